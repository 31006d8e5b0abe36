package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.search.LadderStudy.Climb;
import spielwerk.lab.search.PositionSearcher.Searched;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;

/** Writes about a ladder on one game. */
final class LadderReport {
  private static final List<String> FIGURES =
      List.of("leaves", "evaluations", "cutoffs", "firstCutoffs", "researches", "probes", "hits");

  private final LadderStudy ladder;
  private final List<NamedEngine> rungs;
  private final String game;
  private final String stem;
  private final String basis;
  private final LadderFigures figures;
  private final LadderFigures.Agreement agreement;

  LadderReport(LadderStudy ladder, String game, long seed, List<Climb> climbs) {
    this.ladder = ladder;
    this.rungs = ladder.rungs();
    this.game = game;
    this.stem = Slug.of(game);
    this.agreement = new LadderFigures(climbs).agreement();
    this.figures = new LadderFigures(climbs.stream().filter(c -> !c.decided()).toList());
    this.basis = ladder.positions().basis(figures.climbs().size(), seed) + ", 95% intervals";
  }

  Findings findings() {
    return new Findings(
        summary(),
        List.of(
            new Section(
                game + ": nodes by depth", List.of(growthPlot(), nodesTable(), agreement())),
            new Section(game + ": what each rung buys", List.of(stepPlot(), stepTable())),
            new Section(
                game + ": effective branching factor and time",
                List.of(branchingTable(), timeTable(), everything()))),
        measures());
  }

  /** What each rung costs beside the one before, and whether all agree. */
  private List<Measure> measures() {
    List<Measure> measures = new ArrayList<>();
    for (int r = 1; r < rungs.size(); r++) {
      int depth = figures.common(r, r - 1);
      if (depth > 0 && figures.climbs().size() > 1) {
        measures.add(
            Measure.ratio(
                "nodes: " + rungs.get(r).label() + ", " + game,
                figures.all(r, depth, Searched::nodes),
                figures.all(r - 1, depth, Searched::nodes)));
      }
    }
    measures.add(Measure.exact("other values: " + game, agreement.different()));
    return measures;
  }

  private List<String> summary() {
    List<String> saves = new ArrayList<>();
    List<String> costs = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (int r = 1; r < rungs.size(); r++) {
      int depth = figures.common(r, r - 1);
      if (depth == 0) {
        continue;
      }
      Estimate ratio = figures.ratio(r, r - 1, depth);
      String named = "%s (%s at depth %d)".formatted(rungs.get(r).label(), ratio.shown(), depth);
      (ratio.below(1) ? saves : ratio.above(1) ? costs : open).add(named);
    }
    List<String> sentences = new ArrayList<>();
    add(sentences, "Fewer nodes than the rung before (times as many): ", saves);
    add(sentences, "More nodes than the rung before (times as many): ", costs);
    add(sentences, "Not distinguishable from the rung before: ", open);
    int last = rungs.size() - 1;
    if (figures.depth(0) > 1 && figures.depth(last) > 1) {
      sentences.add(
          "%s: the d-th root of the nodes falls from %s (%s, depth %d) to %s (%s, depth %d)."
              .formatted(
                  game,
                  Numbers.shown(figures.root(0, figures.depth(0))),
                  rungs.get(0).label(),
                  figures.depth(0),
                  Numbers.shown(figures.root(last, figures.depth(last))),
                  rungs.get(last).label(),
                  figures.depth(last)));
    }
    return sentences;
  }

  private void add(List<String> sentences, String what, List<String> rungs) {
    if (!rungs.isEmpty()) {
      sentences.add(game + ". " + what + String.join("; ", rungs) + ".");
    }
  }

  private LinePlot growthPlot() {
    List<LinePlot.Series> series = new ArrayList<>();
    for (int r = 0; r < rungs.size(); r++) {
      int rung = r;
      series.add(
          new LinePlot.Series(
              rungs.get(r).label(),
              IntStream.rangeClosed(1, figures.depth(r))
                  .mapToObj(d -> new LinePlot.Point(d, figures.nodes(rung, d)))
                  .toList(),
              false));
    }
    return new LinePlot(
        stem + "-nodes-by-depth",
        "Mean nodes of a search by its depth (" + basis + "). " + capped(),
        "depth in plies",
        "nodes, logarithmic",
        true,
        series);
  }

  private String capped() {
    return "A line ends where a search would have cost "
        + Numbers.shown(ladder.nodes())
        + " nodes in one of the positions.";
  }

  private ReportTable nodesTable() {
    return byDepth(1, figures::nodes)
        .table(stem + "-nodes", "Mean nodes by depth (" + basis + "). " + capped());
  }

  private ReportTable timeTable() {
    return byDepth(1, figures::millis)
        .table(
            stem + "-milliseconds",
            "Mean milliseconds of a search by depth ("
                + basis
                + "); a circumstance, not a fact: small"
                + " times also show the making of tables and a program still warming up.");
  }

  private interface Entry {
    Estimate of(int rung, int depth);
  }

  /** All rungs by their numbers, with their labels as the first column. */
  private ReportTableBuilder<Integer> byRung() {
    return ReportTableBuilder.rows(IntStream.range(0, rungs.size()).boxed().toList())
        .text("search", rung -> rungs.get(rung).label());
  }

