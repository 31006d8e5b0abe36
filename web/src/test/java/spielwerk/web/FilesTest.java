package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;

/** Games that come in and go out over the wire. */
class FilesTest {
  private static final String SGF = "(;FF[4]GM[4]SZ[9]PB[Ada]PW[Bob]DT[2026-01-02];B[ee];W[ef])";

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

  private static Client.Reply paste(String text, String game) {
    String body =
        JsonNodeFactory.instance.objectNode().put("text", text).put("game", game).toString();
    return client.post("/api/paste", body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5d6c3|''|othello|transcript|3",
        "F5 D6|othello|othello|moves|2",
        "d d e|connect4|connect4|moves|3",
        "h8 i9|fiveinarow|fiveinarow|moves|2",
        "(;FF[4]GM[4]SZ[15];B[hh];W[ii])|othello|fiveinarow|sgf|2",
        "---------------------------OX------XO--------------------------- X|''|othello|position|0"
      })
  void aPastedTextIsRecognised(String text, String hint, String game, String format, int length) {
    Client.Reply reply = paste(text, hint);
    assertThat(reply.status()).as(reply.error()).isEqualTo(201);
    assertThat(reply.json().path("game").asText()).startsWith(game);
    assertThat(reply.json().path("format").asText()).isEqualTo(format);
    assertThat(reply.json().path("length").asInt()).isEqualTo(length);
    assertThat(reply.json().path("status").asText()).isEqualTo("playing");
  }

  @Test
  void whatTheTableWritesCanBePastedAgain() {
    String table = "/api/tables/" + paste("f5d6c3d3c4", "").json().path("id").asText();
    for (JsonNode format : client.get(table + "/formats").json().path("items")) {
      String text = client.text(table + "/export?format=" + format.asText());
      JsonNode again = paste(text, "").json();
      assertThat(again.at("/position/moves/4").asText()).as(format + ": " + text).isEqualTo("c4");
    }
    assertThat(client.get(table + "/export?format=psq").status()).isEqualTo(400);
    assertThat(client.get(table + "/export?format=pdf").error()).contains("no format 'pdf'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "hello world", "{\"a\":1}", "(;", "Piskvorky 1x1", "zz99"})
  void whatIsNoGameIsRefusedInASentence(String text) {
    Client.Reply reply = paste(text, "");
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error()).endsWith(".").doesNotContain("/tmp");
  }

  @Test
  void whatIsWrongInAPastedFileIsTold() {
    assertThat(paste("Piskvorky 1x1", "").error()).contains("line 1", "Piskvorky 20x20");
    assertThat(paste("Pisa", "").error()).contains("neither a position", "PSQ, ", "SGF or JSON");
  }

  @Test
  void anImportAddsAllGamesOnceOrNone() throws IOException {
    client.post("/api/libraries", "{\"name\":\"club\"}");
    String file = Base64.getEncoder().encodeToString(SGF.getBytes(StandardCharsets.UTF_8));
    String body = "{\"name\":\"../../x.sgf\",\"file\":\"" + file + "\"}";
    assertThat(client.post("/api/import?library=club", body).json().path("added").asInt())
        .isEqualTo(1);
    assertThat(client.post("/api/import?library=club", body).json().path("known").asInt())
        .isEqualTo(1);
    String broken =
        JsonNodeFactory.instance
            .objectNode()
            .put("text", SGF.replace("ee", "dd") + SGF.replace("W[ef]", "W[ee]"))
            .toString();
    Client.Reply reply = client.post("/api/import?library=club", broken);
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error()).doesNotContain("/tmp");
    JsonNode page = client.get("/api/library?library=club").json();
    assertThat(page.path("total").asInt()).isEqualTo(1);
    assertThat(client.get("/api/library").json().path("total").asInt()).isZero();
    for (String wrong : new String[] {"{\"file\":\"*\"}", "{\"file\":7}", "{}", "{\"text\":7}"}) {
      assertThat(client.post("/api/import", wrong).status()).as(wrong).isEqualTo(400);
    }
    try (Stream<Path> files = Files.walk(data)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".sgf"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "..", "../x", "a/b", "a\\b", ".hidden", "x.db", "a\nb", "con:1"})
  void aLibrarysNameIsNoPath(String name) {
    String body = JsonNodeFactory.instance.objectNode().put("name", name).toString();
    assertThat(client.post("/api/libraries", body).status()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CON", "aux", "lpt1"})
  void aLibraryIsNotCalledWhatWindowsTakesForADevice(String name) {
    String body = JsonNodeFactory.instance.objectNode().put("name", name).toString();
    Client.Reply refused = client.post("/api/libraries", body);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("'" + name + "', which Windows takes for a device");
  }

  @Test
  void aGameIsEditedButWhatWasPlayedStays() {
    client.post("/api/libraries", "{\"name\":\"edits\"}");
    client.post(
        "/api/import?library=edits",
        JsonNodeFactory.instance.objectNode().put("text", SGF).toString());
    String game = "/api/library/1?library=edits";
    String edit =
        "{\"players\":[\"Grace\",\"Bob\"],\"date\":\"2025-05-05\",\"event\":\"club\",\"comment\":\"x\",\"tags\":[\"t\"]}";
    assertThat(client.send("PUT", game, edit).status()).isEqualTo(200);
    JsonNode card =
        client.get("/api/library?library=edits&player=grace&from=2025").json().at("/items/0");
    assertThat(card.path("date").asText()).isEqualTo("2025-05-05");
    assertThat(card.path("comment").asText()).isEqualTo("x");
    for (String wrong :
        new String[] {
          "{\"players\":[\"one\"]}", "{\"players\":[\"\",\"b\"]}", "{\"date\":\"soon\"}",
          "{\"moves\":[]}", "{\"tags\":\"t\"}", "{\"players\":[7,8]}"
        }) {
      assertThat(client.send("PUT", game, wrong).status()).as(wrong).isEqualTo(400);
    }
    assertThat(client.send("PUT", "/api/library/99?library=edits", "{}").status()).isEqualTo(404);
    assertThat(client.get("/api/library?sort=colour").status()).isEqualTo(400);
    assertThat(client.get("/api/library?start=-1").status()).isEqualTo(400);
    assertThat(client.get("/api/export?ids=1,x").status()).isEqualTo(400);
  }
}
