package spielwerk.nets.zero;

import java.util.Arrays;
import spielwerk.core.Seeds;

/**
 * Remembers what the network said, so that a position met again, turned or not, in another game or
 * with colours changed, is not shown to it twice. Shared by the searches of one thread; {@link
 * #clear} it when the network changes.
 *
 * <p>Positions are told apart by two keys of 64 bits each, both made of the planes the network
 * would see: the first finds the place, the second confirms it. A wrong answer would need both to
 * agree by chance, once in 2^128. The table is bounded and uses open addressing: a key may lie in
 * any of a few places from its own on, and where all are taken the first is given up.
 */
public final class EvalCache {
  private static final int PROBES = 8;

  /** Odd multipliers, as random generators use them. */
  private static final long FIRST = 0x5851F42D4C957F2DL;

  private static final long SECOND = 0x9E3779B97F4A7C15L;

  private final int outputs;
  private final int mask;
  private final long[] keys;
  private final long[] checks;
  private final float[] values;
  private final float[] logits;
  private long key;
  private long check;
  private long hits;

  /**
   * @param outputs how many moves the network rates
   * @param positions how many it remembers at least, up to twice as many
   */
  public EvalCache(int outputs, int positions) {
    int size = size(positions);
    this.outputs = outputs;
    this.mask = size - 1;
    this.keys = new long[size];
    this.checks = new long[size];
    this.values = new float[size];
    this.logits = new float[Math.multiplyExact(size, outputs)];
  }

  private static int size(int positions) {
    return Integer.highestOneBit(Math.max(PROBES, positions) * 2 - 1);
  }

  /** How many bytes it takes to remember this many positions. */
  static long memory(int outputs, long positions) {
    long place = 2 * Long.BYTES + (long) Float.BYTES * (outputs + 1);
    return positions == 0 ? 0 : place * size((int) positions);
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(keys, 0);
    hits = 0;
  }

  /** How often a position was known. */
  public long hits() {
    return hits;
  }

  /** Makes the keys of planes, for the calls that follow. */
  void look(float[] planes, int at, int size) {
    long one = 1;
    long two = 1;
    for (int i = at; i < at + size; i++) {
      int bits = Float.floatToRawIntBits(planes[i]);
      // the low bits of 0 and 1 are alike
      bits ^= bits >>> 23;
      one = one * FIRST + bits;
      two = Long.rotateLeft((two ^ bits) * SECOND, 29);
    }
    key = Seeds.mix(one);
    check = Seeds.mix(two);
    key = key == 0 ? 1 : key;
  }

  long key() {
    return key;
  }

  long check() {
    return check;
  }

  /** The place of the position looked at last, or -1. */
  int find() {
    for (int probe = 0; probe < PROBES; probe++) {
      int place = (int) (key + probe) & mask;
      if (keys[place] == key && checks[place] == check) {
        hits++;
        return place;
      }
    }
    return -1;
  }

  float value(int place) {
    return values[place];
  }

  /** All logits; those of a place begin at {@link #at}. */
  float[] logits() {
    return logits;
  }

  int at(int place) {
    return place * outputs;
  }

  /** Remembers an answer by the keys that its position had. */
  void put(long itsKey, long itsCheck, float[] from, int at, float value) {
    int place = (int) itsKey & mask;
    for (int probe = 0; probe < PROBES; probe++) {
      int other = (int) (itsKey + probe) & mask;
      if (keys[other] == 0 || (keys[other] == itsKey && checks[other] == itsCheck)) {
        place = other;
        break;
      }
    }
    keys[place] = itsKey;
    checks[place] = itsCheck;
    values[place] = value;
    System.arraycopy(from, at, logits, place * outputs, outputs);
  }
}
