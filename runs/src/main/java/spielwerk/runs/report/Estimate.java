package spielwerk.runs.report;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * An estimate with its 95% confidence interval. NaN for the bounds where there was too little to
 * tell.
 *
 * @param count how many measurements it rests on
 */
public record Estimate(double value, double low, double high, int count) {
  /** Nothing was measured. */
  public static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN, 0);

  /** A number without an interval: one that is given, or measured once. */
  public static Estimate exactly(double value) {
    return new Estimate(value, Double.NaN, Double.NaN, 1);
  }

  /** The mean with Student's interval. */
  public static Estimate mean(double[] values) {
    int n = values.length;
    if (n == 0) {
      return NONE;
    }
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / n;
    if (n == 1) {
      return exactly(mean);
    }
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double error = Math.sqrt(squares / (n - 1) / n);
    double half = error * TDistribution.of(n - 1).inverseSurvivalProbability(0.025);
    return new Estimate(mean, mean - half, mean + half, n);
  }

  /**
   * The typical ratio of paired measurements, all above 0: the geometric mean of the ratios, with
   * Student's interval for the mean of their logarithms. A pair that halves and a pair that doubles
   * then weigh alike, and large positions do not drown small ones.
   */
  public static Estimate ratio(double[] above, double[] below) {
    double[] logs = new double[above.length];
    for (int i = 0; i < logs.length; i++) {
      logs[i] = Math.log(above[i] / below[i]);
    }
    Estimate mean = mean(logs);
    return new Estimate(Math.exp(mean.value), Math.exp(mean.low), Math.exp(mean.high), mean.count);
  }

  public boolean exists() {
    return !Double.isNaN(value);
  }

  /** Whether there is an interval at all. */
  public boolean hasInterval() {
    return !Double.isNaN(low) && !Double.isNaN(high);
  }

  /** Whether the whole interval lies below a number. */
  public boolean below(double number) {
    return hasInterval() && high < number;
  }

  /** Whether the whole interval lies above a number. */
  public boolean above(double number) {
    return hasInterval() && low > number;
  }

  /** As people read it: {@code 1,234 (1,100 to 1,368)}. */
  public String shown() {
    if (!exists()) {
      return "";
    }
    return hasInterval()
        ? Numbers.shown(value) + " (" + Numbers.shown(low) + " to " + Numbers.shown(high) + ")"
        : Numbers.shown(value);
  }
}
