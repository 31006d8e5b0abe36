package spielwerk.engines.othello.endgame;

/**
 * Discs that can never be turned over again. A disc is safe in a direction if its line is full, if
 * it touches the rim, or if a safe disc of its colour stands beside it in that direction; a disc
 * that is safe in all four is stable. What happens on the edges is known exactly from a table. Not
 * every stable disc is found, but every disc found is stable.
 */
final class Stability {
  private static final long CENTRAL = 0x007E7E7E7E7E7E00L;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long GATHER = 0x0102040810204080L;
  private static final long SPREAD = 0x0002040810204081L;

  /** By a set of eight: its bits as digits of a number in base 3. */
  private static final short[] TERNARY = ternary();

  /** By the value of an edge in base 3 (1 own, 2 enemy): the own discs nobody can turn over. */
  private static final byte[] EDGE = edges();

  private Stability() {}

  private static short[] ternary() {
    short[] numbers = new short[256];
    for (int set = 0; set < 256; set++) {
      for (int bit = 7; bit >= 0; bit--) {
        numbers[set] = (short) (numbers[set] * 3 + ((set >> bit) & 1));
      }
    }
    return numbers;
  }

  private static byte[] edges() {
    byte[] stable = new byte[6561];
    boolean[] known = new boolean[6561];
    for (int own = 0; own < 256; own++) {
      for (int enemy = 0; enemy < 256; enemy++) {
        if ((own & enemy) == 0) {
          edge(own, enemy, stable, known);
        }
      }
    }
    return stable;
  }

  /** What survives every further disc of either colour on the edge, legal or not. */
  private static int edge(int own, int enemy, byte[] stable, boolean[] known) {
    int index = TERNARY[own] + 2 * TERNARY[enemy];
    if (!known[index]) {
      int safe = own;
      for (int square = 0; square < 8; square++) {
        if (((own | enemy) & (1 << square)) == 0) {
          int mine = flips(own, enemy, square);
          safe &= edge(own | mine | (1 << square), enemy & ~mine, stable, known);
          int his = flips(enemy, own, square);
          safe &= edge(own & ~his, enemy | his | (1 << square), stable, known);
        }
      }
      known[index] = true;
      stable[index] = (byte) safe;
    }
    return stable[index] & 0xFF;
  }

  private static int flips(int own, int enemy, int square) {
    int all = 0;
    for (int step = -1; step <= 1; step += 2) {
      int row = 0;
      int at = square + step;
      while (at >= 0 && at < 8 && (enemy & (1 << at)) != 0) {
        row |= 1 << at;
        at += step;
      }
      all |= at >= 0 && at < 8 && (own & (1 << at)) != 0 ? row : 0;
    }
    return all;
  }

  /** Own discs on the edges that are stable. */
  private static long onEdges(long own, long enemy) {
    long top = edge((int) own & 0xFF, (int) enemy & 0xFF);
    long bottom = edge((int) (own >>> 56), (int) (enemy >>> 56));
    long left = edge(file(own), file(enemy));
    long right = edge(file(own >>> 7), file(enemy >>> 7));
    return top | (bottom << 56) | upright(left) | (upright(right) << 7);
  }

  /** Eight bits as squares of the a file; the last would run into the first of the next copy. */
  private static long upright(long bits) {
    return (((bits & 0x7F) * SPREAD) & FILE_A) | ((bits & 0x80) << 49);
  }

  private static int edge(int own, int enemy) {
    return EDGE[TERNARY[own] + 2 * TERNARY[enemy]] & 0xFF;
  }

  private static int file(long set) {
    return (int) (((set & FILE_A) * GATHER) >>> 56);
  }

  /** How many own discs are certainly stable. */
  static int count(long own, long enemy) {
    long discs = own | enemy;
    long inner = own & CENTRAL;
    long across = fullRows(discs);
    long upright = fullFiles(discs);
    long rising = fullRising(discs);
    long falling = fullFalling(discs);
    long stable = onEdges(own, enemy) | (across & upright & rising & falling & inner);
    if (stable == 0) {
      return 0;
    }
    long before;
    do {
      before = stable;
      long safe = (stable >>> 1) | (stable << 1) | across;
      safe &= (stable >>> 8) | (stable << 8) | upright;
      safe &= (stable >>> 7) | (stable << 7) | rising;
      safe &= (stable >>> 9) | (stable << 9) | falling;
      stable |= safe & inner;
    } while (stable != before);
    return Long.bitCount(stable);
  }

  private static long fullRows(long discs) {
    long full = discs & (discs >>> 1);
    full &= full >>> 2;
    full &= full >>> 4;
    return (full & FILE_A) * 0xFF;
  }

  private static long fullFiles(long discs) {
    long full = discs & Long.rotateRight(discs, 8);
    full &= Long.rotateRight(full, 16);
    return full & Long.rotateRight(full, 32);
  }

  /** Diagonals as h1 to a8. */
  private static long fullRising(long discs) {
    long up = discs & (0x80808080808080FFL | (discs << 7));
    long down = discs & (0xFF01010101010101L | (discs >>> 7));
    up &= 0xC0C0C0C0C0C0FFFFL | (up << 14);
    down &= 0xFFFF030303030303L | (down >>> 14);
    up &= 0xF0F0F0F0FFFFFFFFL | (up << 28);
    down &= 0xFFFFFFFF0F0F0F0FL | (down >>> 28);
    return up & down;
  }

  /** Diagonals as a1 to h8. */
  private static long fullFalling(long discs) {
    long up = discs & (0x01010101010101FFL | (discs << 9));
    long down = discs & (0xFF80808080808080L | (discs >>> 9));
    up &= 0x030303030303FFFFL | (up << 18);
    down &= 0xFFFFC0C0C0C0C0C0L | (down >>> 18);
    up &= 0x0F0F0F0FFFFFFFFFL | (up << 36);
    down &= 0xFFFFFFFFF0F0F0F0L | (down >>> 36);
    return up & down;
  }
}
