package spielwerk.lab.evolution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import spielwerk.learn.evolution.GenerationStatistics;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;

/** Curves and tables of an {@link EvolutionStudy}. */
final class EvolutionReport {
  /** More points than these make a line no clearer. */
  private static final int MOST_POINTS = 100;

  /** Cycles that are drawn one by one, as many as in Abb. 6. */
  private static final int SHOWN_CYCLES = 4;

  private final EvolutionStudy study;
  private final List<List<EvolutionCurve>> curves;
  private final String basis;

  EvolutionReport(EvolutionStudy study, List<List<EvolutionCurve>> curves, long seed) {
    this.study = study;
    this.curves = curves;
    this.basis = "%d cycles each, seed %d, 95%% intervals".formatted(study.cycles(), seed);
  }

  List<Section> sections() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(lines("mean", "Mean points of the population", EvolutionCurve.Figure.MEAN));
    blocks.add(
        lines("best", "Points of the best player of each generation", EvolutionCurve.Figure.BEST));
    blocks.add(range("mean", "Mean points of the population", EvolutionCurve.Figure.MEAN));
    blocks.add(
        range("best", "Points of the best player of each generation", EvolutionCurve.Figure.BEST));
    if (curves.stream().flatMap(List::stream).anyMatch(curve -> curve.fresh() > 0)) {
      blocks.add(fresh());
    }
    List<Block> ends = new ArrayList<>();
    if (study.variants().size() > 2) {
      ends.add(bars());
    }
    ends.add(table());
    ends.add(champions());
    List<Block> cycles = new ArrayList<>();
    for (int v = 0; v < study.variants().size(); v++) {
      cycles.add(cycles(v));
    }
    cycles.add(all());
    return List.of(
        new Section("The course of the evolutions", blocks),
        new Section("Where they end", ends),
        new Section("Cycle by cycle", cycles));
  }

  private String label(int variant) {
    return study.variants().get(variant).label();
  }

  private LinePlot lines(String name, String what, EvolutionCurve.Figure figure) {
    List<LinePlot.Series> series = new ArrayList<>();
    for (int v = 0; v < curves.size(); v++) {
      series.add(series(label(v), curves.get(v), figure));
    }
    series.addAll(paper(figure));
    return new LinePlot(
        "evolution-" + name,
        what + ": mean of all cycles, the band its interval (" + basis + ")." + together(),
        "generation",
        "points",
        false,
        series);
  }

  /** The paper's own numbers, a level line each over the generations that they are about. */
  private List<LinePlot.Series> paper(EvolutionCurve.Figure figure) {
    EvolutionClaim.Quantity quantity =
        figure == EvolutionCurve.Figure.BEST
            ? EvolutionClaim.Quantity.BEST
            : EvolutionClaim.Quantity.MEAN;
    List<LinePlot.Series> lines = new ArrayList<>();
    for (EvolutionClaim claim : study.claims()) {
      if (claim.second().isEmpty() && claim.measure() == quantity) {
        int[] bounds = claim.first().bounds(count(), study.tail());
        Estimate level = Estimate.exactly(claim.number());
        lines.add(
            new LinePlot.Series(
                "the paper, " + claim.first().label(),
                List.of(
                    new LinePlot.Point(bounds[0], level), new LinePlot.Point(bounds[1] - 1, level)),
                false));
      }
    }
    return lines;
  }

  /** How far single generations lie apart, which a mean hides. */
  private LinePlot range(String name, String what, EvolutionCurve.Figure figure) {
    List<LinePlot.Series> series = new ArrayList<>();
    for (int v = 0; v < curves.size(); v++) {
      series.add(spanning(label(v), curves.get(v), figure));
    }
    return new LinePlot(
        "evolution-range-" + name,
        what
            + ": the band goes from the lowest to the highest single generation of all cycles, the"
            + " line is their mean."
            + together(),
        "generation",
        "points",
        false,
        series);
  }

  /** Abb. 9b: where recombination brought something new. */
  private LinePlot fresh() {
    List<LinePlot.Series> series = new ArrayList<>();
    for (int v = 0; v < curves.size(); v++) {
      series.add(series(label(v), curves.get(v), EvolutionCurve.Figure.FRESH));
    }
    return new LinePlot(
        "evolution-new",
        "New unique strategies a generation: children whose strategy nobody had (%s).%s"
            .formatted(basis, together()),
        "generation",
        "strategies",
        false,
        series);
  }

  private int count() {
    return curves.get(0).get(0).generations().size();
  }

  /** How many generations a point of a line stands for. */
  private int step() {
    return (count() + MOST_POINTS - 1) / MOST_POINTS;
  }

  private String together() {
    return step() == 1 ? "" : " A point stands for %d generations.".formatted(step());
  }

  private LinePlot.Series series(
      String label, List<EvolutionCurve> curves, EvolutionCurve.Figure figure) {
    int step = step();
    // the last generation has no children
    int end = figure == EvolutionCurve.Figure.FRESH ? count() - 1 : count();
    List<LinePlot.Point> points = new ArrayList<>();
    for (int from = 0; from < end; from += step) {
      int start = from;
      int to = Math.min(from + step, end);
      points.add(new LinePlot.Point(from, mean(curves, curve -> curve.mean(figure, start, to))));
    }
    return new LinePlot.Series(label, points, true);
  }

  /** A line whose band holds every generation of some cycles. */
  private LinePlot.Series spanning(
      String label, List<EvolutionCurve> curves, EvolutionCurve.Figure figure) {
    int step = step();
    List<LinePlot.Point> points = new ArrayList<>();
    for (int from = 0; from < count(); from += step) {
      int start = from;
      DoubleSummaryStatistics all =
          curves.stream()
              .flatMapToDouble(curve -> Arrays.stream(curve.window(figure, start, start + step)))
              .summaryStatistics();
      Estimate span =
          new Estimate(all.getAverage(), all.getMin(), all.getMax(), (int) all.getCount());
      points.add(new LinePlot.Point(from, span));
    }
    return new LinePlot.Series(label, points, true);
  }

  private LinePlot cycles(int variant) {
    List<EvolutionCurve> own = curves.get(variant);
    List<LinePlot.Series> series = new ArrayList<>();
    for (int c = 0; c < Math.min(SHOWN_CYCLES, own.size()); c++) {
      series.add(spanning("cycle " + (c + 1), List.of(own.get(c)), EvolutionCurve.Figure.MEAN));
    }
    return new LinePlot(
        "evolution-cycles-" + (variant + 1),
        label(variant)
            + ": mean points of the population, one line a cycle"
            + (own.size() > SHOWN_CYCLES
                ? ", the first %d of %d".formatted(SHOWN_CYCLES, own.size())
                : "")
            + "."
            + (step() == 1
                ? ""
                : " A point stands for %d generations, the band holds them all.".formatted(step())),
        "generation",
        "points",
        false,
        series);
  }

  private Estimate tail(int variant, EvolutionCurve.Figure figure) {
    return mean(
        curves.get(variant),
        curve -> {
          int count = curve.generations().size();
          return curve.mean(figure, Math.max(0, count - study.tail()), count);
        });
  }

  private BarPlot bars() {
    return new BarPlot(
        "evolution-ends",
        "Points in the last " + study.tail() + " generations (" + basis + ").",
        "points",
        OptionalDouble.empty(),
        false,
        study.variants().stream().map(EvolutionStudy.Variant::label).toList(),
        List.of(
            group("mean", EvolutionCurve.Figure.MEAN), group("best", EvolutionCurve.Figure.BEST)));
  }

  private BarPlot.Group group(String label, EvolutionCurve.Figure figure) {
    return new BarPlot.Group(label, variants().stream().map(v -> tail(v, figure)).toList());
  }

  private ReportTable table() {
    return ReportTableBuilder.rows(variants())
        .text("variant", this::label)
        .text("the paper", v -> study.variants().get(v).paper())
        .estimate("mean at the end", v -> tail(v, EvolutionCurve.Figure.MEAN))
        .estimate("best at the end", v -> tail(v, EvolutionCurve.Figure.BEST))
        .estimate("mean over all", v -> overall(curves.get(v), EvolutionCurve.Figure.MEAN))
        .estimate("best over all", v -> overall(curves.get(v), EvolutionCurve.Figure.BEST))
        .text("means from .. to", v -> range(curves.get(v), EvolutionCurve.Figure.MEAN))
        .text("bests from .. to", v -> range(curves.get(v), EvolutionCurve.Figure.BEST))
        .estimate("new unique strategies a cycle", v -> mean(curves.get(v), EvolutionCurve::fresh))
        .text(study.duel().map(ChampionDuel::about).orElse("wins"), this::wins)
        .text("cycles that end with the first strategy on top", this::founderOnTop)
        .table(
            "evolution-ends-table",
            "Points at the end (last %d generations) and over all generations (%s)."
                .formatted(study.tail(), basis))
        .trimmed();
  }

  private List<Integer> variants() {
    return IntStream.range(0, curves.size()).boxed().toList();
  }

  private String wins(int variant) {
    return study.duel().isEmpty() ? "" : mean(curves.get(variant), EvolutionCurve::wins).shown();
  }

  private String founderOnTop(int variant) {
    List<EvolutionCurve> own = curves.get(variant);
    return study.variants().get(variant).spec().start().isEmpty()
        ? ""
        : own.stream().filter(EvolutionCurve::founderOnTop).count() + " of " + own.size();
  }

  private static Estimate mean(
      List<EvolutionCurve> curves, ToDoubleFunction<EvolutionCurve> figure) {
    return Estimate.mean(curves.stream().mapToDouble(figure).toArray());
  }

  private static Estimate overall(List<EvolutionCurve> curves, EvolutionCurve.Figure figure) {
    return mean(curves, curve -> curve.mean(figure, 0, curve.generations().size()));
  }

  private static String range(List<EvolutionCurve> curves, EvolutionCurve.Figure figure) {
    double[] all =
        curves.stream()
            .flatMapToDouble(
                curve -> Arrays.stream(curve.window(figure, 0, curve.generations().size())))
            .sorted()
            .toArray();
    return Numbers.shown(all[0]) + " .. " + Numbers.shown(all[all.length - 1]);
  }

  /** One run of a variant. */
  private record Cycle(String variant, int number, EvolutionCurve curve) {
    GenerationStatistics last() {
      return curve.generations().get(curve.generations().size() - 1);
    }
  }

  private List<Cycle> first(int most) {
    List<Cycle> cycles = new ArrayList<>();
    for (int v : variants()) {
      for (int c = 0; c < Math.min(most, curves.get(v).size()); c++) {
        cycles.add(new Cycle(label(v), c + 1, curves.get(v).get(c)));
      }
    }
    return cycles;
  }

  private ReportTable champions() {
    return ReportTableBuilder.rows(first(Integer.MAX_VALUE))
        .text("variant", Cycle::variant)
        .number("cycle", Cycle::number)
        .number("points in that generation", cycle -> cycle.last().best())
        .text("engine", cycle -> cycle.curve().champion())
        .table("evolution-champions", "The best player of the last generation of each cycle.")
        .fold();
  }

  /** A generation of a cycle. */
  private record Row(Cycle cycle, GenerationStatistics generation) {}

  /** Every generation of every cycle: for whoever wants to draw it otherwise. */
  private ReportTable all() {
    List<Row> rows =
        first(Integer.MAX_VALUE).stream()
            .flatMap(cycle -> cycle.curve().generations().stream().map(g -> new Row(cycle, g)))
            .toList();
    return ReportTableBuilder.rows(rows)
        .text("variant", row -> row.cycle().variant())
        .number("cycle", row -> row.cycle().number())
        .number("generation", row -> row.generation().number())
        .number("mean", row -> row.generation().mean())
        .number("best", row -> row.generation().best())
        .number("spread", row -> row.generation().spread())
        .number("strategies", row -> row.generation().strategies())
        .number("new", row -> row.generation().fresh())
        .table(
            "evolution-generations",
            "All cycles, generation by generation; new: children with a strategy that nobody had.")
        .fold();
  }
}
