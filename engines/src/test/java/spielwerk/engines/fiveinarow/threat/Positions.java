package spielwerk.engines.fiveinarow.threat;

import java.util.random.RandomGenerator;
import spielwerk.core.Budget;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/** Positions and plain, slow answers about them. */
final class Positions {
  static final SearchClock UNLIMITED = new SearchClock(Budget.FREE, Watch.NONE);

  private Positions() {}

  /** A game of random moves in the middle of a board, not over yet. */
  static FiveInARowState random(FiveInARow game, int stones, int side, RandomGenerator random) {
    while (true) {
      FiveInARowState state = game.start(Setup.STANDARD);
      while (state.length() < stones && !state.over()) {
        int row = (game.grid().height() - side) / 2 + random.nextInt(side);
        int column = (game.grid().width() - side) / 2 + random.nextInt(side);
        int move = row * game.grid().width() + column;
        if (state.legal(move)) {
          state.play(move);
        }
      }
      if (!state.over()) {
        return state;
      }
    }
  }

  /** How many free fields make five for a seat, by trying them. */
  static int fives(FiveInARowState state, int seat) {
    int count = 0;
    for (int move = 0; move < state.grid().moves(); move++) {
      if (state.stone(move) < 0 && line(state, move, seat) >= 5) {
        count++;
      }
    }
    return count;
  }

  /** The longest row that a stone of a seat makes on a field. */
  static int line(FiveInARowState state, int move, int seat) {
    int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int longest = 0;
    for (int[] step : steps) {
      int count = 1 + run(state, move, seat, step[0], step[1]);
      count += run(state, move, seat, -step[0], -step[1]);
      longest = Math.max(longest, count);
    }
    return longest;
  }

  private static int run(FiveInARowState state, int move, int seat, int right, int up) {
    int column = state.grid().column(move) + right;
    int row = state.grid().row(move) + up;
    int count = 0;
    while (column >= 0
        && row >= 0
        && column < state.grid().width()
        && row < state.grid().height()
        && state.stone(row * state.grid().width() + column) == seat) {
      count++;
      column += right;
      row += up;
    }
    return count;
  }
}
