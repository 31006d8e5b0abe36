package spielwerk.engines.connect4;

/**
 * What is proven of positions: between which bounds their scores lie. An entry is one {@code long}
 * with the whole key, so it never speaks of another position. Two neighbours share a place (and a
 * cache line): the first keeps what took more work to find out, the second whatever came last. It
 * begins small, since most positions are solved at once, and grows as it fills.
 */
final class ScoreBounds {
  /** Larger than every score. */
  static final int INFINITY = 31;

  /** Nothing is known. */
  static final long UNKNOWN = entry(0, -INFINITY, INFINITY, 0);

  private static final int KEY_SHIFT = 15;
  private static final int LOWER_SHIFT = 9;
  private static final int UPPER_SHIFT = 3;
  private static final int SIX_BITS = 63;
  private static final int MOST_WORK = 7;
  private static final int FIRST_BITS = 12;

  /** By how many bits it grows at a time. */
  private static final int STEP = 3;

  /** It grows when one place in this many is taken. */
  private static final int SPARSE = 4;

  private final int mostBits;
  private int bits;
  private long[] entries;
  private int mask;
  private int taken;

  /**
   * @param mostBits it has up to 2 to this power of entries
   */
  ScoreBounds(int mostBits) {
    this.mostBits = mostBits;
    bits = Math.min(FIRST_BITS, mostBits);
    entries = new long[1 << bits];
    mask = entries.length - 2;
  }

  /** Each pair of places is spread over several, so nothing is lost. */
  private void grow() {
    long[] before = entries;
    bits = Math.min(bits + STEP, mostBits);
    entries = new long[1 << bits];
    mask = entries.length - 2;
    for (long entry : before) {
      if (entry != 0) {
        int place = place(entry >>> KEY_SHIFT);
        entries[entries[place] == 0 ? place : place + 1] = entry;
      }
    }
  }

  private int place(long key) {
    return (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
  }

  /** The entry of a position, or {@link #UNKNOWN}. */
  long find(long key) {
    int place = place(key);
    long entry = entries[place];
    if (entry >>> KEY_SHIFT == key) {
      return entry;
    }
    entry = entries[place + 1];
    return entry >>> KEY_SHIFT == key ? entry : UNKNOWN;
  }

  static int lower(long entry) {
    return (int) (entry >>> LOWER_SHIFT & SIX_BITS) - INFINITY;
  }

  static int upper(long entry) {
    return (int) (entry >>> UPPER_SHIFT & SIX_BITS) - INFINITY;
  }

  private static long entry(long key, int lower, int upper, int work) {
    return key << KEY_SHIFT
        | (long) (lower + INFINITY) << LOWER_SHIFT
        | (long) (upper + INFINITY) << UPPER_SHIFT
        | work;
  }

  /**
   * @param nodes how many positions were visited to find it out
   */
  void keep(long key, int lower, int upper, long nodes) {
    int work = Math.min(MOST_WORK, (Long.SIZE - Long.numberOfLeadingZeros(nodes)) / 3);
    int place = place(key);
    long first = entries[place];
    long entry = entry(key, lower, upper, work);
    if (first >>> KEY_SHIFT == key) {
      entries[place] = entry;
    } else if (work >= (first & MOST_WORK)) {
      entries[place + 1] = first;
      entries[place] = entry;
    } else {
      entries[place + 1] = entry;
    }
    if (first == 0 && ++taken > entries.length / SPARSE && bits < mostBits) {
      grow();
    }
  }
}
