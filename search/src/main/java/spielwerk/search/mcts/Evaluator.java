package spielwerk.search.mcts;

import java.util.random.RandomGenerator;
import spielwerk.core.State;

/**
 * Says what the leaf of a simulation is worth to each seat: by playing on from it, or by asking a
 * network, whose answer may come later, together with those for other leaves.
 */
public interface Evaluator {
  /** What came of an evaluation. */
  enum Answer {
    /** The rewards are written down. */
    VALUED,
    /** It is asked for; {@link TreeSearch#resume} goes on when it is here. */
    LATER,
    /** There is none: the budget or the memory has run out. */
    NONE
  }

  /**
   * Evaluates a leaf, or a node that lies as deep as the search may go.
   *
   * @param state its position; may be changed
   * @param most how many more positions may be visited
   */
  Answer evaluate(
      State state, SimulationPath path, double[] rewards, long most, RandomGenerator random);

  /** How many positions the last evaluation visited beyond the tree. */
  default long positions() {
    return 0;
  }

  /** Writes down the rewards of a game that is over. */
  void result(State end, double[] rewards);

  /** Whether rewards lie from 0 (lost) to 1 (won) and add up to 1; else they add up to 0. */
  boolean unit();

  /** Whether it gives moves their priors, so that even the root is evaluated before its moves. */
  default boolean givesPriors() {
    return false;
  }

  /** Whether it wants to know all moves of a simulation. */
  default boolean remembers() {
    return false;
  }

  /** A simulation begins; only if it {@link #remembers}. */
  default void start() {}

  /** A move was played in the tree; only if it {@link #remembers}. */
  default void note(int seat, int move) {}

  /** A simulation ended where the rewards were known. */
  default void learn(SimulationPath path, double[] rewards) {}
}
