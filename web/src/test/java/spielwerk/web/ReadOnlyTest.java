package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/** A second server that only looks at a data folder which another one holds. */
@Timeout(value = 600, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ReadOnlyTest {
  private static final Catalogue CATALOGUE = Catalogue.load().closed();
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String ENGINE = "{\"kind\":\"engine\",\"engine\":\"random\"}";

  @TempDir Path data;
  private Workbench holder;
  private Workbench looker;
  private Client player;
  private Client visitor;

  @BeforeEach
  void start() {
    Workbench.Terms terms = Workbench.Terms.local(0, data);
    holder = Workbench.start(CATALOGUE, terms);
    player = Client.of(holder);
    looker = Workbench.start(CATALOGUE, terms.looking());
    visitor = Client.of(looker);
  }

  @AfterEach
  void stop() {
    looker.close();
    holder.close();
  }

  private int move(String table, int node, String move) {
    Client.Reply reply =
        player.post(table + "/moves", "{\"node\":" + node + ",\"move\":\"" + move + "\"}");
    assertThat(reply.status()).as(reply.error()).isEqualTo(200);
    return reply.json().path("node").asInt();
  }

  /** All files but those in which SQLite keeps who is reading. */
  private Map<String, Long> files() throws IOException {
    Map<String, Long> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(data)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (!file.toString().endsWith("-shm")) {
          files.put(file.toString(), Files.getLastModifiedTime(file).toMillis());
        }
      }
    }
    return files;
  }

  @Test
  void tablesLibraryAndRunsCanBeLookedAtAndFollowTheOtherServer() {
    String table = player.start("tictactoe", PERSON, PERSON);
    int node = move(table, 0, "a1");
    assertThat(visitor.get(table).json().path("length").asInt()).isEqualTo(1);
    for (String move : List.of("b1", "a2", "b2", "a3")) {
      node = move(table, node, move);
    }
    JsonNode seen = visitor.await(table, "table", json -> json.path("length").asInt() == 5);
    assertThat(seen.path("status").asText()).isEqualTo("over");
    long id =
        player
            .await(table, "table", json -> json.path("library").asLong() > 0)
            .path("library")
            .asLong();
    assertThat(visitor.get("/api/library").json().path("total").asInt()).isEqualTo(1);
    Client.Reply opened = visitor.post("/api/library/" + id + "/open", "{}");
    assertThat(opened.status()).as(opened.error()).isEqualTo(201);
    assertThat(opened.json().path("length").asInt()).isEqualTo(5);
    assertThat(visitor.get("/api/tables").json().path("items")).hasSize(1);
    assertThat(visitor.get("/api/runs").status()).isEqualTo(200);
    assertThat(visitor.get("/api/server").json().path("readOnly").asBoolean()).isTrue();
    assertThat(player.get("/api/server").json().path("readOnly").asBoolean()).isFalse();
  }

  @Test
  void whatWouldWriteIsRefusedInOneSentenceAndNothingIsWritten() throws IOException {
    String table = player.start("tictactoe", PERSON, ENGINE);
    move(table, 0, "a1");
    player.await(table, "table", json -> json.path("length").asInt() == 2);
    player.post(table + "/pause", "{\"paused\":true}");
    Map<String, Long> before = files();
    assertThat(visitor.get(table).json().path("length").asInt()).isEqualTo(2);
    for (String path :
        List.of(
            "/api/tables",
            table + "/moves",
            table + "/pause",
            table + "/advisors",
            table + "/analysis",
            "/api/paste",
            "/api/import",
            "/api/libraries",
            "/api/runs",
            "/api/classes")) {
      Client.Reply reply = visitor.post(path, "{}");
      assertThat(reply.status()).as(path).isEqualTo(403);
      assertThat(reply.error())
          .isEqualTo(
              "This workbench only looks at the data folder (serve --read-only); nothing can be"
                  + " changed here.");
    }
    assertThat(visitor.send(HandlerType.DELETE.name(), table, null).status()).isEqualTo(403);
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aFolderThatIsNotThereIsNotMade() {
    Path none = data.resolve("none");
    assertThatThrownBy(() -> Workbench.start(CATALOGUE, Workbench.Terms.local(0, none).looking()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("There is no data folder");
    assertThat(none).doesNotExist();
  }
}
