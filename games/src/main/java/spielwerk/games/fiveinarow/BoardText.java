package spielwerk.games.fiveinarow;

import spielwerk.core.State;

/**
 * The board for the terminal. Of a large board only the part around the stones is drawn, or around
 * the middle while there are none.
 */
final class BoardText {
  /** Sides up to this length are drawn whole. */
  private static final int WHOLE = 26;

  private static final int MARGIN = 3;

  private final FiveInARowState state;
  private final SquareGrid grid;
  private final FiveInARowNotation notation;
  private int left;
  private int right;
  private int bottom;
  private int top;

  private BoardText(FiveInARowState state, FiveInARowNotation notation) {
    this.state = state;
    this.grid = state.grid();
    this.notation = notation;
  }

  static String of(FiveInARowState state, FiveInARowNotation notation) {
    BoardText boardText = new BoardText(state, notation);
    boardText.frame();
    return boardText.draw();
  }

  private void frame() {
    right = grid.width - 1;
    top = grid.height - 1;
    if (Math.max(grid.width, grid.height) <= WHOLE) {
      return;
    }
    int first = state.length() == 0 ? grid.centre() : state.move(0);
    int minColumn = grid.column(first);
    int maxColumn = minColumn;
    int minRow = grid.row(first);
    int maxRow = minRow;
    for (int i = 1; i < state.length(); i++) {
      int column = grid.column(state.move(i));
      int row = grid.row(state.move(i));
      minColumn = Math.min(minColumn, column);
      maxColumn = Math.max(maxColumn, column);
      minRow = Math.min(minRow, row);
      maxRow = Math.max(maxRow, row);
    }
    left = Math.max(0, minColumn - MARGIN);
    right = Math.min(right, maxColumn + MARGIN);
    bottom = Math.max(0, minRow - MARGIN);
    top = Math.min(top, maxRow + MARGIN);
  }

  private String draw() {
    StringBuilder out = new StringBuilder();
    int margin = String.valueOf(top + 1).length();
    int step = FiveInARowNotation.letters(right).length() + 1;
    for (int row = top; row >= bottom; row--) {
      out.append(padded(String.valueOf(row + 1), margin));
      for (int column = left; column <= right; column++) {
        int move = row * grid.width + column;
        int colour = state.stone(move);
        out.append(padded(colour < 0 ? free(move) : FiveInARowNotation.stone(colour), step));
      }
      out.append('\n');
    }
    out.append(padded("", margin));
    for (int column = left; column <= right; column++) {
      out.append(padded(FiveInARowNotation.letters(column), step));
    }
    return out.append('\n').append(words()).toString();
  }

  /** A free square; one that is forbidden to Black, who is to move, is marked. */
  private String free(int move) {
    boolean forbidden =
        state.turn() != State.OVER && state.colour() == 0 && state.foul(move) != null;
    return forbidden ? "*" : ".";
  }

  private static String padded(String text, int length) {
    return " ".repeat(length - text.length()) + text;
  }

  private String words() {
    StringBuilder out = new StringBuilder();
    if (state.turn() != State.OVER) {
      out.append(name(state.turn())).append(" to move").append(task());
    } else if (state.points(0) == 0) {
      out.append("Drawn");
    } else {
      out.append(name(state.points(0) > 0 ? 0 : 1)).append(" has won");
    }
    if (state.length() > state.given()) {
      out.append(", last move ").append(notation.format(state, state.move(state.length() - 1)));
    }
    if (right - left + 1 < grid.width || top - bottom + 1 < grid.height) {
      out.append(", shown is ")
          .append(notation.format(state, bottom * grid.width + left))
          .append(" to ")
          .append(notation.format(state, top * grid.width + right))
          .append(" of ")
          .append(grid.width)
          .append('x')
          .append(grid.height);
    }
    return out.toString();
  }

  /** A seat, with its colour where that is not its name. */
  private String name(int seat) {
    String name = notation.seat(seat);
    boolean toMove = state.turn() == seat;
    return !state.staged() || !state.coloursKnown()
        ? name
        : name + " (" + FiveInARowNotation.stone(toMove ? state.colour() : colour(seat)) + ")";
  }

  /** The colour of a seat when the game is over. */
  private int colour(int seat) {
    int last = state.colour(state.length() - 1);
    return state.points(seat) > 0 ? last : last ^ 1;
  }

  private String task() {
    return switch (state.task()) {
      case "put" -> ", a stone of " + FiveInARowNotation.stone(state.colour());
      case "choose" -> ": take Black (black), or stay White and put its stone";
      case "choose or two" ->
          ": take Black (black), stay White and put its stone, or announce two more stones (two)";
      default -> "";
    };
  }
}
