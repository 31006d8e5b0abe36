package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Rows of cells under named columns.
 *
 * @param name the name of its CSV file, without the ending
 * @param caption what the numbers are, how many were taken, what the intervals mean
 * @param folded whether it is shown on demand only, being long
 */
public record ReportTable(
    String name, String caption, List<String> columns, List<List<TableCell>> rows, boolean folded)
    implements Block {

  /** Nobody reads more rows, and browsers choke on them. */
  private static final int MOST_SHOWN = 2000;

  public ReportTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<TableCell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            name + " has " + columns.size() + " columns, but a row of " + row.size());
      }
    }
  }

  public ReportTable(String name, String caption, List<String> columns) {
    this(name, caption, columns, List.of(), false);
  }

  /** The rows for people; the file has all of them. */
  List<List<TableCell>> shown() {
    return rows.subList(0, Math.min(MOST_SHOWN, rows.size()));
  }

  /** What to say beside the shown ones if they are not all. */
  String rest() {
    return rows.size() <= MOST_SHOWN
        ? ""
        : String.format(
            Locale.ROOT,
            "The first %,d of %,d rows; the CSV file has all.",
            MOST_SHOWN,
            rows.size());
  }

  /** The same table with one more row. */
  public ReportTable with(TableCell... cells) {
    return with(List.of(cells));
  }

  /** The same table with one more row. */
  public ReportTable with(List<TableCell> row) {
    List<List<TableCell>> more = new ArrayList<>(rows);
    more.add(row);
    return new ReportTable(name, caption, columns, more, folded);
  }

  /** The same table without the columns in which nothing stands. */
  public ReportTable trimmed() {
    int[] kept =
        IntStream.range(0, columns.size())
            .filter(c -> rows.stream().anyMatch(row -> !row.get(c).shown().isEmpty()))
            .toArray();
    return new ReportTable(
        name,
        caption,
        IntStream.of(kept).mapToObj(columns::get).toList(),
        rows.stream().map(row -> IntStream.of(kept).mapToObj(row::get).toList()).toList(),
        folded);
  }

  /** The same table, folded away until somebody wants it. */
  public ReportTable fold() {
    return new ReportTable(name, caption, columns, rows, true);
  }
}
