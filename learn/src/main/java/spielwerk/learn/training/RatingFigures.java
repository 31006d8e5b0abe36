package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.learn.selfplay.RatingLog;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;

/** The scores of generations against fixed opponents. */
record RatingFigures(TrainedRun run) {
  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (CostAxis axis : CostAxis.values()) {
      blocks.add(scores(axis));
    }
    blocks.add(table());
    return blocks;
  }

  private LinePlot scores(CostAxis axis) {
    Map<String, List<LinePlot.Point>> byOpponent = new LinkedHashMap<>();
    for (RatingLog.Rating rating : run.ratings()) {
      double x = axis.of(run, rating.generation());
      if (!Double.isNaN(x)) {
        byOpponent
            .computeIfAbsent(rating.opponent(), opponent -> new ArrayList<>())
            .add(new LinePlot.Point(x, estimate(rating)));
      }
    }
    List<LinePlot.Series> series = new ArrayList<>();
    byOpponent.forEach(
        (opponent, points) -> series.add(new LinePlot.Series(opponent, points, false)));
    return new LinePlot(
        "scores-by-" + axis.field(),
        "Score of the generations against fixed opponents, a draw counting half, with 95% intervals"
            + " over the openings, each played from both seats"
            + (axis == CostAxis.GENERATION
                ? "."
                : "; along the axis what the generation had cost."),
        axis.label(),
        "score",
        false,
        series);
  }

  private static Estimate estimate(RatingLog.Rating rating) {
    return new Estimate(
        rating.result().score(),
        rating.result().low(),
        rating.result().high(),
        rating.result().games());
  }

  private ReportTable table() {
    return ReportTableBuilder.rows(run.log().ratings())
        .number("generation", RatingLog.Rating::generation)
        .text("opponent", RatingLog.Rating::opponent)
        .number("simulations", RatingLog.Rating::sims)
        .text("openings", rating -> rating.openings().lines().findFirst().orElse(""))
        .estimate("score", rating -> rating.fault().isEmpty() ? estimate(rating) : Estimate.NONE)
        .number("wins", rating -> rating.result().wins())
        .number("draws", rating -> rating.result().draws())
        .number("losses", rating -> rating.result().losses())
        .text("trouble", RatingLog.Rating::fault)
        .table("scores", "The matches of the training, one line each; 95% intervals.")
        .trimmed()
        .fold();
  }
}
