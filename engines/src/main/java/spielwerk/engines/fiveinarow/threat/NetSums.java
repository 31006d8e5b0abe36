package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;

/**
 * The sums of the {@link ThreatNet network}'s first layer for the position on the board. A stone of
 * the search only notes which fields changed; the sums follow when a value is wanted. Most stones
 * are taken back before anybody asks, those of searches for fours nearly always.
 */
final class NetSums {
  /** No field. */
  static final int NOTHING = ThreatNet.PAIRS;

  private static final int WORDS = 2 * ThreatNet.WORDS;
  private static final int ROW = 16;
  private static final int LOW = (1 << ROW) - 1;

  private final ThreatNet net;

  /** The stones of the search, and for how many of them the sums are known. */
  private int level;

  private int known;
  private long[][] sums = new long[64][];

  /** What changed: the pair that goes and the one that comes; by level, where its notes begin. */
  private int[] notes = new int[2048];

  private int[] from = new int[64];
  private int size;
  private boolean taking;

  /** By level and seat, the value if it was asked for. */
  private int[] values = new int[128];

  NetSums(ThreatNet net) {
    this.net = net;
    Arrays.setAll(sums, any -> new long[WORDS]);
    sums[0] = net.empty();
    Arrays.fill(values, Integer.MIN_VALUE);
  }

  /** Before a stone of the search is put. */
  void put() {
    level++;
    if (level == sums.length) {
      grow();
    }
    from[level] = size;
  }

  private void grow() {
    int more = 2 * level;
    sums = Arrays.copyOf(sums, more);
    for (int i = level; i < more; i++) {
      sums[i] = new long[WORDS];
    }
    from = Arrays.copyOf(from, more);
    values = Arrays.copyOf(values, 2 * more);
  }

  /** Before the last one is taken back. */
  void take() {
    taking = true;
  }

  /** After it was taken back. */
  void taken() {
    taking = false;
    size = from[level];
    level--;
    known = Math.min(known, level);
  }

  /** A field is another pair now. */
  void change(int old, int now) {
    if (taking) {
      return;
    }
    if (level == 0) {
      for (int word = 0; word < WORDS; word++) {
        sums[0][word] += net.rows[now * WORDS + word] - net.rows[old * WORDS + word];
      }
      values[0] = Integer.MIN_VALUE;
      values[1] = Integer.MIN_VALUE;
      return;
    }
    if (size == notes.length) {
      notes = Arrays.copyOf(notes, 2 * size);
    }
    notes[size++] = old << ROW | now;
  }

  /** What a seat that is to move may expect. */
  int value(int seat) {
    while (known < level) {
      follow(known + 1);
    }
    int value = values[2 * level + seat];
    if (value == Integer.MIN_VALUE) {
      value = net.value(sums[level], seat);
      values[2 * level + seat] = value;
    }
    return value;
  }

  private void follow(int next) {
    long[] rows = net.rows;
    long[] before = sums[next - 1];
    long a = before[0];
    long b = before[1];
    long c = before[2];
    long d = before[3];
    long e = before[4];
    long f = before[5];
    long g = before[6];
    long h = before[7];
    int end = next == level ? size : from[next + 1];
    for (int i = from[next]; i < end; i++) {
      int old = (notes[i] >>> ROW) * WORDS;
      int now = (notes[i] & LOW) * WORDS;
      a += rows[now] - rows[old];
      b += rows[now + 1] - rows[old + 1];
      c += rows[now + 2] - rows[old + 2];
      d += rows[now + 3] - rows[old + 3];
      e += rows[now + 4] - rows[old + 4];
      f += rows[now + 5] - rows[old + 5];
      g += rows[now + 6] - rows[old + 6];
      h += rows[now + 7] - rows[old + 7];
    }
    long[] after = sums[next];
    after[0] = a;
    after[1] = b;
    after[2] = c;
    after[3] = d;
    after[4] = e;
    after[5] = f;
    after[6] = g;
    after[7] = h;
    values[2 * next] = Integer.MIN_VALUE;
    values[2 * next + 1] = Integer.MIN_VALUE;
    known = next;
  }
}
