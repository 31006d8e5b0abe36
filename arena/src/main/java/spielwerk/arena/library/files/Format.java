package spielwerk.arena.library.files;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import spielwerk.core.Mistake;

/** The forms in which games are written. */
public enum Format {
  JSONL,
  SGF,
  PSQ;

  /**
   * The form of a name.
   *
   * @throws Mistake if there is none
   */
  public static Format of(String name) {
    for (Format format : values()) {
      if (format.toString().equals(name)) {
        return format;
      }
    }
    throw new Mistake(
        "There is no format '"
            + name
            + "'; there are "
            + Arrays.stream(values()).map(Format::toString).collect(Collectors.joining(", "))
            + ".");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
