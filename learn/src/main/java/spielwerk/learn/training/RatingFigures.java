package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.learn.selfplay.Ratings;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Table;

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
    Table table =
        new Table(
            "scores",
            "The matches of the training, one line each; 95% intervals.",
            List.of(
                "generation",
                "opponent",
                "simulations",
                "openings",
                "score",
                "wins",
                "draws",
                "losses",
                "trouble"));
    for (Ratings.Rating rating : run.log().ratings()) {
      boolean played = rating.fault().isEmpty();
      table =
          table.with(
              Cell.of(rating.generation()),
              Cell.of(rating.opponent()),
              Cell.of(rating.sims()),
              Cell.of(rating.openings().lines().findFirst().orElse("")),
              Cell.of(played ? estimate(rating) : Estimate.NONE),
              Cell.of(rating.result().wins()),
              Cell.of(rating.result().draws()),
              Cell.of(rating.result().losses()),
              Cell.of(rating.fault()));
    }
    return table.trimmed().fold();
  }
}
