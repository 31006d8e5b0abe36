package spielwerk.workshop.fiveinarow;

import java.util.Arrays;

/**
 * A position with the end of its game, as {@link LogisticRegression} wants it: a few features that
 * are not zero.
 *
 * @param features which ones
 * @param counts how often each is there
 * @param result what became of it for the side to move: 0 lost, 0.5 drawn, 1 won
 */
record QuietPosition(int[] features, int[] counts, double result) {

  /** How likely a win is under these weights, as a logit. */
  double logit(double[] weights) {
    double sum = 0;
    for (int i = 0; i < features.length; i++) {
      sum += weights[features[i]] * counts[i];
    }
    return sum;
  }

  /**
   * @param all by feature: how often it is there
   */
  static QuietPosition of(int[] all, double result) {
    int[] features = new int[all.length];
    int[] counts = new int[all.length];
    int size = 0;
    for (int i = 0; i < all.length; i++) {
      if (all[i] != 0) {
        features[size] = i;
        counts[size++] = all[i];
      }
    }
    return new QuietPosition(Arrays.copyOf(features, size), Arrays.copyOf(counts, size), result);
  }
}
