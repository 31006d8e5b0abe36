package spielwerk.lab.reproduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Text;

/**
 * Tables of a page that are made from kept results. They stand between {@code <!-- findings 3 4
 * -->} and {@code <!-- end of findings -->}; a table that nobody makes says where it is from:
 * {@code <!-- by hand: .. -->} in the line above it.
 */
record GeneratedTables(ReproductionMarkdown source) {
  private static final String BEGIN = "<!-- findings ";
  private static final String END = "<!-- end of findings -->";
  private static final String CLOSE = " -->";

  /** The page with its tables made anew. */
  String renew(String page) {
    List<String> lines = new ArrayList<>();
    boolean within = false;
    for (String line : page.split("\n", -1)) {
      if (line.equals(END)) {
        within = false;
      }
      if (!within) {
        lines.add(line);
      }
      if (line.startsWith(BEGIN)) {
        within = true;
        lines.addAll(Arrays.asList(source.rows(numbers(line)).split("\n")));
      }
    }
    if (within) {
      throw new Mistake("A table has no line '" + END + "'.");
    }
    return String.join("\n", lines);
  }

  private static List<Integer> numbers(String line) {
    List<Integer> numbers = new ArrayList<>();
    for (String word : line.substring(BEGIN.length()).replace(CLOSE, "").strip().split(" ")) {
      if (!Text.isNumber(word, 4)) {
        throw new Mistake("'" + word + "' in '" + line + "' is not the number of a finding.");
      }
      numbers.add(Integer.parseInt(word));
    }
    return numbers;
  }

  /** The first lines of tables that neither are made nor say where they are from. */
  static List<String> unexplained(String page) {
    List<String> found = new ArrayList<>();
    String before = "";
    boolean within = false;
    boolean code = false;
    for (String line : page.split("\n")) {
      code ^= line.startsWith("```");
      within = line.startsWith(BEGIN) || within && !line.equals(END);
      boolean begins = line.startsWith("|") && !before.startsWith("|");
      if (begins && !code && !within && !before.startsWith("<!-- by hand: ")) {
        found.add(line);
      }
      if (!line.isBlank()) {
        before = line;
      }
    }
    return found;
  }
}
