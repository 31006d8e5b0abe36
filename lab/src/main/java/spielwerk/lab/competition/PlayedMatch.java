package spielwerk.lab.competition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import spielwerk.arena.Tally;
import spielwerk.lab.Measure;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;

/**
 * How a match of a study ended.
 *
 * @param tally nothing if it was skipped
 * @param skipped why, or empty
 * @param points by game and seat, if nothing else of the games is kept
 */
record PlayedMatch(
    Pairing pairing, Optional<Tally> tally, String skipped, List<List<Integer>> points) {

  /** The result of a match that was not skipped. */
  Tally result() {
    return tally.orElseThrow();
  }

  /** How the first player fared. */
  Tally.Row row() {
    return result().entrants().get(0);
  }

  /** The score of the first player, a draw counting half. */
  Estimate score() {
    return tally.map(t -> estimate(row().score(), t)).orElse(Estimate.NONE);
  }

  /** The score of whoever moved first. */
  Estimate firstMover() {
    return estimate(result().seats().get(0), result());
  }

  private static Estimate estimate(Tally.Score score, Tally tally) {
    return new Estimate(
        score.score(), score.interval().low(), score.interval().high(), tally.games());
  }

  /** The score of the first player, as a measure. */
  Measure measure(String name) {
    return measure(name, row().score(), result());
  }

  /** The score of whoever moved first, as a measure. */
  Measure firstMover(String name) {
    return measure(name, result().seats().get(0), result());
  }

  /** By the same rule as the interval: over pairs of games, or Wilson's where there are few. */
  private static Measure measure(String name, Tally.Score score, Tally tally) {
    Measure wilson = Measure.share(name, score.score(), tally.games());
    boolean few =
        Math.abs(wilson.low() - score.interval().low())
                + Math.abs(wilson.high() - score.interval().high())
            < 1e-9;
    return few ? wilson : Measure.of(name, estimate(score, tally), tally.games() / 2);
  }

  /** How the games ended: {@code win 12, draw 3}. */
  String endings() {
    return String.join(
        ", ",
        result().endings().entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue())
            .toList());
  }

  /** "; the paper: .." if it has a result. */
  String paper() {
    return pairing.paper().isEmpty() ? "" : "; the paper: " + pairing.paper();
  }

  /** Scores as bars on both sides of an even result. */
  static BarPlot bars(
      String name, String caption, List<PlayedMatch> played, List<BarPlot.Group> groups) {
    return new BarPlot(
        name,
        caption,
        "score",
        OptionalDouble.of(0.5),
        false,
        played.stream().map(match -> match.pairing().toString()).toList(),
        groups);
  }
}
