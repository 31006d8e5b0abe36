package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis: where a number lies on the paper.
 *
 * @param from where {@code min} lies
 * @param to where {@code max} lies
 */
record PlotAxis(double min, double max, boolean log, double from, double to) {

  /** An axis with room for all the numbers, its ends at round ones. */
  static PlotAxis around(List<Double> numbers, boolean log, double from, double to) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double number : numbers) {
      if (Double.isFinite(number) && (!log || number > 0)) {
        least = Math.min(least, number);
        most = Math.max(most, number);
      }
    }
    if (least > most) {
      least = log ? 1 : 0;
      most = log ? 10 : 1;
    }
    if (log) {
      return logarithmic(least, most, from, to);
    }
    if (least == most) {
      most = least + Math.max(1, Math.abs(least));
    }
    double step = step(most - least);
    return new PlotAxis(
        Math.floor(least / step + 1e-9) * step,
        Math.ceil(most / step - 1e-9) * step,
        false,
        from,
        to);
  }

  /** An axis that ends where the numbers end. */
  static PlotAxis between(List<Double> numbers, double from, double to) {
    double least = numbers.stream().mapToDouble(n -> n).min().orElse(0);
    double most = numbers.stream().mapToDouble(n -> n).max().orElse(1);
    return new PlotAxis(least, most > least ? most : least + 1, false, from, to);
  }

  private static PlotAxis logarithmic(double least, double most, double from, double to) {
    double low = Math.floor(Math.log10(least) + 1e-9);
    double high = Math.ceil(Math.log10(most) - 1e-9);
    if (high - low > 2) {
      return new PlotAxis(Math.pow(10, low), Math.pow(10, Math.max(high, low + 1)), true, from, to);
    }
    // within a hundredfold a whole power of ten at either end would waste most of the paper
    List<Double> round = fine(low - 1, high + 1);
    double below =
        round.stream().filter(r -> r <= least * (1 + 1e-9)).reduce((a, b) -> b).orElse(least);
    double above = round.stream().filter(r -> r >= most * (1 - 1e-9)).findFirst().orElse(most);
    return new PlotAxis(below, above > below ? above : below * 2, true, from, to);
  }

  double at(double number) {
    double share =
        log
            ? Math.log(Math.max(number, min) / min) / Math.log(max / min)
            : (number - min) / (max - min);
    return from + Math.max(0, Math.min(1, share)) * (to - from);
  }

  /** The numbers to write beside the axis. */
  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    if (log) {
      double low = Math.floor(Math.log10(min) + 1e-9);
      double high = Math.ceil(Math.log10(max) - 1e-9);
      if (high - low <= 2) {
        return fine(low, high).stream()
            .filter(tick -> tick >= min * (1 - 1e-9) && tick <= max * (1 + 1e-9))
            .toList();
      }
      for (double power = low; power <= high; power++) {
        ticks.add(Math.pow(10, power));
      }
      return ticks;
    }
    double step = step(max - min);
    for (long i = (long) Math.ceil(min / step - 1e-6); i * step <= max + step * 1e-6; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  private static List<Double> fine(double low, double high) {
    List<Double> ticks = new ArrayList<>();
    for (double power = low; power <= high; power++) {
      for (int digit : new int[] {1, 2, 5}) {
        ticks.add(digit * Math.pow(10, power));
      }
    }
    return ticks;
  }

  /** 1, 2 or 5 times a power of ten, about six to the axis. */
  private static double step(double range) {
    double rough = range / 6;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double lead = rough / power;
    return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
  }
}
