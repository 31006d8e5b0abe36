package spielwerk.games.fiveinarow;

import spielwerk.core.MoveOrder;
import spielwerk.core.State;

/**
 * Looks first at squares that lengthen runs of stones, one's own before the other's, and among
 * those with nothing around at the ones nearer to the middle.
 */
final class NeighbourOrder implements MoveOrder {
  /** More than any square can be away from the middle. */
  private static final int STONE = FiveInARow.LARGEST;

  private final SquareGrid grid;
  private final int[] weights;

  NeighbourOrder(SquareGrid grid, int line) {
    this.grid = grid;
    this.weights = LineWeights.of(line);
  }

  @Override
  public int rate(State state, int move) {
    FiveInARowState position = FiveInARow.of(state);
    if (move >= grid.moves) {
      return 0;
    }
    byte[] board = position.board();
    int own = position.colour() + 1;
    int cell = grid.cells[move];
    int sum = 0;
    for (int step : grid.directions) {
      sum += 3 * weight(board, cell, step, own) + 2 * weight(board, cell, step, 3 - own);
    }
    return sum * STONE - fromCentre(move);
  }

  /** Runs that meet in the square count together. */
  private int weight(byte[] board, int cell, int step, int stone) {
    int length = 0;
    for (int c = cell + step; board[c] == stone; c += step) {
      length++;
    }
    for (int c = cell - step; board[c] == stone; c -= step) {
      length++;
    }
    return weights[Math.min(length, weights.length - 1)];
  }

  private int fromCentre(int move) {
    int centre = grid.centre();
    return Math.max(
        Math.abs(grid.row(move) - grid.row(centre)),
        Math.abs(grid.column(move) - grid.column(centre)));
  }
}
