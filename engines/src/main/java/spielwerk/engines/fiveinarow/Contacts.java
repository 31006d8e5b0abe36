package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.SquareGrid;
import spielwerk.games.fiveinarow.StoneTracker;

/**
 * How many stones of each seat stand on every row, column and diagonal, whatever lies between them:
 * Greenhorn's view of the board.
 */
final class Contacts extends StoneTracker {
  private final int[][] rows;
  private final int[][] columns;
  private final int[][] rising;
  private final int[][] falling;

  Contacts(SquareGrid grid) {
    super(grid);
    int diagonals = grid.width() + grid.height() - 1;
    rows = new int[2][grid.height()];
    columns = new int[2][grid.width()];
    rising = new int[2][diagonals];
    falling = new int[2][diagonals];
  }

  /** Brings the counts to a position. */
  void at(FiveInARowState state) {
    follow(state);
  }

  @Override
  protected void change(int move, int seat, int by) {
    int row = grid.row(move);
    int column = grid.column(move);
    rows[seat][row] += by;
    columns[seat][column] += by;
    rising[seat][row - column + grid.width() - 1] += by;
    falling[seat][row + column] += by;
  }

  /** With how many stones of a seat a free square is in line. */
  int of(int move, int seat) {
    int row = grid.row(move);
    int column = grid.column(move);
    return rows[seat][row]
        + columns[seat][column]
        + rising[seat][row - column + grid.width() - 1]
        + falling[seat][row + column];
  }
}
