package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.learn.selfplay.NetCost;
import spielwerk.learn.selfplay.RatingLog;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingLog;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.RunFolder;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;

/**
 * A training to look at, finished or not: the folder of the run, or a copy of it that holds {@code
 * spec.json}, {@code generations.jsonl}, {@code ratings.jsonl} and some of the networks.
 *
 * @param log with one generation at least
 */
public record TrainedRun(String id, Path folder, TrainSpec spec, Game game, TrainingLog log) {
  /**
   * Reads a run.
   *
   * @throws Mistake if it is not a training, damaged, or has no complete generation yet
   */
  public static TrainedRun of(RunFolder run, Catalogue catalogue) {
    TrainSpec spec = run.spec(TrainingRun.TYPE, TrainSpec.class);
    TrainingLog log = TrainingLog.read(run.path());
    if (log.generations().isEmpty()) {
      throw new Mistake("The training " + run.id() + " has no complete generation yet.");
    }
    return new TrainedRun(run.id(), run.path(), spec, catalogue.game(spec.game()), log);
  }

  /**
   * Refuses a training of another game.
   *
   * @throws Mistake if it is of another
   */
  public void mustBeOf(String wanted, Catalogue catalogue) {
    if (!catalogue.game(wanted).text().equals(game.text())) {
      throw new Mistake(
          "The training %s is of %s; this experiment is about %s."
              .formatted(id, game.text(), wanted));
    }
  }

  /** The number of the newest generation. */
  public int last() {
    return log.generations().size();
  }

  /** The line of a generation from 1. */
  JsonNode line(int generation) {
    return log.generations().get(generation - 1);
  }

  /** The generations whose networks are there to play. */
  public List<Integer> playable() {
    return IntStream.rangeClosed(0, last())
        .filter(generation -> Files.exists(net(generation)))
        .boxed()
        .toList();
  }

  public Path net(int generation) {
    return TrainingLog.net(folder, generation);
  }

  /** The matches that could be played. */
  List<RatingLog.Rating> ratings() {
    return log.ratings().stream().filter(rating -> rating.fault().isEmpty()).toList();
  }

  NetCost cost() {
    return NetCost.of(spec, game);
  }

  /** A number of every generation. */
  List<LinePlot.Point> points(ToDoubleFunction<JsonNode> figure) {
    return log.generations().stream()
        .map(
            line ->
                new LinePlot.Point(
                    line.path("generation").asInt(), Estimate.exactly(figure.applyAsDouble(line))))
        .toList();
  }

  /** A number of a generation's line that lies within another field; NaN if it is not there. */
  static double number(JsonNode line, String group, String name) {
    return line.path(group).path(name).asDouble(Double.NaN);
  }

  LinePlot.Series series(String label, ToDoubleFunction<JsonNode> figure) {
    return new LinePlot.Series(label, points(figure), false);
  }

  /** Some generations, spread evenly, the first and the last among them. */
  public List<Integer> some(int most) {
    int count = Math.min(most, last());
    return IntStream.range(0, count)
        .map(i -> count == 1 ? last() : 1 + (int) Math.round(i * (last() - 1.0) / (count - 1)))
        .distinct()
        .boxed()
        .toList();
  }
}
