package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.Shape;
import spielwerk.games.fiveinarow.Shapes;

/**
 * The threats that one stone makes, counted over its four lines: open threes, half-open fours, open
 * fours and fives. All four counts are in one number, so that counting is four reads and three
 * additions.
 */
final class ThreatCount {
  /** The opponent must answer nothing. */
  static final int NEVER = 9;

  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;
  private static final int[] OF_CODE = table();

  private ThreatCount() {}

  private static int[] table() {
    int[] counts = new int[2 * Shapes.BROKEN];
    for (Shape shape : Shape.values()) {
      int count =
          switch (shape) {
            case OPEN_THREE -> 1;
            case HALF_FOUR -> 1 << BITS;
            case OPEN_FOUR -> 1 << 2 * BITS;
            case FIVE -> 1 << 3 * BITS;
            default -> 0;
          };
      counts[shape.ordinal()] = count;
      counts[shape.ordinal() + Shapes.BROKEN] = count;
    }
    return counts;
  }

  /** What a stone of a seat makes on a square; 0 if it threatens nothing. */
  static int of(LineAnalysis lines, int field, int seat) {
    return OF_CODE[lines.code(field, 0, seat)]
        + OF_CODE[lines.code(field, 1, seat)]
        + OF_CODE[lines.code(field, 2, seat)]
        + OF_CODE[lines.code(field, 3, seat)];
  }

  /** What a code of {@link Shapes} counts by itself. */
  static int ofCode(int code) {
    return OF_CODE[code];
  }

  static int openThrees(int threats) {
    return threats & MASK;
  }

  static int halfFours(int threats) {
    return threats >> BITS & MASK;
  }

  static int openFours(int threats) {
    return threats >> 2 * BITS & MASK;
  }

  static boolean five(int threats) {
    return threats >> 3 * BITS != 0;
  }

  /** Whether the next stone would make five. */
  static boolean four(int threats) {
    return threats >> BITS != 0;
  }

  /** Whether two squares would make five, so that one stone cannot hold both. */
  static boolean twoFours(int threats) {
    return openFours(threats) > 0 || halfFours(threats) > 1;
  }

  /**
   * How many stones, this one included, bring five if the opponent only blocks: 1 for a five, 2 for
   * an open four or two fours, 3 for a four with an open three or for two open threes; {@link
   * #NEVER} for anything less, which one stone can hold.
   */
  static int stonesToWin(int threats) {
    if (five(threats)) {
      return 1;
    }
    if (twoFours(threats)) {
      return 2;
    }
    return halfFours(threats) + openThrees(threats) > 1 ? 3 : NEVER;
  }
}
