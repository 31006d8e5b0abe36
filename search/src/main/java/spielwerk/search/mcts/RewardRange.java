package spielwerk.search.mcts;

import java.util.Arrays;

/** The least and the most that each seat has seen in a search, to scale its rewards to 0..1. */
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

  void seen(double[] rewards) {
    for (int seat = 0; seat < least.length; seat++) {
      least[seat] = Math.min(least[seat], rewards[seat]);
      most[seat] = Math.max(most[seat], rewards[seat]);
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
   * A reward on the scale of the seat that gets it: the others' may lie far away from its own. What
   * is 0..1 anyway is never {@linkplain #seen seen} and stays; what is all alike counts 1.
   */
  double of(int seat, double reward) {
    double range = most[seat] - least[seat];
    return range < 0 ? reward : range == 0 ? 1 : (reward - least[seat]) / range;
  }
}
