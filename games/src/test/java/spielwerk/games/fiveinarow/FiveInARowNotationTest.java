package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Setup;

class FiveInARowNotationTest {
  @ParameterizedTest
  @CsvSource({"15,15", "3,4", "27,5", "256,256", "100,3"})
  void everyMoveIsReadAsItIsWritten(int width, int height) {
    FiveInARow game = new FiveInARow(width, height, 3);
    FiveInARowState state = game.start(Setup.STANDARD);
    Set<String> texts = new HashSet<>();
    for (int move = 0; move < width * height; move++) {
      String text = game.notation().format(state, move);
      assertThat(texts.add(text)).isTrue();
      assertThat(game.notation().parse(state, text)).isEqualTo(move);
    }
  }

  @ParameterizedTest
  @CsvSource({"0,a1", "14,o1", "112,h8", "210,a15", "224,o15"})
  void lettersCountFromTheLeftAndNumbersFromTheBottom(int move, String text) {
    FiveInARow game = new FiveInARow(15, 15, 5);
    FiveInARowState state = game.start(Setup.STANDARD);
    assertThat(game.notation().format(state, move)).isEqualTo(text);
    assertThat(game.notation().parse(state, " " + text.toUpperCase(java.util.Locale.ROOT) + " "))
        .isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"25,z1", "26,aa1", "51,az1", "52,ba1", "255,iv1", "65535,iv256"})
  void afterZComesAa(int move, String text) {
    FiveInARow game = new FiveInARow(256, 256, 5);
    assertThat(game.notation().format(game.start(Setup.STANDARD), move)).isEqualTo(text);
  }

  @Test
  void theEndlessBoardIsAlsoCountedFromTheMiddle() {
    FiveInARow game = new FiveInARow(256, 256, 5);
    FiveInARowState state = game.start(Setup.STANDARD);
    Notation notation = game.notation();
    int centre = notation.parse(state, "(0,0)");
    assertThat(centre).isEqualTo(game.grid().centre()).isEqualTo(128 * 256 + 128);
    assertThat(notation.parse(state, "(-3, +2)")).isEqualTo(centre - 3 + 2 * 256);
    assertThat(notation.parse(state, "(-128,-128)")).isZero();
    assertThat(notation.parse(state, "(127,127)")).isEqualTo(65535);
    assertThat(Moves.play(state, notation, "(0,0) (1,0),(0,-1)"))
        .containsExactly(centre, centre + 1, centre - 256);
    assertThatThrownBy(() -> notation.parse(state, "(128,0)"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("(0,0)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "p1", "a16", "a0", "8h", "h8!", "(0,0)", "h", "8", "h08", "zzz1", "é1"})
  void whatIsNoFieldIsRefusedWithWhatFieldsLookLike(String text) {
    FiveInARow game = new FiveInARow(15, 15, 5);
    FiveInARowState state = game.start(Setup.STANDARD);
    assertThatThrownBy(() -> game.notation().parse(state, text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'" + text + "'")
        .hasMessageContaining("a1 to o15");
  }

  @Test
  void aSmallBoardIsDrawnWhole() {
    FiveInARow game = new FiveInARow(4, 3, 3);
    FiveInARowState state = game.start(Setup.STANDARD);
    Moves.play(state, game.notation(), "a1 d3 b1");
    assertThat(game.notation().board(state))
        .isEqualTo("3 . . . O\n2 . . . .\n1 X X . .\n  a b c d\nO to move, last move b1");
    Moves.play(state, game.notation(), "c3 c1");
    assertThat(game.notation().board(state)).endsWith("X has won, last move c1");
  }

  @Test
  void ofALargeBoardTheRegionOfTheStonesIsDrawn() {
    FiveInARow game = new FiveInARow(256, 256, 5);
    FiveInARowState state = game.start(Setup.STANDARD);
    assertThat(game.notation().board(state))
        .endsWith("X to move, shown is dv126 to eb132 of 256x256");
    Moves.play(state, game.notation(), "a1 c2");
    assertThat(game.notation().board(state))
        .isEqualTo(
            """
            5 . . . . . .
            4 . . . . . .
            3 . . . . . .
            2 . . O . . .
            1 X . . . . .
              a b c d e f
            X to move, last move c2, shown is a1 to f5 of 256x256""");
  }
}
