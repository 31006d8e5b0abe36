package spielwerk.games.othello;

/**
 * Which discs a move turns over, and which squares are moves at all, for all directions by
 * arithmetic on whole boards.
 *
 * <p>A board is two sets of squares, those of the side to move and those of the enemy, each the
 * bits of a {@code long}: a1 is bit 0, h1 bit 7, a2 bit 8, h8 bit 63. The 6x6 board lies in the
 * middle of the larger one, b2 to g7; the ring around it belongs to nobody, so a line that leaves
 * the small board ends there as at any empty square, and turning and mirroring are the same on
 * both.
 *
 * <p>{@link #of} looks along the eight rays from a square. On a ray that leads to higher bits the
 * first square that holds no enemy is the lowest bit of the ray without the enemies, one
 * instruction on most machines; if that square is own, everything before it is turned over. On a
 * ray that leads to lower bits it is the highest bit. No loops, no branches, eight masks in one row
 * of a table, so that they share two cache lines. {@link #moves} is the well-known flood along all
 * directions in log steps (Gunnar Andersson's and Richard Delorme's programs use the same).
 */
public final class Flips {
  private static final long INNER = 0x7E7E7E7E7E7E7E7EL;
  private static final int[] STEPS = {1, 7, 8, 9};

  /** By square: the rays to higher bits by {@link #STEPS}, then those to lower bits. */
  private static final long[] RAYS = rays();

  /** By square: the squares around it. */
  private static final long[] AROUND = around();

  private Flips() {}

  private static long[] rays() {
    long[] rays = new long[Long.SIZE * 8];
    for (int square = 0; square < Long.SIZE; square++) {
      for (int i = 0; i < STEPS.length; i++) {
        rays[square * 8 + i] = ray(square, STEPS[i]);
        rays[square * 8 + 4 + i] = ray(square, -STEPS[i]);
      }
    }
    return rays;
  }

  private static long ray(int square, int step) {
    long ray = 0;
    int from = square;
    int to = square + step;
    while (to >= 0 && to < Long.SIZE && Math.abs((to & 7) - (from & 7)) <= 1) {
      ray |= 1L << to;
      from = to;
      to += step;
    }
    return ray;
  }

  private static long[] around() {
    long[] around = new long[Long.SIZE];
    for (int square = 0; square < Long.SIZE; square++) {
      for (int step : STEPS) {
        around[square] |= Long.lowestOneBit(ray(square, step));
        around[square] |= Long.highestOneBit(ray(square, -step));
      }
    }
    return around;
  }

  /** The squares next to a square, up to eight. */
  public static long around(int square) {
    return AROUND[square];
  }

  /** The enemy discs that a disc of the own side on this empty square turns over. */
  public static long of(long own, long enemy, int square) {
    long free = ~enemy;
    int row = square << 3;
    long flips = up(own, free, RAYS[row]);
    flips |= up(own, free, RAYS[row + 1]);
    flips |= up(own, free, RAYS[row + 2]);
    flips |= up(own, free, RAYS[row + 3]);
    flips |= down(own, free, RAYS[row + 4]);
    flips |= down(own, free, RAYS[row + 5]);
    flips |= down(own, free, RAYS[row + 6]);
    flips |= down(own, free, RAYS[row + 7]);
    return flips;
  }

  private static long up(long own, long free, long ray) {
    long end = Long.lowestOneBit(free & ray) & own;
    return (end - ((end | -end) >>> 63)) & ray;
  }

  private static long down(long own, long free, long ray) {
    long end = Long.highestOneBit(free & ray) & own;
    return (-end << 1) & ray;
  }

  /** The empty squares on which a disc of the own side turns something over. */
  public static long moves(long own, long enemy) {
    long inner = enemy & INNER;
    long behind = flood(own, inner, 1);
    behind |= flood(own, enemy, 8);
    behind |= flood(own, inner, 7);
    behind |= flood(own, inner, 9);
    return behind & ~(own | enemy);
  }

  /** The squares right behind rows of enemies that begin beside an own disc, both ways. */
  private static long flood(long own, long enemy, int step) {
    long up = enemy & (own << step);
    long down = enemy & (own >>> step);
    up |= enemy & (up << step);
    down |= enemy & (down >>> step);
    long twoUp = enemy & (enemy << step);
    long twoDown = twoUp >>> step;
    up |= twoUp & (up << (2 * step));
    down |= twoDown & (down >>> (2 * step));
    up |= twoUp & (up << (2 * step));
    down |= twoDown & (down >>> (2 * step));
    return (up << step) | (down >>> step);
  }
}
