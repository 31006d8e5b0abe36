package spielwerk.workshop.qwixx.bound;

import spielwerk.engines.qwixx.optimal.RowStates;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * Qwixx for one who wants points, among companions who are in nobody's way: they roll and close no
 * row. With real dice, or with smaller ones for smaller sheets.
 *
 * @param sides of a die; a row has a field for each sum of two dice
 * @param beforeLock how many crosses a row must have before its last number may be crossed
 * @param mostPenalties how many end the game
 * @param companions how many rolls of others lie between two own ones
 * @param stops whether companions are so friendly as to end the game whenever that suits; no real
 *     table can then be better
 */
public record BoundedGame(
    int sides, int beforeLock, int mostPenalties, QwixxRules rules, int companions, boolean stops) {
  /** With the real dice and sheets. */
  public static BoundedGame standard(QwixxRules rules, int companions, boolean stops) {
    return with((Row.LAST + 1) / 2, rules, companions, stops);
  }

  /** With dice of this many sides; a lock needs one cross less than that, five with real ones. */
  static BoundedGame with(int sides, QwixxRules rules, int companions, boolean stops) {
    return new BoundedGame(sides, sides - 1, Sheet.MOST_PENALTIES, rules, companions, stops);
  }

  int fields() {
    return 2 * sides - 1;
  }

  RowStates rowStates() {
    return new RowStates(fields(), beforeLock);
  }

  /** The field on which a sum of two dice falls, from 1. */
  int field(int row, int sum) {
    return row < 2 ? sum - 1 : 2 * sides + 1 - sum;
  }
}
