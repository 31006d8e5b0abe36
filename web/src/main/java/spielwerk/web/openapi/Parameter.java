package spielwerk.web.openapi;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a request says beside its body: in its path, behind the question mark, or in a header.
 *
 * @param in {@code path}, {@code query} or {@code header}
 * @param about a sentence, or empty
 */
public record Parameter(String name, String in, boolean required, String about, JsonShape shape) {
  public static Parameter query(String name, JsonShape shape, String about) {
    return new Parameter(name, "query", false, about, shape);
  }

  public static Parameter query(String name, JsonShape shape) {
    return query(name, shape, "");
  }

  public static Parameter header(String name, String about) {
    return new Parameter(name, "header", false, about, JsonShape.text());
  }

  /** The same, which cannot be left out. */
  public Parameter needed() {
    return new Parameter(name, in, true, about, shape);
  }

  /** As OpenAPI writes it. */
  public Map<String, Object> entry() {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("name", name);
    entry.put("in", in);
    if (required) {
      entry.put("required", true);
    }
    if (!about.isEmpty()) {
      entry.put("description", about);
    }
    entry.put("schema", shape.schema());
    return entry;
  }
}
