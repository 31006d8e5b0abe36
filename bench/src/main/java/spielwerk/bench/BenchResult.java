package spielwerk.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was measured.
 *
 * @param value the median of the rounds
 * @param min the worst round, max the best
 * @param detail what exactly was done, for people
 */
public record BenchResult(
    String name, double value, String unit, int threads, double min, double max, String detail) {

  /** A number that comes out the same every time, such as a ratio of nodes. */
  public static BenchResult figure(String name, double value, String unit, String detail) {
    return new BenchResult(name, value, unit, 1, value, value, detail);
  }

  public Map<String, Object> json() {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("name", name);
    item.put("value", value);
    item.put("unit", unit);
    item.put("threads", threads);
    item.put("min", min);
    item.put("max", max);
    item.put("detail", detail);
    return item;
  }
}
