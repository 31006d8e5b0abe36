package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** The rules case by case; every row of the table that tells the two rule sets apart is here. */
class QwixxRulesTest {
  private static final String EMPTY = "r,y,g,b,p0";
  private static final String FIVE_RED = "r2.3.4.5.6,y,g,b,p0";

  private static QwixxState from(QwixxRules rules, String position, String moves) {
    int players = position.split("/").length;
    Qwixx game = new Qwixx(players, rules);
    QwixxState state = game.start(new Setup(position));
    Moves.play(state, game.notation(), moves);
    return state;
  }

  private static List<String> decisions(QwixxState state) {
    QwixxNotation notation = new QwixxNotation();
    return Arrays.stream(Moves.of(state)).mapToObj(m -> notation.format(state, m)).toList();
  }

  private static int reach(QwixxState state, int seat, Row row) {
    return Sheet.reach(state.sheet(seat), row.index());
  }

  @Test
  void officiallyEverybodyDecidesOnWhiteAndThenTheActivePlayerOnColour() {
    QwixxState state = from(QwixxRules.OFFICIAL, EMPTY + "/" + EMPTY + "/" + EMPTY + " 2", "");
    assertThat(state.turn()).isEqualTo(State.CHANCE);
    int[] expected = {1, 2, 0, 1, State.CHANCE};
    String[] moves = {"25-3416", "r7", "-", "g7", "+y6"};
    for (int i = 0; i < moves.length; i++) {
      Moves.play(state, new QwixxNotation(), moves[i]);
      assertThat(state.turn()).as("after " + moves[i]).isEqualTo(expected[i]);
    }
    assertThat(state.active()).isEqualTo(2);
    assertThat(state.points(1)).isEqualTo(2);
    assertThat(state.points(0)).isEqualTo(1);
    assertThat(state.points(2)).isZero();
  }

  @Test
  void underThePapersRulesTheActivePlayerChoosesWhiteAndColourTogether() {
    QwixxState state = from(QwixxRules.PAPER, EMPTY + "/" + EMPTY + " 1", "25-3416");
    assertThat(decisions(state)).contains("r7", "+b8", "r7+b8", "r7+b11", "x").doesNotContain("-");
    Moves.play(state, new QwixxNotation(), "r7+b8 -");
    assertThat(state.turn()).isEqualTo(State.CHANCE);
    assertThat(state.active()).isEqualTo(1);
    assertThat(state.points(0)).isEqualTo(2);
  }

  @Test
  void aRowIsCrossedFromLeftToRightOnly() {
    QwixxState state = from(QwixxRules.OFFICIAL, "r7,y6,g7,b8,p0/" + EMPTY + " 1", "34-1111");
    assertThat(decisions(state)).containsExactly("y7", "b7", "-");
  }

  @Test
  void theLastNumberNeedsFiveCrossesAndBringsTheLock() {
    String four = "r2.3.4.5,y,g,b,p0";
    assertThat(decisions(from(QwixxRules.OFFICIAL, four + "/" + EMPTY + " 1", "66-1111")))
        .containsExactly("g12", "b12", "-");
    QwixxState state = from(QwixxRules.OFFICIAL, FIVE_RED + "/" + EMPTY + " 1", "66-1111 r12 -");
    assertThat(Sheet.count(state.sheet(0), 0)).isEqualTo(7);
    assertThat(Sheet.limit(state.sheet(0), 0)).isEqualTo(13);
    assertThat(state.points(0)).isEqualTo(28);
    assertThat(state.closed()).isEqualTo(1);
  }

  @Test
  void whoeverIsActiveAndCrossesNothingTakesAPenaltyAndOthersDoNot() {
    QwixxState official = from(QwixxRules.OFFICIAL, EMPTY + "/" + EMPTY + " 1", "25-3416 - - x");
    assertThat(official.points(0)).isEqualTo(-5);
    assertThat(official.points(1)).isZero();
    QwixxState paper = from(QwixxRules.PAPER, EMPTY + "/" + EMPTY + " 1", "25-3416 x -");
    assertThat(paper.points(0)).isEqualTo(-5);
    assertThat(paper.points(1)).isZero();
  }

