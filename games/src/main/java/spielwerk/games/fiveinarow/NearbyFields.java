package spielwerk.games.fiveinarow;

import spielwerk.core.Candidates;
import spielwerk.core.State;

/**
 * The free squares within a distance of a stone, a step in any of the eight directions counting 1,
 * in the order of rows; the middle of an empty board. As long as a square is free one of those is,
 * for some free square always touches a stone.
 *
 * <p>The squares stand in a set of bits with a second one above it that tells which words are not
 * empty, so that listing skips the empty board, 4096 squares at a time.
 */
final class NearbyFields extends StoneTracker implements Candidates {
  private final int distance;
  private final int[] stones;
  private final long[] words;
  private final long[] filled;

  NearbyFields(SquareGrid grid, int distance) {
    super(grid);
    this.distance = Math.max(1, distance);
    this.stones = new int[grid.moves];
    this.words = new long[(grid.moves + 63) >> 6];
    this.filled = new long[(words.length + 63) >> 6];
  }

  @Override
  public int list(State state, int[] into, int at) {
    if (state.turn() == State.OVER) {
      return at;
    }
    FiveInARowState position = FiveInARow.of(state);
    follow(position);
    int end = at;
    if (position.length() == 0) {
      into[end++] = grid.centre();
      return end;
    }
    end = fields(into, end);
    return position.unrestricted() ? end : allowed(position, into, at, end);
  }

  /** Those of the squares that may be played, and what else may be; all moves if there are none. */
  private int allowed(FiveInARowState position, int[] into, int at, int to) {
    int end = at;
    for (int i = at; i < to; i++) {
      if (position.legal(into[i])) {
        into[end++] = into[i];
      }
    }
    end = position.choices(into, end);
    return end > at ? end : position.moves(into, at);
  }

  private int fields(int[] into, int at) {
    int end = at;
    for (int i = 0; i < filled.length; i++) {
      for (long left = filled[i]; left != 0; left &= left - 1) {
        int word = (i << 6) | Long.numberOfTrailingZeros(left);
        for (long bits = words[word]; bits != 0; bits &= bits - 1) {
          into[end++] = (word << 6) | Long.numberOfTrailingZeros(bits);
        }
      }
    }
    return end;
  }

  @Override
  protected void change(int move, int seat, int by) {
    int row = grid.row(move);
    int column = grid.column(move);
    int left = Math.max(0, column - distance);
    int right = Math.min(grid.width - 1, column + distance);
    int top = Math.min(grid.height - 1, row + distance);
    for (int r = Math.max(0, row - distance); r <= top; r++) {
      for (int m = r * grid.width + left; m <= r * grid.width + right; m++) {
        stones[m] += by;
        boolean listed = stones[m] > 0 && board[grid.cells[m]] == SquareGrid.FREE;
        list(m, listed && (m != move || by < 0));
      }
    }
  }

  private void list(int move, boolean listed) {
    int word = move >> 6;
    if (listed) {
      words[word] |= 1L << move;
      filled[word >> 6] |= 1L << word;
    } else {
      words[word] &= ~(1L << move);
      if (words[word] == 0) {
        filled[word >> 6] &= ~(1L << word);
      }
    }
  }
}
