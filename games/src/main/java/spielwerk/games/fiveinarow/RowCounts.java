package spielwerk.games.fiveinarow;

/**
 * How many rows of each length a colour has: unbroken runs of stones, as {@link RowsEvaluation}
 * takes them, and stretches of the board as long as a line that wins in which it alone has stones,
 * as {@link OpenRowsEvaluation} does.
 */
final class RowCounts extends StoneTracker {
  private final int line;

  /** By colour, then length; all that are longer than a line count as one. */
  private final int[][] runs;

  /** By colour, then number of stones. */
  private final int[][] open;

  /** By colour, direction and first cell: the stones in the stretch. */
  private final byte[][][] stretches;

  RowCounts(SquareGrid grid, int line) {
    super(grid);
    this.line = line;
    this.runs = new int[2][line + 1];
    this.open = new int[2][line + 1];
    this.stretches = new byte[2][grid.directions.length][board.length];
  }

  /** Unbroken rows of exactly this many stones. */
  int runs(FiveInARowState state, int colour, int length) {
    follow(state);
    return length > line ? 0 : runs[colour][length];
  }

  /** Stretches with exactly this many stones and none of the other side. */
  int open(FiveInARowState state, int colour, int stones) {
    follow(state);
    return stones > line ? 0 : open[colour][stones];
  }

  @Override
  protected void change(int move, int seat, int by) {
    int cell = grid.cells[move];
    int left = grid.column(move);
    int right = grid.width - 1 - left;
    int below = grid.row(move);
    int above = grid.height - 1 - below;
    for (int direction = 0; direction < grid.directions.length; direction++) {
      int step = grid.directions[direction];
      int before = run(cell, -step, seat + 1);
      int after = run(cell, step, seat + 1);
      runs[seat][Math.min(line, before + 1 + after)] += by;
      runs[seat][Math.min(line, before)] -= by;
      runs[seat][Math.min(line, after)] -= by;
    }
    stretch(cell, 0, left, right, seat, by);
    stretch(cell, 1, below, above, seat, by);
    stretch(cell, 2, Math.min(left, below), Math.min(right, above), seat, by);
    stretch(cell, 3, Math.min(right, below), Math.min(left, above), seat, by);
  }

  private void stretch(int cell, int direction, int back, int on, int seat, int by) {
    int step = grid.directions[direction];
    byte[] own = stretches[seat][direction];
    byte[] others = stretches[1 - seat][direction];
    int first = cell - Math.min(back, line - 1) * step;
    int last = cell - Math.max(0, line - 1 - on) * step;
    for (int start = first; start <= last; start += step) {
      count(seat, own[start], others[start], -1);
      own[start] += (byte) by;
      count(seat, own[start], others[start], 1);
    }
  }

  /** Counts a stretch in or out, for the colour that is alone in it. */
  private void count(int seat, int own, int others, int by) {
    if (others == 0) {
      open[seat][own] += by;
    } else if (own == 0) {
      open[1 - seat][others] += by;
    }
  }
}
