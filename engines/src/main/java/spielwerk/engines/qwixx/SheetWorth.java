package spielwerk.engines.qwixx;

import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Sheet;

/** What a sheet is worth to the seat to move, once its turn is over. */
@FunctionalInterface
public interface SheetWorth {
  double of(QwixxState game, long sheet);

  /**
   * What a decision of the seat to move is worth. Where a coloured cross follows, under the
   * official rules, the best one is foreseen: the dice lie already.
   */
  default double ofDecision(QwixxState game, int move) {
    long sheet = game.after(move);
    boolean colourFollows = game.step() == QwixxState.Step.WHITE && game.turn() == game.active();
    return colourFollows ? withColour(game, sheet, move) : of(game, sheet);
  }

  private double withColour(QwixxState game, long sheet, int move) {
    int closed = game.closed() | Sheet.locked(sheet);
    if (Integer.bitCount(closed) >= 2) {
      return of(game, sheet); // two closed rows end the game before the colour phase
    }
    double best = of(game, move == Crosses.NONE ? Sheet.penalise(sheet) : sheet);
    for (int c = game.colours(sheet); c != 0; c &= c - 1) {
      int colour = Integer.numberOfTrailingZeros(c);
      if ((closed >>> (colour >>> 1) & 1) == 0) {
        best = Math.max(best, of(game, Sheet.cross(sheet, colour >>> 1, game.colourField(colour))));
      }
    }
    return best;
  }
}
