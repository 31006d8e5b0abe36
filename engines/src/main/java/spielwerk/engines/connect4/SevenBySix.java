package spielwerk.engines.connect4;

/**
 * The squares of the usual board as the bits of a {@code long}: columns of seven bits one after the
 * other, each from the bottom up, the seventh always empty. The same layout as in the rules, with
 * the sizes known when the code is compiled, which is worth a third of the solver's speed.
 */
public final class SevenBySix {
  public static final int WIDTH = 7;
  static final int HEIGHT = 6;
  public static final int SQUARES = WIDTH * HEIGHT;
  static final int STRIDE = HEIGHT + 1;

  private static final long COLUMN = (1L << STRIDE) - 1;

  /** The lowest square of every column. */
  static final long BOTTOM = 0x0000_0408_1020_4081L;

  /** All squares. */
  static final long BOARD = BOTTOM * ((1L << HEIGHT) - 1);

  /** The first, third and fifth row, and the spare bits: a column of even height ends below one. */
  static final long LOWER = BOTTOM * 0b101_0101;

  /** The second, fourth and sixth row. */
  static final long UPPER = BOTTOM * 0b010_1010;

  private SevenBySix() {}

  public static long column(int column) {
    return ((1L << HEIGHT) - 1) << (column * STRIDE);
  }

  /** Where the next stone of each column lands; for a full one the spare bit above it. */
  public static long landing(long stones) {
    return stones + BOTTOM;
  }

  /** The squares that would complete four of these stones, taken ones included. */
  static long completing(long stones) {
    return ((stones << 1) & (stones << 2) & (stones << 3))
        | completing(stones, STRIDE - 1)
        | completing(stones, STRIDE)
        | completing(stones, STRIDE + 1);
  }

  private static long completing(long stones, int step) {
    long up = stones << step;
    long down = stones >>> step;
    long twoUp = up & (stones << (2 * step));
    long twoDown = down & (stones >>> (2 * step));
    return (twoUp & ((stones << (3 * step)) | down)) | (twoDown & ((stones >>> (3 * step)) | up));
  }

  /** Whether four of these stones stand in a line. */
  public static boolean hasFour(long stones) {
    return (four(stones, 1)
            | four(stones, STRIDE - 1)
            | four(stones, STRIDE)
            | four(stones, STRIDE + 1))
        != 0;
  }

  private static long four(long stones, int step) {
    long pairs = stones & (stones >>> step);
    return pairs & (pairs >>> (2 * step));
  }

  /** Left and right exchanged. */
  static long mirror(long columns) {
    return (columns & COLUMN) << (6 * STRIDE)
        | (columns & (COLUMN << STRIDE)) << (4 * STRIDE)
        | (columns & (COLUMN << (2 * STRIDE))) << (2 * STRIDE)
        | (columns & (COLUMN << (3 * STRIDE)))
        | (columns >>> (2 * STRIDE)) & (COLUMN << (2 * STRIDE))
        | (columns >>> (4 * STRIDE)) & (COLUMN << STRIDE)
        | (columns >>> (6 * STRIDE)) & COLUMN;
  }

  /**
   * A number that no other position has, the same for a position and its mirror image: in each
   * column the stones of the side to move, and where they end.
   */
  public static long key(long own, long all) {
    long key = exactKey(own, all);
    return Math.min(key, mirror(key));
  }

  /** The same, but of its own for a mirror image too. */
  static long exactKey(long own, long all) {
    return own + all + BOTTOM;
  }
}
