package spielwerk.engines.othello.endgame;

import spielwerk.games.othello.Flips;

/**
 * The last four empty squares, where a solver spends most of its time: each number of squares has
 * its own method, with nothing in it that does not pay. Squares alone in their quarter of the board
 * (more exactly: in quarters with an odd number of empty squares) come first, for the side that
 * moves there last has the last word in that quarter.
 *
 * <p>All methods answer whether the side to move gets more than {@code alpha}: a value above it is
 * a lower bound, any other an upper bound. Squares left empty count for the winner.
 */
final class LastSquares {
  static final int NOTHING = -100;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long GATHER = 0x0102040810204080L;

  /**
   * By column of the square and set of own discs in a line otherwise full: how many are flipped.
   */
  private static final byte[] COUNT = counts();

  /** By square: the diagonals through it. */
  private static final long[] RISING = diagonals(7);

  private static final long[] FALLING = diagonals(9);

  /** By square: the bit of its quarter of the board. */
  private static final byte[] QUARTER = quarters();

  /** By a set of quarters: their squares. */
  private static final long[] SQUARES = squares();

  /** Positions visited. */
  long nodes;

  private static byte[] counts() {
    byte[] counts = new byte[8 * 256];
    for (int column = 0; column < 8; column++) {
      for (int own = 0; own < 256; own++) {
        int lower = own & ((1 << column) - 1);
        int higher = own >> (column + 1);
        int count = lower == 0 ? 0 : column - 1 - (31 - Integer.numberOfLeadingZeros(lower));
        count += higher == 0 ? 0 : Integer.numberOfTrailingZeros(higher);
        counts[column << 8 | own] = (byte) count;
      }
    }
    return counts;
  }

  private static long[] diagonals(int step) {
    long[] lines = new long[Long.SIZE];
    for (int square = 0; square < Long.SIZE; square++) {
      for (int way = -step; way <= step; way += 2 * step) {
        int at = square;
        int next = square + way;
        while (next >= 0 && next < Long.SIZE && Math.abs((next & 7) - (at & 7)) == 1) {
          lines[square] |= 1L << next;
          at = next;
          next += way;
        }
      }
    }
    return lines;
  }

  private static byte[] quarters() {
    byte[] quarters = new byte[Long.SIZE];
    for (int square = 0; square < Long.SIZE; square++) {
      quarters[square] = (byte) (1 << ((square >> 5) * 2 + ((square & 7) >> 2)));
    }
    return quarters;
  }

  private static long[] squares() {
    long[] squares = new long[16];
    for (int set = 0; set < 16; set++) {
      for (int square = 0; square < Long.SIZE; square++) {
        squares[set] |= (set & QUARTER[square]) != 0 ? 1L << square : 0;
      }
    }
    return squares;
  }

  /** The quarters with an odd number of these squares. */
  static int odd(long empty) {
    int odd = 0;
    for (int quarter = 0; quarter < 4; quarter++) {
      odd |= (Long.bitCount(empty & SQUARES[1 << quarter]) & 1) << quarter;
    }
    return odd;
  }

  /** The bit of the quarter in which a square lies. */
  static int quarter(int square) {
    return QUARTER[square];
  }

  /** The squares of a set of quarters. */
  static long squares(int quarters) {
    return SQUARES[quarters];
  }

  /** The score of a finished game. */
  static int end(long own, long enemy) {
    int mine = Long.bitCount(own);
    int his = Long.bitCount(enemy);
    return mine > his ? 64 - 2 * his : mine < his ? 2 * mine - 64 : 0;
  }

  /** With four empty squares. */
  int four(long own, long enemy, int alpha, long empty, int odd) {
    nodes++;
    int best = NOTHING;
    long first = empty & SQUARES[odd];
    for (long left = first; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if ((Flips.around(square) & enemy) != 0) {
        long flips = Flips.of(own, enemy, square);
        if (flips != 0) {
          long bit = left & -left;
          int value =
              -three(enemy ^ flips, own | flips | bit, ~alpha, empty ^ bit, odd ^ QUARTER[square]);
          if (value > alpha) {
            return value;
          }
          best = Math.max(best, value);
        }
      }
    }
    for (long left = empty & ~first; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if ((Flips.around(square) & enemy) != 0) {
        long flips = Flips.of(own, enemy, square);
        if (flips != 0) {
          long bit = left & -left;
          int value =
              -three(enemy ^ flips, own | flips | bit, ~alpha, empty ^ bit, odd ^ QUARTER[square]);
          if (value > alpha) {
            return value;
          }
          best = Math.max(best, value);
        }
      }
    }
    if (best == NOTHING) {
      return Flips.moves(enemy, own) == 0 ? end(own, enemy) : -four(enemy, own, ~alpha, empty, odd);
    }
    return best;
  }

