package spielwerk.arena.library.files;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spielwerk.core.Mistake;

/** The forms in which games of any kind are written. */
public enum Format {
  JSONL,
  SGF,
  PSQ;

  /**
   * The form of a name.
   *
   * @param more what else there is, for the sentence
   * @throws Mistake if there is none
   */
  static Format of(String name, List<GameFormat> more) {
    for (Format format : values()) {
      if (format.toString().equals(name)) {
        return format;
      }
    }
    Stream<String> names =
        Stream.concat(
            Arrays.stream(values()).map(Format::toString), more.stream().map(GameFormat::name));
    throw new Mistake(
        "There is no format '"
            + name
            + "'; there are "
            + names.collect(Collectors.joining(", "))
            + ".");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
