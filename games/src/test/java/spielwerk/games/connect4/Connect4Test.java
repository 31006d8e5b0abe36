package spielwerk.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Perft;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

class Connect4Test {
  private static final long[] LINES_OF_PLAY = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234};

  private final Connect4 game = new Connect4();

  private State after(String moves) {
    return Position.of(game, Setup.STANDARD, moves).state();
  }

  @Test
  void perftAgreesWithTheKnownNumbers() {
    State state = game.start(Setup.STANDARD);
    for (int depth = 0; depth < LINES_OF_PLAY.length; depth++) {
      assertThat(new Perft(state).count(depth)).isEqualTo(LINES_OF_PLAY[depth]);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7, 6, 4, 6",
    "4, 4, 3, 8",
    "3, 3, 2, 9",
    "1, 5, 3, 5",
    "2, 12, 8, 13",
    "12, 4, 5, 5",
    "9, 1, 5, 9",
    "5, 5, 5, 7",
    "8, 7, 6, 6",
    "4, 4, 4, 9"
  })
  void perftAgreesWithASlowPlayer(int width, int height, int line, int depth) {
    State state = new Connect4(width, height, line).start(Setup.STANDARD);
    SlowConnect4 slow = new SlowConnect4(width, height, line);
    for (int plies = 0; plies <= depth; plies++) {
      assertThat(new Perft(state).count(plies)).isEqualTo(slow.perft(plies));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "a b a b a b a, 0",
    "a b a b c b c b, 1",
    "a a b b c c d, 0",
    "a b b c c d c d d g d, 0"
  })
  void fourInALineWin(String moves, int winner) {
    State state = after(moves);
    assertThat(state.over()).isTrue();
    assertThat(state.points(winner)).isEqualTo(1);
    assertThat(state.points(1 - winner)).isEqualTo(-1);
  }

  @Test
  void aFullColumnTakesNoMoreStones() {
    assertThat(after("d d d d d d").legal(3)).isFalse();
    assertThatThrownBy(() -> after("d d d d d d d"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("legal are a, b, c, e, f, g");
  }

  @Test
  void aFullBoardWithoutALineIsADraw() {
    State state = Position.of(new Connect4(3, 2, 3), Setup.STANDARD, "a b c a b c").state();
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isZero();
  }

  @Test
  void aPositionMayBeOneThatIsJustWon() {
    State state = game.start(new Setup("ooo..../xxxx..."));
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(1);
  }

  @Test
  void columnsMayBeNumbered() {
    assertThat(game.notation().position(after("4 d 5"))).isEqualTo("...o.../...xx..");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "......",
        "x......x",
        ".....z.",
        "......./......./......./......./......./......./.......",
        "x....../.......",
        "xx.....",
        "o......",
        "oooo.../xxxx...",
        "xxxx.../oooo...",
        "oooo.xx/xxox.xx/oooo.xx",
        "xxxxx../ooooo../xxxxx../ooooo..",
      })
  void positionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> game.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4:width=0",
        "connect4:height=0",
        "connect4:width=13",
        "connect4:width=10",
        "connect4:width=8,height=8",
        "connect4:line=1",
        "connect4:line=9",
        "connect4:width=3,height=3",
        "connect4:depth=3"
      })
  void optionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> Catalogue.load().game(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("connect4");
  }

  @Test
  void aBoardThatUsesAll64BitsKnowsItsTopCorner() {
    Connect4 wide = new Connect4(8, 7, 4);
    State state = Position.of(wide, Setup.STANDARD, "h a h a h a h").state();
    assertThat(state.points(0)).isEqualTo(1);
    State full = Position.of(wide, Setup.STANDARD, "a h h h a h h h a h a").state();
    assertThat(full.over()).isTrue();
  }
}
