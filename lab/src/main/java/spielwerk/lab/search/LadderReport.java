package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.search.Ladder.Climb;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.report.Table;

/** Writes about a ladder on one game. */
final class LadderReport {
  private static final List<String> FIGURES =
      List.of("leaves", "evaluations", "cutoffs", "firstCutoffs", "researches", "probes", "hits");

  private final Ladder ladder;
  private final List<NamedEngine> rungs;
  private final String game;
  private final String stem;
  private final String basis;
  private final LadderFigures figures;
  private final LadderFigures.Agreement agreement;

  LadderReport(Ladder ladder, String game, long seed, List<Climb> climbs) {
    this.ladder = ladder;
    this.rungs = ladder.rungs();
    this.game = game;
    this.stem = Slug.of(game);
    this.agreement = new LadderFigures(climbs).agreement();
    this.figures = new LadderFigures(climbs.stream().filter(c -> !c.decided()).toList());
    this.basis =
        "%d of %d positions after %s random moves, those left out in which the end of the game came into sight; seed %d, 95%% intervals"
            .formatted(figures.climbs().size(), climbs.size(), ladder.plies(), seed);
  }

  List<Section> sections() {
    List<Block> nodes = new ArrayList<>();
    nodes.add(growthPlot());
    nodes.add(nodesTable());
    nodes.add(agreement());
    List<Block> steps = new ArrayList<>(List.of(stepPlot(), stepTable()));
    return List.of(
        new Section(game + ": nodes by depth", nodes),
        new Section(game + ": what each rung buys", steps),
        new Section(
            game + ": effective branching factor and time",
            List.of(branchingTable(), timeTable(), everything())));
  }

