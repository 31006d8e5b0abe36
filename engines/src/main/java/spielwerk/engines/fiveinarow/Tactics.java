package spielwerk.engines.fiveinarow;

/**
 * What a certain win is worth, and what it is worth to prevent one, by the number of stones it
 * takes: whoever needs fewer comes first, and of two who need as many the one to move. Each step is
 * far above the next, so that nothing else turns the decision. Less than a certain win is worth
 * nothing: the threshold of Snotnose.
 */
final class Tactics {
  /** By the stones to the win. */
  private static final int[] ATTACK = {0, 100_000, 12_000, 1_500};

  private static final int[] BLOCK = {0, 35_000, 4_000, 500};

  private Tactics() {}

  /** For a stone of one's own that makes these {@link ThreatCount}. */
  static int attack(int threats) {
    return points(ATTACK, threats);
  }

  /** For taking a square where the opponent would make these {@link ThreatCount}. */
  static int block(int threats) {
    return points(BLOCK, threats);
  }

  private static int points(int[] byStones, int threats) {
    if (threats == 0) {
      return 0;
    }
    int stones = ThreatCount.stonesToWin(threats);
    return stones == ThreatCount.NEVER ? 0 : byStones[stones];
  }
}
