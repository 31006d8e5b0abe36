package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import spielwerk.core.Moves;
import spielwerk.core.Setup;

/** The highest scores there are, reached from the start with very obliging dice. */
class MostPointsTest {
  private static final QwixxNotation NOTATION = new QwixxNotation();

  /** Both cross the same numbers, all but the last of each row. */
  private static QwixxState fourRowsWithoutLocks(QwixxRules rules) {
    QwixxState state = new Qwixx(2, rules).start(Setup.STANDARD);
    for (Row row : Row.values()) {
      for (int field = 1; field < Row.LAST; field++) {
        int number = Row.number(row.index(), field);
        String cross = row.letter() + "" + number;
        String white = (number - number / 2) + "" + number / 2;
        String end = rules == QwixxRules.OFFICIAL ? " -" : "";
        Moves.play(state, NOTATION, white + "-1111 " + cross + " " + cross + end);
      }
    }
    assertThat(state.points(0)).isEqualTo(220);
    assertThat(state.active()).isZero();
    return state;
  }

  @Test
  void are266OfficiallyAsTheSecondLockEndsTheGame() {
    QwixxState state = fourRowsWithoutLocks(QwixxRules.OFFICIAL);
    Moves.play(state, NOTATION, "66-1111 r12 - - 66-.111 - y12");
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(266);
  }

  @Test
  void are289UnderThePapersRulesWithTwoLocksInTheLastTurn() {
    QwixxState state = fourRowsWithoutLocks(QwixxRules.PAPER);
    Moves.play(state, NOTATION, "66-1111 r12 - 33-.333 x - 11-.111 g2+b2 -");
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(289);
  }
}
