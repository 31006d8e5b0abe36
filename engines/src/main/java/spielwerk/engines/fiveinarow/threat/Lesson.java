package spielwerk.engines.fiveinarow.threat;

/**
 * A position with the end of its game, as {@link Regression} wants it: a few features that are not
 * zero.
 *
 * @param features which ones
 * @param counts how often each is there
 * @param result what became of it for the side to move: 0 lost, 0.5 drawn, 1 won
 */
record Lesson(int[] features, int[] counts, double result) {

  /** How likely a win is under these weights, as a logit. */
  double logit(double[] weights) {
    double sum = 0;
    for (int i = 0; i < features.length; i++) {
      sum += weights[features[i]] * counts[i];
    }
    return sum;
  }
}
