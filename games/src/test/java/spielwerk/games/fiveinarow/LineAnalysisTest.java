package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class LineAnalysisTest {

  /** The constellations of the paper's chapter 3.1 and their kin; * is the stone asked about. */
  @ParameterizedTest
  @CsvSource({
    "..*XXX..,     OPEN_FOUR,  false",
    "..XX*X..,     OPEN_FOUR,  false",
    ".OXXX*..,     HALF_FOUR,  false",
    "..X.*XX..,    HALF_FOUR,  true",
    "X.*XX.X..,    OPEN_FOUR,  true",
    ".OXXX*O..,    DEAD,       false",
    "..*XX...,     OPEN_THREE, false",
    "..XX.*..,     OPEN_THREE, true",
    ".OX*X..,      HALF_THREE, false",
    ".O.X*X.O,     HALF_THREE, false",
    ".O.X*X..O,    OPEN_THREE, false",
    ".O.X*..O,     HALF_TWO,   false",
    "...X*....,    OPEN_TWO,   false",
    "...X.*...,    OPEN_TWO,   true",
    "...X..*...,   OPEN_TWO,   true",
    ".OX*.....,    HALF_TWO,   false",
    ".O..*.O..,    DEAD,       false",
    ".O..*..O.,    HALF_ONE,   false",
    "....*....,    OPEN_ONE,   false",
    "*........,    HALF_ONE,   false",
    "*XX......,    HALF_THREE, false",
    ".*XX.....,    OPEN_THREE, false",
    ".*XX,         DEAD,       false",
    "..XX*XX..,    FIVE,       false",
    ".XXX*XXX.,    FIVE,       false",
  })
  void aConstellationIsRecognised(String line, Shape shape, boolean broken) {
    int length = line.length();
    for (int direction = 0; direction < LineAnalysis.DIRECTIONS; direction++) {
      for (int seat = 0; seat < 2; seat++) {
        for (boolean asked : new boolean[] {false, true}) {
          Board board = new Board(length, line, direction, seat, asked);
          LineAnalysis lines = new LineAnalysis(board.state.grid());
          lines.at(board.state);
          assertThat(lines.shape(board.asked, direction, seat)).as(line).isEqualTo(shape);
          assertThat(lines.broken(board.asked, direction, seat)).as(line).isEqualTo(broken);
        }
      }
    }
  }

  /** A line laid along a direction of a board that is just as long, so that its ends are edges. */
  private static final class Board {
    private final FiveInARowState state;
    private int asked;

    Board(int length, String line, int direction, int seat, boolean askedIsPut) {
      state = new FiveInARow(length, length, Math.min(5, length)).start(Setup.STANDARD);
      for (int i = 0; i < length; i++) {
        int row = direction == 0 ? length / 2 : i;
        int column = direction == 1 ? length / 2 : direction == 3 ? length - 1 - i : i;
        int move = row * length + column;
        char field = line.charAt(i);
        if (field == '*') {
          asked = move;
        }
        if (field == 'X' || field == 'O' || (field == '*' && askedIsPut)) {
          state.put(move, field == 'O' ? 1 - seat : seat);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"5x5", "7x19", "15x15", "256x256"})
  void theLinesOfAPositionDoNotDependOnHowItWasReached(String size) {
    int x = size.indexOf('x');
    FiveInARow game =
        new FiveInARow(
            Integer.parseInt(size.substring(0, x)), Integer.parseInt(size.substring(x + 1)), 5);
    RandomGenerator random = Seeds.stream(size.hashCode());
    FiveInARowState state = game.start(Setup.STANDARD);
    LineAnalysis followed = new LineAnalysis(game.grid());
    for (int step = 0; step < 300; step++) {
      if (state.over() || (state.length() > 0 && random.nextInt(3) == 0)) {
        state.undo();
      } else {
        int move = near(state, random);
        state.play(state.legal(move) ? move : state.sample(random));
      }
      if (random.nextInt(4) > 0) {
        followed.at(state);
        check(followed, state, random);
      }
    }
  }

  /** Somewhere in a corner of the board, where stones and edges meet. */
  private static int near(FiveInARowState state, RandomGenerator random) {
    SquareGrid grid = state.grid();
    int side = Math.min(8, Math.min(grid.width(), grid.height()));
    return random.nextInt(side) * grid.width() + random.nextInt(side);
  }

  private static void check(LineAnalysis lines, FiveInARowState state, RandomGenerator random) {
    LineAnalysis fresh = new LineAnalysis(state.grid());
    fresh.at(state);
    for (int i = 0; i < 200; i++) {
      int move = i < 64 ? random.nextInt(state.grid().moves()) : near(state, random);
      for (int direction = 0; direction < LineAnalysis.DIRECTIONS; direction++) {
        assertThat(lines.key(move, direction)).isEqualTo(fresh.key(move, direction));
        assertThat(lines.key(move, direction)).isEqualTo(walked(state, move, direction));
      }
    }
  }

  /** The key by walking from field to field with coordinates. */
  private static int walked(FiveInARowState state, int move, int direction) {
    int[] right = {1, 0, 1, -1};
    int[] up = {0, 1, 1, 1};
    SquareGrid grid = state.grid();
    int key = 0;
    for (int i = 0; i < 2 * Shapes.REACH; i++) {
      int far = i < Shapes.REACH ? i - Shapes.REACH : i - Shapes.REACH + 1;
      int column = grid.column(move) + far * right[direction];
      int row = grid.row(move) + far * up[direction];
      boolean inside = column >= 0 && row >= 0 && column < grid.width() && row < grid.height();
      int field = inside ? state.stone(row * grid.width() + column) + 1 : SquareGrid.BORDER;
      key |= field << 2 * i;
    }
    return key;
  }

  @Test
  void aFieldThatSeesNothingIsAnOpenOneForBothSeats() {
    FiveInARow game = new FiveInARow(15, 15, 5);
    LineAnalysis lines = new LineAnalysis(game.grid());
    lines.at(game.start(Setup.STANDARD));
    for (int direction = 0; direction < LineAnalysis.DIRECTIONS; direction++) {
      assertThat(lines.shape(game.grid().centre(), direction, 0)).isEqualTo(Shape.OPEN_ONE);
      assertThat(lines.shape(game.grid().centre(), direction, 1)).isEqualTo(Shape.OPEN_ONE);
    }
  }
}
