package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;
import spielwerk.core.Catalogue;
import spielwerk.web.api.Api;
import spielwerk.web.api.Role;
import spielwerk.web.api.Route;

/**
 * What the owner of a workbench may do, a guest who came by a link, and somebody without either.
 */
class RolesTest {
  private static final String OWNERS = "Only whoever started the workbench can do that.";
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String[] OWNER = {"Authorization", "Bearer sesame"};
  private static final String[] NOBODY = {};

  @TempDir static Path data;
  private static Workbench workbench;
  private static Client client;
  private static String[] guest;
  private static String description;

  @BeforeAll
  static void start() throws Exception {
    // programs are allowed, to the owner
    workbench = Workbench.start(Catalogue.load(), terms(data, "sesame"));
    client = Client.of(workbench);
    description =
        client
            .http()
            .send(
                HttpRequest.newBuilder(URI.create(client.base() + "/api/openapi.yaml"))
                    .headers(OWNER)
                    .build(),
                HttpResponse.BodyHandlers.ofString())
            .body();
    guest = bearer(client.send("GET", "/api/server", null, OWNER).json().path("token").asText());
  }

  private static Workbench.Terms terms(Path data, String token) {
    return new Workbench.Terms("127.0.0.1", 0, token, data, Optional.empty());
  }

  private static String[] bearer(String token) {
    assertThat(token).hasSize(24).isNotEqualTo("sesame");
    return new String[] {"Authorization", "Bearer " + token};
  }

  @AfterAll
  static void stop() {
    workbench.close();
  }

  static List<Route> routes() {
    return new Api(Catalogue.load(), null, null, null, null, null, null).routes();
  }

  @ParameterizedTest
  @MethodSource("routes")
  void everyRouteAsksForItsRole(Route route) throws Exception {
    assertThat(route.needed()).isNotNull();
    Reply nobody = ask(route, NOBODY);
    Reply asGuest = ask(route, guest);
    Reply asOwner = ask(route, OWNER);
    assertThat(nobody.status == 401).isEqualTo(route.needed() != Role.VISITOR);
    assertThat(asGuest.refused()).isEqualTo(route.needed() == Role.OWNER);
    assertThat(asOwner.refused()).isFalse();
    assertThat(asGuest.status).isNotIn(401, 500);
    assertThat(asOwner.status).isNotIn(401, 500);
    assertThat(described(route)).isEqualTo(route.needed().name().toLowerCase(Locale.ROOT));
  }

  private record Reply(int status, String start) {
    boolean refused() {
      return status == 403 && start.contains(OWNERS);
    }
  }

