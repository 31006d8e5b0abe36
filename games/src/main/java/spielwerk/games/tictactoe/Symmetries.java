package spielwerk.games.tictactoe;

/**
 * The eight ways to turn and mirror a square board. The bits of a symmetry's number say what it
 * does: 1 mirrors left and right, 2 mirrors top and bottom, and 4 then swaps rows and columns.
 */
final class Symmetries {
  static final int COUNT = 8;

  private static final int SIDE = 3;
  private static final int SETS = 1 << TicTacToeState.SQUARES;

  /** Where each symmetry takes each set of squares. */
  private static final int[][] SET = new int[COUNT][SETS];

  static {
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      for (int set = 1; set < SETS; set++) {
        int first = Integer.numberOfTrailingZeros(set);
        SET[symmetry][set] = SET[symmetry][set & (set - 1)] | (1 << map(symmetry, first));
      }
    }
  }

  private Symmetries() {}

  static int map(int symmetry, int square) {
    int column = square % SIDE;
    int row = square / SIDE;
    if ((symmetry & 1) != 0) {
      column = SIDE - 1 - column;
    }
    if ((symmetry & 2) != 0) {
      row = SIDE - 1 - row;
    }
    return (symmetry & 4) == 0 ? row * SIDE + column : column * SIDE + row;
  }

  static int mapAll(int symmetry, int squares) {
    return SET[symmetry][squares];
  }

  /** All undo themselves but the quarter turns 5 and 6, which undo each other. */
  static int inverse(int symmetry) {
    return symmetry == 5 ? 6 : symmetry == 6 ? 5 : symmetry;
  }
}
