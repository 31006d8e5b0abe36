package spielwerk.app.terminal;

import java.util.ArrayList;
import java.util.List;

/** Columns for people, as wide as they need to be. */
public final class Table {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  /** The first row names the columns. */
  public Table(String... columns) {
    rows.add(List.of(columns));
  }

  public void row(String... cells) {
    rows.add(List.of(cells));
  }

  /** All lines, without a newline at the end; the first is set in bold on a terminal. */
  public String text(Terminal terminal) {
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
        line.append(row.get(i)).append(" ".repeat(widths[i] - length(row.get(i)))).append(GAP);
      }
      String plain = line.toString().stripTrailing();
      lines.add(lines.isEmpty() ? terminal.bold(plain) : plain);
    }
    return String.join("\n", lines);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
