package spielwerk.engines.fiveinarow.threat;

/**
 * The scale of the search. A win in n plies is {@link #WIN} - n. Some nodes look only at promising
 * moves; if all of these lose to proven wins the position is lost in all likelihood but not
 * certainly, and such values have a band of their own below the proven ones. So a value in the
 * upper band is always a proof.
 */
final class ThreatScore {
  static final int WIN = 30_000;
  static final int LIKELY = 20_000;

  /** More than any game lasts in a search. */
  static final int SPAN = 1000;

  /** No evaluation reaches it. */
  static final int LIMIT = 15_000;

  /** Values are hundredths of a logit, and tanh(x / 2) is twice the logistic function less 1. */
  private static final double STEEPNESS = 200;

  private ThreatScore() {}

  static boolean proven(int value) {
    return Math.abs(value) > WIN - SPAN;
  }

  static boolean decided(int value) {
    return Math.abs(value) > LIKELY - SPAN;
  }

  /** A proven loss at a node that did not look at every move. */
  static int doubted(int value) {
    return value < SPAN - WIN ? value + WIN - LIKELY : value;
  }

  /** As it is kept in a table: counted from the node, not from the root. */
  static int fromNode(int value, int ply) {
    return decided(value) ? value > 0 ? value + ply : value - ply : value;
  }

  static int fromRoot(int value, int ply) {
    return decided(value) ? value > 0 ? value - ply : value + ply : value;
  }

  /** What the side to move may expect, -1 to 1. */
  static double expected(int value) {
    if (proven(value)) {
      return value > 0 ? 1 : -1;
    }
    double clear = Math.max(-LIMIT, Math.min(LIMIT, value)) / STEEPNESS;
    return Math.max(-0.999, Math.min(0.999, StrictMath.tanh(clear)));
  }
}
