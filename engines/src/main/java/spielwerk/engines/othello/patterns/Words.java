package spielwerk.engines.othello.patterns;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Mistake;

/**
 * The words behind one of the commands of this package: {@code name=value}, each with a usual
 * value.
 */
final class Words {
  private final Map<String, String> values = new LinkedHashMap<>();

  /**
   * @param usual all that may be said, as it stands when it is not said
   * @throws Mistake if there is a word that is none of them
   */
  Words(String[] words, String... usual) {
    for (String word : usual) {
      values.put(name(word), word.substring(word.indexOf('=') + 1));
    }
    for (String word : words) {
      if (word.indexOf('=') < 0 || !values.containsKey(name(word))) {
        throw new Mistake(
            "'"
                + word
                + "' is none of "
                + String.join(", ", List.of(usual))
                + " with other values.");
      }
      values.put(name(word), word.substring(word.indexOf('=') + 1));
    }
  }

  private static String name(String word) {
    return word.substring(0, Math.max(0, word.indexOf('=')));
  }

  String text(String name) {
    return values.getOrDefault(name, "");
  }

  Path path(String name) {
    return Path.of(text(name));
  }

  int count(String name) {
    return (int) number(name, 1, 10_000_000);
  }

  long seed() {
    return number("seed", 0, Long.MAX_VALUE);
  }

  private long number(String name, long least, long most) {
    String value = text(name);
    if (value.matches("\\d{1,18}")) {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw new Mistake(
        "'" + name + "=" + value + "' wants a whole number from " + least + " to " + most + ".");
  }
}
