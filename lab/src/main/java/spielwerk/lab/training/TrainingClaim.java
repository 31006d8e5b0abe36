package spielwerk.lab.training;

import java.util.List;
import java.util.Map;
import spielwerk.core.Text;
import spielwerk.lab.Expectation;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.spec.YamlFields;

/**
 * Something the paper says about the course of a training, put so that a curve can decide it: what
 * it is at a generation, compared with a number of the paper or with itself at another generation.
 *
 * @param says the paper's finding, in words
 * @param curve the name of the curve
 * @param at a generation, {@code first}, {@code last}, or {@code throughout}: whether the means of
 *     the thirds of the curve go one way
 * @param than the generation to compare with, or empty for the number
 */
record TrainingClaim(
    String says, String curve, String at, Expectation expect, String than, double number) {
  private static final String THROUGHOUT = "throughout";

  static TrainingClaim read(YamlFields fields) {
    boolean whole = fields.textIfAny("at").orElse("").equals(THROUGHOUT);
    String than = !whole && fields.has("than") ? when(fields, "than") : "";
    TrainingClaim claim =
        new TrainingClaim(
            fields.text("says"),
            fields.text("curve"),
            whole ? THROUGHOUT : fields.has("at") ? when(fields, "at") : "last",
            Expectation.read(fields, Expectation.HIGHER, Expectation.LOWER),
            than,
            !whole && than.isEmpty() ? fields.real("number", -1e18, 1e18) : Double.NaN);
    fields.done();
    return claim;
  }

  private static String when(YamlFields fields, String name) {
    String text = fields.text(name);
    if (!List.of("first", "last").contains(text) && !Text.isNumber(text, 6)) {
      throw fields.mistake(name, "'" + name + "' must be first, last or a generation");
    }
    return text;
  }

  /** Whether there are such curves. */
  void check(YamlFields fields, List<String> curves) {
    if (!curves.contains(curve)) {
      throw fields.mistake(
          "curve",
          "there is no curve '" + curve + "' here; there are " + String.join(", ", curves));
    }
  }

  /** Whether it compares with a number of the paper. */
  boolean hasNumber() {
    return !Double.isNaN(number);
  }

  /** Whether it compares an Elo of ours with one of the paper's. */
  boolean needsLadder() {
    return than.isEmpty()
        && !at.equals(THROUGHOUT)
        && (curve.equals("elo") || curve.equals("updates"));
  }

  /** A sentence that says whether the finding held, with the numbers. */
  String verdict(Map<String, List<LinePlot.Point>> curves) {
    List<LinePlot.Point> points =
        curves.getOrDefault(curve, List.of()).stream().filter(p -> p.y().exists()).toList();
    if (at.equals(THROUGHOUT)) {
      return throughout(points);
    }
    List<LinePlot.Point> here = at(points, at);
    List<LinePlot.Point> there = at(points, than);
    if (here.isEmpty() || (!than.isEmpty() && there.isEmpty())) {
      return "Cannot be told: \"%s\" This training has no %s of generation %s."
          .formatted(says, curve, here.isEmpty() ? at : than);
    }
    Estimate value = here.get(0).y();
    String beside = "the paper has " + Numbers.shown(number);
    Estimate other = Estimate.exactly(number);
    if (!than.isEmpty()) {
      other = there.get(0).y();
      beside = "in generation " + Numbers.shown(there.get(0).x()) + " " + other.shown();
    }
    return "%s: \"%s\" Here %s in generation %s: %s; %s."
        .formatted(
            held(value, other), says, curve, Numbers.shown(here.get(0).x()), value.shown(), beside);
  }

  /** A curve that turns in the end has not gone one way, though it ends beyond its beginning. */
  private String throughout(List<LinePlot.Point> points) {
    int third = points.size() / 3;
    if (third == 0) {
      return "Cannot be told: \"%s\" This training has fewer than three generations of %s."
          .formatted(says, curve);
    }
    double early = mean(points.subList(0, third));
    double middle = mean(points.subList(third, points.size() - third));
    double late = mean(points.subList(points.size() - third, points.size()));
    String held = expect.verdict(early < middle && middle < late, early > middle && middle > late);
    boolean turned = (early < middle) != (middle < late);
    return "%s: \"%s\" Here the means of the thirds of the training are %s, %s and %s."
        .formatted(
            turned ? "Did not hold" : held,
            says,
            Numbers.shown(early),
            Numbers.shown(middle),
            Numbers.shown(late));
  }

  private static double mean(List<LinePlot.Point> points) {
    return points.stream().mapToDouble(point -> point.y().value()).average().orElseThrow();
  }

  private static List<LinePlot.Point> at(List<LinePlot.Point> points, String when) {
    if (points.isEmpty() || when.isEmpty()) {
      return List.of();
    }
    return switch (when) {
      case "first" -> points.subList(0, 1);
      case "last" -> points.subList(points.size() - 1, points.size());
      default -> points.stream().filter(p -> p.x() == Integer.parseInt(when)).limit(1).toList();
    };
  }

  /** Two intervals that overlap leave it open. */
  private String held(Estimate value, Estimate other) {
    double low = value.hasInterval() ? value.low() : value.value();
    double high = value.hasInterval() ? value.high() : value.value();
    double otherLow = other.hasInterval() ? other.low() : other.value();
    double otherHigh = other.hasInterval() ? other.high() : other.value();
    return expect.verdict(low > otherHigh, high < otherLow);
  }
}
