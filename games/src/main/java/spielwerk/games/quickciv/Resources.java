package spielwerk.games.quickciv;

/**
 * Food, material and points in one long, so that the three are added at once. Each is a signed
 * field of 20 bits (points have the rest); sums and differences of such longs are right as long as
 * every field stays within half a million.
 */
public final class Resources {
  private static final int BITS = 20;
  private static final int SHIFT = 64 - BITS;
  private static final long HALF = 1L << (BITS - 1);

  /** More than this is never stored or earned. */
  public static final int MOST = 500_000;

  private Resources() {}

  public static long of(int food, int material, int points) {
    return food + ((long) material << BITS) + ((long) points << (2 * BITS));
  }

  public static int food(long all) {
    return (int) (all << SHIFT >> SHIFT);
  }

  public static int material(long all) {
    return (int) ((all + HALF) >> BITS << SHIFT >> SHIFT);
  }

  public static int points(long all) {
    return (int) ((all + HALF + (HALF << BITS)) >> (2 * BITS));
  }

  /** For people: {@code 3 food, 1 material, 0 points}. */
  public static String text(long all) {
    return food(all) + " food, " + material(all) + " material, " + points(all) + " points";
  }
}
