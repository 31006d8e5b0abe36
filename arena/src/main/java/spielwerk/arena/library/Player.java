package spielwerk.arena.library;

import java.util.Locale;

/**
 * Who sat at a seat.
 *
 * @param name a person's name, or the text that makes the engine
 * @param hints whether a person let an engine advise, which the paper's database noted too
 */
public record Player(String name, Kind kind, boolean hints) {

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

  public Player {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a player without a name");
    }
  }

  public static Player engine(String text) {
    return new Player(text, Kind.ENGINE, false);
  }

  public static Player person(String name, boolean hints) {
    return new Player(name, Kind.PERSON, hints);
  }

  /** As lists show it: {@code Johan (with engine hints)}. */
  public String shown() {
    return hints ? name + " (with engine hints)" : name;
  }
}
