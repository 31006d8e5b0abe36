package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.learn.selfplay.Ratings;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Table;
import spielwerk.runs.report.TableOf;

/** The scores of generations against fixed opponents. */
record RatingFigures(TrainedRun run) {
  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (Axis axis : Axis.values()) {
      blocks.add(scores(axis));
    }
    blocks.add(table());
    return blocks;
  }

  private Lines scores(Axis axis) {
    Map<String, List<Lines.Point>> byOpponent = new LinkedHashMap<>();
    for (Ratings.Rating rating : run.ratings()) {
      double x = axis.of(run, rating.generation());
      if (!Double.isNaN(x)) {
        byOpponent
            .computeIfAbsent(rating.opponent(), opponent -> new ArrayList<>())
            .add(new Lines.Point(x, estimate(rating)));
      }
    }
    List<Lines.Series> series = new ArrayList<>();
    byOpponent.forEach((opponent, points) -> series.add(new Lines.Series(opponent, points, false)));
    return new Lines(
        "scores-by-" + axis.field(),
        "Score of the generations against fixed opponents, a draw counting half, with 95% intervals"
            + " over the openings, each played from both seats"
            + (axis == Axis.GENERATION ? "." : "; along the axis what the generation had cost."),
        axis.label(),
        "score",
        false,
        series);
  }

  private static Estimate estimate(Ratings.Rating rating) {
    return new Estimate(
        rating.result().score(),
        rating.result().low(),
        rating.result().high(),
        rating.result().games());
  }

  private Table table() {
    return TableOf.rows(run.log().ratings())
        .number("generation", Ratings.Rating::generation)
        .text("opponent", Ratings.Rating::opponent)
        .number("simulations", Ratings.Rating::sims)
        .text("openings", rating -> rating.openings().lines().findFirst().orElse(""))
        .estimate("score", rating -> rating.fault().isEmpty() ? estimate(rating) : Estimate.NONE)
        .number("wins", rating -> rating.result().wins())
        .number("draws", rating -> rating.result().draws())
        .number("losses", rating -> rating.result().losses())
        .text("trouble", Ratings.Rating::fault)
        .table("scores", "The matches of the training, one line each; 95% intervals.")
        .trimmed()
        .fold();
  }
}
