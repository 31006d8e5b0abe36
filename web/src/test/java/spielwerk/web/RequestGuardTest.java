package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

class RequestGuardTest {
  private static final String SEATS = "\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]";

  @TempDir static Path data;
  private static Workbench workbench;
  private static Client client;

  @BeforeAll
  static void start() {
    workbench =
        Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data.resolve("d")));
    client = Client.of(workbench);
  }

  @AfterAll
  static void stop() {
    workbench.close();
  }

  /** The JDK's client does not let anybody lie about the host. */
  private String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", workbench.port())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aForeignNameIsRefused() throws IOException {
    assertThat(raw("GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .contains("403")
        .contains("not known by that name");
    assertThat(raw("GET /api/games HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 200");
  }

  @Test
  void otherSitesCannotDriveIt() {
    for (String origin : new String[] {"https://evil.example", "null", "http://localhost:1"}) {
      assertThat(client.send("POST", "/api/tables", "{}", "Origin", origin).status())
          .as(origin)
          .isEqualTo(403);
    }
    String own = "http://127.0.0.1:" + workbench.port();
    assertThat(client.send("POST", "/api/tables", "{}", "Origin", own).status()).isEqualTo(400);
    assertThat(client.send("GET", "/api/games", null, "Sec-Fetch-Site", "cross-site").status())
        .isEqualTo(403);
    assertThat(client.send("POST", "/api/tables", "a=b", "Content-Type", "text/plain").status())
        .isEqualTo(415);
  }

  @Test
  void elsewhereATokenIsNeeded() {
    assertThatThrownBy(() -> new Workbench.Terms("0.0.0.0", 0, "", data, Optional.empty()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("--token");
    Workbench.Terms terms =
        new Workbench.Terms("127.0.0.1", 0, "secret", data.resolve("e"), Optional.empty());
    try (Workbench guarded = Workbench.start(Catalogue.load().closed(), terms)) {
      Client visitor = Client.of(guarded);
      assertThat(visitor.get("/api/games").status()).isEqualTo(401);
      assertThat(visitor.get("/").status()).isEqualTo(200); // it takes the token from the fragment
      assertThat(visitor.get("/?token=wrong").status()).isEqualTo(401);
      assertThat(visitor.send("GET", "/api/games", null, "Authorization", "Bearer wrong").status())
          .isEqualTo(401);
      assertThat(visitor.send("GET", "/api/games", null, "Authorization", "Bearer secret").status())
          .isEqualTo(200);
      assertThat(visitor.send("GET", "/api/games", null, "Cookie", "spielwerk=secret").status())
          .isEqualTo(200);
      assertThat(visitor.get("/?token=secret").status()).isEqualTo(302);
      assertThat(visitor.get("/api/server").status()).isEqualTo(401);
      assertThat(visitor.get("/api/games?token=secret").status()).isEqualTo(401);
    }
  }

  @Test
  void aHugeRequestIsRefused() {
    String body = "{\"game\":\"" + "x".repeat(300_000) + "\"}";
    Client.Reply reply = client.post("/api/tables", body);
    assertThat(reply.status()).isEqualTo(413);
    assertThat(reply.error()).contains("256 kB");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "7",
        "{\"game\":7}",
        "{\"game\":\"chess\"}",
        "{\"game\":\"othello\"}",
        "{\"game\":\"othello\",\"seats\":[]}",
        "{\"game\":\"othello\",\"seats\":[7,8]}",
        "{\"game\":\"othello\",\"seats\":[{\"kind\":\"ghost\"},{\"kind\":\"person\"}]}",
        "{\"game\":\"othello\",\"seats\":[{\"kind\":\"engine\",\"level\":99},{\"kind\":\"person\"}]}",
        "{\"game\":\"othello:size=7\"," + SEATS + "}",
        "{\"game\":\"othello\",\"setup\":\"nonsense\"," + SEATS + "}",
        "{\"game\":\"othello\",\"clock\":{\"limit\":-1}," + SEATS + "}",
        "{\"game\":\"othello\",\"colour\":\"red\"," + SEATS + "}",
        "{\"game\":\"othello\"," + SEATS + "} and more"
      })
  void whatCannotBeIsAnsweredWithASentence(String body) {
    Client.Reply reply = client.post("/api/tables", body);
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error()).endsWith(".").hasSizeBetween(10, 400);
  }

  @Test
  void deepJsonHarmsNobody() {
    assertThat(client.post("/api/tables", "[".repeat(100_000)).status()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exec:gomocup,/bin/true",
        "team:exec(gomocup, /bin/true)+random",
        "team(team(exec(gomocup, /bin/true)*1 + random)*1 + random)",
        "alphabeta:book=/etc/passwd",
        "book:file=/etc/passwd"
      })
  void enginesThatStartProgramsOrReadFilesAreRefused(String engine) {
    String seats =
        "\"seats\":[{\"kind\":\"person\"},{\"kind\":\"engine\",\"engine\":\"" + engine + "\"}]";
    Client.Reply reply = client.post("/api/tables", "{\"game\":\"fiveinarow\"," + seats + "}");
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error()).containsAnyOf("There is no engine 'exec'", "names a file");
  }

  @Test
  void whatIsNotThereIsMissing() {
    for (String path :
        new String[] {
          "/api/tables/nowhere",
          "/api/tables/..%2f..%2fx",
          "/api/library/999",
          "/api/library/x",
          "/page/app/../levels.json",
          "/page/app/nothing.js",
          "/_static/lit/none.js",
          "/api/nothing"
        }) {
      assertThat(client.get(path).status()).as(path).isBetween(400, 404);
    }
  }

  @Test
  void aPortThatIsTakenIsToldInASentence() {
    assertThatThrownBy(
            () ->
                Workbench.start(
                    Catalogue.load(), Workbench.Terms.local(workbench.port(), data.resolve("f"))))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("--port takes another");
  }

  @Test
  void noCommandIsBroughtDownByWrongTypes() {
    String table = client.start("othello", "{\"kind\":\"person\"}", "{\"kind\":\"person\"}");
    List<String> bodies =
        List.of(
            "{\"node\":\"x\"}",
            "{\"node\":-1,\"move\":\"f5\"}",
            "{\"node\":1e99,\"move\":\"f5\"}",
            "{\"node\":0,\"move\":[]}",
            "{\"node\":0,\"move\":\"" + "f5".repeat(5000) + "\"}",
            "{\"seat\":99}",
            "{\"seat\":null}",
            "{\"seat\":{\"a\":{\"b\":[]}}}",
            "{\"paused\":\"yes\"}",
            "{\"agreed\":3}",
            "{\"kind\":\"person\",\"name\":\"" + "n".repeat(101) + "\"}",
            "{\"engine\":\"" + "team(".repeat(2000) + "\"}",
            "{\"text\":" + "[".repeat(900) + "]".repeat(900) + "}",
            "{\"name\":\"\\u0000\"}",
            "[1,2]",
            "\"x\"");
    List<String> paths =
        List.of(
            "/moves",
            "/takeback",
            "/continue",
            "/resign",
            "/draw",
            "/pause",
            "/hurry",
            "/advisors",
            "/claim?x",
            "/seats/7/invite",
            "/nodes/x/promote");
    for (String body : bodies) {
      for (String path : paths) {
        assertThat(client.post(table + path, body).status())
            .as(path + " " + body)
            .isBetween(400, 404);
      }
      for (String path : List.of("/seats/0", "/seats/99", "/nodes/0", "/nodes/99")) {
        assertThat(client.send("PUT", table + path, body).status())
            .as(path + " " + body)
            .isBetween(400, 404);
      }
      for (String path : List.of("/api/tables", "/api/paste", "/api/import", "/api/libraries")) {
        assertThat(client.post(path, body).status()).as(path + " " + body).isBetween(400, 404);
      }
    }
    assertThat(client.get(table).json().path("length").asInt()).isZero();
    assertThat(client.send("GET", table + "/rights", null, "Table-Key", "k,".repeat(2000)).status())
        .isEqualTo(400);
  }

  @Test
  void aClientThatStopsReadingHarmsNobody() throws IOException {
    String table = client.start("othello", "{\"kind\":\"person\"}", "{\"kind\":\"person\"}");
    try (Socket deaf = new Socket()) {
      deaf.setReceiveBufferSize(1024);
      deaf.connect(new java.net.InetSocketAddress("127.0.0.1", workbench.port()));
      String request = "GET " + table + "/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
      deaf.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      String comment = "{\"comment\":\"" + "long ".repeat(3000) + "\"}";
      for (int i = 0; i < 150; i++) {
        assertThat(client.send("PUT", table + "/nodes/0", comment).status()).isEqualTo(200);
      }
      client.post(table + "/moves", "{\"node\":0,\"move\":\"f5\"}");
      assertThat(client.await(table, "table", json -> json.path("length").asInt() == 1))
          .isNotNull();
    }
  }

  @Test
  void manyRequestsLeaveItAnswering() {
    for (int i = 0; i < 1000; i++) {
      assertThat(client.get(i % 2 == 0 ? "/api/tables/none" + i : "/api/server").status())
          .isIn(200, 404);
    }
    assertThat(client.get("/api/games").status()).isEqualTo(200);
  }
}
