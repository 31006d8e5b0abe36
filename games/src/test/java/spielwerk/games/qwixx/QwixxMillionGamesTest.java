package spielwerk.games.qwixx;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Playout;
import spielwerk.core.Setup;

/** What must hold at the end of every game, over a million random ones. */
class QwixxMillionGamesTest {
  private static final int GAMES = 125_000;

  @ParameterizedTest
  @CsvSource({
    "OFFICIAL, 2",
    "OFFICIAL, 3",
    "OFFICIAL, 4",
    "OFFICIAL, 5",
    "PAPER, 2",
    "PAPER, 3",
    "PAPER, 4",
    "PAPER, 5"
  })
  void noRandomGameBreaksAnInvariant(QwixxRules rules, int players) {
    Qwixx game = new Qwixx(players, rules);
    Playout playout = new Playout(game);
    QwixxState start = (QwixxState) game.start(Setup.STANDARD);
    QwixxState state = start.copy();
    RandomGenerator random = new SplittableRandom(players);
    for (int i = 0; i < GAMES; i++) {
      state.set(start);
      int length = playout.finish(state, random);
      check(length <= game.traits().maxLength(), "a game too long", i);
      endedRightly(state, i);
    }
  }

  private static void endedRightly(QwixxState state, int game) {
    int locked = 0;
    boolean fourPenalties = false;
    for (int seat = 0; seat < state.seats(); seat++) {
      long sheet = state.sheet(seat);
      locked |= Sheet.locked(sheet);
      check(Sheet.penalties(sheet) <= 4, "more than four penalties", game);
      fourPenalties |= Sheet.penalties(sheet) == 4;
      int points = -5 * Sheet.penalties(sheet);
      for (int row = 0; row < 4; row++) {
        int count = Sheet.count(sheet, row);
        points += count * (count + 1) / 2;
        check(count <= 12, "more than twelve crosses", game);
        check(
            (Sheet.locked(sheet) >> row & 1) == 0 || count >= 7, "a lock on too few crosses", game);
      }
      check(points == state.points(seat), "points that are not those of the sheet", game);
    }
    check(locked == state.closed(), "a closed row that nobody locked", game);
    check(fourPenalties || Integer.bitCount(locked) >= 2, "an end without a reason", game);
    check(
        state.rules() == QwixxRules.PAPER || Integer.bitCount(locked) <= 3, "too many locks", game);
  }

  private static void check(boolean holds, String wrong, int game) {
    if (!holds) {
      throw new AssertionError(wrong + " in game " + game);
    }
  }
}
