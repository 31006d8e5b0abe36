package spielwerk.web.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a piece of JSON looks like, as OpenAPI's schemas say it. Immutable. */
public final class JsonShape {
  private static final String PROPERTIES = "properties";
  private static final String REQUIRED = "required";

  private final Map<String, Object> schema;

  private JsonShape(Map<String, Object> schema) {
    this.schema = schema;
  }

  private static JsonShape of(String type) {
    return new JsonShape(Map.of("type", type));
  }

  public static JsonShape text() {
    return of("string");
  }

  public static JsonShape integer() {
    return of("integer");
  }

  public static JsonShape number() {
    return of("number");
  }

  public static JsonShape flag() {
    return of("boolean");
  }

  public static JsonShape object() {
    return of("object");
  }

  public static JsonShape list(JsonShape items) {
    return of("array").with("items", items.schema);
  }

  /** One of {@link JsonShapes#ALL}. */
  public static JsonShape named(String name) {
    return new JsonShape(Map.of("$ref", "#/components/schemas/" + name));
  }

  /** What both require. */
  public static JsonShape both(JsonShape one, JsonShape other) {
    return new JsonShape(Map.of("allOf", List.of(one.schema, other.schema)));
  }

  /** With a field that is always there. */
  public JsonShape must(String name, JsonShape shape) {
    List<Object> required = new ArrayList<>();
    if (schema.get(REQUIRED) instanceof List<?> before) {
      required.addAll(before);
    }
    required.add(name);
    return with(REQUIRED, required).may(name, shape);
  }

  /** With a field that can be left out. */
  public JsonShape may(String name, JsonShape shape) {
    Map<Object, Object> fields = new LinkedHashMap<>();
    if (schema.get(PROPERTIES) instanceof Map<?, ?> before) {
      fields.putAll(before);
    }
    fields.put(name, shape.schema);
    return with(PROPERTIES, fields);
  }

  public JsonShape about(String sentence) {
    return with("description", sentence);
  }

  /** One of these texts. */
  public JsonShape one(String... values) {
    return with("enum", List.of(values));
  }

  /** Its default value. */
  public JsonShape usually(Object value) {
    return with("default", value);
  }

  public JsonShape from(Number least) {
    return with("minimum", least);
  }

  public JsonShape to(Number most) {
    return with("maximum", most);
  }

  /** At most so many characters. */
  public JsonShape signs(int most) {
    return with("maxLength", most);
  }

  /** At most so many items. */
  public JsonShape items(int most) {
    return with("maxItems", most);
  }

  /** In answers only. */
  public JsonShape answered() {
    return with("readOnly", true);
  }

  private JsonShape with(String key, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(schema);
    more.put(key, value);
    return new JsonShape(more);
  }

  /** As OpenAPI writes it. */
  public Map<String, Object> schema() {
    return schema;
  }
}
