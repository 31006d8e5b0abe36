package spielwerk.lab.reproduction;

import java.util.Locale;
import spielwerk.lab.Measure;
import spielwerk.runs.report.Numbers;

/** The numbers of a claim as people read them. */
record ClaimText(ClaimResult result) {
  /** What was measured, with its interval. */
  String here() {
    return result.measure().map(measure -> measure.estimate().shown()).orElse("");
  }

  String count() {
    return result
        .measure()
        .map(m -> m.kind() == Measure.Kind.EXACT ? "exact" : Numbers.shown(m.n()))
        .orElse("");
  }

  String p() {
    return probability(result.p());
  }

  String holm() {
    return probability(result.holm());
  }

  private static String probability(double p) {
    if (Double.isNaN(p)) {
      return "";
    }
    return p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, p < 0.01 ? "%.4f" : "%.2f", p);
  }

  /** The effect that would have been found: a distance, a factor, or a margin. */
  String smallest() {
    double smallest = result.smallest();
    if (Double.isNaN(smallest)) {
      return "";
    }
    Measure.Kind kind = result.measure().orElseThrow().kind();
    String number = Numbers.shown(smallest);
    boolean factor = kind == Measure.Kind.RATIO || kind == Measure.Kind.SPREAD;
    return (factor ? "×" : "±") + number;
  }

  /** At which scale, and how it came out. */
  String scale() {
    return result.from().map(kept -> kept.scale()).orElse("not run");
  }
}
