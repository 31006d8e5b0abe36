package spielwerk.search;

import java.util.Arrays;

/**
 * The transposition table: what is known of positions seen before, by whatever moves they were
 * reached.
 *
 * <p>Two flat arrays, one of full 64-bit keys, one of packed entries, so that a probe touches two
 * cache lines and nothing is allocated. Slots come in pairs: the first keeps the deeper search, the
 * second the later one (Breuker, Uiterwijk and van den Herik 1994 found this two-level scheme the
 * best of the simple ones). A packed entry holds value (31 bits), whether the search came to the
 * end of the game everywhere (1), depth (10), bound (2), the game it was made in (3) and move (17
 * bits, one more than the move so that 0 means none). The number of the game lets a new game begin
 * without wiping the arrays seven times out of eight.
 */
public final class TranspositionTable {
  public static final int UPPER = 1;
  public static final int LOWER = 2;
  public static final int EXACT = 3;

  /** The deepest depth an entry can hold: "to the end of the game". */
  public static final int DEEPEST = 1023;

  private static final int MOVE_BITS = 17;
  private static final int AGE_BITS = 3;
  private static final int BOUND_SHIFT = MOVE_BITS + AGE_BITS;
  private static final int DEPTH_SHIFT = BOUND_SHIFT + 2;
  private static final int VALUE_SHIFT = DEPTH_SHIFT + 11;
  private static final long WHOLE = 1L << (VALUE_SHIFT - 1);

  private final long[] keys;
  private final long[] entries;
  private final int mask;
  private long age = 1;
  private boolean used;

  /**
   * @param entries how many positions it remembers; rounded down to a power of two
   */
  public TranspositionTable(long entries) {
    int size = size(entries);
    this.keys = new long[size];
    this.entries = new long[size];
    this.mask = size / 2 - 1;
  }

  private static int size(long entries) {
    return (int) Long.highestOneBit(Math.max(2, Math.min(entries, 1 << 30)));
  }

  /** How many bytes a table of this many positions takes. */
  public static long memory(long entries) {
    return 2L * Long.BYTES * size(entries);
  }

  /** Forgets everything. */
  public void clear() {
    if (used) {
      age++;
      if (age == 1 << AGE_BITS) {
        Arrays.fill(entries, 0);
        age = 1;
      }
      used = false;
    }
  }

  /** The entry of a position, or 0. */
  public long find(long key) {
    int slot = slot(key);
    if (keys[slot] == key && current(entries[slot])) {
      return entries[slot];
    }
    return keys[slot + 1] == key && current(entries[slot + 1]) ? entries[slot + 1] : 0;
  }

  /** Keeps what a search found that may have stopped before the end of the game. */
  public void keep(long key, int value, int depth, int bound, int move) {
    keep(key, value, depth, bound, move, false);
  }

  /**
   * @param whole whether the search came to the end of the game everywhere
   */
  public void keep(long key, int value, int depth, int bound, int move, boolean whole) {
    used = true;
    int slot = slot(key);
    if (keys[slot] != key && current(entries[slot])) {
      if (depth(entries[slot]) > depth) {
        slot++;
      } else {
        keys[slot + 1] = keys[slot];
        entries[slot + 1] = entries[slot];
      }
    }
    keys[slot] = key;
    entries[slot] =
        ((long) value << VALUE_SHIFT)
            | (whole ? WHOLE : 0)
            | (long) depth << DEPTH_SHIFT
            | (long) bound << BOUND_SHIFT
            | age << MOVE_BITS
            | (move + 1 < 1 << MOVE_BITS ? move + 1 : 0);
  }

  private boolean current(long entry) {
    return (entry >>> MOVE_BITS & ((1 << AGE_BITS) - 1)) == age;
  }

  private int slot(long key) {
    // The low bits choose the slot, so they must differ even where a game's keys are simple
    // numbers.
    return ((int) ((key * 0x9E3779B97F4A7C15L) >>> 33) & mask) << 1;
  }

  public static int value(long entry) {
    return (int) (entry >> VALUE_SHIFT);
  }

  /** Whether nothing below the position was left out for want of depth. */
  public static boolean whole(long entry) {
    return (entry & WHOLE) != 0;
  }

  public static int depth(long entry) {
    return (int) (entry >>> DEPTH_SHIFT) & 1023;
  }

  public static int bound(long entry) {
    return (int) (entry >>> BOUND_SHIFT) & 3;
  }

  /** The move, or -1 if none is known. */
  public static int move(long entry) {
    return (int) (entry & ((1 << MOVE_BITS) - 1)) - 1;
  }
}
