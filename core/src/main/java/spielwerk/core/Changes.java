package spielwerk.core;

/**
 * Which moves are no longer what they were, since something near them has changed. For searches
 * that remember moves from turn to turn. Belongs to one thread.
 */
@FunctionalInterface
public interface Changes {
  /** Whether what was known of a move in one position may be wrong in a later one. */
  interface Test {
    boolean stale(int move);
  }

  /** The answer is good until the next call. */
  Test between(State before, State after);
}