  /** Reads only what comes first: some answers never end. */
  private static Reply ask(Route route, String... headers) throws Exception {
    String method = route.method().name();
    String path = route.path().replaceAll("\\{[^}]*}", "none");
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(client.base() + path))
            .method(
                method,
                method.equals("GET")
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString("{}"))
            .header("Content-Type", "application/json");
    if (headers.length > 0) {
      request.headers(headers);
    }
    HttpResponse<InputStream> reply =
        client.http().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    try (InputStream body = reply.body()) {
      return new Reply(
          reply.statusCode(),
          new String(body.readNBytes(10), StandardCharsets.UTF_8) + rest(reply));
    }
  }

  private static String rest(HttpResponse<InputStream> reply) throws IOException {
    boolean ends = reply.headers().firstValue("Content-Type").orElse("").contains("json");
    return ends ? new String(reply.body().readAllBytes(), StandardCharsets.UTF_8) : "";
  }

  @SuppressWarnings("unchecked")
  private static String described(Route route) {
    Map<String, Object> yaml = new Yaml().load(description);
    Map<String, Object> path =
        (Map<String, Object>) ((Map<String, Object>) yaml.get("paths")).get(route.path());
    String method = route.method().name().toLowerCase(Locale.ROOT);
    Object role = ((Map<String, Object>) path.get(method)).get("x-role");
    return role == null ? "guest" : role.toString();
  }

  private static JsonNode open(String game, String[] who) {
    String seats = "\"seats\":[" + PERSON + "," + PERSON + "]";
    Client.Reply made =
        client.send("POST", "/api/tables", "{\"game\":\"" + game + "\"," + seats + "}", who);
    assertThat(made.status()).as(made.error()).isEqualTo(201);
    return made.json();
  }

  private static String finished() {
    String table = "/api/tables/" + open("tictactoe", OWNER).path("id").asText();
    int node = 0;
    for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
      String body = "{\"node\":" + node + ",\"move\":\"" + move + "\"}";
      node = client.send("POST", table + "/moves", body, OWNER).json().path("node").asInt();
    }
    return table;
  }

  @Test
  void aGuestPlaysButDeletesAndChangesNothingOfTheOwners() {
    String table = finished();
    String game =
        "/api/library/" + client.send("GET", table, null, OWNER).json().path("library").asText();
    refused(client.send("DELETE", table, null, guest));
    refused(client.send("DELETE", game, null, guest));
    refused(client.send("PUT", game, "{\"comment\":\"mine\"}", guest));
    refused(client.send("PUT", table + "/nodes/1", "{\"comment\":\"mine\"}", guest));
    refused(client.send("POST", table + "/moves", "{\"node\":0,\"move\":\"c3\"}", guest));
    refused(client.send("POST", table + "/lines", "{\"node\":0,\"moves\":[\"c3\"]}", guest));
    refused(client.send("POST", table + "/analysis", "{\"engine\":\"random\"}", guest));
    JsonNode copy = client.send("POST", game + "/open", "{}", guest).json();
    String beside = "/api/tables/" + copy.path("id").asText();
    client.send("PUT", beside + "/nodes/1", "{\"comment\":\"mine\"}", guest);
    assertThat(client.send("GET", game, null, OWNER).json().toString()).doesNotContain("mine");
    assertThat(client.send("GET", table, null, OWNER).json().toString()).doesNotContain("mine");
    String other = "/api/tables/" + open("connect4", guest).path("id").asText();
    String move = "{\"node\":0,\"move\":\"d\"}";
    assertThat(client.send("POST", other + "/moves", move, guest).status()).isEqualTo(200);
    assertThat(client.send("DELETE", table, null, OWNER).status()).isEqualTo(200);
  }

  private static void refused(Client.Reply reply) {
    assertThat(reply.status()).as(reply.json().toString()).isEqualTo(403);
  }

  @Test
  void onlyTheOwnerIsToldOfTablesThatNobodyNamed() {
    String table = open("nim", guest).path("id").asText();
    String move =
        client
            .send("GET", "/api/tables/" + table, null, guest)
            .json()
            .at("/position/legal/0")
            .asText();
    String body = "{\"node\":0,\"move\":\"" + move + "\"}";
    Client.Reply moved = client.send("POST", "/api/tables/" + table + "/moves", body, guest);
    assertThat(moved.status()).as(moved.error()).isEqualTo(200);
    assertThat(tables("", OWNER)).contains(table);
    assertThat(tables("", guest)).isEmpty();
    assertThat(tables("?of=none," + table + ",../x", guest)).containsExactly(table);
    assertThat(tables("?of=", OWNER)).isEmpty();
    Client.Reply tooLong = client.send("GET", "/api/tables?of=" + "x".repeat(4001), null, guest);
    assertThat(tooLong.status()).isEqualTo(400);
    assertThat(tooLong.error()).contains("At most 4000 characters");
  }

  private static List<String> tables(String query, String[] who) {
    return client
        .send("GET", "/api/tables" + query, null, who)
        .json()
        .path("items")
        .findValuesAsText("id");
  }

  @Test
  void aGuestStartsNoProgramWhereTheOwnerMay() {
    String engine = "{\"kind\":\"engine\",\"engine\":\"exec:gomocup,/bin/true\"}";
    String body = "{\"game\":\"fiveinarow\",\"seats\":[" + PERSON + "," + engine + "]}";
    Client.Reply started = client.send("POST", "/api/tables", body, guest);
    assertThat(started.error()).contains("There is no engine 'exec'");
    assertThat(client.send("POST", "/api/tables", body, OWNER).status()).isEqualTo(201);
    String table = "/api/tables/" + open("fiveinarow", guest).path("id").asText();
    for (String where : List.of("/advisors", "/analysis")) {
      String program = "{\"engine\":\"exec:gomocup,/bin/true\"}";
      Client.Reply reply = client.send("POST", table + where, program, guest);
      assertThat(reply.error()).as(where).contains("There is no engine 'exec'");
    }
    Client.Reply seat = client.send("PUT", table + "/seats/0", engine, guest);
    assertThat(seat.error()).contains("There is no engine 'exec'");
  }

  @Test
  void aTokenBecomesACookieThatNoScriptReadsAndAGuestsLinkDoesNotDemoteTheOwner() throws Exception {
    assertThat(client.post("/api/login", "{\"token\":\"wrong\"}").status()).isEqualTo(401);
    String owners = login("sesame", "");
    assertThat(owners).startsWith("spielwerk=sesame;").contains("HttpOnly", "SameSite=Strict");
    assertThat(login("sesame", "", "X-Forwarded-Proto", "https")).contains("; Secure");
    String token = guest[1].substring("Bearer ".length());
    assertThat(login(token, "spielwerk=sesame")).isEmpty();
    assertThat(login(token, "")).startsWith("spielwerk=" + token);
    assertThat(login("sesame", "spielwerk=" + token)).startsWith("spielwerk=sesame");
    JsonNode server = client.send("GET", "/api/server", null, guest).json();
    assertThat(server.path("role").asText()).isEqualTo("guest");
    assertThat(server.toString()).doesNotContain("sesame");
  }

  /** The cookie that it sets, or nothing. */
  private static String login(String token, String cookie, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(client.base() + "/api/login"))
            .POST(HttpRequest.BodyPublishers.ofString("{\"token\":\"" + token + "\"}"))
            .header("Content-Type", "application/json")
            .header("Cookie", cookie);
    if (headers.length > 0) {
      request.headers(headers);
    }
    HttpResponse<String> reply =
        client.http().send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertThat(reply.statusCode()).isEqualTo(200);
    return reply.headers().firstValue("Set-Cookie").orElse("");
  }

  @Test
  void linksOutliveARestartAndAnotherOwnersToken(@TempDir Path kept) {
    String[] token;
    try (Workbench before = Workbench.start(Catalogue.load().closed(), terms(kept, "sesame"))) {
      Client early = Client.of(before);
      token = bearer(early.send("GET", "/api/server", null, OWNER).json().path("token").asText());
    }
    try (Workbench after = Workbench.start(Catalogue.load().closed(), terms(kept, "other"))) {
      Client later = Client.of(after);
      assertThat(later.send("GET", "/api/games", null, token).status()).isEqualTo(200);
      assertThat(later.send("GET", "/api/games", null, OWNER).status()).isEqualTo(401);
    }
  }
}
