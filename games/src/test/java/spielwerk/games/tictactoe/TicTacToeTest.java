package spielwerk.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

class TicTacToeTest {
  private static final long[] LINES_OF_PLAY = {
    1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872
  };

  private final TicTacToe game = new TicTacToe();

  private State after(String moves) {
    return Position.of(game, Setup.STANDARD, moves).state();
  }

  @Test
  void perftAgreesWithTheKnownNumbersAndWithASlowPlayer() {
    long all = 0;
    for (int depth = 0; depth <= 9; depth++) {
      long lines = new Perft(game.start(Setup.STANDARD)).count(depth);
      assertThat(lines).isEqualTo(LINES_OF_PLAY[depth]);
      if (depth <= 7) {
        assertThat(slow(".........", 'x', depth)).isEqualTo(lines);
      }
      all += lines;
    }
    assertThat(all).as("nodes of the whole tree").isEqualTo(549_946);
  }

  /** Counts lines of play on a board that is a plain text, row after row. */
  private static long slow(String board, char mover, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (won(board)) {
      return 0;
    }
    long lines = 0;
    for (int i = 0; i < 9; i++) {
      if (board.charAt(i) == '.') {
        String next = board.substring(0, i) + mover + board.substring(i + 1);
        lines += slow(next, mover == 'x' ? 'o' : 'x', depth - 1);
      }
    }
    return lines;
  }

  private static boolean won(String board) {
    for (String line : List.of("012", "345", "678", "036", "147", "258", "048", "246")) {
      char first = board.charAt(line.charAt(0) - '0');
      boolean same = line.chars().allMatch(square -> board.charAt(square - '0') == first);
      if (first != '.' && same) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({
    "a1 a2 b1 b2 c1, 1",
    "b1 a1 b2 a2 c3 a3, -1",
    "a1 b1 b2 c1 c3, 1",
    "c1 b1 b2 c3 a3, 1",
    "b2 a1 c1 a3 a2 c2 b3 b1 c3, 0"
  })
  void aLineWinsAndAFullBoardIsADraw(String moves, int points) {
    State state = after(moves);
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(points);
    assertThat(state.points(1)).isEqualTo(-points);
    assertThat(Moves.of(state)).isEmpty();
  }

  @Test
  void aDifferentOrderOfMovesGivesTheSameKey() {
    TicTacToeState one = (TicTacToeState) after("a1 b2 c3");
    TicTacToeState other = (TicTacToeState) after("c3 b2 a1");
    assertThat(one.key()).isEqualTo(other.key());
  }

  @Test
  void thereAre765PositionsUpToSymmetry() {
    Set<Long> forms = new HashSet<>();
    collect((TicTacToeState) game.start(Setup.STANDARD), forms);
    assertThat(forms).hasSize(765);
  }

  private static void collect(TicTacToeState state, Set<Long> forms) {
    forms.add(state.key(state.canonical()));
    for (int move : Moves.of(state)) {
      state.play(move);
      collect(state, forms);
      state.undo();
    }
  }

  @Test
  void theBoardIsDrawnWithTheFirstRowBelow() {
    assertThat(game.notation().board(after("a1 c2 b3")))
        .isEqualTo("3  . X .\n2  . . O\n1  X . .\n   a b c");
    assertThat(game.notation().position(after("a1 c2 b3"))).isEqualTo(".x./..o/x..");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "...",
        ".../...",
        ".../.../....",
        ".../.../..y",
        "xx./.../...",
        "o../.../...",
        "xxx/ooo/...",
        "xxx/oo./o..",
        "ooo/xx./xx."
      })
  void positionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> game.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(text);
  }
}
