package spielwerk.engines.othello.endgame;

import java.util.Arrays;

/**
 * What is known of positions met before. Two places belong together: the first keeps the position
 * with more empty squares, which cost more, the second takes whatever comes.
 *
 * <p>A place is three numbers: the discs of both sides, so that no two positions are ever mixed up,
 * and the facts: lower bound, upper bound, best square, second best, and empty squares, a byte
 * each.
 */
final class EndgameTranspositionTable {
  private static final int WIDTH = 3;

  /** No square. */
  static final int NONE = 64;

  private final long[] places;
  private final int shift;

  /**
   * @param bits the table has 2 to the power of this many pairs of places
   */
  EndgameTranspositionTable(int bits) {
    this.places = new long[(2 * WIDTH) << bits];
    this.shift = Long.SIZE - bits;
  }

  /** How many bytes such a table takes. */
  static long memory(int bits) {
    return (2L * WIDTH * Long.BYTES) << bits;
  }

  void clear() {
    Arrays.fill(places, 0);
  }

  private int pair(long own, long enemy) {
    long mixed = own * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(enemy * 0xD1B54A32D192ED03L, 29);
    mixed ^= mixed >>> 32;
    return (int) ((mixed * 0x8CB92BA72F3D8DD7L) >>> shift) * (2 * WIDTH);
  }

  /** What is known of a position, or 0. */
  long facts(long own, long enemy) {
    int at = pair(own, enemy);
    if (places[at] == own && places[at + 1] == enemy) {
      return places[at + 2];
    }
    at += WIDTH;
    return places[at] == own && places[at + 1] == enemy ? places[at + 2] : 0;
  }

  static int lower(long facts) {
    return (byte) facts;
  }

  static int upper(long facts) {
    return (byte) (facts >> 8);
  }

  static int best(long facts) {
    return (int) (facts >> 16) & 0xFF;
  }

  static int second(long facts) {
    return (int) (facts >> 24) & 0xFF;
  }

  private static int empties(long facts) {
    return (int) (facts >> 32) & 0xFF;
  }

  /** Notes that a position is worth something from lower to upper, and which square was best. */
  void note(long own, long enemy, int empties, int lower, int upper, int best) {
    int at = pair(own, enemy);
    boolean first = places[at] == own && places[at + 1] == enemy;
    boolean second = !first && places[at + 3] == own && places[at + 4] == enemy;
    int low = lower;
    int high = upper;
    int square = best;
    int other = NONE;
    if (first || second) {
      at += first ? 0 : WIDTH;
      long old = places[at + 2];
      low = Math.max(low, lower(old));
      high = Math.min(high, upper(old));
      if (square == NONE) {
        square = best(old);
        other = second(old);
      } else {
        other = best(old) == square ? second(old) : best(old);
      }
    } else if (places[at + 2] != 0 && empties(places[at + 2]) > empties) {
      at += WIDTH;
    } else {
      System.arraycopy(places, at, places, at + WIDTH, WIDTH);
    }
    places[at] = own;
    places[at + 1] = enemy;
    places[at + 2] =
        (low & 0xFFL)
            | (high & 0xFFL) << 8
            | (long) square << 16
            | (long) other << 24
            | (long) empties << 32;
  }
}