  private ReportTableBuilder<Integer> byDepth(int from, Entry entry) {
    ReportTableBuilder<Integer> table = byRung();
    int deepest = IntStream.range(0, rungs.size()).map(figures::depth).max().orElse(0);
    for (int d = from; d <= deepest; d++) {
      int depth = d;
      table.estimate(
          "depth " + d,
          rung -> depth <= figures.depth(rung) ? entry.of(rung, depth) : Estimate.NONE);
    }
    return table;
  }

  private ReportTable branchingTable() {
    return byDepth(2, (rung, depth) -> Estimate.exactly(figures.growth(rung, depth)))
        .number(
            "d-th root",
            rung -> figures.depth(rung) == 0 ? Double.NaN : figures.root(rung, figures.depth(rung)))
        .table(
            stem + "-branching",
            "Effective branching factor: mean nodes of a depth divided by those of the depth before;"
                + " last column: the d-th root of the mean nodes at the deepest depth d ("
                + basis
                + "). Odd and even depths alternate, as alpha-beta's smallest tree does.");
  }

  private Paragraph agreement() {
    return new Paragraph(
        agreement.different() == 0
            ? "All searches agree: in each of the %d cases (a position and a depth) that several rungs completed, they found the same value."
                .formatted(agreement.cases())
            : "The searches do not agree: in %d of %d cases (a position and a depth) their values differ."
                .formatted(agreement.different(), agreement.cases()));
  }

  private BarPlot stepPlot() {
    List<String> labels = new ArrayList<>();
    List<Estimate> ratios = new ArrayList<>();
    for (int r = 1; r < rungs.size(); r++) {
      int depth = figures.common(r, r - 1);
      labels.add(rungs.get(r).label() + (depth == 0 ? "" : ", depth " + depth));
      ratios.add(stepRatio(r));
    }
    return new BarPlot(
        stem + "-steps",
        "Nodes for each node of the rung before, in the same position at the deepest depth both"
            + " completed: left of the line it saves ("
            + basis
            + ", geometric mean).",
        "nodes, the rung before = 1, logarithmic",
        OptionalDouble.of(1),
        true,
        labels,
        List.of(new BarPlot.Group("nodes", ratios)));
  }

  /** The deepest depth that a rung and the one before it completed. */
  private int stepDepth(int rung) {
    return rung == 0 ? figures.depth(0) : figures.common(rung, rung - 1);
  }

  private Estimate stepRatio(int rung) {
    int depth = stepDepth(rung);
    return rung == 0 || depth == 0 ? Estimate.NONE : figures.ratio(rung, rung - 1, depth);
  }

  private double ratioOfMeans(int rung) {
    int depth = stepDepth(rung);
    return rung == 0
        ? Double.NaN
        : figures.nodes(rung, depth).value() / figures.nodes(rung - 1, depth).value();
  }

  private ReportTable stepTable() {
    List<Integer> compared =
        IntStream.range(0, rungs.size()).filter(rung -> stepDepth(rung) > 0).boxed().toList();
    return ReportTableBuilder.rows(compared)
        .text("search", rung -> rungs.get(rung).label())
        .number("depth", this::stepDepth)
        .estimate("nodes, rung before = 1", this::stepRatio)
        .number("ratio of the means", this::ratioOfMeans)
        .number("first-move cuts", rung -> share(rung, "firstCutoffs", "cutoffs"))
        .number("hits", rung -> share(rung, "hits", "probes"))
        .text("the paper", rung -> rungs.get(rung).paper())
        .text("engine", rung -> rungs.get(rung).engine())
        .table(
            stem + "-rungs",
            "Each rung against the one before it, at the deepest depth both completed ("
                + basis
                + "; geometric mean of the ratios by position). First-move cuts: share of all"
                + " cut-offs that the first move made. Hits: share of table probes that found the"
                + " position.")
        .trimmed();
  }

  private double share(int rung, String part, String whole) {
    int depth = stepDepth(rung);
    double all = figures.mean(rung, depth, whole);
    return all > 0 ? figures.mean(rung, depth, part) / all : Double.NaN;
  }

  /** A rung's searches to one depth. */
  private record Searches(int rung, int depth) {}

  private ReportTable everything() {
    List<Searches> all = new ArrayList<>();
    for (int r = 0; r < rungs.size(); r++) {
      for (int d = 1; d <= figures.depth(r); d++) {
        all.add(new Searches(r, d));
      }
    }
    ReportTableBuilder<Searches> table =
        ReportTableBuilder.rows(all)
            .text("search", at -> rungs.get(at.rung()).label())
            .number("depth", Searches::depth)
            .number("positions", at -> figures.climbs().size())
            .estimate("nodes", at -> figures.nodes(at.rung(), at.depth()))
            .estimate("milliseconds", at -> figures.millis(at.rung(), at.depth()))
            .number("growth", at -> figures.growth(at.rung(), at.depth()))
            .number("d-th root", at -> figures.root(at.rung(), at.depth()));
    for (String figure : FIGURES) {
      table.number(figure, at -> figures.mean(at.rung(), at.depth(), figure));
    }
    return table
        .table(stem + "-all", "All figures by search and depth, means over the positions.")
        .fold();
  }
}
