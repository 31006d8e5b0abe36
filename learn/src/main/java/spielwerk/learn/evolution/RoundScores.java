package spielwerk.learn.evolution;

/**
 * What the players of a population got in each round of a generation.
 *
 * @param games how many games that took
 */
record RoundScores(double[][] points, double[][] worths, int games) {
  /** Mean points of a player. */
  double points(int player) {
    return mean(points[player]);
  }

  /** Mean fitness of a player. */
  double fitness(int player) {
    return mean(worths[player]);
  }

  /** The corrected sample variance of a player's fitness from round to round (formula 7). */
  double variance(int player) {
    return variance(worths[player]);
  }

  static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  /** Formula 7; 0 for a single value, which has no variance. */
  static double variance(double[] values) {
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return values.length < 2 ? 0 : squares / (values.length - 1);
  }

  /** The mean points of all. */
  double mean() {
    double sum = 0;
    for (double[] own : points) {
      sum += mean(own);
    }
    return sum / points.length;
  }
}
