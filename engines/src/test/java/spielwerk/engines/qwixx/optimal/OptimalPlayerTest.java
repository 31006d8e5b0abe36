package spielwerk.engines.qwixx.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.QwixxState;

class OptimalPlayerTest {
  private static final OptimalTables TABLES = new OptimalTables();

  @ParameterizedTest
  @CsvSource({"OFFICIAL, 2, 130.5", "OFFICIAL, 3, 142.4", "PAPER, 2, 130.8"})
  void anEmptySheetIsWorthWhatWasSolved(QwixxRules rules, int players, double solved) {
    SheetValues values = TABLES.values(new Qwixx(players, rules));
    assertThat(values.end(0, 0, 0)).isCloseTo(solved, within(0.051));
  }

  @ParameterizedTest
  @CsvSource({"OFFICIAL, 2", "OFFICIAL, 3", "PAPER, 2"})
  void theBoundIsTheMeanOverTheSeatsOfATable(QwixxRules rules, int players) {
    Qwixx game = new Qwixx(players, rules);
    SheetValues values = TABLES.values(game);
    double mean = 0;
    for (int wait = 0; wait < players; wait++) {
      mean += values.end(0, 0, wait) / players;
    }
    assertThat(OptimalTables.bound(game)).isCloseTo(mean, within(0.06));
  }

  @Test
  void theMoreRollTheMoreCanBeMade() {
    for (QwixxRules rules : QwixxRules.values()) {
      for (int players = 3; players <= 5; players++) {
        assertThat(OptimalTables.bound(new Qwixx(players, rules)))
            .isGreaterThan(OptimalTables.bound(new Qwixx(players - 1, rules)));
      }
    }
  }

  /**
   * What ships against the rules of the game: the value of a sheet is the mean over all 46,656
   * rolls of the best decision, as the game's own rules list them.
   */
  @ParameterizedTest
  @CsvSource({"OFFICIAL, 2", "PAPER, 2", "OFFICIAL, 3"})
  void valuesAreTheMeanOfTheBestDecisionsOverAllRolls(QwixxRules rules, int players) {
    Qwixx game = new Qwixx(players, rules);
    SheetValues values = TABLES.values(game);
    OptimalPlayer player = new OptimalPlayer(values);
    int checked = 0;
    for (int index = 0; checked < 3; index++) {
      QwixxState state = midgame(game, player, 10 + 12 * index, index);
      if (state.over()) {
        continue;
      }
      double mean = 0;
      int[] rolls = Moves.of(state);
      QwixxState rolled = state.copy();
      for (int roll : rolls) {
        rolled.set(state);
        rolled.play(roll);
        double best = Double.NEGATIVE_INFINITY;
        for (int move : Moves.of(rolled)) {
          best = Math.max(best, player.points(rolled, move));
        }
        mean += best / rolls.length;
      }
      int seat = state.active();
      assertThat(values.end(state.sheet(seat), state.closed(), 0)).isCloseTo(mean, within(0.1));
      checked++;
    }
  }

  /** A position before a roll, some moves on. */
  private static QwixxState midgame(Qwixx game, OptimalPlayer player, int moves, int index) {
    QwixxState state = game.start(Setup.STANDARD);
    var dice = Seeds.stream(3, index, Seeds.Purpose.DICE, 0);
    for (int i = 0; !state.over() && (i < moves || state.turn() != State.CHANCE); i++) {
      state.play(state.turn() == State.CHANCE ? state.draw(dice) : player.choose(state, dice));
    }
    return state;
  }

  @Test
  void withFourPlayersTheRollsBetweenTurnsAreCounted() {
    SheetValues values = TABLES.values(new Qwixx(4, QwixxRules.OFFICIAL));
    assertThat(values.end(0, 0, 3)).isGreaterThan(values.end(0, 0, 2));
    assertThat(values.end(0, 0, 1)).isGreaterThan(values.end(0, 0, 0));
  }
}
