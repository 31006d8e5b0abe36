package spielwerk.lab.worlds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import spielwerk.lab.Measure;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;

/**
 * Writes down how {@link WorldsStudy} fared.
 *
 * @param samples world by world, in each claim by claim
 */
record WorldsReport(WorldsStudy study, List<WorldSample> samples, long seed) {
  private static final int PAIRS_SHOWN = 3;

  private List<WorldSample> of(WorldClaim claim) {
    return samples.stream().filter(sample -> sample.claim().equals(claim)).toList();
  }

  /** The claims of a world, which has a number from 0. */
  private List<WorldSample> in(int world) {
    int claims = study.claims().size();
    return samples.subList(world * claims, (world + 1) * claims);
  }

  private Measure share(WorldClaim claim) {
    List<WorldSample> own = of(claim);
    double held = own.stream().filter(WorldSample::held).count();
    return Measure.share("held: " + claim.label(), held / own.size(), own.size());
  }

  private Measure gain(WorldClaim claim) {
    return Measure.mean(
        "gain: " + claim.label(),
        of(claim).stream().mapToDouble(sample -> sample.gain().value()).toArray());
  }

  /** For every claim the share of worlds, the mean gain, and the effects of the factors. */
  List<Measure> measures() {
    List<Measure> measures = new ArrayList<>();
    for (WorldClaim claim : study.claims()) {
      measures.add(share(claim));
      measures.add(gain(claim));
      List<Estimate> effects = new FactorEffects(of(claim)).main();
      for (int f = 0; f < effects.size(); f++) {
        if (effects.get(f).hasInterval()) {
          measures.add(
              Measure.of(
                  "effect on " + claim.label() + ": " + study.factors().get(f).name(),
                  effects.get(f),
                  study.worlds()));
        }
      }
    }
    return measures;
  }

  List<String> summary() {
    List<String> sentences = new ArrayList<>();
    for (WorldClaim claim : study.claims()) {
      List<WorldSample> own = of(claim);
      sentences.add(
          "\"%s\" Held in %d of %d worlds, %s of them; did not hold in %d. Over all worlds the first side gains %s%%."
              .formatted(
                  claim.says(),
                  own.stream().filter(WorldSample::held).count(),
                  own.size(),
                  share(claim).estimate().shown(),
                  own.stream().filter(WorldSample::failed).count(),
                  gain(claim).estimate().shown()));
    }
    int best = most();
    sentences.add(
        "Most findings hold in world %d: %d of %d.%s"
            .formatted(best + 1, held(best), study.claims().size(), nearest()));
    return sentences;
  }

  private String nearest() {
    if (study.known().isEmpty()) {
      return "";
    }
    int nearest = order(Comparator.comparingDouble(this::distance)).get(0);
    return " Nearest to the paper's own numbers is world %d, in which %d hold."
        .formatted(nearest + 1, held(nearest));
  }

  /** The world with most findings; of several, the one nearest to the paper's numbers. */
  private int most() {
    return order(
            Comparator.comparingLong((Integer world) -> -held(world))
                .thenComparingDouble(this::distance))
        .get(0);
  }

  private List<Integer> order(Comparator<Integer> by) {
    return IntStream.range(0, study.worlds()).boxed().sorted(by).toList();
  }

  private long held(int world) {
    return in(world).stream().filter(WorldSample::held).count();
  }

  /** The mean of a known figure over all games of a world. */
  private double figure(int world, int known) {
    return in(world).stream()
        .flatMap(sample -> sample.games().stream())
        .mapToDouble(game -> game.known().get(known))
        .filter(Double::isFinite)
        .average()
        .orElse(Double.NaN);
  }

