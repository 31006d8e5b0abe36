package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Match;
import spielwerk.arena.MatchJson;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** Runs as clients of the workbench see them. */
class RunsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final String CUP =
      "game: tictactoe\nplayers: [random, negamax, 'alphabeta:depth=2']\ngames: 4\nseed: 1\n";

  /** Long enough to be disturbed. */
  private static final String LONG =
      "game: connect4\nplayers: ['alphabeta:depth=5', 'alphabeta:depth=4']\ngames: 120\nseed: 3\n";

  @TempDir Path data;
  private Workbench workbench;
  private Client client;

  @BeforeEach
  void start() {
    workbench =
        Workbench.start(
            CATALOGUE.closed(), Workbench.Terms.local(0, data).starting(RunProgram.command()));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  private static String json(Map<String, ?> body) {
    return new ObjectMapper().valueToTree(body).toString();
  }

  private Client.Reply begin(String kind, String yaml) {
    return client.post("/api/runs", json(Map.of("kind", kind, "yaml", yaml)));
  }

  private String run(String kind, String yaml) {
    Client.Reply reply = begin(kind, yaml);
    assertThat(reply.status()).as(reply.error()).isEqualTo(201);
    return "/api/runs/" + reply.json().path("id").asText();
  }

  private JsonNode awaitState(String run, String state) {
    return client.await(run, "run", json -> json.path("state").asText().equals(state));
  }

  private JsonNode awaitGames(String run, int least) {
    return client.await(run, "run", json -> json.path("done").asInt() >= least);
  }

  private void tell(String run, String what) {
    Client.Reply reply = client.post(run + "/" + what, "{}");
    assertThat(reply.status()).as(reply.error()).isEqualTo(200);
  }

  private List<Path> folders() throws IOException {
    if (!Files.exists(data.resolve("runs"))) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(data.resolve("runs"))) {
      return all.toList();
    }
  }

  @Test
  void aTournamentIsPlayedByAProgramOfItsOwnAndTwoPagesAgreeOnIt() {
    String run = run("tournament", CUP);
    CompletableFuture<JsonNode> other =
        CompletableFuture.supplyAsync(() -> awaitState(run, "finished"));
    JsonNode seen = awaitState(run, "finished");
    assertThat(other.join()).isEqualTo(seen);
    assertThat(seen.path("done").asInt()).isEqualTo(12);
    JsonNode picture = seen.path("picture");
    assertThat(picture.path("games").asInt()).isEqualTo(12);
    assertThat(picture.path("crosstable")).hasSize(3);
    assertThat(picture.path("ratings")).hasSize(3);
    assertThat(client.get(run).json().path("picture")).isEqualTo(picture);
    Client.Reply list = client.get("/api/runs");
    assertThat(list.json().at("/items/0/state").asText()).isEqualTo("finished");
    assertThat(client.post(run + "/resume", "{}").error()).contains("finished");
    assertThat(client.post(run + "/pause", "{}").error()).contains("not running");
  }

  @Test
  void itsGamesArePagedAndOpenedAndItsReportIsOnePage() throws Exception {
    String run = run("tournament", CUP);
    awaitState(run, "finished");
    JsonNode page = client.get(run + "/games?size=5").json();
    assertThat(page.path("items")).hasSize(5);
    JsonNode rest = client.get(run + "/games?size=50&before=" + page.path("next")).json();
    assertThat(rest.path("items")).hasSize(7);
    assertThat(rest.path("next").asInt()).isZero();
    JsonNode game = page.at("/items/2");
    Client.Reply table = client.post(run + "/games/" + game.path("at") + "/open", "{}");
    assertThat(table.status()).as(table.error()).isEqualTo(201);
    assertThat(table.json().path("length")).isEqualTo(game.path("length"));
    assertThat(client.post(run + "/games/1/open", "{}").error()).contains("No game begins");
    var http =
        client
            .http()
            .send(
                java.net.http.HttpRequest.newBuilder(
                        java.net.URI.create(client.base() + run + "/report"))
                    .build(),
                java.net.http.HttpResponse.BodyHandlers.ofString());
    assertThat(http.body()).startsWith("<!DOCTYPE html>").contains("Crosstable", "data:text/csv");
    assertThat(http.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'");
    assertThat(client.send("DELETE", run, null).status()).isEqualTo(200);
    assertThat(client.get(run).status()).isEqualTo(404);
    assertThat(folders()).isEmpty();
  }

  @Test
  void aProgramThatIsKilledAndResumedEndsAsIfNothingHadHappened() {
    String run = run("match", LONG);
    awaitGames(run, 1);
    String folder = run.substring(run.lastIndexOf('/') + 1);
    kill(data.resolve("runs").resolve(folder).resolve("lock"));
    JsonNode paused = awaitState(run, "paused");
    assertThat(paused.path("done").asInt()).isBetween(1, 119);
    tell(run, "resume");
    JsonNode end = awaitState(run, "finished").path("picture");
    MatchSpec spec =
        MatchSpec.of(
            CATALOGUE.game("connect4"), List.of("alphabeta:depth=5", "alphabeta:depth=4"), 120, 3);
    JsonNode plain =
        MatchJson.of(
            spec,
            Match.of(spec, CATALOGUE).play(GameStore.none(), Runner.of(1)),
            Optional.of(folder));
    for (String fact : List.of("engines", "seats", "endings", "length", "crosstable")) {
      assertThat(end.path(fact).toString()).as(fact).isEqualTo(plain.path(fact).toString());
    }
  }

  /** As kill -9 does. */
  private static void kill(Path lock) {
    try {
      long pid = Long.parseLong(Files.readString(lock).split(" ")[0]);
      ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
      process.destroyForcibly();
      process.onExit().join();
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  @Test
  void aPauseFinishesTheRunningGamesAndStoppingAtOnceDoesNot() {
    String run = run("match", LONG);
    awaitGames(run, 1);
    tell(run, "pause");
    JsonNode paused = awaitState(run, "paused");
    assertThat(paused.path("done").asInt()).isLessThan(120);
    assertThat(paused.path("stopping").asBoolean()).isFalse();
    assertThat(client.send("DELETE", run, null).status()).isEqualTo(200);
    String second = run("match", LONG);
    awaitGames(second, 1);
    assertThat(client.send("DELETE", second, null).error()).contains("pause it first");
    tell(second, "stop");
    assertThat(client.get(second).json().path("state").asText()).isEqualTo("paused");
  }

  @Test
  void aRunThatSomebodyElseStartsAppearsInAnOpenPage() {
    CompletableFuture<JsonNode> page =
        CompletableFuture.supplyAsync(
            () -> client.await("/api/runs", "runs", json -> json.path("items").size() == 1));
    client.await("/api/runs", "runs", json -> json.path("items").isEmpty());
    MatchSpec spec = MatchSpec.of(CATALOGUE.game("tictactoe"), List.of("random", "random"), 6, 1);
    try (Journal journal = Match.begin(spec, new Runs(data, Clock.systemUTC()), false)) {
      JsonNode item = page.join().at("/items/0");
      assertThat(item.path("id").asText()).isEqualTo(journal.id());
      assertThat(item.path("state").asText()).isEqualTo("running");
      assertThat(item.path("startedHere").asBoolean()).isFalse();
      String run = "/api/runs/" + journal.id();
      assertThat(client.post(run + "/stop", "{}").error()).contains("started elsewhere");
      tell(run, "pause");
      Match.of(spec, CATALOGUE).play(journal, new Runner(1, journal::stopWanted, (a, b, c) -> {}));
      assertThat(awaitGames(run, 0).path("done").asInt()).isLessThan(6);
    }
    assertThat(client.get("/api/runs").json().at("/items/0/state").asText()).isEqualTo("paused");
  }

  @Test
  void aWrongDescriptionIsOneSentenceWithItsLineAndLeavesNothing() throws IOException {
    Map<String, String> wrong =
        Map.of(
            "game: tictactoe\nplayers: [random, negamax]\ngaems: 3\n", "Line 3: there is no field",
            "game: tictactoe\nplayers: [random\n", "not valid YAML",
            "players: [random, negamax]\n", "'game' is missing",
            "game: tictactoe\nplayers: [random, nobody]\n", "Line 2: There is no engine 'nobody'",
            "game: tictactoe\nplayers: [random, 'exec:gomocup,ls']\n", "There is no engine 'exec'",
            "game: tictactoe\nplayers: [random, 'alphabeta:book=/etc/passwd']\n", "names a file",
            "game: tictactoe\nplayers: [random, negamax]\nopenings: /etc/passwd\n", "no openings",
            "game: tictactoe\nplayers: [random, negamax]\nopenings: ['a1 a1']\n", "opening 1",
            "[[[[[[", "not valid YAML",
            "", "it is empty");
    wrong.forEach(
        (yaml, sentence) -> {
          Client.Reply reply = begin("tournament", yaml);
          assertThat(reply.status()).as(yaml).isEqualTo(400);
          assertThat(reply.error()).contains(sentence).endsWith(".").doesNotContain("\n");
          Client.Reply asked =
              client.post("/api/runs/check", json(Map.of("kind", "tournament", "yaml", yaml)));
          assertThat(asked.json().path("wrong").asText()).isEqualTo(reply.error());
        });
    assertThat(begin("war", CUP).error())
        .contains("there are evolve, experiment, match, tournament, train, tune");
    assertThat(begin("match", "game: tictactoe\nplayers: [random]\n").error()).contains("2 seats");
    assertThat(client.get("/api/runs/nothing").status()).isEqualTo(404);
    assertThat(client.get("/api/runs/..%2F..%2Fetc").status()).isIn(400, 404);
    assertThat(folders()).isEmpty();
  }

  @Test
  void aClassEntersEnginesAndOpeningsAndPlaysARoundRobin() {
    JsonNode made = client.post("/api/classes", "{\"game\":\"connect4\",\"title\":\"Q1\"}").json();
    String school = "/api/classes/" + made.path("id").asText();
    String teacher = made.path("key").asText();
    String entries = school + "/entries";
    Client.Reply ada =
        client.post(entries, json(Map.of("name", "Ada", "engine", "alphabeta:depth=2")));
    assertThat(ada.status()).as(ada.error()).isEqualTo(201);
    Map<String, String> opening =
        Map.of("name", "Bob", "engine", "random", "opening", "d d c\nd e");
    assertThat(client.post(entries, json(opening)).status()).isEqualTo(201);
    Map<String, String> bad = Map.of("name", "Eve", "engine", "random", "opening", "d d z");
    assertThat(client.post(entries, json(bad)).error()).contains("Move 3");
    assertThat(client.post(entries, json(Map.of("name", "Eve", "engine", "exec:gtp,ls"))).error())
        .contains("exec");
    Map<String, String> stolen = Map.of("name", "Ada", "engine", "random");
    assertThat(client.post(entries, json(stolen)).error()).contains("already");
    Map<String, String> changed =
        Map.of("name", "Ada", "engine", "negamax:depth=2", "key", ada.json().path("key").asText());
    assertThat(client.post(entries, json(changed)).status()).isEqualTo(201);
    Client.Reply begun = client.send("POST", school + "/start", "{}", "Class-Key", teacher);
    assertThat(begun.status()).as(begun.error()).isEqualTo(201);
    JsonNode end = awaitState("/api/runs/" + begun.json().path("run").asText(), "finished");
    assertThat(end.path("players").toString()).contains("Ada", "Bob");
    JsonNode now = client.get(school).json();
    assertThat(now.path("run")).isEqualTo(begun.json().path("run"));
    assertThat(now.toString()).contains("opening:lines=d d c; d e").doesNotContain("key");
  }
}
