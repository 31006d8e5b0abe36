package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Playout;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class FiveInARowRulesTest {
  private static FiveInARowState start(int width, int height, int line) {
    return new FiveInARow(width, height, line).start(Setup.STANDARD);
  }

  @Test
  void threeByThreeHasTheLinesOfPlayOfTicTacToe() {
    Perft perft = new Perft(start(3, 3, 3));
    long[] known = {1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0};
    for (int depth = 0; depth < known.length; depth++) {
      assertThat(perft.count(depth)).as("depth %d", depth).isEqualTo(known[depth]);
    }
  }

  @ParameterizedTest
  @CsvSource({"4,3,3,6", "3,4,3,6", "4,4,2,5", "3,3,2,9", "5,5,4,4", "5,3,4,6", "15,15,5,2"})
  void linesOfPlayAreAsManyAsBySlowRules(int width, int height, int line, int depth) {
    long slow = new SlowFiveInARow(width, height, line).perft(depth);
    assertThat(new Perft(start(width, height, line)).count(depth)).isEqualTo(slow);
  }

  @ParameterizedTest
  @CsvSource({"5,5,4", "6,4,3", "7,7,4"})
  void linesOfPlayFromTheMiddleOfAGameAreAsManyAsBySlowRules(int width, int height, int line) {
    RandomGenerator random = Seeds.stream(3);
    for (int i = 0; i < 20; i++) {
      FiveInARowState state = start(width, height, line);
      for (int stones = 0; stones < 10 && !state.over(); stones++) {
        state.play(state.sample(random));
      }
      long slow = SlowFiveInARow.of(state).perft(2);
      assertThat(new Perft(state).count(2)).isEqualTo(slow);
    }
  }

  @ParameterizedTest
  @CsvSource({"15,15,5,30", "19,19,5,10", "7,13,4,30", "13,7,6,30", "3,9,5,30", "9,9,9,10"})
  void randomGamesGoAsBySlowRules(int width, int height, int line, int games) {
    RandomGenerator random = Seeds.stream(width * 100L + height);
    for (int i = 0; i < games; i++) {
      FiveInARowState state = start(width, height, line);
      SlowFiveInARow slow = new SlowFiveInARow(width, height, line);
      while (!state.over()) {
        assertThat(slow.over()).isFalse();
        assertThat(state.turn()).isEqualTo(slow.stones % 2);
        assertThat(Moves.of(state)).containsExactly(ints(slow.moves()));
        int move = state.sample(random);
        assertThat(state.legal(move)).isTrue();
        state.play(move);
        assertThat(state.legal(move)).isFalse();
        slow.play(move);
      }
      assertThat(slow.over()).isTrue();
      assertThat(Moves.of(state)).isEmpty();
      int points = slow.has(0) ? 1 : slow.has(1) ? -1 : 0;
      assertThat(List.of(state.points(0), state.points(1))).containsExactly(points, -points);
    }
  }

  @Test
  void aLongGameOnTheLargestBoardEndsAsBySlowRules() {
    FiveInARow game = new FiveInARow(256, 256, 5);
    FiveInARowState state = game.start(Setup.STANDARD);
    new Playout(game).finish(state, Seeds.stream(8));
    SlowFiveInARow slow = SlowFiveInARow.of(state);
    assertThat(slow.over()).isTrue();
    assertThat(state.length()).isGreaterThan(1000);
    assertThat(slow.has(0)).isEqualTo(state.points(0) == 1);
    assertThat(slow.has(1)).isEqualTo(state.points(1) == 1);
    slow.takeBack(state.move(state.length() - 1));
    assertThat(slow.over()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"7,7,5", "6,9,4", "8,5,3"})
  void everyLineWinsWhereverItLiesAndWhicheverStoneComesLast(int width, int height, int line) {
    int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    FiveInARow game = new FiveInARow(width, height, line);
    SlowFiveInARow edges = new SlowFiveInARow(width, height, line);
    int seen = 0;
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        for (int[] d : directions) {
          if (edges.at(row + (line - 1) * d[0], column + (line - 1) * d[1]) == -2) {
            continue;
          }
          seen++;
          for (int last = 0; last < line; last++) {
            FiveInARowState state = game.start(Setup.STANDARD);
            for (int i = 0; i < line; i++) {
              if (i != last) {
                state.put((row + i * d[0]) * width + column + i * d[1], 0);
              }
            }
            state.begin(0, "");
            assertThat(state.over()).isFalse();
            state.play((row + last * d[0]) * width + column + last * d[1]);
            assertThat(state.over()).isTrue();
            assertThat(state.points(0)).isEqualTo(1);
          }
        }
      }
    }
    int diagonals = 2 * (width - line + 1) * (height - line + 1);
    assertThat(seen)
        .isEqualTo(diagonals + (width - line + 1) * height + (height - line + 1) * width);
  }

  @Test
  void stonesOnBothSidesOfAnEdgeAreNoLine() {
    FiveInARow game = new FiveInARow(5, 5, 3);
    FiveInARowState state = game.start(new Setup("5/5/5/oo3/3xx x"));
    state.play(game.notation().parse(state, "a1"));
    assertThat(state.over()).isFalse();
  }

  @Test
  void moreThanFiveWinToo() {
    FiveInARow game = new FiveInARow(15, 15, 5);
    FiveInARowState state = game.start(Setup.STANDARD);
    Moves.play(state, game.notation(), "a1 a3 b1 b3 c1 c3 e1 e3 f1 f3 g1 g3");
    assertThat(state.over()).isFalse();
    Moves.play(state, game.notation(), "d1");
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(1);
    assertThat(state.points(1)).isEqualTo(-1);
  }

  @Test
  void aFullBoardWithoutALineIsDrawn() {
    FiveInARow game = new FiveInARow(3, 3, 3);
    FiveInARowState state = game.start(Setup.STANDARD);
    Moves.play(state, game.notation(), "b2 a1 c1 a3 a2 c2 b3 b1 c3");
    assertThat(state.turn()).isEqualTo(State.OVER);
    assertThat(state.points(0)).isZero();
    assertThat(state.points(1)).isZero();
  }

  @Test
  void theLastFreeFieldMayStillWin() {
    FiveInARow game = new FiveInARow(3, 3, 3);
    FiveInARowState state = game.start(new Setup("xox/oxo/1xo x"));
    state.play(0);
    assertThat(state.length()).isEqualTo(9);
    assertThat(state.points(0)).isEqualTo(1);
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }
}
