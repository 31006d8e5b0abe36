package spielwerk.web.api;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Note;
import spielwerk.web.openapi.Parameter;

/** The interface as OpenAPI, made of the routes and of what stands beside them. */
final class Description {
  private static final Pattern IN_PATH = Pattern.compile("\\{([a-z]+)\\}");
  private static final String WRONG = "Wrong";

  private static final String ABOUT =
      "Live tables, advice, analysis and the library. Commands are POST, PUT or DELETE with JSON;"
          + " their effect arrives in the table's stream of events. Errors are {\"error\":"
          + " \"one sentence\"}; those of the server itself (500) have a \"number\" too, under"
          + " which its log has the details. x-role is the role that a route needs: owner, where guests may not ask; visitor, where nobody needs a token; guest, where it is missing. Everything is explained in docs/api.md.";

  private Description() {}

  static String yaml(List<Route> routes) {
    DumperOptions options = new DumperOptions();
    options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    options.setWidth(120);
    return new Yaml(options).dump(copy(document(routes)));
  }

  /**
   * Written out in full wherever it is used: a parameter that many routes share does not become a
   * YAML anchor.
   */
  private static Object copy(Object part) {
    if (part instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, value) -> copy.put(key, copy(value)));
      return copy;
    }
    return part instanceof List<?> list ? list.stream().map(Description::copy).toList() : part;
  }

  private static Map<String, Object> document(List<Route> routes) {
    Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
    for (Route route : routes) {
      paths
          .computeIfAbsent(route.path(), path -> new LinkedHashMap<>())
          .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    Map<String, Object> shapes = new LinkedHashMap<>();
    JsonShapes.ALL.forEach((name, shape) -> shapes.put(name, shape.schema()));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.0.3");
    document.put(
        "info", pairs("title", "Spielwerk workbench", "version", "1", "description", ABOUT));
    document.put("servers", List.of(Map.of("url", "http://localhost:7070")));
    document.put("paths", paths);
    Object error = JsonShape.object().must("error", JsonShape.text()).schema();
    document.put(
        "components",
        pairs("schemas", shapes, "responses", Map.of(WRONG, response("One sentence", error))));
    return document;
  }

  private static Map<String, Object> operation(Route route) {
    Note note = route.note();
    Map<String, Object> operation = new LinkedHashMap<>();
    if (route.needed() != Role.GUEST) {
      operation.put("x-role", route.needed().name().toLowerCase(Locale.ROOT));
    }
    operation.put("summary", note.about());
    List<Object> parameters = new ArrayList<>();
    Matcher names = IN_PATH.matcher(route.path());
    while (names.find()) {
      parameters.add(JsonShapes.inPath(names.group(1)).entry());
    }
    note.asked().stream().map(Parameter::entry).forEach(parameters::add);
    if (!parameters.isEmpty()) {
      operation.put("parameters", parameters);
    }
    note.body().ifPresent(body -> operation.put("requestBody", content(body.schema())));
    Map<String, Object> responses = new TreeMap<>();
    for (int status : refused(route)) {
      responses.put("" + status, Map.of("$ref", "#/components/responses/" + WRONG));
    }
    responses.put(
        "" + note.status(),
        note.shape()
            .map(shape -> response(note.answer(), shape.schema()))
            .orElse(Map.of("description", note.answer())));
    operation.put("responses", responses);
    return operation;
  }

  /** What its role and its parameters can lead to need not be written beside it. */
  private static TreeSet<Integer> refused(Route route) {
    TreeSet<Integer> statuses = new TreeSet<>(route.note().refused());
    if (route.needed() != Role.VISITOR) {
      statuses.add(401);
    }
    if (route.needed() == Role.OWNER) {
      statuses.add(403);
    }
    if (route.note().body().isPresent()) {
      statuses.add(400);
    }
    return statuses;
  }

  private static Map<String, Object> response(String about, Object schema) {
    Map<String, Object> response = new LinkedHashMap<>();
    response.put("description", about);
    response.putAll(content(schema));
    return response;
  }

  private static Map<String, Object> content(Object schema) {
    return Map.of("content", Map.of("application/json", Map.of("schema", schema)));
  }

  /** In the order in which they are written here. */
  private static Map<String, Object> pairs(Object... keysAndValues) {
    Map<String, Object> pairs = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      pairs.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
    }
    return pairs;
  }
}