  @Test
  void officiallyColourMayBeDeclinedForNothingAfterAWhiteCross() {
    QwixxState state = from(QwixxRules.OFFICIAL, EMPTY + "/" + EMPTY + " 1", "25-3416 r7 -");
    assertThat(decisions(state)).endsWith("-").doesNotContain("x", "+r5");
    Moves.play(state, new QwixxNotation(), "-");
    assertThat(state.points(0)).isEqualTo(1);
  }

  @Test
  void theFourthPenaltyEndsTheGame() {
    String three = "r,y,g,b,p3";
    assertThat(from(QwixxRules.OFFICIAL, three + "/" + EMPTY + " 1", "25-3416 - r7 x").over())
        .isTrue();
    QwixxState paper = from(QwixxRules.PAPER, three + "/" + EMPTY + " 1", "25-3416 x r7");
    assertThat(paper.over()).isTrue();
    assertThat(paper.points(0)).isEqualTo(-20);
    assertThat(paper.points(1)).isEqualTo(1);
  }

  @Test
  void officiallyALockInTheWhitePhaseClosesTheRowBeforeTheColourPhase() {
    String sheets = FIVE_RED + "/" + FIVE_RED;
    QwixxState state = from(QwixxRules.OFFICIAL, sheets + " 1", "66-6111 - r12");
    assertThat(state.closed()).isEqualTo(1);
    assertThat(state.eyes(2)).as("the red die").isZero();
    assertThat(decisions(state)).doesNotContain("+r12").contains("x");
  }

  @Test
  void underThePapersRulesALockClosesTheRowOnlyAfterTheWholeTurn() {
    String sheets = FIVE_RED + "/" + FIVE_RED;
    QwixxState state = from(QwixxRules.PAPER, sheets + " 1", "66-6111 +r12 r12");
    assertThat(reach(state, 0, Row.RED)).isEqualTo(12);
    assertThat(reach(state, 1, Row.RED)).isEqualTo(12);
    assertThat(state.closed()).isEqualTo(1);
    assertThat(state.turn()).isEqualTo(State.CHANCE);
  }

  @Test
  void officiallyALockInTheColourPhaseClosesTheRowForTheNextTurn() {
    String sheets = FIVE_RED + "/" + FIVE_RED;
    QwixxState state = from(QwixxRules.OFFICIAL, sheets + " 1", "65-6111 - - +r12");
    assertThat(state.closed()).isEqualTo(1);
    Moves.play(state, new QwixxNotation(), "66-.111");
    assertThat(decisions(state)).containsExactly("g12", "b12", "-");
  }

  @Test
  void allWhoCrossTheSameLastNumberInTheWhitePhaseGetTheLock() {
    String sheets = FIVE_RED + "/" + FIVE_RED + "/" + FIVE_RED;
    for (QwixxRules rules : QwixxRules.values()) {
      QwixxState state = from(rules, sheets + " 2", "66-1111 r12 - r12");
      assertThat(reach(state, 1, Row.RED)).isEqualTo(12);
      assertThat(reach(state, 0, Row.RED)).isEqualTo(12);
      assertThat(reach(state, 2, Row.RED)).isEqualTo(Row.field(0, 6));
    }
  }

  @Test
  void underThePapersRulesBothCrossesAreChosenFromTheSheetBeforeTheTurnWhiteFirst() {
    QwixxState state = from(QwixxRules.PAPER, EMPTY + "/" + EMPTY + " 1", "25-3116");
    assertThat(decisions(state)).contains("r7+r8").doesNotContain("r7+r5");
    assertThat(decisions(state)).contains("g7+g6", "g7+g3").doesNotContain("b7+b11");
  }

  @Test
  void officiallyColourIsChosenAnewOnTheSheetThatWhiteHasLeft() {
    QwixxState state = from(QwixxRules.OFFICIAL, EMPTY + "/" + EMPTY + " 1", "25-3116 r7 -");
    assertThat(decisions(state)).contains("+r8").doesNotContain("+r5");
  }

