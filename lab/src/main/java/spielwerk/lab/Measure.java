package spielwerk.lab;

import org.apache.commons.statistics.distribution.FDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import spielwerk.runs.report.Estimate;

/**
 * A number that a study found, by a name that others can refer to, with what is needed to test a
 * claim about it: how many independent measurements it rests on and how far they lie apart.
 *
 * @param kind how its interval and its tests are computed
 * @param low lower bound of the 95% confidence interval
 * @param n independent measurements: cycles, positions, pairs of games, games
 * @param sd standard deviation of one measurement, on the scale of the logarithm for a ratio
 */
public record Measure(
    String name, Kind kind, double value, double low, double high, int n, double sd) {
  private static final double ERROR = 0.025;

  /** How a measure was taken. */
  public enum Kind {
    /** A mean of measurements, by Student's t. */
    MEAN,
    /** A geometric mean of ratios, by Student's t of the logarithms. */
    RATIO,
    /** A share of games, by Wilson's score. */
    SHARE,
    /** A ratio of two standard deviations, by Fisher's F; n measurements on either side. */
    SPREAD,
    /** Known exactly: chance has no part in it. */
    EXACT
  }

  public static Measure exact(String name, double value) {
    return new Measure(name, Kind.EXACT, value, value, value, 1, 0);
  }

  /** The mean of some measurements. */
  public static Measure mean(String name, double[] values) {
    Estimate mean = Estimate.mean(values);
    return values.length < 2
        ? exact(name, mean.value())
        : new Measure(
            name, Kind.MEAN, mean.value(), mean.low(), mean.high(), values.length, sd(values));
  }

  /** The mean of one series less another, measurement by measurement. */
  public static Measure difference(String name, double[] first, double[] second) {
    double[] differences = first.clone();
    for (int i = 0; i < differences.length; i++) {
      differences[i] -= second[i];
    }
    return mean(name, differences);
  }

  /** The typical ratio of paired measurements. */
  public static Measure ratio(String name, double[] above, double[] below) {
    double[] logs = new double[above.length];
    for (int i = 0; i < logs.length; i++) {
      logs[i] = Math.log(above[i] / below[i]);
    }
    Measure mean = mean(name, logs);
    return new Measure(
        name,
        mean.kind == Kind.EXACT ? Kind.EXACT : Kind.RATIO,
        Math.exp(mean.value),
        Math.exp(mean.low),
        Math.exp(mean.high),
        mean.n,
        mean.sd);
  }

  /** A share of games. */
  public static Measure share(String name, double share, int games) {
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability(ERROR);
    double z2 = z * z / games;
    double centre = (share + z2 / 2) / (1 + z2);
    double half = z / (1 + z2) * Math.sqrt(share * (1 - share) / games + z2 / (4 * games));
    return new Measure(
        name,
        Kind.SHARE,
        share,
        share <= 0 ? 0 : centre - half,
        share >= 1 ? 1 : centre + half,
        games,
        Math.sqrt(share * (1 - share)));
  }

  /**
   * An estimate by Student's t over some units, of which only the interval is kept.
   *
   * @param units independent measurements behind the interval
   */
  public static Measure of(String name, Estimate estimate, int units) {
    if (!estimate.hasInterval() || units < 2) {
      return exact(name, estimate.value());
    }
    // a bound may have been cut off where a score cannot go on
    double half = Math.max(estimate.high() - estimate.value(), estimate.value() - estimate.low());
    double error = half / TDistribution.of(units - 1).inverseSurvivalProbability(ERROR);
    return new Measure(
        name,
        Kind.MEAN,
        estimate.value(),
        estimate.low(),
        estimate.high(),
        units,
        error * Math.sqrt(units));
  }

  /** One estimate less another that has nothing to do with it. */
  public static Measure independent(String name, Estimate first, Estimate second) {
    double difference = first.value() - second.value();
    if (!first.hasInterval() || !second.hasInterval()) {
      return exact(name, difference);
    }
    double half = Math.hypot(first.high() - first.low(), second.high() - second.low()) / 2;
    int units = Math.max(2, Math.min(first.count(), second.count()));
    return of(name, new Estimate(difference, difference - half, difference + half, units), units);
  }

  /** How much more one series is spread out than another of the same length. */
  public static Measure spread(String name, double[] first, double[] second) {
    double ratio = sd(first) / sd(second);
    FDistribution fisher = FDistribution.of(first.length - 1, second.length - 1);
    return new Measure(
        name,
        Kind.SPREAD,
        ratio,
        ratio / Math.sqrt(fisher.inverseSurvivalProbability(ERROR)),
        ratio / Math.sqrt(fisher.inverseCumulativeProbability(ERROR)),
        first.length,
        sd(first));
  }

  public Estimate estimate() {
    return kind == Kind.EXACT ? Estimate.exactly(value) : new Estimate(value, low, high, n);
  }

  private static double sd(double[] values) {
    double mean = Estimate.mean(values).value();
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return Math.sqrt(squares / (values.length - 1));
  }
}
