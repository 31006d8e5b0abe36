package spielwerk.core;

/** The moves worth thinking about, where the legal ones are too many. Belongs to one thread. */
@FunctionalInterface
public interface Candidates {
  /** Every legal move. */
  Candidates ALL = State::moves;

  /**
   * Appends some legal moves, at least one unless the game is over, and returns the new end, as
   * {@link State#moves}.
   */
  int list(State state, int[] into, int at);
}
