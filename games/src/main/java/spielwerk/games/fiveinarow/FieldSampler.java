package spielwerk.games.fiveinarow;

import java.util.random.RandomGenerator;

/** Draws moves without listing the whole board. */
final class FieldSampler {
  /** Below this many free squares it is quicker to look for them than to draw until one is hit. */
  private static final int FEW = 8;

  private FieldSampler() {}

  /** Draws squares until one is free; no square is preferred by more than one part in 2^47. */
  static int free(int[] cells, byte[] board, int stones, RandomGenerator random) {
    int free = cells.length - stones;
    if (free < FEW) {
      return nth(cells, board, below(random, free));
    }
    int move = below(random, cells.length);
    while (board[cells[move]] != SquareGrid.FREE) {
      move = below(random, cells.length);
    }
    return move;
  }

  static int below(RandomGenerator random, int bound) {
    return (int) Math.multiplyHigh(random.nextLong() >>> 1, 2L * bound);
  }

  private static int nth(int[] cells, byte[] board, int index) {
    int left = index;
    int move = 0;
    while (board[cells[move]] != SquareGrid.FREE || left-- > 0) {
      move++;
    }
    return move;
  }
}
