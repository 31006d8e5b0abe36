package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class QwixxNotationTest {
  private static final Qwixx OFFICIAL = new Qwixx(2, QwixxRules.OFFICIAL);
  private static final Qwixx PAPER = new Qwixx(2, QwixxRules.PAPER);

  @ParameterizedTest
  @CsvSource({"2, OFFICIAL", "5, OFFICIAL", "2, PAPER", "3, PAPER"})
  void movesAndPositionsCanBeReadAgain(int players, QwixxRules rules) {
    Qwixx game = new Qwixx(players, rules);
    Notation notation = game.notation();
    for (int index = 0; index < 10; index++) {
      RandomGenerator random = Seeds.stream(5, index, Seeds.Purpose.TEST, players);
      QwixxState state = game.start(Setup.STANDARD);
      while (!state.over()) {
        assertSame(game, state);
        if (state.turn() != State.CHANCE) {
          for (int move : Moves.of(state)) {
            assertThat(notation.parse(state, notation.format(state, move))).isEqualTo(move);
          }
        }
        int move = QwixxAgainstPlainModelTest.step(state, notation, random, 0.9);
        assertThat(notation.legalMove(state, notation.format(state, move))).isEqualTo(move);
        assertThat(state.legal(move)).isTrue();
        state.play(move);
      }
      assertSame(game, state);
    }
  }

  private static void assertSame(Qwixx game, QwixxState state) {
    String text = game.notation().position(state);
    QwixxState again = game.start(new Setup(text));
    assertThat(again.turn()).isEqualTo(state.turn());
    assertThat(again.step()).isEqualTo(state.step());
    assertThat(game.notation().position(again)).isEqualTo(text);
    assertThat(game.notation().board(again)).isEqualTo(game.notation().board(state));
    if (state.turn() != State.CHANCE) {
      assertThat(Moves.of(again)).isEqualTo(Moves.of(state));
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      assertThat(again.chosen(seat)).isEqualTo(state.chosen(seat));
    }
  }

  @Test
  void aCrossWithoutAPlusIsUnderstoodWhereverItIsClear() {
    QwixxState paper = PAPER.start(Setup.STANDARD);
    Moves.play(paper, PAPER.notation(), "25-3416 B11");
    QwixxState official = OFFICIAL.start(Setup.STANDARD);
    Moves.play(official, OFFICIAL.notation(), "25-3416 r7 - b11");
    assertThat(official.points(0)).isEqualTo(2);
    assertThat(PAPER.notation().position(paper)).endsWith(" 1 25-3416 +b11");
  }

  @ParameterizedTest
  @CsvSource({
    "r6, 'does not fit'",
    "+r9, 'with neither white one'",
    "r13, 'is not a decision'",
    "r7+b8+y6, 'is not a decision'",
    "hello, 'is not a decision'",
    "-, 'is written x'",
    "r7+r5, 'is not a legal move'"
  })
  void aWrongDecisionIsNamedInOneSentence(String text, String part) {
    QwixxState state = PAPER.start(Setup.STANDARD);
    Moves.play(state, PAPER.notation(), "25-3416");
    assertThatThrownBy(() -> PAPER.notation().legalMove(state, text.equals("r6") ? "r6+b8" : text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(part);
  }

  @ParameterizedTest
  @ValueSource(strings = {"25", "25-341", "27-3416", "25-34.6", "r5"})
  void aWrongRollIsNamed(String text) {
    QwixxState state = PAPER.start(Setup.STANDARD);
    assertThatThrownBy(() -> PAPER.notation().legalMove(state, text)).isInstanceOf(Mistake.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "r,y,g,b,p0 1",
        "r,y,g,b,p0/r,y,g,b,p0",
        "r,y,g,b,p0/r,y,g,b,p0 3",
        "r,y,g,b,p5/r,y,g,b,p0 1",
        "r5.4,y,g,b,p0/r,y,g,b,p0 1",
        "r12,y,g,b,p0/r,y,g,b,p0 1",
        "r1,y,g,b,p0/r,y,g,b,p0 1",
        "r99,y,g,b,p0/r,y,g,b,p0 1",
        "y,r,g,b,p0/r,y,g,b,p0 1",
        "r,y,g,b,p0/r,y,g,b,p0 1 25-3416 x",
        "r,y,g,b,p0/r,y,g,b,p0 1 25-3416 r7 r7",
        "r,y,g,b,p0/r,y,g,b,p0 1 25-3416 crossed r7",
        "r,y,g,b,p4/r,y,g,b,p0 1 25-3416"
      })
  void aWrongPositionIsNamed(String text) {
    assertThatThrownBy(() -> OFFICIAL.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is not a position of Qwixx");
  }

  @Test
  void theBoardShowsSheetsDiceAndWhoseTurnItIsButNoPendingChoice() {
    QwixxState state =
        OFFICIAL.start(new Setup("r2.4,y2.3.4.5.6.12,g12,b,p1/r,y,g,b,p0 1 25-3.16 r7"));
    assertThat(OFFICIAL.notation().board(state))
        .isEqualTo(
            """
            player 1 has rolled  white 2 5  red 3  yellow -  green 1  blue 6

              player 1: 27 points, 1 of 4 penalties
              red      X  .  X  5  6  7  8  9 10 11 12
              yellow   X  X  X  X  X  .  .  .  .  .  X  locked
              green    X 11 10  9  8  7  6  5  4  3  2
              blue    12 11 10  9  8  7  6  5  4  3  2

            > player 2: 0 points, 0 of 4 penalties
              red      2  3  4  5  6  7  8  9 10 11 12
              yellow   .  .  .  .  .  .  .  .  .  .  .  closed
              green   12 11 10  9  8  7  6  5  4  3  2
              blue    12 11 10  9  8  7  6  5  4  3  2\
            """);
  }

  @Test
  void theGameNamesItself() {
    assertThat(OFFICIAL.text()).isEqualTo("qwixx");
    assertThat(new Qwixx(3, QwixxRules.PAPER).text()).isEqualTo("qwixx:players=3,rules=paper");
  }

  @Test
  void aDecisionSaysRowByRowWhatItGivesUp() {
    QwixxState state = PAPER.start(Setup.STANDARD);
    Notation notation = PAPER.notation();
    state.play(notation.parse(state, "25-3416"));
    assertThat(effect(state, "r7")).isEqualTo("red skips 5, 5 left");
    assertThat(effect(state, "+b11")).isEqualTo("blue skips 1, 9 left");
    assertThat(effect(state, "r7+r8")).isEqualTo("red skips 5, 5 left; red skips 0, 4 left");
    assertThat(effect(state, "x")).isEqualTo("a penalty, -5 points");
    state.play(notation.parse(state, "+b11"));
    assertThat(effect(state, "-")).isEmpty();
    assertThat(effect(state, "x")).as("one that nobody needs").isEqualTo("a penalty, -5 points");
  }

  private static String effect(QwixxState state, String move) {
    Notation notation = PAPER.notation();
    return notation.effect(state, notation.parse(state, move));
  }
}
