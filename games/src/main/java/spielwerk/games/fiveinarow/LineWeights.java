package spielwerk.games.fiveinarow;

import spielwerk.core.Evaluation;

/**
 * What a number of stones in a line counts for. One stone more counts eight times as much, so that
 * a longer line is not outweighed by a handful of shorter ones; the numbers are ours, the paper
 * gives none. For lines longer than six only the last steps grow like that, so that sums stay small
 * enough.
 */
final class LineWeights {
  private static final int SHIFT = 3;
  private static final int STEPS = 4;

  private LineWeights() {}

  /** For 0 up to {@code line} stones: 0, 1, 8, 64, 512, .. */
  static int[] of(int line) {
    int[] weights = new int[line + 1];
    int late = Math.max(0, line - 2 - STEPS);
    for (int stones = 1; stones <= line; stones++) {
      int steps = Math.max(0, stones - 1 - late);
      weights[stones] = Math.max(stones, 1 << (SHIFT * steps));
    }
    return weights;
  }

  /** A balance of X against O as the value for the side to move. */
  static int value(FiveInARowState state, long balance) {
    if (!state.coloursKnown()) {
      return 0; // whoever is ahead may still become the other side's
    }
    long own = state.colour() == 0 ? balance : -balance;
    return (int) Math.max(1 - Evaluation.LIMIT, Math.min(Evaluation.LIMIT - 1, own));
  }
}
