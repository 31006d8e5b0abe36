package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A table with a row for each of some things, put together column by column.
 *
 * <pre>{@code
 * ReportTableBuilder.rows(players).text("player", Player::name).number("wins", Player::wins).table("wins", "..")
 * }</pre>
 */
public final class ReportTableBuilder<T> {
  private final List<T> rows;
  private final List<String> names = new ArrayList<>();
  private final List<Function<T, TableCell>> columns = new ArrayList<>();

  private ReportTableBuilder(List<T> rows) {
    this.rows = rows;
  }

  /** A table without columns as yet. */
  public static <T> ReportTableBuilder<T> rows(List<T> rows) {
    return new ReportTableBuilder<>(List.copyOf(rows));
  }

  public ReportTableBuilder<T> text(String name, Function<T, String> value) {
    return cells(name, row -> TableCell.of(value.apply(row)));
  }

  public ReportTableBuilder<T> number(String name, ToDoubleFunction<T> value) {
    return cells(name, row -> TableCell.of(value.applyAsDouble(row)));
  }

  public ReportTableBuilder<T> estimate(String name, Function<T, Estimate> value) {
    return cells(name, row -> TableCell.of(value.apply(row)));
  }

  /** A column of cells of whatever sort. */
  public ReportTableBuilder<T> cells(String name, Function<T, TableCell> value) {
    names.add(name);
    columns.add(value);
    return this;
  }

  /**
   * The table.
   *
   * @param name the name of its CSV file, without the ending
   */
  public ReportTable table(String name, String caption) {
    List<List<TableCell>> cells =
        rows.stream()
            .map(row -> columns.stream().map(column -> column.apply(row)).toList())
            .toList();
    return new ReportTable(name, caption, names, cells, false);
  }
}
