package spielwerk.search.mcts;

import java.util.Arrays;

/**
 * How well each move has done for each seat in all simulations of a search, wherever it was played:
 * what MAST (Finnsson and Björnsson 2008) and progressive history (Nijssen and Winands 2010) draw
 * on.
 */
final class MoveAverages {
  private final int codes;
  private final double[] sums;
  private final int[] counts;

  MoveAverages(int seats, int codes) {
    this.codes = codes;
    this.sums = new double[seats * codes];
    this.counts = new int[seats * codes];
  }

  void clear() {
    Arrays.fill(sums, 0);
    Arrays.fill(counts, 0);
  }

  void add(int seat, int move, double reward) {
    int at = seat * codes + move;
    sums[at] += reward;
    counts[at]++;
  }

  /** The mean reward of a move, or a value given for one never played. */
  double mean(int seat, int move, double unknown) {
    int at = seat * codes + move;
    return counts[at] == 0 ? unknown : sums[at] / counts[at];
  }
}
