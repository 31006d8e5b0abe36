package spielwerk.search.mcts;

import spielwerk.core.State;

/** The reward of a simulation for every seat. Belongs to one thread. */
public interface Reward {
  /** Before a search from this position, for rewards that measure the change. */
  default void begin(State root) {}

  /**
   * Writes the rewards of a position for each seat: of a game that is over, or of one in which the
   * roll-out was cut off.
   */
  void of(State state, double[] rewards);

  /**
   * Whether rewards always lie from 0 (lost) to 1 (won). If not, the search scales them by the
   * least and the largest it has seen.
   */
  boolean unit();
}
