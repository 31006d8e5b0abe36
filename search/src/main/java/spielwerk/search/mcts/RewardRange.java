package spielwerk.search.mcts;

import java.util.Arrays;

/** The least and the most that each seat has seen in a search, to bring its worth to 0..1. */
final class RewardRange {
  private final double[] least;
  private final double[] most;

  RewardRange(int seats) {
    this.least = new double[seats];
    this.most = new double[seats];
    clear();
  }

  void clear() {
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    Arrays.fill(most, Double.NEGATIVE_INFINITY);
  }

  void seen(double[] worth) {
    for (int seat = 0; seat < least.length; seat++) {
      least[seat] = Math.min(least[seat], worth[seat]);
      most[seat] = Math.max(most[seat], worth[seat]);
    }
  }

  /** The least that any seat has seen. */
  double least() {
    double all = least[0];
    for (double one : least) {
      all = Math.min(all, one);
    }
    return all;
  }

  /** The most that any seat has seen. */
  double most() {
    double all = most[0];
    for (double one : most) {
      all = Math.max(all, one);
    }
    return all;
  }

  /**
   * Worth on the scale of the seat that it is worth to: the others' may lie far away from its own.
   * What is 0..1 anyway is never {@linkplain #seen seen} and stays; what is all alike counts 1.
   */
  double of(int seat, double worth) {
    double range = most[seat] - least[seat];
    return range < 0 ? worth : range == 0 ? 1 : (worth - least[seat]) / range;
  }
}
