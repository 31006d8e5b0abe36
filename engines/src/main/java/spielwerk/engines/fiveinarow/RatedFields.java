package spielwerk.engines.fiveinarow;

import java.util.Arrays;
import java.util.List;
import spielwerk.core.Candidate;
import spielwerk.core.Seeds;

/**
 * The squares an engine has rated, sorted without an object for each: a key holds the rating as the
 * bits of a float (which sort like the numbers as long as they are not negative), then a number
 * drawn from the engine's seed, then the place in the list. So equal squares stand in an order that
 * the seed decides, and neither the lower left nor the upper right is preferred.
 */
final class RatedFields {
  private static final int PLACE_BITS = 16;
  private static final int PLACE = (1 << PLACE_BITS) - 1;

  private int[] fields = new int[256];
  private long[] keys = new long[256];
  private int count;
  private long seed;

  /** Begins a list whose ties the seed breaks. */
  void clear(long tieBreak) {
    count = 0;
    seed = tieBreak;
  }

  /** What the list began with: the only randomness in an opinion. */
  long tieBreak() {
    return seed;
  }

  /** Rates a square, which is free and was not rated before. */
  void add(int field, double rating) {
    if (count == fields.length) {
      fields = Arrays.copyOf(fields, 2 * count);
      keys = Arrays.copyOf(keys, 2 * count);
    }
    long best = Integer.MAX_VALUE - Float.floatToRawIntBits((float) Math.max(0, rating));
    long tie = Seeds.mix(seed + field) & PLACE;
    keys[count] = best << 2 * PLACE_BITS | tie << PLACE_BITS | count;
    fields[count++] = field;
  }

  /** Rates every square in sight alike. */
  void addAll(BoardView boardView, double rating) {
    for (int i = 0; i < boardView.count(); i++) {
      add(boardView.field(i), rating);
    }
  }

  int count() {
    return count;
  }

  /** Best first. Squares worth nothing are left out, unless all are. */
  List<Candidate> candidates() {
    Arrays.sort(keys, 0, count);
    int end = count;
    while (end > 1 && rating(end - 1) == 0 && rating(0) > 0) {
      end--;
    }
    Candidate[] sorted = new Candidate[end];
    for (int i = 0; i < end; i++) {
      sorted[i] = Candidate.rated(fields[(int) (keys[i] & PLACE)], rating(i));
    }
    return Arrays.asList(sorted);
  }

  private float rating(int place) {
    return Float.intBitsToFloat(Integer.MAX_VALUE - (int) (keys[place] >>> 2 * PLACE_BITS));
  }
}
