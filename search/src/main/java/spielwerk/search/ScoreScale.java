package spielwerk.search;

import spielwerk.core.Evaluation;
import spielwerk.core.Goal;
import spielwerk.core.State;

/**
 * What values mean inside a search: whole numbers from the view of the side to move. Below {@link
 * Evaluation#LIMIT} they are evaluations or points; beyond it the game is won or lost, and the
 * sooner the larger.
 *
 * @param goal for points a finished game is worth its points, otherwise a win, a draw or a loss
 * @param sooner whether a win counts more the fewer plies it takes; without, all wins are alike and
 *     windows close faster
 * @param won what a win is worth where all are alike
 */
record ScoreScale(Goal goal, boolean sooner, int won) {
  /** A win on the spot. */
  static final int WIN = 1_500_000;

  ScoreScale(Goal goal, boolean sooner) {
    this(goal, sooner, WIN);
  }

  /** The paper's first scale: +1, 0 and -1. */
  static ScoreScale signs(Goal goal) {
    return new ScoreScale(goal, false, 1);
  }

  /** Larger than any value. */
  static final int INFINITY = 2_000_000;

  /** Whether a value is a won or lost game rather than an estimate. */
  static boolean decided(int value) {
    return value >= Evaluation.LIMIT || value <= -Evaluation.LIMIT;
  }

  /** The value of a finished game for a seat, this many plies below the root. */
  int ended(State state, int seat, int ply) {
    int points = state.points(seat);
    if (goal == Goal.POINTS) {
      return points;
    }
    int against = state.points(1 - seat);
    return points == against ? 0 : (sooner ? WIN - ply : won) * (points > against ? 1 : -1);
  }

  /**
   * A value as the table keeps it: plies to the end counted from the position, not from the root.
   */
  int toTable(int value, int ply) {
    return shifted(value, ply);
  }

  /** The inverse of {@link #toTable}. */
  int fromTable(int value, int ply) {
    return shifted(value, -ply);
  }

  private int shifted(int value, int plies) {
    if (!sooner || goal == Goal.POINTS) {
      return value;
    }
    return value >= Evaluation.LIMIT
        ? value + plies
        : value <= -Evaluation.LIMIT ? value - plies : value;
  }

  /** A value as the world outside wants it: what to expect between -1 and +1, or points. */
  double expected(int value) {
    if (goal == Goal.POINTS) {
      return value;
    }
    // An evaluation has no scale that all games share; this keeps the order and never claims a win.
    return decided(value) ? Integer.signum(value) : value / (Math.abs(value) + 100.0);
  }

  /** How much a move of this value is wanted, from 0 to 1. */
  double rating(int value) {
    double share = goal == Goal.POINTS ? value / (Math.abs(value) + 10.0) : expected(value);
    return (1 + share) / 2;
  }
}
