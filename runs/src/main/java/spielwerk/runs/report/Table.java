package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows of cells under named columns.
 *
 * @param name the name of its CSV file, without the ending
 * @param caption what the numbers are, how many were taken, what the intervals mean
 * @param folded whether it is shown on demand only, being long
 */
public record Table(
    String name, String caption, List<String> columns, List<List<Cell>> rows, boolean folded)
    implements Block {

  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<Cell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            name + " has " + columns.size() + " columns, but a row of " + row.size());
      }
    }
  }

  public Table(String name, String caption, List<String> columns) {
    this(name, caption, columns, List.of(), false);
  }

  /** The same table with one more row. */
  public Table with(Cell... cells) {
    return with(List.of(cells));
  }

  /** The same table with one more row. */
  public Table with(List<Cell> row) {
    List<List<Cell>> more = new ArrayList<>(rows);
    more.add(row);
    return new Table(name, caption, columns, more, folded);
  }

  /** The same table without the columns in which nothing stands. */
  public Table trimmed() {
    int[] kept =
        IntStream.range(0, columns.size())
            .filter(c -> rows.stream().anyMatch(row -> !row.get(c).shown().isEmpty()))
            .toArray();
    return new Table(
        name,
        caption,
        IntStream.of(kept).mapToObj(columns::get).toList(),
        rows.stream().map(row -> IntStream.of(kept).mapToObj(row::get).toList()).toList(),
        folded);
  }

  /** The same table, folded away until somebody wants it. */
  public Table fold() {
    return new Table(name, caption, columns, rows, true);
  }
}
