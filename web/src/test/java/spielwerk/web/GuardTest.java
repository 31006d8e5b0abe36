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

class GuardTest {
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
    assertThatThrownBy(
            () -> new Workbench.Terms("0.0.0.0", 0, "", data, Optional.empty()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("--token");
    Workbench.Terms terms =
        new Workbench.Terms(
            "127.0.0.1", 0, "secret", data.resolve("e"), Optional.empty());
    try (Workbench guarded = Workbench.start(Catalogue.load().closed(), terms)) {
      Client visitor = Client.of(guarded);
      assertThat(visitor.get("/api/games").status()).isEqualTo(401);
      assertThat(visitor.get("/").status()).isEqualTo(401);
      assertThat(visitor.send("GET", "/api/games", null, "Authorization", "Bearer wrong").status())
          .isEqualTo(401);
      assertThat(visitor.send("GET", "/api/games", null, "Authorization", "Bearer secret").status())
          .isEqualTo(200);
      assertThat(visitor.send("GET", "/api/games", null, "Cookie", "spielwerk=secret").status())
          .isEqualTo(200);
      assertThat(visitor.get("/?token=secret").status()).isEqualTo(302);
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
}
