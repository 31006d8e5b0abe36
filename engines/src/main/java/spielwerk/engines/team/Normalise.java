package spielwerk.engines.team;

import java.util.Locale;

/**
 * How the ratings of different engines are made comparable (Morphion, chapters 2.4 and 5.1). The
 * paper's first server set the best rating of each engine to a constant; bringing the sum to it
 * made all teams stronger, since an engine that sees nothing special then spreads its say thinly.
 */
enum Normalise {
  SUM,
  MAX;

  /** What the sum or the largest rating of every member becomes before it is weighed. */
  static final double CONSTANT = 100;

  static Normalise of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /**
   * The ratings on the common scale. What is not a rating (negative, not a number) counts as 0;
   * where nothing is above 0 the member wants all its moves alike; where something is infinite,
   * nothing else counts.
   */
  double[] apply(double[] ratings) {
    double most = 0;
    for (double rating : ratings) {
      most = Math.max(most, Double.isNaN(rating) ? 0 : rating);
    }
    double[] scaled = new double[ratings.length];
    double sum = 0;
    for (int i = 0; i < ratings.length; i++) {
      // first to at most 1, so that no sum of large ratings is beyond all numbers
      scaled[i] = most == 0 || ratings[i] == most ? 1 : ratings[i] > 0 ? ratings[i] / most : 0;
      sum += scaled[i];
    }
    double unit = this == SUM ? CONSTANT / sum : CONSTANT;
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] *= unit;
    }
    return scaled;
  }
}
