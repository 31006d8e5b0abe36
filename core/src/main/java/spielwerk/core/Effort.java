package spielwerk.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an advice has cost.
 *
 * @param nodes positions visited
 * @param depth plies looked ahead in full width
 * @param seconds time taken; a circumstance, never a fact
 * @param figures further counts by name, in a fixed order
 */
public record Effort(long nodes, int depth, double seconds, Map<String, Number> figures) {

  public static final Effort NONE = new Effort(0, 0, 0, Map.of());

  public Effort {
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
  }
}
