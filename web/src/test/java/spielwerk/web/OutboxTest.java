package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** Games that end while the library or the disk does not take them. */
@Timeout(value = 600, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
class OutboxTest {
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String RANDOM = "{\"kind\":\"engine\",\"engine\":\"random\"}";
  private static final List<String> GAME = List.of("a1", "b1", "a2", "b2", "a3");

  @TempDir Path data;
  private Workbench workbench;
  private Client client;

  @BeforeEach
  void start() {
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  private static Client.Reply move(Client client, String table, int node, String move) {
    return client.post(table + "/moves", "{\"node\":" + node + ",\"move\":\"" + move + "\"}");
  }

  private static int play(Client client, String table, int node, String move) {
    Client.Reply reply = move(client, table, node, move);
    assertThat(reply.status()).as(reply.error()).isEqualTo(200);
    return reply.json().path("node").asInt();
  }

  private static String playGame(Client client) {
    String table = client.start("tictactoe", PERSON, PERSON);
    int node = 0;
    for (String move : GAME) {
      node = play(client, table, node, move);
    }
    return table;
  }

  private JsonNode arrived(String table) {
    return client.await(table, "table", json -> json.path("library").asLong() > 0);
  }

  private int games() {
    return client.get("/api/library").json().path("total").asInt();
  }

  private List<Path> outbox() throws IOException {
    try (Stream<Path> files = Files.list(data.resolve("outbox"))) {
      return files.toList();
    }
  }

  /** Asks until something is so; the time limit of the test ends what never is. */
  private static void until(Callable<Boolean> so) throws Exception {
    while (!so.call()) {
      Thread.onSpinWait();
    }
  }

  private Path file(String table) {
    return data.resolve("tables").resolve(table.substring("/api/tables/".length()) + ".json");
  }

  /** Another program that writes the library and takes its time. */
  private Connection lock() throws SQLException {
    Connection other = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("library.db"));
    other.setAutoCommit(false);
    try (Statement write = other.createStatement()) {
      write.execute("UPDATE numbers SET last = last");
    }
    return other;
  }

  @Test
  void gamesThatEndWhileTheLibraryIsLockedArriveAfterwardsOnce() throws Exception {
    String first;
    String second;
    String third;
    try (Connection other = lock()) {
      first = playGame(client);
      assertThat(client.get(first).json().path("status").asText()).isEqualTo("over");
      client.send("PUT", first + "/nodes/1", "{\"comment\":\"a corner\"}");
      second = playGame(client);
      client.send("DELETE", second, null); // the table is forgotten, its game is not
      third = playGame(client);
      client.post(third + "/takeback", "{}"); // and played to the same end: another game
      play(client, third, 4, "a3");
      assertThat(games()).isZero();
      assertThat(client.get(third).json().path("library").asLong()).isZero();
      other.rollback();
    }
    arrived(first);
    arrived(third);
    until(() -> games() == 4);
    until(() -> client.get("/api/library?words=corner").json().path("total").asInt() == 1);
    until(() -> outbox().isEmpty());
    stop();
    start();
    assertThat(games()).isEqualTo(4);
    assertThat(client.get(first).json().path("library").asLong()).isPositive();
  }

  /** A server in a program of its own, which can be killed. */
  static final class Server {
    private Server() {}

    public static void main(String[] args) throws InterruptedException {
      Workbench own =
          Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, Path.of(args[0])));
      System.out.println(own.port());
      Thread.currentThread().join();
    }
  }

  static Process server(Path data) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Server.class.getName(),
            data.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  @Test
  void killedBetweenTheTablesFileAndTheLibraryTheGameIsThereOnce() throws Exception {
    stop();
    Process child = server(data);
    String table;
    try (BufferedReader said = child.inputReader(StandardCharsets.UTF_8)) {
      Client other = new Client("http://127.0.0.1:" + said.readLine(), HttpClient.newHttpClient());
      try (Connection writing = lock()) {
        table = playGame(other);
        child.destroyForcibly().waitFor();
        writing.rollback();
      }
    } finally {
      child.destroyForcibly().waitFor();
    }
    start();
    arrived(table);
    assertThat(client.get(table).json().path("status").asText()).isEqualTo("over");
    assertThat(games()).isEqualTo(1);
  }

  @Test
  void killedAfterTheLibraryTookItAGameIsSentAgainAndThereOnce() throws Exception {
    Path left = data.resolve("left");
    String table;
    try (Connection other = lock()) {
      table = playGame(client);
      Files.copy(outbox().get(0), left);
      other.rollback();
    }
    arrived(table);
    until(() -> outbox().isEmpty());
    stop();
    String id = table.substring("/api/tables/".length());
    Files.move(left, data.resolve("outbox").resolve(id + "-0.json"));
    start();
    until(() -> outbox().isEmpty());
    assertThat(games()).isEqualTo(1);
  }

  @Test
  void killedBeforeTheLastMoveWasWrittenTheGameGoesOnAndIsThereOnce() throws Exception {
    String table = client.start("tictactoe", PERSON, PERSON);
    int node = 0;
    for (String move : GAME.subList(0, 4)) {
      node = play(client, table, node, move);
    }
    byte[] before = Files.readAllBytes(file(table));
    Path left = data.resolve("left");
    try (Connection other = lock()) {
      play(client, table, node, "a3");
      Files.copy(outbox().get(0), left);
      other.rollback();
    }
    arrived(table);
    stop();
    Files.delete(data.resolve("library.db"));
    Files.write(file(table), before);
    Files.move(
        left,
        data.resolve("outbox").resolve(file(table).getFileName().toString().replace(".", "-0.")));
    start();
    assertThat(client.get(table).json().path("status").asText()).isEqualTo("playing");
    assertThat(outbox()).isEmpty();
    play(client, table, node, "a3");
    arrived(table);
    assertThat(games()).isEqualTo(1);
  }

  @Test
  void aMoveThatCannotBeWrittenIsRefusedAndNotMade() throws Exception {
    String table = client.start("tictactoe", PERSON, PERSON);
    int node = play(client, table, 0, "a1");
    Path inTheWay = file(table).resolveSibling(file(table).getFileName() + ".new");
    Files.createDirectories(inTheWay.resolve("full"));
    Client.Reply reply = move(client, table, node, "b1");
    assertThat(reply.status()).isEqualTo(507);
    assertThat(reply.error()).startsWith("The table could not be saved: ");
    JsonNode after = client.get(table).json();
    assertThat(after.path("length").asInt()).isEqualTo(1);
    assertThat(after.path("trouble").asText()).startsWith("The table could not be saved");
    Files.delete(inTheWay.resolve("full"));
    Files.deleteIfExists(inTheWay); // unless a write that failed has taken it away
    play(client, table, node, "b1");
    assertThat(client.get(table).json().path("trouble").asText()).isEmpty();
  }

  @Test
  void aGameWhoseLastMoveCannotBeWrittenIsNotInTheLibrary() throws Exception {
    String table = client.start("tictactoe", PERSON, PERSON);
    int node = 0;
    for (String move : GAME.subList(0, 4)) {
      node = play(client, table, node, move);
    }
    Path inTheWay = file(table).resolveSibling(file(table).getFileName() + ".new");
    Files.createDirectories(inTheWay.resolve("full"));
    assertThat(move(client, table, node, "a3").status()).isEqualTo(507);
    assertThat(outbox()).isEmpty();
    assertThat(games()).isZero();
    Files.delete(inTheWay.resolve("full"));
    Files.deleteIfExists(inTheWay); // unless a write that failed has taken it away
    play(client, table, node, "a3");
    arrived(table);
    assertThat(games()).isEqualTo(1);
  }

  @Test
  void anEngineMovesAsSoonAsItsMoveCanBeWritten() throws Exception {
    String table = client.start("tictactoe", PERSON, RANDOM);
    Path inTheWay = file(table).resolveSibling(file(table).getFileName() + ".new");
    client.post(table + "/pause", "{\"paused\":true}");
    play(client, table, 0, "a1");
    stop();
    String text = Files.readString(file(table));
    Files.writeString(file(table), text.replace("\"paused\":true", "\"paused\":false"));
    Files.createDirectories(inTheWay.resolve("full"));
    start();
    client.await(
        table,
        "table",
        json -> !json.path("trouble").asText().isEmpty() && json.path("length").asInt() == 1);
    Files.delete(inTheWay.resolve("full"));
    Files.deleteIfExists(inTheWay); // unless a write that failed has taken it away
    client.await(table, "table", json -> json.path("length").asInt() == 2);
  }

  @Test
  void aTableWithoutAMoveOutlivesARestartButIsNotListed() {
    String table = client.start("tictactoe", PERSON, PERSON);
    stop();
    start();
    assertThat(client.get(table).status()).isEqualTo(200);
    assertThat(client.get("/api/tables").json().path("items")).isEmpty();
    play(client, table, 0, "a1");
    assertThat(client.get("/api/tables").json().path("items")).hasSize(1);
  }
}
