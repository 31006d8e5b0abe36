package spielwerk.games.fiveinarow;

import java.util.Arrays;
import java.util.Locale;

/** What counts as five. Black is the first colour (X), White the second (O). */
public enum FiveRule {
  /** Five or more win. */
  FREESTYLE,

  /** Five win, and not more: the "standard" gomoku of tournaments. */
  EXACT,

  /**
   * For Black five and not more win, and overlines, double fours and double threes are {@link
   * RenjuFouls forbidden}; for White five or more win and everything is allowed.
   */
  RENJU,

  /**
   * Five or more win, unless a stone of the other colour stands at either end. The edge of the
   * board blocks nothing.
   */
  CARO,

  /** Five and not more, with the same exception: rule 9 of the Gomocup protocol. */
  EXACT_CARO;

  /** The word of the option. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** By that word. */
  static FiveRule of(String text) {
    return Arrays.stream(values())
        .filter(rule -> rule.text().equals(text))
        .findFirst()
        .orElseThrow();
  }

  static String[] texts() {
    return Arrays.stream(values()).map(FiveRule::text).toArray(String[]::new);
  }

  /** Whether more than five do not win for a colour. */
  public boolean exact(int colour) {
    return this == EXACT || this == EXACT_CARO || this == RENJU && colour == 0;
  }

  /** Whether a row that is closed in by the other colour at both ends does not win. */
  public boolean blocked() {
    return this == CARO || this == EXACT_CARO;
  }
}
