package spielwerk.engines.othello.patterns;

import spielwerk.core.Budget;

/**
 * How one move is thought about.
 *
 * @param depth how deep to search at most
 * @param exact from this many empty squares on, the position is solved
 * @param selective whether Multi-ProbCut may leave things out
 * @param limit what else ends the search
 */
record SearchPlan(int depth, int exact, boolean selective, Budget limit) {

  /** With nothing but time or nodes to end it the search goes on as long as it may. */
  boolean open() {
    return depth >= DEEPEST;
  }

  static final int DEEPEST = 60;

  /** Nodes that the solver visits in a millisecond, roughly. */
  private static final long SOLVER = 10_000;

  /** What can usually be solved in a millisecond, and in ten times as much. */
  private static final int AT_ONCE = 10;

  private static final int MORE = 4;

  /**
   * From how many empty squares on a budget is likely to suffice for a solution. FFO 40 to 44, of
   * 20 to 25 empty squares, take a second and a half each; a square more costs nearly twice as
   * much.
   */
  static int solvable(Budget limit) {
    long millis = limit.millis() > 0 ? limit.millis() : Long.MAX_VALUE;
    if (limit.nodes() > 0) {
      millis = Math.min(millis, Math.max(1, limit.nodes() / SOLVER));
    }
    return Math.min(DEEPEST, AT_ONCE + (int) (MORE * StrictMath.log10(millis)));
  }
}
