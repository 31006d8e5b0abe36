package spielwerk.engines.othello.patterns;

import spielwerk.engines.othello.endgame.Patterns;

/**
 * Judges positions at a glance: the sum of what their patterns are worth. Belongs to one thread.
 */
public final class PatternEvaluation {
  /** Larger than any value. */
  public static final int INFINITY = 1 << 15;

  /** No estimate claims more than all but one disc. */
  private static final int MOST = 63 * PatternWeights.SCALE;

  private static final int MOVES_AT = Patterns.COUNT - 3;
  private static final int REPLIES_AT = Patterns.COUNT - 2;

  private final PatternWeights patternWeights;
  private final Patterns patterns = new Patterns();
  private final int[] numbers = new int[Patterns.COUNT];

  public PatternEvaluation(PatternWeights patternWeights) {
    this.patternWeights = patternWeights;
  }

  /** What the side to move may expect, in parts of a disc; exact where the game is over. */
  public int value(long own, long enemy) {
    patterns.of(own, enemy, numbers);
    if (numbers[MOVES_AT] == Patterns.MOVES && numbers[REPLIES_AT] == Patterns.REPLIES) {
      return ended(own, enemy);
    }
    short[] worth = patternWeights.at(64 - Long.bitCount(own | enemy));
    int sum = 0;
    for (int number : numbers) {
      sum += worth[number];
    }
    return Math.max(-MOST, Math.min(MOST, sum));
  }

  /** The score of a game that is over; empty squares go to the winner. */
  static int ended(long own, long enemy) {
    int mine = Long.bitCount(own);
    int his = Long.bitCount(enemy);
    int score = mine > his ? 64 - 2 * his : mine < his ? 2 * mine - 64 : 0;
    return PatternWeights.SCALE * score;
  }
}
