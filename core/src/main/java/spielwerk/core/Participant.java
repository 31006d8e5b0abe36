package spielwerk.core;

import java.util.Locale;

/**
 * Who sat at a seat in a recorded game.
 *
 * @param name a person's name, or the text that makes the engine
 * @param hints whether a person let an engine advise, which the paper's database noted too
 */
public record Participant(String name, Kind kind, boolean hints) {

  /** What is known about a player. */
  public enum Kind {
    ENGINE,
    PERSON,
    UNKNOWN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Participant {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a player without a name");
    }
  }

  public static Participant engine(String text) {
    return new Participant(text, Kind.ENGINE, false);
  }

  public static Participant person(String name, boolean hints) {
    return new Participant(name, Kind.PERSON, hints);
  }

  /**
   * Somebody of whom a file tells no more than the name.
   *
   * @param otherwise what to call them if the name is blank
   */
  public static Participant unknown(String name, String otherwise) {
    return new Participant(name.isBlank() ? otherwise : name.strip(), Kind.UNKNOWN, false);
  }

  /** As lists show it: {@code Johan (with engine hints)}. */
  public String shown() {
    return hints ? name + " (with engine hints)" : name;
  }
}
