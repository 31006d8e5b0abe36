package spielwerk.games.fiveinarow;

import java.util.Arrays;
import java.util.Locale;

/** How a game begins, so that the first move is worth less. */
public enum OpeningRule {
  FREE,

  /** The first player puts three stones, the second one chooses the colour. */
  SWAP,

  /** As {@link #SWAP}, or the second player puts two more stones and the first one chooses. */
  SWAP2,

  /** As {@link #SWAP2}, with the three stones drawn from a {@link OpeningTable table}. */
  SWAP2_TABLES,

  /** Black begins in the middle and puts the second stone outside the 5x5 around it. */
  PRO,

  /** The same with 7x7. */
  LONG_PRO;

  /** The word of the option. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static OpeningRule of(String text) {
    return Arrays.stream(values())
        .filter(rule -> rule.text().equals(text))
        .findFirst()
        .orElseThrow();
  }

  static String[] texts() {
    return Arrays.stream(values()).map(OpeningRule::text).toArray(String[]::new);
  }

  /** Whether colours may change hands. */
  public boolean swaps() {
    return this == SWAP || this == SWAP2 || this == SWAP2_TABLES;
  }

  /** Whether two more stones may be put instead of choosing. */
  boolean two() {
    return this == SWAP2 || this == SWAP2_TABLES;
  }

  /** How far from the middle Black's second stone must at least be; 0 for anywhere. */
  int distance() {
    return this == PRO ? 3 : this == LONG_PRO ? 4 : 0;
  }
}
