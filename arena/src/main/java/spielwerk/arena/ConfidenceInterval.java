package spielwerk.arena;

import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;

/**
 * Where the true score lies with 95% confidence.
 *
 * <p>Games of one group (an opening, played from every seat) are not independent, and draws make
 * results that are not binary, so the usual interval of a proportion does not hold. The groups are
 * independent: we take Student's t interval of the mean over the scores of the groups. It needs
 * groups that differ, and some of them; with fewer than {@value #FEW} groups, or when all are
 * equal, we take Wilson's score interval over the games, a draw counting as half a win. That is
 * wider than the truth when there are draws, and honest when there are few games.
 */
public record ConfidenceInterval(double low, double high) {
  private static final int FEW = 10;

  private static final double ERROR = 0.05;

  /** The 97.5% point of the normal distribution. */
  private static final double Z = 1.959963984540054;

  public ConfidenceInterval {
    low = Math.max(0, low);
    high = Math.min(1, high);
  }

  /**
   * The interval of a score.
   *
   * @param score over all games
   * @param games how many
   * @param groups the mean score of each group
   */
  public static ConfidenceInterval of(double score, int games, double[] groups) {
    double variance = variance(groups);
    return groups.length < FEW || variance < 1e-12
        ? wilson(score, games)
        : student(score, variance, groups.length);
  }

  /** Wilson (1927), for a score that need not be a whole number of wins. */
  static ConfidenceInterval wilson(double score, int games) {
    if (games == 0) {
      return new ConfidenceInterval(0, 1);
    }
    double z2 = Z * Z / games;
    double centre = (score + z2 / 2) / (1 + z2);
    double half = Z / (1 + z2) * Math.sqrt(score * (1 - score) / games + z2 / (4 * games));
    return new ConfidenceInterval(
        score <= 0 ? 0 : centre - half, // not a hair beside the bound
        score >= 1 ? 1 : centre + half);
  }

  static ConfidenceInterval student(double mean, double variance, int count) {
    var interval = NormalConfidenceInterval.MEAN.fromErrorRate(mean, variance, count, ERROR);
    return new ConfidenceInterval(interval.getLowerBound(), interval.getUpperBound());
  }

  /** The unbiased variance of a sample. */
  private static double variance(double[] sample) {
    return sample.length < 2 ? 0 : Variance.of(sample).getAsDouble();
  }
}
