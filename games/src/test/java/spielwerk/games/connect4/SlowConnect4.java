package spielwerk.games.connect4;

/** The rules of Vier gewinnt once more, with plain arrays and no care for speed. */
final class SlowConnect4 {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  final int width;
  final int height;
  final int line;

  /** By column and row from the bottom: 0 empty, 1 first seat, 2 second seat. */
  final int[][] board;

  private int mover = 1;

  SlowConnect4(int width, int height, int line) {
    this.width = width;
    this.height = height;
    this.line = line;
    this.board = new int[width][height];
  }

  int at(int column, int row) {
    boolean inside = column >= 0 && column < width && row >= 0 && row < height;
    return inside ? board[column][row] : -1;
  }

  /** How many windows of a line's length hold so many stones of one seat and none of the other. */
  int windows(int seat, int stones) {
    int count = 0;
    for (int column = 0; column < width; column++) {
      for (int row = 0; row < height; row++) {
        for (int[] step : DIRECTIONS) {
          int own = 0;
          boolean open = true;
          for (int i = 0; i < line; i++) {
            int there = at(column + i * step[0], row + i * step[1]);
            own += there == seat + 1 ? 1 : 0;
            open &= there == seat + 1 || there == 0;
          }
          count += open && own == stones ? 1 : 0;
        }
      }
    }
    return count;
  }

  boolean won() {
    return windows(0, line) + windows(1, line) > 0;
  }

  /** The lowest empty row of a column; the height if it is full. */
  int top(int column) {
    int row = 0;
    while (row < height && board[column][row] != 0) {
      row++;
    }
    return row;
  }

  void play(int column) {
    board[column][top(column)] = mover;
    mover = 3 - mover;
  }

  void undo(int column) {
    board[column][top(column) - 1] = 0;
    mover = 3 - mover;
  }

  long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (won()) {
      return 0;
    }
    long lines = 0;
    for (int column = 0; column < width; column++) {
      if (top(column) < height) {
        play(column);
        lines += perft(depth - 1);
        undo(column);
      }
    }
    return lines;
  }
}
