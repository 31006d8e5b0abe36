package spielwerk.cluster;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cuts the pieces that are left into packs. A task costs Spark some 10 ms, whatever is in it, so a
 * pack shall take about two seconds; how many pieces that makes is estimated from the packs that
 * came back. Packs get smaller towards the end, so that the last one does not keep everybody
 * waiting.
 */
final class PackSizes {
  /** How long a pack shall take, if there are few cores. */
  static final long NANOS = 2_000_000_000L;

  /** How much longer with every core, for one driver hands all packs out. */
  static final long NANOS_PER_CORE = 20_000_000L;

  /** How many bytes of results a pack may bring. */
  static final long BYTES = 4 << 20;

  /** How many bytes of results may be on their way to the driver, those of all packs together. */
  static final long WINDOW = 256L << 20;

  /** How much larger packs may become from one wave to the next, since the first games mislead. */
  private static final int GROWTH = 16;

  private final int count;
  private final BitSet done;
  private int next;
  private long left;
  private double size = 1;
  private double nanos;
  private double bytes;
  private double pieces;

  /**
   * @param done the pieces that need not be done any more
   */
  PackSizes(int count, BitSet done) {
    this.count = count;
    this.done = (BitSet) done.clone();
    this.left = count - done.get(0, count).cardinality();
  }

  /** Whether pieces are left that are in no pack yet. */
  boolean hasMore() {
    return left > 0;
  }

  /** What a pack took. Later packs count more, since the cost of a piece may change. */
  void took(int pieces, long nanos, long bytes) {
    this.pieces = this.pieces / 2 + pieces;
    this.nanos = this.nanos / 2 + nanos;
    this.bytes = this.bytes / 2 + bytes;
  }

  /**
   * The next packs.
   *
   * @param most how many
   * @param cores how many can be done at once
   */
  List<int[]> wave(int most, int cores) {
    if (pieces > 0) {
      double byTime = Math.max(NANOS, NANOS_PER_CORE * cores) * pieces / Math.max(1, nanos);
      // a wave of four packs a core, and one pack a core of the wave before
      double byBytes = Math.min(BYTES, WINDOW / (5.0 * cores)) * pieces / Math.max(1, bytes);
      size = Math.max(1, Math.min(size * GROWTH, Math.min(byTime, byBytes)));
    }
    List<int[]> wave = new ArrayList<>();
    while (left > 0 && wave.size() < most) {
      long fair = (left + 2L * cores - 1) / (2L * cores);
      wave.add(pack((int) Math.min(fair, (long) size)));
    }
    return wave;
  }

  private int[] pack(int size) {
    int[] pack = new int[size];
    for (int i = 0; i < size; i++) {
      next = done.nextClearBit(next);
      pack[i] = next++;
    }
    left -= size;
    return pack;
  }

  @Override
  public String toString() {
    return "%d of %d left, packs of %.0f".formatted(left, count, size);
  }
}
