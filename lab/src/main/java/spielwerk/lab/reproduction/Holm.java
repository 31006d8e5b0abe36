package spielwerk.lab.reproduction;

import java.util.stream.IntStream;

/**
 * Holm's correction (1979) of p values that are looked at together: the chance that any claim is
 * called decided by chance alone stays below the level.
 */
final class Holm {
  private Holm() {}

  /** The corrected values, in the order of those given. */
  static double[] adjust(double[] values) {
    int[] order =
        IntStream.range(0, values.length)
            .boxed()
            .sorted((a, b) -> Double.compare(values[a], values[b]))
            .mapToInt(i -> i)
            .toArray();
    double[] adjusted = new double[values.length];
    double least = 0;
    for (int rank = 0; rank < order.length; rank++) {
      least = Math.max(least, Math.min(1, (order.length - rank) * values[order[rank]]));
      adjusted[order[rank]] = least;
    }
    return adjusted;
  }
}
