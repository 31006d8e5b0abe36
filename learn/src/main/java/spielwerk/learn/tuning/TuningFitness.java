package spielwerk.learn.tuning;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;

/** What a game is worth to the individual that is bred. */
public enum TuningFitness {
  /** The share of its one point: the winner has all. */
  SCORE,
  /** One's points as a share of the most that anybody made in it (equation 6.10 of the thesis). */
  POINTS;

  /** What a game was worth to a seat, from 0 to 1. */
  double of(GameRecord game, int seat) {
    List<Integer> points = game.points();
    // the points of an interrupted game say nothing
    if (this == SCORE || game.ending().reason() != Ending.Reason.FINISHED) {
      return game.ending().shares().get(seat);
    }
    int most = Collections.max(points);
    return most > 0 ? Math.max(0.0, points.get(seat)) / most : points.get(seat) == most ? 1 : 0;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