  /** How far a world is from the paper's numbers: by what factor they differ on average. */
  private double distance(int world) {
    return Math.exp(
        IntStream.range(0, study.known().size())
            .mapToDouble(k -> study.known().get(k).distance(figure(world, k)))
            .average()
            .orElse(0));
  }

  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Where the findings hold", List.of(plot(), claims())));
    study.claims().forEach(claim -> sections.add(decided(claim)));
    sections.add(new Section("The worlds", List.of(factors(), worlds())));
    return sections;
  }

  private String basis() {
    return "%d worlds, %d games of every finding in each, every map played twice with the sides changed; seed %d, 95%% intervals"
        .formatted(study.worlds(), study.games(), seed);
  }

  private BarPlot plot() {
    return new BarPlot(
        "held",
        "The share of worlds in which a finding held, its interval in that world being above nothing ("
            + basis()
            + ").",
        "share of worlds",
        OptionalDouble.empty(),
        false,
        study.claims().stream().map(WorldClaim::label).toList(),
        List.of(
            new BarPlot.Group(
                "held", study.claims().stream().map(c -> share(c).estimate()).toList())));
  }

  private ReportTable claims() {
    return ReportTableBuilder.rows(study.claims())
        .text("finding", WorldClaim::label)
        .text("first", WorldClaim::first)
        .text("second", WorldClaim::second)
        .text("expected", claim -> claim.expect().toString())
        .estimate("held, share of worlds", claim -> share(claim).estimate())
        .number("did not hold", claim -> of(claim).stream().filter(WorldSample::failed).count())
        .estimate("gain in percent", claim -> gain(claim).estimate())
        .table(
            "findings",
            "How many percent more final points a player of the first side has than one of the second, as a mean over the worlds ("
                + basis()
                + ").");
  }

  /** Which factors decide a claim. */
  private Section decided(WorldClaim claim) {
    FactorEffects effects = new FactorEffects(of(claim));
    List<Estimate> main = effects.main();
    List<Block> blocks = new ArrayList<>();
    if (main.stream().noneMatch(Estimate::exists)) {
      blocks.add(
          new Paragraph(
              "There are too few worlds to tell the factors apart; it takes more worlds than factors."));
    } else {
      blocks.add(
          new BarPlot(
              "effects-" + Slug.of(claim.label()),
              "By how many percentage points the gain is higher where a factor has its last value than where it has its first, by a linear model of all factors (%s)."
                  .formatted(basis()),
              "percentage points",
              OptionalDouble.of(0),
              false,
              study.factors().stream()
                  .map(f -> "%s, %s to %s".formatted(f.name(), f.least(), f.most()))
                  .toList(),
              List.of(new BarPlot.Group("effect", main))));
      blocks.add(pairs(claim, effects));
    }
    return new Section(claim.label() + ": what decides it", blocks);
  }

  private ReportTable pairs(WorldClaim claim, FactorEffects effects) {
    List<FactorEffects.Pair> all = effects.pairs();
    return ReportTableBuilder.rows(all.subList(0, Math.min(PAIRS_SHOWN, all.size())))
        .text("factor", pair -> pair.one().name())
        .text("with", pair -> pair.other().name())
        .estimate("effect", FactorEffects.Pair::effect)
        .number("t", FactorEffects.Pair::t)
        .table(
            "pairs-" + Slug.of(claim.label()),
            "The clearest of %d pairs of factors: how much higher the gain is where both are at the same end of their values than where they are at opposite ends. Picked from so many, the clearest look clearer than they are."
                .formatted(all.size()));
  }

  private ReportTable factors() {
    return ReportTableBuilder.rows(study.factors())
        .text("factor", WorldFactor::name)
        .text("what it is", WorldFactor::says)
        .text("values", factor -> String.join(", ", factor.values()))
        .table(
            "factors",
            "What differs from world to world; it stands in braces in %s.".formatted(study.game()));
  }

  private ReportTable worlds() {
    ReportTableBuilder<Integer> table =
        ReportTableBuilder.rows(order(Comparator.comparingDouble(this::distance)))
            .number("world", world -> world + 1)
            .number("held", this::held);
    for (int c = 0; c < study.claims().size(); c++) {
      int claim = c;
      table.text(study.claims().get(c).label(), world -> marked(in(world).get(claim)));
    }
    for (int k = 0; k < study.known().size(); k++) {
      int known = k;
      table.number(study.known().get(k).says(), world -> figure(world, known));
    }
    if (!study.known().isEmpty()) {
      table.number("distance", this::distance);
    }
    for (int f = 0; f < study.factors().size(); f++) {
      int factor = f;
      table.text(study.factors().get(f).name(), world -> in(world).get(0).world().value(factor));
    }
    return table.table(
        "worlds",
        "All worlds, the nearest to the paper's numbers first; distance: by what factor they differ from the paper's on average. + held, - did not hold, ? cannot be told, with the gain in percent.");
  }

  private static String marked(WorldSample sample) {
    return (sample.held() ? "+ " : sample.failed() ? "- " : "? ")
        + Numbers.shown(sample.gain().value());
  }
}
