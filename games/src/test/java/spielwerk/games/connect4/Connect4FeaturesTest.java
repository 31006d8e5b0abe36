package spielwerk.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Feature;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class Connect4FeaturesTest {
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  @ParameterizedTest
  @CsvSource({"7, 6, 4", "8, 7, 5", "4, 4, 3", "12, 4, 8"})
  void linesThatLackAStoneAreCountedAsByHand(int width, int height, int line) {
    Connect4 game = new Connect4(width, height, line);
    Map<String, Feature> features =
        game.knowledge().features().get().stream()
            .collect(Collectors.toMap(Feature::name, Function.identity()));
    for (int index = 0; index < 10; index++) {
      RandomGenerator random = Seeds.stream(5, index, Seeds.Purpose.TEST, 0);
      Connect4State state = (Connect4State) game.start(Setup.STANDARD);
      while (!state.over()) {
        for (int seat = 0; seat < 2; seat++) {
          assertThat(features.get("threes").count().of(state, seat))
              .isEqualTo(lines(state, seat, line - 1));
          assertThat(features.get("twos").count().of(state, seat))
              .isEqualTo(lines(state, seat, line - 2));
        }
        state.play(state.sample(random));
      }
    }
  }

  private static int lines(Connect4State state, int seat, int stones) {
    Connect4Board board = state.board();
    int count = 0;
    for (int column = 0; column < board.width; column++) {
      for (int row = 0; row < board.height; row++) {
        for (int[] step : DIRECTIONS) {
          count += inLine(state, seat, column, row, step) == stones ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** The stones of a seat in a line from a square, -1 if it leaves the board or is not its own. */
  private static int inLine(Connect4State state, int seat, int column, int row, int[] step) {
    Connect4Board board = state.board();
    int own = 0;
    for (int place = 0; place < board.line; place++) {
      int x = column + place * step[0];
      int y = row + place * step[1];
      if (x < 0 || x >= board.width || y < 0 || y >= board.height) {
        return -1;
      }
      long square = board.square(x, y);
      if ((state.stones(1 - seat) & square) != 0) {
        return -1;
      }
      own += (state.stones(seat) & square) != 0 ? 1 : 0;
    }
    return own;
  }
}
