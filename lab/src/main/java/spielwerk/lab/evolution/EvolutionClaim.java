package spielwerk.lab.evolution;

import com.google.re2j.Pattern;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.FDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import spielwerk.lab.Expectation;
import spielwerk.lab.Measure;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.spec.YamlFields;

/**
 * Something the paper says about evolutions, put so that numbers can decide it: one side compared
 * with another side, or with a number of the paper.
 *
 * @param says the paper's finding, in words
 * @param measure what is compared
 * @param number what the first side is compared with if there is no second
 * @param expect whether the first is said to be higher, lower or alike
 * @param within how far apart two may be and still be called alike
 */
record EvolutionClaim(
    String says,
    Quantity measure,
    Side first,
    Optional<Side> second,
    double number,
    Expectation expect,
    double within) {
  private static final Pattern WINDOW = Pattern.compile("tail|all|\\d{1,6}-\\d{1,6}");

  /** What is compared. */
  enum Quantity {
    /** Mean points of the population. */
    MEAN("mean points"),
    /** Points of the best player of a generation. */
    BEST("points of the best"),
    /** How much the mean goes up and down from generation to generation. */
    MEAN_SWING("swing of the mean"),
    /** How much the best goes up and down. */
    BEST_SWING("swing of the best"),
    /** How much the cycles differ from each other: standard deviation between them. */
    SCATTER("deviation between cycles"),
    /** Whether the best at the end has the strategy that all began with: 1 or 0. */
    FOUNDER("share of cycles with the first strategy on top at the end"),
    /** How often the best player of the last generation wins in a {@link ChampionDuel}. */
    WINS("share of wins of the best player");

    private final String words;

    Quantity(String words) {
      this.words = words;
    }

    static List<String> names() {
      return Arrays.stream(values()).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    }

    double of(EvolutionCurve curve, int from, int to) {
      return switch (this) {
        case MEAN, SCATTER -> curve.mean(EvolutionCurve.Figure.MEAN, from, to);
        case BEST -> curve.mean(EvolutionCurve.Figure.BEST, from, to);
        case MEAN_SWING -> curve.swing(EvolutionCurve.Figure.MEAN, from, to);
        case BEST_SWING -> curve.swing(EvolutionCurve.Figure.BEST, from, to);
        case FOUNDER -> curve.founderOnTop() ? 1 : 0;
        case WINS -> curve.wins();
      };
    }
  }

  /**
   * Generations of a variant: the first ones, the last ones or all.
   *
   * @param window {@code tail}, {@code all}, or {@code 0-20}
   */
  record Side(int variant, String label, String window) {
    /** The window as first and last generation, the last not included. */
    int[] bounds(int generations, int tail) {
      if (window.equals("all")) {
        return new int[] {0, generations};
      }
      if (window.equals("tail")) {
        return new int[] {Math.max(0, generations - tail), generations};
      }
      String[] parts = window.split("-");
      return new int[] {Integer.parseInt(parts[0]), Integer.parseInt(parts[1])};
    }

    double[] values(Quantity measure, List<List<EvolutionCurve>> curves, int tail) {
      return curves.get(variant).stream()
          .mapToDouble(
              curve -> {
                int[] bounds = bounds(curve.generations().size(), tail);
                return measure.of(curve, bounds[0], bounds[1]);
              })
          .toArray();
    }

    /** As it stands in the name of a measure. */
    String key() {
      return window + ": " + label;
    }

    @Override
    public String toString() {
      return switch (window) {
        case "tail" -> label;
        case "all" -> label + " over all generations";
        default -> label + " in generations " + window.replace("-", " to ");
      };
    }
  }

  static EvolutionClaim read(YamlFields fields, List<EvolutionStudy.Variant> variants) {
    Quantity measure =
        fields.has("measure")
            ? Quantity.valueOf(fields.word("measure", Quantity.names()).toUpperCase(Locale.ROOT))
            : Quantity.MEAN;
    Expectation expect =
        Expectation.read(fields, Expectation.HIGHER, Expectation.LOWER, Expectation.ALIKE);
    String window = window(fields, "window", "tail");
    Optional<Side> second = Optional.empty();
    double number = Double.NaN;
    if (fields.has("number")) {
      number = fields.real("number", -1e6, 1e6);
    } else {
      second =
          Optional.of(side(fields, "second", window(fields, "secondWindow", window), variants));
    }
    EvolutionClaim claim =
        new EvolutionClaim(
            fields.text("says"),
            measure,
            side(fields, "first", window, variants),
            second,
            number,
            expect,
            expect == Expectation.ALIKE ? fields.real("within", 0, 1e6) : 0);
    if (measure == Quantity.SCATTER && (second.isEmpty() || expect == Expectation.ALIKE)) {
      throw fields.mistake("measure", "scatter of one variant is higher or lower than another's");
    }
    fields.done();
    return claim;
  }

  private static String window(YamlFields fields, String name, String usual) {
    String window = fields.textIfAny(name).orElse(usual);
    if (!WINDOW.matches(window)) {
      throw fields.mistake(name, "'" + name + "' must be tail, all or two generations as in 0-20");
    }
    return window;
  }

  private static Side side(
      YamlFields fields, String name, String window, List<EvolutionStudy.Variant> variants) {
    List<String> labels = variants.stream().map(EvolutionStudy.Variant::label).toList();
    String label = fields.word(name, labels);
    return new Side(labels.indexOf(label), label, window);
  }

  /** What is compared, as a number of its own: of the first side, or how it differs. */
  Measure measured(List<List<EvolutionCurve>> curves, int tail) {
    double[] one = first.values(measure, curves, tail);
    String name = measure.name().toLowerCase(Locale.ROOT) + " ";
    if (second.isEmpty()) {
      return measure == Quantity.FOUNDER
          ? Measure.share(name + first.key(), Estimate.mean(one).value(), one.length)
          : Measure.mean(name + first.key(), one);
    }
    double[] two = second.get().values(measure, curves, tail);
    return measure == Quantity.SCATTER
        ? Measure.spread(name + first.key() + " / " + second.get().key(), one, two)
        : Measure.difference(name + first.key() + " - " + second.get().key(), one, two);
  }

  /** A sentence that says whether the finding held, with the numbers. */
  String verdict(List<List<EvolutionCurve>> curves, int tail) {
    double[] one = first.values(measure, curves, tail);
    if (measure == Quantity.SCATTER) {
      return scattered(one, second.orElseThrow().values(measure, curves, tail));
    }
    double[] differences = one.clone();
    double[] two = second.map(side -> side.values(measure, curves, tail)).orElse(new double[0]);
    for (int i = 0; i < one.length; i++) {
      differences[i] -= second.isPresent() ? two[i] : number;
    }
    Estimate difference = Estimate.mean(differences);
    String other =
        second
            .map(side -> side + " " + Estimate.mean(two).shown())
            .orElse("the paper has " + Numbers.shown(number));
    return "%s%s: \"%s\" Here %s: %s %s, %s; difference %s over %d cycles%s."
        .formatted(
            held(difference),
            expect == Expectation.ALIKE ? " within " + Numbers.shown(within) : "",
            says,
            measure.words,
            first,
            Estimate.mean(one).shown(),
            other,
            difference.shown(),
            one.length,
            probability(differences, difference) + real(difference));
  }

  /** Two can be alike enough and still not be the same. */
  private String real(Estimate difference) {
    boolean differs = difference.above(0) || difference.below(0);
    return expect == Expectation.ALIKE
            && differs
            && difference.above(-within)
            && difference.below(within)
        ? "; there is a difference, though a small one"
        : "";
  }

  /** Student's test of the paired differences. */
  private static String probability(double[] differences, Estimate difference) {
    int n = differences.length;
    if (!difference.hasInterval() || difference.high() <= difference.low()) {
      return "";
    }
    double half = (difference.high() - difference.low()) / 2;
    TDistribution student = TDistribution.of(n - 1);
    double t = difference.value() / half * student.inverseSurvivalProbability(0.025);
    double p = 2 * student.survivalProbability(Math.abs(t));
    return p < 0.0001 ? ", p < 0.0001" : ", p = " + Numbers.shown(p);
  }

  /** What the interval of a difference allows to say. */
  String held(Estimate difference) {
    return expect.verdict(difference, within);
  }

  /** The ratio of two standard deviations, with the interval of Fisher's distribution. */
  private String scattered(double[] one, double[] two) {
    double above = StandardDeviation.of(one).getAsDouble();
    double below = StandardDeviation.of(two).getAsDouble();
    double ratio = above / below;
    FDistribution fisher = FDistribution.of(one.length - 1, two.length - 1);
    double low = ratio / Math.sqrt(fisher.inverseCumulativeProbability(0.975));
    double high = ratio / Math.sqrt(fisher.inverseCumulativeProbability(0.025));
    Estimate estimate = new Estimate(ratio, low, high, one.length);
    return "%s: \"%s\" Here %s: %s %s, %s %s; ratio %s over %d cycles each."
        .formatted(
            expect.verdict(estimate.above(1), estimate.below(1)),
            says,
            measure.words,
            first,
            Numbers.shown(above),
            second.orElseThrow(),
            Numbers.shown(below),
            estimate.shown(),
            one.length);
  }
}
