package spielwerk.search.mcts;

/**
 * Natural logarithms that are the same on every machine, since they decide moves. Whole numbers
 * that occur often are looked up.
 */
final class Logs {
  private static final double[] TABLE = new double[1 << 15];

  static {
    for (int i = 1; i < TABLE.length; i++) {
      TABLE[i] = StrictMath.log(i);
    }
  }

  private Logs() {}

  /** The logarithm of a number of visits, but 0 where there was less than one. */
  static double of(double visits) {
    int whole = (int) visits;
    if (whole == visits && whole < TABLE.length) {
      return TABLE[whole];
    }
    return visits <= 1 ? 0 : StrictMath.log(visits);
  }
}