  List<String> summary() {
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
    add(sentences, "Not to be told apart from the rung before: ", open);
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

  private Lines growthPlot() {
    List<Lines.Series> series = new ArrayList<>();
    for (int r = 0; r < rungs.size(); r++) {
      int rung = r;
      series.add(
          new Lines.Series(
              rungs.get(r).label(),
              IntStream.rangeClosed(1, figures.depth(r))
                  .mapToObj(d -> new Lines.Point(d, figures.nodes(rung, d)))
                  .toList(),
              false));
    }
    return new Lines(
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

  private Table nodesTable() {
    return byDepth(
        stem + "-nodes", "Mean nodes by depth (" + basis + "). " + capped(), 1, figures::nodes);
  }

  private Table timeTable() {
    return byDepth(
        stem + "-milliseconds",
        "Mean milliseconds of a search by depth ("
            + basis
            + "); a circumstance, not a fact: small"
            + " times also show the making of tables and a program still warming up.",
        1,
        figures::millis);
  }

  private interface Entry {
    Estimate of(int rung, int depth);
  }

  private Table byDepth(String name, String caption, int from, Entry entry) {
    List<String> columns = new ArrayList<>(List.of("search"));
    int deepest = IntStream.range(0, rungs.size()).map(figures::depth).max().orElse(0);
    IntStream.rangeClosed(from, deepest).forEach(d -> columns.add("depth " + d));
    Table table = new Table(name, caption, columns);
    for (int r = 0; r < rungs.size(); r++) {
      List<Cell> row = new ArrayList<>(List.of(Cell.of(rungs.get(r).label())));
      for (int d = from; d <= deepest; d++) {
        row.add(Cell.of(d <= figures.depth(r) ? entry.of(r, d) : Estimate.NONE));
      }
      table = table.with(row);
    }
    return table;
  }

  private Table branchingTable() {
    Table table =
        byDepth(
            stem + "-branching",
            "Effective branching factor: mean nodes of a depth divided by those of the depth before;"
                + " last column: the d-th root of the mean nodes at the deepest depth d ("
                + basis
                + "). Odd and even depths alternate, as alpha-beta's smallest tree does.",
            2,
            (r, d) -> new Estimate(figures.growth(r, d), Double.NaN, Double.NaN, 1));
    List<String> columns = new ArrayList<>(table.columns());
    columns.add("d-th root");
    Table wider = new Table(table.name(), table.caption(), columns);
    for (int r = 0; r < rungs.size(); r++) {
      List<Cell> row = new ArrayList<>(table.rows().get(r));
      int depth = figures.depth(r);
      row.add(Cell.of(depth == 0 ? Double.NaN : figures.root(r, depth)));
      wider = wider.with(row);
    }
    return wider;
  }

  private Paragraph agreement() {
    return new Paragraph(
        agreement.different() == 0
            ? "All searches agree: in each of the %d cases (a position and a depth) that several rungs completed, they found the same value."
                .formatted(agreement.cases())
            : "The searches do not agree: in %d of %d cases (a position and a depth) their values differ."
                .formatted(agreement.different(), agreement.cases()));
  }

  private Bars stepPlot() {
    List<String> labels = new ArrayList<>();
    List<Estimate> ratios = new ArrayList<>();
    for (int r = 1; r < rungs.size(); r++) {
      int depth = figures.common(r, r - 1);
      labels.add(rungs.get(r).label() + (depth == 0 ? "" : ", depth " + depth));
      ratios.add(depth == 0 ? Estimate.NONE : figures.ratio(r, r - 1, depth));
    }
    return new Bars(
        stem + "-steps",
        "Nodes for each node of the rung before, in the same position at the deepest depth both"
            + " completed: left of the line it saves ("
            + basis
            + ", geometric mean).",
        "nodes, the rung before = 1, logarithmic",
        OptionalDouble.of(1),
        true,
        labels,
        List.of(new Bars.Group("nodes", ratios)));
  }

  private Table stepTable() {
    Table table =
        new Table(
            stem + "-rungs",
            "Each rung against the one before it, at the deepest depth both completed ("
                + basis
                + "; geometric mean of the ratios by position). First-move cuts: share of all"
                + " cut-offs that the first move made. Hits: share of table probes that found the"
                + " position.",
            List.of(
                "search",
                "depth",
                "nodes, rung before = 1",
                "ratio of the means",
                "first-move cuts",
                "hits",
                "the paper",
                "engine"));
    for (int r = 0; r < rungs.size(); r++) {
      NamedEngine rung = rungs.get(r);
      int depth = r == 0 ? figures.depth(0) : figures.common(r, r - 1);
      if (depth == 0) {
        continue;
      }
      table =
          table.with(
              Cell.of(rung.label()),
              Cell.of(depth),
              Cell.of(r == 0 ? Estimate.NONE : figures.ratio(r, r - 1, depth)),
              Cell.of(
                  r == 0
                      ? Double.NaN
                      : figures.nodes(r, depth).value() / figures.nodes(r - 1, depth).value()),
              Cell.of(share(r, depth, "firstCutoffs", "cutoffs")),
              Cell.of(share(r, depth, "hits", "probes")),
              Cell.of(rung.paper()),
              Cell.of(rung.engine()));
    }
    return table.trimmed();
  }

  private double share(int rung, int depth, String part, String whole) {
    double all = figures.mean(rung, depth, whole);
    return all > 0 ? figures.mean(rung, depth, part) / all : Double.NaN;
  }

  private Table everything() {
    List<String> columns =
        new ArrayList<>(
            List.of(
                "search", "depth", "positions", "nodes", "milliseconds", "growth", "d-th root"));
    columns.addAll(FIGURES);
    Table table =
        new Table(
            stem + "-all", "All figures by search and depth, means over the positions.", columns);
    for (int r = 0; r < rungs.size(); r++) {
      for (int d = 1; d <= figures.depth(r); d++) {
        List<Cell> row =
            new ArrayList<>(
                List.of(
                    Cell.of(rungs.get(r).label()),
                    Cell.of(d),
                    Cell.of(figures.climbs().size()),
                    Cell.of(figures.nodes(r, d)),
                    Cell.of(figures.millis(r, d)),
                    Cell.of(figures.growth(r, d)),
                    Cell.of(figures.root(r, d))));
        for (String figure : FIGURES) {
          row.add(Cell.of(figures.mean(r, d, figure)));
        }
        table = table.with(row);
      }
    }
    return table.fold();
  }
}
