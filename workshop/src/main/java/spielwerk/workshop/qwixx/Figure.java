package spielwerk.workshop.qwixx;

import java.util.List;
import java.util.Locale;

/**
 * A mean with half its 95% confidence interval.
 *
 * @param half half the width of the interval
 */
public record Figure(double mean, double half) {
  /** Of the results of games, in blocks whose order decides how they are summed. */
  public static Figure of(List<double[]> blocks) {
    long count = 0;
    double sum = 0;
    for (double[] block : blocks) {
      count += block.length;
      for (double each : block) {
        sum += each;
      }
    }
    double mean = sum / count;
    double squares = 0;
    for (double[] block : blocks) {
      for (double each : block) {
        squares += (each - mean) * (each - mean);
      }
    }
    return new Figure(mean, 1.96 * Math.sqrt(squares / (count - 1) / count));
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f +- %.2f", mean, half);
  }
}
