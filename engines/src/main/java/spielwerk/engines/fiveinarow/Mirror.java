package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * The other reference (chapter 3.2): reflects the opponent's last move at the point (0|0), the
 * square in the middle. Where the paper is silent: without a last move it takes the middle; and if
 * the reflected square is taken or off the board (as when the opponent is in the middle), any of
 * the nearest free squares to it.
 */
final class Mirror implements FieldRater {
  /** Makes {@code mirror}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mirror",
          "The Mirror",
          1,
          game -> new Mirror(),
          "Reflects the opponent's last move at (0|0), the middle of the board; where that cannot be"
              + " played, the nearest free square.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    SquareGrid grid = boardView.grid();
    FiveInARowState state = boardView.state();
    int middle = grid.centre();
    int last = state.length() > state.given() ? state.move(state.length() - 1) : middle;
    int row = 2 * grid.row(middle) - grid.row(last);
    int column = 2 * grid.column(middle) - grid.column(last);
    for (int far = 0; ratedFields.count() == 0; far++) {
      ring(state, row, column, far, ratedFields);
    }
  }

  /** All free squares at one distance, a step in any of the eight directions counting 1. */
  private static void ring(
      FiveInARowState state, int row, int column, int far, RatedFields ratedFields) {
    SquareGrid grid = state.grid();
    for (int r = row - far; r <= row + far; r++) {
      int step = Math.abs(r - row) == far ? 1 : 2 * far;
      for (int c = column - far; c <= column + far; c += Math.max(1, step)) {
        if (r >= 0 && r < grid.height() && c >= 0 && c < grid.width()) {
          int field = r * grid.width() + c;
          if (state.stone(field) < 0) {
            ratedFields.add(field, 1);
          }
        }
      }
    }
  }
}
