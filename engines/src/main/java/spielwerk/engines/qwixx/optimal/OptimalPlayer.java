package spielwerk.engines.qwixx.optimal;

import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;
import spielwerk.engines.qwixx.SheetWorth;
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Sheet;

/**
 * Plays what brings its own sheet the most points, if the others close no further row. It looks at
 * no other sheet. One per thread.
 */
public final class OptimalPlayer implements Policy {
  private final SheetWorth worth;
  private final int[] moves = new int[64];

  public OptimalPlayer(SheetValues values) {
    this.worth =
        (game, sheet) ->
            values.end(sheet, game.closed() | Sheet.locked(sheet), wait(game, game.turn()));
  }

  /** How many rolls of others come before the next own one, once this turn is over. */
  private static int wait(QwixxState game, int seat) {
    return Math.floorMod(seat - game.active() - 1, game.seats());
  }

  /** The points that the seat to move can expect at the end after a decision. */
  public double points(QwixxState game, int move) {
    return worth.ofDecision(game, move);
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    QwixxState game = (QwixxState) state;
    int best = Crosses.NONE;
    double most = Double.NEGATIVE_INFINITY;
    int end = game.moves(moves, 0);
    for (int i = 0; i < end; i++) {
      double points = points(game, moves[i]);
      if (points > most) {
        most = points;
        best = moves[i];
      }
    }
    return best;
  }
}
