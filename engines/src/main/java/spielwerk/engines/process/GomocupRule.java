package spielwerk.engines.process;

import spielwerk.core.Mistake;
import spielwerk.games.fiveinarow.FiveRule;

/**
 * The rule as {@code INFO rule} writes it, a sum of 1 (exactly five), 2 (the game goes on after
 * five, which changes nothing for the engine), 4 (renju) and 8 (caro).
 */
final class GomocupRule {
  private static final int EXACT = 1;
  private static final int CONTINUOUS = 2;
  private static final int RENJU = 4;
  private static final int CARO = 8;

  private GomocupRule() {}

  static int number(FiveRule rule) {
    return switch (rule) {
      case FREESTYLE -> 0;
      case EXACT -> EXACT;
      case RENJU -> RENJU;
      case CARO -> CARO;
      case EXACT_CARO -> EXACT | CARO;
    };
  }

  /**
   * @throws Mistake if it is not a rule of the protocol
   */
  static FiveRule of(String text) {
    try {
      int number = Integer.parseInt(text.strip()) & ~CONTINUOUS;
      for (FiveRule rule : FiveRule.values()) {
        if (number(rule) == number) {
          return rule;
        }
      }
    } catch (NumberFormatException none) {
      // reported below, as numbers are that stand for no rule
    }
    throw new Mistake(
        "rule "
            + LastLines.cut(text)
            + " is not played here; 0 is freestyle, 1 exactly five, 4 renju, 8 caro, 9 both of 1"
            + " and 8, and 2 may be added");
  }
}