  /** With three: a lone square first, if there is one. */
  private int three(long own, long enemy, int alpha, long empty, int odd) {
    long first = empty & SQUARES[odd];
    int a = Long.numberOfTrailingZeros(first);
    long rest = empty & (empty - 1);
    int b;
    int c;
    if (first == empty) {
      b = Long.numberOfTrailingZeros(rest);
      c = 63 - Long.numberOfLeadingZeros(rest);
    } else {
      rest = empty ^ first;
      b = Long.numberOfTrailingZeros(rest);
      c = 63 - Long.numberOfLeadingZeros(rest);
    }
    return three(own, enemy, alpha, a, b, c);
  }

  private int three(long own, long enemy, int alpha, int a, int b, int c) {
    nodes++;
    int best = NOTHING;
    long flips;
    if ((Flips.around(a) & enemy) != 0 && (flips = Flips.of(own, enemy, a)) != 0) {
      best = -two(enemy ^ flips, own | flips | (1L << a), ~alpha, b, c);
      if (best > alpha) {
        return best;
      }
    }
    if ((Flips.around(b) & enemy) != 0 && (flips = Flips.of(own, enemy, b)) != 0) {
      int value = -two(enemy ^ flips, own | flips | (1L << b), ~alpha, a, c);
      if (value > alpha) {
        return value;
      }
      best = Math.max(best, value);
    }
    if ((Flips.around(c) & enemy) != 0 && (flips = Flips.of(own, enemy, c)) != 0) {
      int value = -two(enemy ^ flips, own | flips | (1L << c), ~alpha, a, b);
      return Math.max(best, value);
    }
    if (best == NOTHING) {
      return Flips.moves(enemy, own) == 0 ? end(own, enemy) : -three(enemy, own, ~alpha, a, b, c);
    }
    return best;
  }

  /** With two; if neither fits, the enemy's tries are made here too. */
  private int two(long own, long enemy, int alpha, int a, int b) {
    nodes++;
    int best = NOTHING;
    long flips;
    if ((Flips.around(a) & enemy) != 0 && (flips = Flips.of(own, enemy, a)) != 0) {
      best = -one(enemy ^ flips, b);
      if (best > alpha) {
        return best;
      }
    }
    if ((Flips.around(b) & enemy) != 0 && (flips = Flips.of(own, enemy, b)) != 0) {
      return Math.max(best, -one(enemy ^ flips, a));
    }
    if (best != NOTHING) {
      return best;
    }
    best = -NOTHING;
    if ((Flips.around(a) & own) != 0 && (flips = Flips.of(enemy, own, a)) != 0) {
      best = one(own ^ flips, b);
      if (best <= alpha) {
        return best;
      }
    }
    if ((Flips.around(b) & own) != 0 && (flips = Flips.of(enemy, own, b)) != 0) {
      return Math.min(best, one(own ^ flips, a));
    }
    return best == -NOTHING ? end(own, enemy) : best;
  }

  /** With one: every other square that is not own is the enemy's, so counting is enough. */
  private int one(long own, int square) {
    nodes++;
    int discs = 2 * Long.bitCount(own);
    int flips = count(own, square);
    if (flips != 0) {
      return discs + 2 * flips - 62;
    }
    flips = count(~own, square);
    if (flips != 0) {
      return discs - 2 * flips - 64;
    }
    return discs > 63 ? discs - 62 : discs - 64;
  }

  private static int count(long own, int square) {
    int column = (square & 7) << 8;
    int row = square >> 3;
    return COUNT[column | (int) ((own >>> (row << 3)) & 0xFF)]
        + COUNT[row << 8 | (int) ((((own >>> (square & 7)) & FILE_A) * GATHER) >>> 56)]
        + COUNT[column | (int) (((own & RISING[square]) * FILE_A) >>> 56)]
        + COUNT[column | (int) (((own & FALLING[square]) * FILE_A) >>> 56)];
  }
}