  @Test
  void officiallyWhiteMayBeTheFifthCrossAndColourTheLock() {
    String four = "r2.3.4.5,y,g,b,p0/" + EMPTY + " 1";
    QwixxState state = from(QwixxRules.OFFICIAL, four, "65-6111 r11 -");
    assertThat(decisions(state)).contains("+r12");
    Moves.play(state, new QwixxNotation(), "+r12");
    assertThat(Sheet.count(state.sheet(0), 0)).isEqualTo(7);
  }

  @Test
  void underThePapersRulesALockNeedsFiveCrossesBeforeTheTurn() {
    String four = "r2.3.4.5,y,g,b,p0/" + EMPTY + " 1";
    assertThat(decisions(from(QwixxRules.PAPER, four, "65-6111")))
        .doesNotContain("r11+r12", "+r12");
    String five = FIVE_RED + "/" + EMPTY + " 1";
    assertThat(decisions(from(QwixxRules.PAPER, five, "65-6111"))).contains("r11+r12", "+r12");
  }

  @Test
  void officiallyTheSecondLockInTheWhitePhaseEndsTheGameAtOnce() {
    String sheets = "r2.3.4.5.6.12,y2.3.4.5.6,g,b,p0/" + EMPTY;
    QwixxState state = from(QwixxRules.OFFICIAL, sheets + " 2", "66-.111 - y12");
    assertThat(state.over()).isTrue();
    assertThat(state.points(1)).as("no penalty for the active player").isZero();
    assertThat(state.points(0)).isEqualTo(56);
  }

  @Test
  void underThePapersRulesTheTurnOfTheSecondLockIsFinished() {
    String sheets = "r2.3.4.5.6.12,y2.3.4.5.6,g,b,p0/" + EMPTY;
    QwixxState state = from(QwixxRules.PAPER, sheets + " 1", "66-.116 y12+b12 g12");
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(57);
    assertThat(state.points(1)).isEqualTo(1);
  }

  @Test
  void passivePlayersDecideFromTheStateBeforeThePhase() {
    for (QwixxRules rules : QwixxRules.values()) {
      QwixxState state = from(rules, FIVE_RED + "/" + FIVE_RED + " 1", "66-1111 r12");
      assertThat(state.turn()).isEqualTo(1);
      assertThat(decisions(state))
          .filteredOn(text -> !text.equals("x"))
          .containsExactly("r12", "g12", "b12", "-");
    }
  }

  @Test
  void onlyInThePapersProgramPassivePlayersMayTakeAPenaltyAndTheFourthEndsTheGame() {
    String three = EMPTY.replace("p0", "p3");
    for (QwixxRules rules : QwixxRules.values()) {
      QwixxState state = from(rules, EMPTY + "/" + three + " 1", "66-1111 g12");
      assertThat(decisions(state).contains("x")).isEqualTo(rules == QwixxRules.PAPER);
    }
    QwixxState state = from(QwixxRules.PAPER, EMPTY + "/" + three + " 1", "66-1111 g12 x");
    assertThat(state.over()).isTrue();
    assertThat(state.points(1)).isEqualTo(-20);
  }

  @Test
  void theDieOfAClosedRowIsRolledNoMore() {
    QwixxState state = from(QwixxRules.OFFICIAL, "r2.3.4.5.6.12,y,g,b,p0/" + EMPTY + " 1", "");
    assertThat(Moves.of(state)).hasSize(7776);
    assertThat(Moves.of(from(QwixxRules.OFFICIAL, EMPTY + "/" + EMPTY + " 1", ""))).hasSize(46656);
  }

  @Test
  void twoRowsMayCloseInOneWhitePhaseSoThatThreeAreClosed() {
    String sheets = "r2.3.4.5.6,y,g12.11.10.9.8.2,b,p0/r,y2.3.4.5.6,g,b,p0";
    QwixxState state = from(QwixxRules.OFFICIAL, sheets + " 1", "66-11.1 r12 y12");
    assertThat(state.over()).isTrue();
    assertThat(state.closed()).isEqualTo(0b111);
  }
}
