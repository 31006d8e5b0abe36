package spielwerk.search.mcts;

import spielwerk.core.State;

/** Says what a simulation was worth to every seat. Belongs to one thread. */
public interface Reward {
  /** Before a search from this position, for rewards that measure the change. */
  default void begin(State root) {}

  /**
   * Writes the worth of a position to each seat: of a game that is over, or of one in which the
   * roll-out was cut off.
   */
  void of(State state, double[] worth);

  /**
   * Whether the worth always lies from 0 (lost) to 1 (won). If not, the search scales it by the
   * least and the largest it has seen.
   */
  boolean unit();
}
