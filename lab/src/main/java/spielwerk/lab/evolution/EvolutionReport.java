package spielwerk.lab.evolution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import spielwerk.learn.evolution.Generation;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/** Curves and tables of an {@link EvolutionStudy}. */
final class EvolutionReport {
  /** More points than these make a line no clearer. */
  private static final int MOST_POINTS = 100;

  /** Cycles that are drawn one by one, as many as in Abb. 6. */
  private static final int SHOWN_CYCLES = 4;

  private final EvolutionStudy study;
  private final List<List<Curve>> curves;
  private final String basis;

  EvolutionReport(EvolutionStudy study, List<List<Curve>> curves, long seed) {
    this.study = study;
    this.curves = curves;
    this.basis = "%d cycles each, seed %d, 95%% intervals".formatted(study.cycles(), seed);
  }

  List<Section> sections() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(lines("mean", "Mean points of the population", Curve.Figure.MEAN));
    blocks.add(lines("best", "Points of the best player of each generation", Curve.Figure.BEST));
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

  private Lines lines(String name, String what, Curve.Figure figure) {
    List<Lines.Series> series = new ArrayList<>();
    for (int v = 0; v < curves.size(); v++) {
      series.add(series(label(v), curves.get(v), figure));
    }
    return new Lines(
        "evolution-" + name,
        what + ": mean of all cycles, the band its interval (" + basis + ").",
        "generation",
        "points",
        false,
        series);
  }

  private static Lines.Series series(String label, List<Curve> curves, Curve.Figure figure) {
    int count = curves.get(0).generations().size();
    int step = (count + MOST_POINTS - 1) / MOST_POINTS;
    List<Lines.Point> points = new ArrayList<>();
    for (int from = 0; from < count; from += step) {
      int start = from;
      double[] values =
          curves.stream().mapToDouble(curve -> curve.mean(figure, start, start + step)).toArray();
      points.add(new Lines.Point(from, Estimate.mean(values)));
    }
    return new Lines.Series(label, points, true);
  }

  private Lines cycles(int variant) {
    List<Curve> own = curves.get(variant);
    List<Lines.Series> series = new ArrayList<>();
    for (int c = 0; c < Math.min(SHOWN_CYCLES, own.size()); c++) {
      series.add(series("cycle " + (c + 1), List.of(own.get(c)), Curve.Figure.MEAN));
    }
    return new Lines(
        "evolution-cycles-" + (variant + 1),
        label(variant) + ": mean points of the population, one line a cycle.",
        "generation",
        "points",
        false,
        series);
  }

  private Estimate tail(int variant, Curve.Figure figure) {
    return Estimate.mean(
        curves.get(variant).stream()
            .mapToDouble(
                curve -> {
                  int count = curve.generations().size();
                  return curve.mean(figure, Math.max(0, count - study.tail()), count);
                })
            .toArray());
  }

  private Bars bars() {
    return new Bars(
        "evolution-ends",
        "Points in the last " + study.tail() + " generations (" + basis + ").",
        "points",
        OptionalDouble.empty(),
        false,
        study.variants().stream().map(EvolutionStudy.Variant::label).toList(),
        List.of(
            new Bars.Group(
                "mean",
                IntStream.range(0, curves.size())
                    .mapToObj(v -> tail(v, Curve.Figure.MEAN))
                    .toList()),
            new Bars.Group(
                "best",
                IntStream.range(0, curves.size())
                    .mapToObj(v -> tail(v, Curve.Figure.BEST))
                    .toList())));
  }

  private Table table() {
    Table table =
        new Table(
            "evolution-ends-table",
            "Points at the end (last %d generations) and over all generations (%s)."
                .formatted(study.tail(), basis),
            List.of(
                "variant",
                "mean at the end",
                "best at the end",
                "mean over all",
                "best over all",
                "means from .. to",
                "bests from .. to",
                "new unique strategies a cycle",
                "cycles that end with the first strategy on top",
                "the paper"));
    for (int v = 0; v < curves.size(); v++) {
      List<Curve> own = curves.get(v);
      boolean founded = !study.variants().get(v).spec().start().isEmpty();
      table =
          table.with(
              Cell.of(label(v)),
              Cell.of(tail(v, Curve.Figure.MEAN)),
              Cell.of(tail(v, Curve.Figure.BEST)),
              Cell.of(overall(own, Curve.Figure.MEAN)),
              Cell.of(overall(own, Curve.Figure.BEST)),
              Cell.of(range(own, Curve.Figure.MEAN)),
              Cell.of(range(own, Curve.Figure.BEST)),
              Cell.of(Estimate.mean(own.stream().mapToDouble(Curve::fresh).toArray())),
              Cell.of(
                  founded
                      ? own.stream().filter(Curve::founderOnTop).count() + " of " + own.size()
                      : ""),
              Cell.of(study.variants().get(v).paper()));
    }
    return table.trimmed();
  }

  private static Estimate overall(List<Curve> curves, Curve.Figure figure) {
    return Estimate.mean(
        curves.stream()
            .mapToDouble(curve -> curve.mean(figure, 0, curve.generations().size()))
            .toArray());
  }

  private static String range(List<Curve> curves, Curve.Figure figure) {
    double[] all =
        curves.stream()
            .flatMapToDouble(
                curve -> Arrays.stream(curve.window(figure, 0, curve.generations().size())))
            .sorted()
            .toArray();
    return Numbers.shown(all[0]) + " .. " + Numbers.shown(all[all.length - 1]);
  }

  private Table champions() {
    Table table =
        new Table(
            "evolution-champions",
            "The best player of the last generation of each cycle.",
            List.of("variant", "cycle", "points in that generation", "engine"));
    for (int v = 0; v < curves.size(); v++) {
      for (int c = 0; c < curves.get(v).size(); c++) {
        Curve curve = curves.get(v).get(c);
        Generation last = curve.generations().get(curve.generations().size() - 1);
        table =
            table.with(
                Cell.of(label(v)), Cell.of(c + 1), Cell.of(last.best()), Cell.of(curve.champion()));
      }
    }
    return table.fold();
  }

  /** Every generation of every cycle: for whoever wants to draw it otherwise. */
  private Table all() {
    List<List<Cell>> rows = new ArrayList<>();
    for (int v = 0; v < curves.size(); v++) {
      for (int c = 0; c < Math.min(SHOWN_CYCLES, curves.get(v).size()); c++) {
        for (Generation generation : curves.get(v).get(c).generations()) {
          rows.add(
              List.of(
                  Cell.of(label(v)),
                  Cell.of(c + 1),
                  Cell.of(generation.number()),
                  Cell.of(generation.mean()),
                  Cell.of(generation.best()),
                  Cell.of(generation.spread()),
                  Cell.of(generation.strategies()),
                  Cell.of(generation.fresh())));
        }
      }
    }
    return new Table(
        "evolution-generations",
        "The first cycles, generation by generation; new: children with a strategy that nobody had.",
        List.of("variant", "cycle", "generation", "mean", "best", "spread", "strategies", "new"),
        rows,
        true);
  }
}
