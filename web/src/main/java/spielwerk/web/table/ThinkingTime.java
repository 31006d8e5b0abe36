package spielwerk.web.table;

import spielwerk.core.Budget;

/** How long an engine may think about its next move. */
final class ThinkingTime {
  /** A game seldom has more than this many moves to go. */
  private static final int MOVES_TO_GO = 30;

  private ThinkingTime() {}

  static Budget of(Budget budget, Clocks clocks, int seat) {
    if (!clocks.limited()) {
      return budget;
    }
    long left = Math.max(1, clocks.left(seat));
    long share = Math.max(1, Math.min(left, left / MOVES_TO_GO + clocks.increment()));
    return budget.tighter(new Budget(0, 0, 0, share));
  }
}
