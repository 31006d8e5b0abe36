package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import spielwerk.core.Game;
import spielwerk.learn.selfplay.NetCost;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;

/**
 * "Green AI" (3.4.1): what strength has cost, in positions the network looked at, in arithmetic, in
 * numbers to learn and in core-seconds; ours beside others.
 */
public final class CostFigures {
  /**
   * A network and what it took to make it; NaN where it is not known.
   *
   * @param samples positions learnt from, each time counted
   * @param flops of self-play and learning
   * @param coreSeconds of processors
   */
  public record Cost(
      String label,
      Estimate elo,
      double games,
      double evaluations,
      double samples,
      double flops,
      double parameters,
      double coreSeconds,
      String remark) {
    /** The costs alone, where the Elo lies on another scale. */
    public Cost unrated() {
      return new Cost(
          label,
          Estimate.NONE,
          games,
          evaluations,
          samples,
          flops,
          parameters,
          coreSeconds,
          remark);
    }
  }

  private final List<Integer> generations = new ArrayList<>();
  private final List<Cost> own = new ArrayList<>();
  private final List<Cost> others;

  private CostFigures(List<Cost> others) {
    this.others = List.copyOf(others);
  }

  /**
   * The costs of a training by the generations that have a rating.
   *
   * @param elo of its generations
   */
  public static CostFigures of(TrainedRun run, EloCurve elo, List<Cost> others) {
    CostFigures figures = new CostFigures(others);
    NetCost net = run.cost();
    for (int generation : elo.generations()) {
      if (generation <= run.last()) {
        double evaluations = CostAxis.EVALUATIONS.of(run, generation);
        double samples = samples(run, generation);
        figures.generations.add(generation);
        figures.own.add(
            new Cost(
                "generation " + generation,
                elo.generation(generation),
                CostAxis.GAMES.of(run, generation),
                evaluations,
                samples,
                net.flops(evaluations, samples),
                net.parameters(),
                CostAxis.CORE_SECONDS.of(run, generation),
                ""));
      }
    }
    return figures;
  }

  private static double samples(TrainedRun run, int generation) {
    double steps = 0;
    for (int i = 1; i <= generation; i++) {
      steps += run.line(i).path("steps").asDouble();
    }
    return steps * run.spec().training().batch();
  }

  /**
   * What a training that is only described costs at most: every simulation of every move asks the
   * network once.
   *
   * @param length moves of a game
   * @param coreSeconds as its author reports it
   */
  public static Cost described(
      String label,
      TrainSpec spec,
      Game game,
      double elo,
      double length,
      double coreSeconds,
      String remark) {
    double games = 0;
    double evaluations = 0;
    double samples = 0;
    double positions = 0;
    for (int generation = 1; generation <= spec.generations(); generation++) {
      double fresh = spec.selfplay().games() * length;
      games += spec.selfplay().games();
      evaluations += fresh * spec.selfplay().sims().at(generation);
      positions += fresh;
      int buffer = (int) Math.min(positions, spec.buffer().at((long) positions));
      samples += (double) spec.training().steps(buffer, (int) fresh) * spec.training().batch();
    }
    NetCost net = NetCost.of(spec, game);
    return new Cost(
        label,
        Estimate.exactly(elo),
        games,
        evaluations,
        samples,
        net.flops(evaluations, samples),
        net.parameters(),
        coreSeconds,
        remark);
  }

  public List<Cost> own() {
    return own;
  }

  /**
   * The curves by name: {@code evaluations}, {@code flops}, {@code parameters}, {@code
   * coreSeconds}.
   */
  public Map<String, List<LinePlot.Point>> curves() {
    Map<String, List<LinePlot.Point>> curves = new LinkedHashMap<>();
    curves.put("evaluations", points(Cost::evaluations));
    curves.put("flops", points(Cost::flops));
    curves.put("parameters", points(Cost::parameters));
    curves.put("coreSeconds", points(Cost::coreSeconds));
    return curves;
  }

  private List<LinePlot.Point> points(ToDoubleFunction<Cost> figure) {
    List<LinePlot.Point> points = new ArrayList<>();
    for (int i = 0; i < own.size(); i++) {
      points.add(
          new LinePlot.Point(
              generations.get(i), Estimate.exactly(figure.applyAsDouble(own.get(i)))));
    }
    return points;
  }

  public List<Block> blocks() {
    return List.of(
        plot("evaluations", "positions the network looked at in self-play", Cost::evaluations),
        plot("flops", "floating-point operations of self-play and learning", Cost::flops),
        plot("core-seconds", "seconds of one processor core", Cost::coreSeconds),
        table());
  }

  private LinePlot plot(String name, String what, ToDoubleFunction<Cost> figure) {
    List<LinePlot.Series> series = new ArrayList<>();
    series.add(new LinePlot.Series("this training", line(own, figure), false));
    for (Cost other : others) {
      series.add(new LinePlot.Series(other.label(), line(List.of(other), figure), false));
    }
    return new LinePlot(
        "elo-by-" + name,
        "Elo by what it had cost: " + what + ", logarithmic; 95% intervals.",
        what,
        "Elo",
        false,
        true,
        series);
  }

  private static List<LinePlot.Point> line(List<Cost> costs, ToDoubleFunction<Cost> figure) {
    return costs.stream()
        .filter(cost -> figure.applyAsDouble(cost) > 0)
        .map(cost -> new LinePlot.Point(figure.applyAsDouble(cost), cost.elo()))
        .toList();
  }

  private ReportTable table() {
    List<Cost> all = new ArrayList<>(own);
    all.addAll(others);
    return ReportTableBuilder.rows(all)
        .text("network", Cost::label)
        .estimate("Elo", Cost::elo)
        .number("games", Cost::games)
        .number("evaluations", Cost::evaluations)
        .number("positions learnt from", Cost::samples)
        .number("FLOPs", Cost::flops)
        .number("parameters", Cost::parameters)
        .number("core-seconds", cost -> Math.rint(cost.coreSeconds()))
        .number("core-hours", cost -> cost.coreSeconds() / 3600)
        .text("remark", Cost::remark)
        .table(
            "costs",
            "What each network had cost since its random beginning, ratings aside. FLOPs: of the"
                + " network alone, a position learnt from counting three times.")
        .trimmed();
  }
}
