package spielwerk.runs.report;

import java.util.List;

/**
 * Heat maps side by side: the fuller the colour of a square, the larger its number.
 *
 * @param low the number without colour
 * @param high the number with full colour
 * @param numbers whether the numbers are written into the squares
 */
public record HeatMap(
    String name, String caption, List<Panel> panels, double low, double high, boolean numbers)
    implements Plot {

  public HeatMap {
    panels = List.copyOf(panels);
  }

  /**
   * One map.
   *
   * @param columns what stands above the columns
   * @param rows what stands beside the rows, the topmost first
   * @param values row by row; NaN where there is nothing
   */
  public record Panel(
      String title, List<String> columns, List<String> rows, List<List<Double>> values) {
    public Panel {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
      values = values.stream().map(List::copyOf).toList();
      for (List<Double> row : values) {
        if (values.size() != rows.size() || row.size() != columns.size()) {
          throw new IllegalArgumentException("a number for every row and column is needed");
        }
      }
    }

    int width() {
      return columns.size();
    }
  }
}
