package spielwerk.engines.othello.patterns;

import java.util.Arrays;

/**
 * What is known of positions met before, in pairs of places: the first of a pair keeps the deeper
 * search, the second takes whatever comes. A place holds the discs of both sides, so that no two
 * positions are mixed up, and the facts: lower and upper bound (16 bits each), depth, best square
 * and the search it belongs to (8 bits each). {@link #forget} begins a new search without touching
 * the memory.
 */
final class PatternsTranspositionTable {
  /** No square. */
  static final int NONE = 64;

  private static final int WIDTH = 3;
  private static final int AGES = 255;

  private final long[] places;
  private final int shift;
  private int age;

  /**
   * @param positions how many it holds at most; none or one means that it holds nothing
   */
  PatternsTranspositionTable(long positions) {
    int bits = bits(positions);
    this.places = positions < 2 ? new long[0] : new long[(2 * WIDTH) << bits];
    this.shift = Long.SIZE - bits;
    this.age = 1;
  }

  private static int bits(long positions) {
    return positions < 2 ? 0 : 62 - Long.numberOfLeadingZeros(positions);
  }

  /** How many bytes a table of this many positions takes. */
  static long memory(long positions) {
    return positions < 2 ? 0 : (2L * WIDTH * Long.BYTES) << bits(positions);
  }

  /** Whether it holds anything at all. */
  boolean on() {
    return places.length > 0;
  }

  /** All of it at once. */
  void forget() {
    if (++age > AGES) {
      Arrays.fill(places, 0);
      age = 1;
    }
  }

  private int pair(long own, long enemy) {
    long mixed = own * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(enemy * 0xD1B54A32D192ED03L, 29);
    mixed ^= mixed >>> 32;
    mixed *= 0x8CB92BA72F3D8DD7L;
    return shift == Long.SIZE ? 0 : (int) (mixed >>> shift) * (2 * WIDTH);
  }

  /** What this search knows of a position, or 0. */
  long facts(long own, long enemy) {
    if (places.length == 0) {
      return 0;
    }
    int at = pair(own, enemy);
    if (places[at] != own || places[at + 1] != enemy) {
      at += WIDTH;
      if (places[at] != own || places[at + 1] != enemy) {
        return 0;
      }
    }
    long facts = places[at + 2];
    return age(facts) == age ? facts : 0;
  }

  static int lower(long facts) {
    return (short) facts;
  }

  static int upper(long facts) {
    return (short) (facts >> 16);
  }

  static int depth(long facts) {
    return (int) (facts >> 32) & 0xFF;
  }

  static int best(long facts) {
    return (int) (facts >> 40) & 0xFF;
  }

  private static int age(long facts) {
    return (int) (facts >> 48) & 0xFF;
  }

  /** Notes that a position searched to this depth is worth something from lower to upper. */
  void note(long own, long enemy, int depth, int lower, int upper, int best) {
    if (places.length == 0) {
      return;
    }
    int at = pair(own, enemy);
    int low = lower;
    int high = upper;
    boolean first = places[at] == own && places[at + 1] == enemy;
    if (first || (places[at + WIDTH] == own && places[at + WIDTH + 1] == enemy)) {
      at += first ? 0 : WIDTH;
      long old = places[at + 2];
      if (age(old) == age && depth(old) == depth) {
        low = Math.max(low, lower(old));
        high = Math.min(high, upper(old));
        if (low > high) { // selective searches may contradict each other: the later one counts
          low = lower;
          high = upper;
        }
      }
    } else if (age(places[at + 2]) == age && depth(places[at + 2]) > depth) {
      at += WIDTH;
    } else {
      System.arraycopy(places, at, places, at + WIDTH, WIDTH);
    }
    places[at] = own;
    places[at + 1] = enemy;
    places[at + 2] =
        (low & 0xFFFFL)
            | (high & 0xFFFFL) << 16
            | (long) depth << 32
            | (long) best << 40
            | (long) age << 48;
  }
}
