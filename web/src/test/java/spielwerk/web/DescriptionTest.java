package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;
import spielwerk.core.Catalogue;
import spielwerk.web.api.Api;
import spielwerk.web.api.Route;

/** The description of the interface against a real server: what it says is so. */
class DescriptionTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Catalogue CATALOGUE = Catalogue.load().closed();
  private static final String TABLE = "/api/tables/{table}";

  private static final Pattern READ =
      Pattern.compile("(?:\\(\\s*request,|queryParams?\\()\\s*\"(\\w+)\"");

  @TempDir static Path data;
  private static Workbench workbench;
  private static Client client;
  private static JsonNode description;

  @BeforeAll
  static void start() {
    workbench = Workbench.start(CATALOGUE, Workbench.Terms.local(0, data));
    client = Client.of(workbench);
    Map<String, Object> yaml = new Yaml().load(client.text("/api/openapi.yaml"));
    description = JSON.valueToTree(yaml);
  }

  @AfterAll
  static void stop() {
    workbench.close();
  }

  @Test
  void everyRouteIsDescribedInASentenceWithAllOfItsPath() {
    Set<String> described = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : description.path("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        String name = method.getKey() + " " + path.getKey();
        described.add(name);
        JsonNode operation = method.getValue();
        assertThat(operation.path("summary").asText()).as(name).matches("\\p{Lu}.{5,}");
        for (JsonNode parameter : operation.path("parameters")) {
          assertThat(parameter.path("in").asText()).isIn("path", "query", "header");
          if (parameter.path("in").asText().equals("path")) {
            assertThat(path.getKey()).contains("{" + parameter.path("name").asText() + "}");
          }
        }
        for (JsonNode response : operation.path("responses")) {
          assertThat(response.has("$ref") || !response.path("description").asText().isEmpty())
              .as(name)
              .isTrue();
        }
      }
    }
    Set<String> real = new TreeSet<>();
    for (Route route : new Api(CATALOGUE, null, null, null, null, null, null).routes()) {
      real.add(route.method().name().toLowerCase(Locale.ROOT) + " " + route.path());
    }
    assertThat(described).isEqualTo(real);
  }

  @Test
  void everyReferenceLeadsToAShape() {
    for (JsonNode reference : description.findValues("$ref")) {
      assertThat(resolved(reference.asText()).isMissingNode()).as(reference.asText()).isFalse();
    }
    for (String name : List.of("Table", "Seat", "Position", "Run")) {
      assertThat(resolved("#/components/schemas/" + name).path("type").asText("object"))
          .isEqualTo("object");
    }
  }

  /** Parameters and fields by the names under which the handlers ask for them. */
  @Test
  void whateverAHandlerReadsIsDescribed() throws IOException {
    Set<String> known = new TreeSet<>();
    for (JsonNode parameters : description.findValues("parameters")) {
      parameters.forEach(one -> known.add(one.path("name").asText()));
    }
    for (JsonNode fields : description.findValues("properties")) {
      fields.fieldNames().forEachRemaining(known::add);
    }
    Set<String> read = new TreeSet<>();
    Path sources = Path.of("src/main/java/spielwerk/web/api");
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        Matcher names = READ.matcher(Files.readString(file));
        while (names.find()) {
          read.add(names.group(1));
        }
      }
    }
    assertThat(read).hasSizeGreaterThan(30);
    read.removeAll(known);
    assertThat(read).as("read, but not described").isEmpty();
  }

  @Test
  void answersHaveTheShapeThatIsDescribed() {
    String seats =
        "[{\"kind\":\"person\",\"name\":\"Ada\"},{\"kind\":\"person\",\"name\":\"Bob\"}]";
    String body = "{\"game\":\"tictactoe\",\"seats\":" + seats + "}";
    JsonNode made = check("post", "/api/tables", "/api/tables", body, 201);
    String table = "/api/tables/" + made.path("id").asText();
    client.post(table + "/moves", "{\"node\":0,\"move\":\"b2\"}");
    check("get", TABLE, table, null, 200);
    check("get", TABLE + "/positions/{node}", table + "/positions/0", null, 200);
    check("get", TABLE + "/analysis", table + "/analysis", null, 200);
    String line = "{\"node\":0,\"moves\":[\"a1\",\"b1\"]}";
    check("post", TABLE + "/preview", table + "/preview", line, 200);
  }

  @Test
  void whatIsRefusedHasTheShapeOfARefusal() {
    JsonNode wrong = client.post("/api/tables", "{\"game\":\"nosuch\",\"seats\":[]}").json();
    fits(wrong, description.at("/components/responses/Wrong/content").path("application/json"));
  }

  private static JsonNode check(
      String method, String path, String address, String body, int status) {
    Client.Reply reply = client.send(method.toUpperCase(Locale.ROOT), address, body);
    assertThat(reply.status()).as(reply.error()).isEqualTo(status);
    JsonNode response =
        description.path("paths").path(path).path(method).path("responses").path("" + status);
    JsonNode content = response.path("content").path("application/json");
    assertThat(content.isMissingNode()).as(path + " has a shape").isFalse();
    fits(reply.json(), content);
    return reply.json();
  }

  private static void fits(JsonNode value, JsonNode content) {
    fits(value, content.path("schema"), "");
  }

  private static void fits(JsonNode value, JsonNode schema, String where) {
    JsonNode shape = schema.has("$ref") ? resolved(schema.path("$ref").asText()) : schema;
    if (shape.has("allOf")) {
      Set<String> known = new TreeSet<>();
      for (JsonNode part : shape.path("allOf")) {
        JsonNode one = part.has("$ref") ? resolved(part.path("$ref").asText()) : part;
        one.path("properties").fieldNames().forEachRemaining(known::add);
        fields(value, one, where);
      }
      noOthers(value, known, where);
      return;
    }
    switch (shape.path("type").asText()) {
      case "object" -> {
        assertThat(value.isObject()).as(where + " " + value).isTrue();
        Set<String> known = new TreeSet<>();
        shape.path("properties").fieldNames().forEachRemaining(known::add);
        fields(value, shape, where);
        if (!known.isEmpty()) {
          noOthers(value, known, where);
        }
      }
      case "array" -> {
        assertThat(value.isArray()).as(where + " " + value).isTrue();
        for (JsonNode item : value) {
          fits(item, shape.path("items"), where + "[]");
        }
      }
      case "integer" -> assertThat(value.isIntegralNumber()).as(where + " " + value).isTrue();
      case "number" -> assertThat(value.isNumber()).as(where + " " + value).isTrue();
      case "boolean" -> assertThat(value.isBoolean()).as(where + " " + value).isTrue();
      default -> assertThat(value.isTextual()).as(where + " " + value).isTrue();
    }
    if (shape.has("enum")) {
      assertThat(shape.path("enum")).as(where).contains(value);
    }
  }

  private static void fields(JsonNode value, JsonNode shape, String where) {
    for (JsonNode name : shape.path("required")) {
      assertThat(value.has(name.asText())).as(where + "." + name.asText()).isTrue();
    }
    for (Map.Entry<String, JsonNode> field : shape.path("properties").properties()) {
      if (value.has(field.getKey())) {
        fits(value.path(field.getKey()), field.getValue(), where + "." + field.getKey());
      }
    }
  }

  private static void noOthers(JsonNode value, Set<String> known, String where) {
    Set<String> others = new TreeSet<>();
    value.fieldNames().forEachRemaining(others::add);
    others.removeAll(known);
    assertThat(others).as("not described in %s", where).isEmpty();
  }

  private static JsonNode resolved(String reference) {
    return description.at(reference.substring(1));
  }
}
