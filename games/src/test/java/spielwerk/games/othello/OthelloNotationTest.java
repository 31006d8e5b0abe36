package spielwerk.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;

class OthelloNotationTest {
  private static final Game OTHELLO = new Othello();
  private static final Game SMALL = new Othello(6);

  private static List<Integer> play(Game game, String position, String moves) {
    return Moves.play(game.start(new Setup(position)), game.notation(), moves);
  }

  @Test
  void columnsAreLettersAndRowsCountFromTheTop() {
    assertThat(play(OTHELLO, "", "f5")).containsExactly(4 * 8 + 5);
    assertThat(play(SMALL, "", "e4")).containsExactly(3 * 6 + 4);
  }

  @Test
  void movesMayBeWrittenWithBlanksOrWithout() {
    List<Integer> moves = play(OTHELLO, "", "f5 d6 c3 d3 c4");
    assertThat(moves).hasSize(5);
    assertThat(play(OTHELLO, "", "f5d6c3d3c4")).isEqualTo(moves);
    assertThat(play(OTHELLO, "", "F5D6 c3, d3c4")).isEqualTo(moves);
  }

  @Test
  void passesMayBeLeftOut() {
    String position =
        "OX------" + "X-------" + "-".repeat(8) + "---XX---".repeat(2) + "-".repeat(24) + " X";
    assertThat(play(OTHELLO, position, "c1")).containsExactly(64, 2);
    assertThat(play(OTHELLO, position, "pass c1")).containsExactly(64, 2);
    assertThat(play(OTHELLO, position, "PA c1")).containsExactly(64, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1", "i1", "f9", "f5f5", "f5d6a1", "f5d", "pass", "5f", "f55"})
  void aWrongMoveIsNamed(String text) {
    assertThatThrownBy(() -> play(OTHELLO, "", text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("Move ");
  }

  @Test
  void theBoardShowsDiscsAndMoves() {
    assertThat(OTHELLO.notation().board(OTHELLO.start(Setup.STANDARD)))
        .isEqualTo(
            """
              a b c d e f g h
            1 . . . . . . . .
            2 . . . . . . . .
            3 . . . * . . . .
            4 . . * O X . . .
            5 . . . X O * . .
            6 . . . . * . . .
            7 . . . . . . . .
            8 . . . . . . . .
            X 2, O 2""");
  }

  @Test
  void positionsAreReadAsOthersWriteThem() {
    String rows = "--------/--------/--------/---OX---/---XO---/--------/--------/-------- X";
    State usual = OTHELLO.start(Setup.STANDARD);
    String written = OTHELLO.notation().position(usual);
    for (String text : List.of(rows, rows.replace('-', '.'), rows.replace('X', '*'), written)) {
      assertThat(OTHELLO.notation().position(OTHELLO.start(new Setup(text)))).isEqualTo(written);
    }
  }

  @Test
  void whatIsNoPositionIsRefusedInASentence() {
    String written = OTHELLO.notation().position(OTHELLO.start(Setup.STANDARD));
    for (String text :
        List.of(
            written.substring(1),
            written + "X",
            written.replace(" X", ""),
            written.replace(" X", " Z"),
            "-".repeat(64) + " X",
            "?".repeat(5000))) {
      assertThatThrownBy(() -> OTHELLO.start(new Setup(text)))
          .isInstanceOf(Mistake.class)
          .satisfies(mistake -> assertThat(mistake.getMessage().length()).isLessThan(300));
    }
  }

  @Test
  void boardsOfOtherSizesAreRefused() {
    assertThatThrownBy(() -> new Othello(7)).isInstanceOf(Mistake.class).hasMessageContaining("7");
  }
}
