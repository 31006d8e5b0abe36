package spielwerk.core;

/**
 * What a position is worth to the side to move, in whole numbers of the evaluation's own scale. An
 * instance belongs to one thread, for it may keep state from call to call; its answer depends on
 * the position alone.
 */
@FunctionalInterface
public interface Evaluation {
  /**
   * Evaluations stay strictly between {@code -LIMIT} and {@code LIMIT}; beyond lie won and lost
   * games.
   */
  int LIMIT = 1_000_000;

  /** Knows nothing: for games that are searched to the end. */
  Evaluation NONE = state -> 0;

  /** The worth of a position that is not over. */
  int value(State state);
}
