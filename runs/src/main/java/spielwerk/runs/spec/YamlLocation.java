package spielwerk.runs.spec;

import java.util.Locale;
import org.yaml.snakeyaml.nodes.Node;
import spielwerk.core.Mistake;

/**
 * A line of a file, for sentences about what is wrong there.
 *
 * @param file empty if the text came from elsewhere
 * @param line 0 if there are no lines
 */
record YamlLocation(String file, int line) {
  /** Fields that were given as options; files are looked for in the working folder. */
  static final YamlLocation OPTIONS = new YamlLocation("options", 0);

  YamlLocation at(int other) {
    return new YamlLocation(file, other);
  }

  YamlLocation of(Node node) {
    return node.getStartMark() == null ? this : at(node.getStartMark().getLine() + 1);
  }

  Mistake mistake(String sentence) {
    return new Mistake((line == 0 ? "" : sign() + line + ": ") + sentence + ".");
  }

  /** Whether a mistake names its place already. */
  boolean isIn(Mistake mistake) {
    return String.valueOf(mistake.getMessage()).startsWith(sign());
  }

  /** A field as the one who gave it knows it: {@code maxMoves}, or {@code --max-moves}. */
  String called(String field) {
    return equals(OPTIONS) ? option(field) : field;
  }

  /** A sentence about a number that is too small or too large. */
  String outside(String field, String given, String bounds) {
    return equals(OPTIONS)
        ? "%s takes %s, not %s".formatted(option(field), bounds, given)
        : "%s %s is not allowed; it takes %s".formatted(field, given, bounds);
  }

  static String option(String field) {
    return "--" + field.replaceAll("[A-Z]", "-$0").toLowerCase(Locale.ROOT);
  }

  private String sign() {
    return line == 0 ? "" : file.isEmpty() ? "Line " : file + ", line ";
  }
}
