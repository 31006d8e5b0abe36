package spielwerk.core;

/**
 * Something about a position that can be counted and that a player has a word for: corners, rows of
 * three, moves. People weigh features to make an evaluation of their own.
 *
 * @param name what is typed in an expression: lower-case letters and digits, beginning with a
 *     letter
 * @param about one sentence in English
 * @param german the same in German
 * @param count belongs to one thread, for it may keep state from call to call
 */
public record Feature(String name, String about, String german, Count count) {
  /** How much of it a seat has. */
  @FunctionalInterface
  public interface Count {
    /** Depends on the position alone, which is not over. */
    int of(State state, int seat);
  }

  public Feature {
    boolean good = !name.isEmpty() && name.charAt(0) >= 'a' && name.charAt(0) <= 'z';
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      good &= c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }
    if (!good) {
      throw new IllegalArgumentException("'" + name + "' is not a name for a feature");
    }
  }
}
