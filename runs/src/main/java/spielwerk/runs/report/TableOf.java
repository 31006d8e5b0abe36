package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A table with a row for each of some things, put together column by column.
 *
 * <pre>{@code
 * TableOf.rows(players).text("player", Player::name).number("wins", Player::wins).table("wins", "..")
 * }</pre>
 */
public final class TableOf<T> {
  private final List<T> rows;
  private final List<String> names = new ArrayList<>();
  private final List<Function<T, Cell>> columns = new ArrayList<>();

  private TableOf(List<T> rows) {
    this.rows = rows;
  }

  /** A table without columns as yet. */
  public static <T> TableOf<T> rows(List<T> rows) {
    return new TableOf<>(List.copyOf(rows));
  }

  public TableOf<T> text(String name, Function<T, String> value) {
    return cells(name, row -> Cell.of(value.apply(row)));
  }

  public TableOf<T> number(String name, ToDoubleFunction<T> value) {
    return cells(name, row -> Cell.of(value.applyAsDouble(row)));
  }

  public TableOf<T> estimate(String name, Function<T, Estimate> value) {
    return cells(name, row -> Cell.of(value.apply(row)));
  }

  /** A column of cells of whatever sort. */
  public TableOf<T> cells(String name, Function<T, Cell> value) {
    names.add(name);
    columns.add(value);
    return this;
  }

  /**
   * The table.
   *
   * @param name the name of its CSV file, without the ending
   */
  public Table table(String name, String caption) {
    List<List<Cell>> cells =
        rows.stream()
            .map(row -> columns.stream().map(column -> column.apply(row)).toList())
            .toList();
    return new Table(name, caption, names, cells, false);
  }
}
