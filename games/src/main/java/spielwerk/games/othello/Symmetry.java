package spielwerk.games.othello;

/**
 * The eight symmetries of a square board. Bit 0 of the number mirrors left and right, then bit 1
 * top and bottom, then bit 2 in the diagonal from a1.
 */
public final class Symmetry {
  public static final int COUNT = 8;

  private Symmetry() {}

  /** Where a set of squares lies afterwards. */
  public static long apply(int symmetry, long set) {
    long turned = set;
    if ((symmetry & 1) != 0) {
      turned = leftRight(turned);
    }
    if ((symmetry & 2) != 0) {
      turned = Long.reverseBytes(turned);
    }
    return (symmetry & 4) == 0 ? turned : transpose(turned);
  }

  /** Where a row and a column of a board of this size lie afterwards, as row * size + column. */
  static int apply(int symmetry, int size, int row, int column) {
    int x = (symmetry & 1) == 0 ? column : size - 1 - column;
    int y = (symmetry & 2) == 0 ? row : size - 1 - row;
    return (symmetry & 4) == 0 ? y * size + x : x * size + y;
  }

  /**
   * Mirroring in the diagonal makes left and right of top and bottom, so those two change places.
   */
  public static int inverse(int symmetry) {
    return (symmetry & 4) == 0 ? symmetry : 4 | ((symmetry & 1) << 1) | ((symmetry & 2) >> 1);
  }

  private static long leftRight(long set) {
    return Long.reverseBytes(Long.reverse(set));
  }

  /** Three exchanges of ever larger blocks: Knuth, TAOCP 4A, 7.1.3, (69). */
  private static long transpose(long set) {
    long swap = (set ^ (set >>> 7)) & 0x00AA00AA00AA00AAL;
    long turned = set ^ swap ^ (swap << 7);
    swap = (turned ^ (turned >>> 14)) & 0x0000CCCC0000CCCCL;
    turned = turned ^ swap ^ (swap << 14);
    swap = (turned ^ (turned >>> 28)) & 0x00000000F0F0F0F0L;
    return turned ^ swap ^ (swap << 28);
  }
}
