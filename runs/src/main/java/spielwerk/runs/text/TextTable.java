package spielwerk.runs.text;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;

/** Columns for people, as wide as they need to be; columns of numbers end on the right. */
public final class TextTable {
  private static final String GAP = "  ";
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9][0-9,.]*(%| [kMGT])?");

  private final List<List<String>> rows = new ArrayList<>();

  /** The first row names the columns. */
  public TextTable(String... columns) {
    rows.add(List.of(columns));
  }

  public void row(String... cells) {
    rows.add(List.of(cells));
  }

  /** All lines, without a newline at the end; the first is set in bold on a terminal. */
  public String text(TextStyle style) {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], length(row.get(i)));
      }
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        String blanks = " ".repeat(widths[i] - length(row.get(i)));
        line.append(numbers(i) ? blanks + row.get(i) : row.get(i) + blanks).append(GAP);
      }
      String plain = line.toString().stripTrailing();
      lines.add(lines.isEmpty() ? style.bold(plain) : plain);
    }
    return String.join("\n", lines);
  }

  private boolean numbers(int column) {
    return rows.size() > 1
        && rows.stream().skip(1).map(row -> row.get(column)).allMatch(NUMBER::matches);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
