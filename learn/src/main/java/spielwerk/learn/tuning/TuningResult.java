package spielwerk.learn.tuning;

import java.util.List;
import spielwerk.arena.Tally;

/**
 * What a tuning came to, measured on games that no generation has seen.
 *
 * @param best the best filling of the last generation, as an engine
 * @param middle the filling to compare it with
 * @param games of each against each opponent
 * @param rows one for each opponent
 */
public record TuningResult(String best, String middle, int games, List<Row> rows) {
  public TuningResult {
    rows = List.copyOf(rows);
  }

  /** How both did against an opponent. */
  public record Row(String opponent, Score best, Score middle) {}

  /**
   * A score with its 95% confidence interval.
   *
   * @param distinct how many different games it rests on; fewer than all, and the interval promises
   *     too much
   */
  public record Score(double score, double low, double high, int distinct) {
    static Score of(Tally tally) {
      Tally.Score own = tally.entrants().get(0).score();
      return new Score(own.score(), own.interval().low(), own.interval().high(), tally.distinct());
    }
  }
}
