package spielwerk.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Numbers by generation, a row each, sent by columns. A page can draw only a limited number of
 * points, so of a longer run it is shown every n-th row and always the last one.
 */
public final class GenerationColumns {
  /** More points than pixels tell nothing more. */
  public static final int MOST = 1000;

  private static final int DIGITS = 6;

  private final List<String> names;
  private final List<double[]> rows = new ArrayList<>();

  public GenerationColumns(List<String> names) {
    this.names = List.copyOf(names);
  }

  public void add(double... row) {
    if (row.length != names.size()) {
      throw new IllegalArgumentException(row.length + " numbers for " + names.size() + " columns");
    }
    rows.add(row);
  }

  public void clear() {
    rows.clear();
  }

  public int size() {
    return rows.size();
  }

  /** A number of the last row; 0 if there is none. */
  public double last(String name) {
    return rows.isEmpty() ? 0 : rows.get(rows.size() - 1)[names.indexOf(name)];
  }

  /** The rows that are shown. */
  public static List<Integer> shown(int size, int most) {
    int step = Math.max(1, (size + most - 1) / most);
    return IntStream.range(0, size).filter(i -> i % step == 0 || i == size - 1).boxed().toList();
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    List<Integer> shown = shown(rows.size(), MOST);
    for (int column = 0; column < names.size(); column++) {
      ArrayNode values = json.putArray(names.get(column));
      for (int row : shown) {
        put(values, rows.get(row)[column]);
      }
    }
    return json;
  }

  /** As short as it can be drawn; what is not a number is nothing. */
  public static void put(ArrayNode values, double value) {
    if (!Double.isFinite(value)) {
      values.addNull();
    } else if (value == Math.rint(value) && Math.abs(value) < 1e15) {
      values.add((long) value);
    } else {
      double scale =
          Math.pow(10, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)))));
      values.add(Math.rint(value * scale) / scale);
    }
  }
}
