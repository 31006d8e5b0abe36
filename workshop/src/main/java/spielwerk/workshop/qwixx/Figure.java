package spielwerk.workshop.qwixx;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/**
 * A mean with half its 95% confidence interval.
 *
 * @param half half the width of the interval
 */
public record Figure(double mean, double half) {
  /** Of the results of games, in blocks whose order decides how they are summed. */
  public static Figure of(List<double[]> blocks) {
    double[] all = blocks.stream().flatMapToDouble(Arrays::stream).toArray();
    double deviation = StandardDeviation.of(all).getAsDouble();
    return new Figure(Mean.of(all).getAsDouble(), 1.96 * deviation / Math.sqrt(all.length));
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f +- %.2f", mean, half);
  }
}
