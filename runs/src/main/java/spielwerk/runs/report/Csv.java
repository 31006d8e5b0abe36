package spielwerk.runs.report;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as comma-separated values (RFC 4180), all digits kept. A column with estimates becomes
 * three: the value and the two ends of its interval.
 */
public final class Csv {
  private static final Pattern QUOTED = Pattern.compile("[\",\\r\\n]");

  private Csv() {}

  public static String of(ReportTable table) {
    int columns = table.columns().size();
    boolean[] wide = new boolean[columns];
    for (List<TableCell> row : table.rows()) {
      for (int c = 0; c < columns; c++) {
        wide[c] |= row.get(c) instanceof TableCell.Doubtful;
      }
    }
    List<String> head = new ArrayList<>();
    for (int c = 0; c < columns; c++) {
      String name = table.columns().get(c);
      head.add(name);
      if (wide[c]) {
        head.add(name + " low");
        head.add(name + " high");
      }
    }
    StringBuilder text = new StringBuilder(line(head));
    for (List<TableCell> row : table.rows()) {
      List<String> fields = new ArrayList<>();
      for (int c = 0; c < columns; c++) {
        add(row.get(c), wide[c], fields);
      }
      text.append(line(fields));
    }
    return text.toString();
  }

  private static void add(TableCell cell, boolean wide, List<String> fields) {
    if (cell instanceof TableCell.Doubtful doubtful) {
      Estimate estimate = doubtful.estimate();
      fields.add(Numbers.exact(estimate.value()));
      fields.add(Numbers.exact(estimate.low()));
      fields.add(Numbers.exact(estimate.high()));
      return;
    }
    fields.add(
        cell instanceof TableCell.Figure figure ? Numbers.exact(figure.value()) : cell.shown());
    if (wide) {
      fields.add("");
      fields.add("");
    }
  }

  private static String line(List<String> fields) {
    return fields.stream().map(Csv::quote).collect(Collectors.joining(",", "", "\r\n"));
  }

  private static String quote(String field) {
    return QUOTED.matcher(field).find() ? '"' + field.replace("\"", "\"\"") + '"' : field;
  }
}
