package spielwerk.games.fiveinarow;

import org.jspecify.annotations.Nullable;

/** On which free squares a stone may not be put: the forbidden points of renju, pro openings. */
final class Restrictions {
  private final SquareGrid grid;
  private final byte[] board;
  private final @Nullable RenjuFouls fouls;
  private final int distance;

  /** Whether there is none. */
  final boolean none;

  /**
   * @param board the state's own
   */
  Restrictions(SquareGrid grid, FiveRule rule, OpeningRule opening, byte[] board) {
    this.grid = grid;
    this.board = board;
    this.fouls = rule == FiveRule.RENJU ? new RenjuFouls(grid, board) : null;
    this.distance = opening.distance();
    this.none = fouls == null && distance == 0;
  }

  /** Whether a colour may put a stone on a free square of a board with this many stones. */
  boolean allow(int move, int colour, int stones) {
    if (fouls != null && colour == 0 && fouls.at(grid.cells[move]) != null) {
      return false;
    }
    return distance == 0
        || stones != 0 && stones != 2
        || (stones == 0 ? move == grid.centre() : fromCentre(move) >= distance);
  }

  /** Appends all free squares on which a colour may put a stone. */
  int fields(int[] into, int at, int colour, int stones) {
    int end = at;
    int move = 0;
    for (int row = 1; row <= grid.height; row++) {
      int cell = row * grid.stride + 1;
      for (int edge = cell + grid.width; cell < edge; cell++, move++) {
        if (board[cell] == SquareGrid.FREE && (none || allow(move, colour, stones))) {
          into[end++] = move;
        }
      }
    }
    return end;
  }

  private int fromCentre(int move) {
    int centre = grid.centre();
    return Math.max(
        Math.abs(grid.column(move) - grid.column(centre)),
        Math.abs(grid.row(move) - grid.row(centre)));
  }

  /** Whether a colour has nowhere to play: Black in renju, at the end of a long game. */
  boolean stuck(int colour) {
    if (fouls == null || colour != 0) {
      return false;
    }
    for (int cell : grid.cells) {
      if (board[cell] == SquareGrid.FREE && fouls.at(cell) == null) {
        return false;
      }
    }
    return true;
  }

  /** Why Black may not play on a free square, or null. */
  RenjuFouls.@Nullable Foul foul(int move) {
    return fouls == null ? null : fouls.at(grid.cells[move]);
  }
}
