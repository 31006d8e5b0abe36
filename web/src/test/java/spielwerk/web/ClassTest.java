package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** Who may do what in the tournament of a class, as clients of the workbench see it. */
class ClassTest {
  private static final String[] NOBODY = {};

  /** Plays the first legal move. */
  static final String FIRST_MOVE =
      """
      import json
      import sys

      for line in sys.stdin:
          asked = json.loads(line)
          if asked["do"] == "quit":
              break
          if asked["do"] == "new":
              print(json.dumps({"ready": True}), flush=True)
          if asked["do"] == "advise":
              print(json.dumps({"move": asked["legal"][0]}), flush=True)
      """;

  @TempDir Path data;
  @TempDir Path desk;
  private Workbench workbench;
  private Client client;

  @BeforeEach
  void start() {
    start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
  }

  private void start(Catalogue catalogue, Workbench.Terms terms) {
    if (workbench != null) {
      workbench.close();
    }
    workbench = Workbench.start(catalogue, terms.starting(RunProgram.command()));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  /** A class of tic-tac-toe and its teacher's key. */
  private record School(String path, String[] teacher) {}

  private School open() {
    JsonNode made = client.post("/api/classes", "{\"game\":\"tictactoe\"}").json();
    return new School("/api/classes/" + made.path("id").asText(), with(made.path("key").asText()));
  }

  private static String[] with(String key) {
    assertThat(key).hasSize(16);
    return new String[] {"Class-Key", key};
  }

  private Client.Reply enter(School school, String name, String engine, String... keys) {
    return post(school.path + "/entries", Map.of("name", name, "engine", engine), keys);
  }

  private Client.Reply hand(School school, String name, String engine, byte[] jar) {
    String text = Base64.getEncoder().encodeToString(jar);
    return post(
        school.path + "/entries", Map.of("name", name, "engine", engine, "jar", text), NOBODY);
  }

  private Client.Reply post(String path, Map<String, ?> body, String... keys) {
    return client.send("POST", path, new ObjectMapper().valueToTree(body).toString(), keys);
  }

  private Client.Reply accept(School school, String name, String... keys) {
    String waits = entry(school, name).path("waits").asText();
    return post(school.path + "/entries/" + name + "/accept", Map.of("waits", waits), keys);
  }

  private JsonNode entry(School school, String name) {
    for (JsonNode one : client.get(school.path).json().path("entries")) {
      if (one.path("name").asText().equals(name)) {
        return one;
      }
    }
    throw new AssertionError(name + " is not there");
  }

  private static String[] key(Client.Reply entered) {
    assertThat(entered.status()).as(entered.error()).isEqualTo(201);
    return with(entered.json().path("key").asText());
  }

  private static void refused(Client.Reply reply, int status, String sentence) {
    assertThat(reply.error()).contains(sentence).endsWith(".").doesNotContain("\n");
    assertThat(reply.status()).isEqualTo(status);
  }

  @Test
  void aStudentChangesAndWithdrawsTheOwnEntryAndNobodyElses() {
    School school = open();
    String[] ada = key(enter(school, "Ada", "negamax"));
    String[] bob = key(enter(school, "Bob", "random"));
    refused(enter(school, "Ada", "random"), 403, "Somebody else is called 'Ada'");
    refused(enter(school, "Ada", "random", bob), 403, "Somebody else is called 'Ada'");
    refused(enter(school, "Ada", "random", school.teacher), 403, "Somebody else");
    assertThat(key(enter(school, "Ada", "alphabeta", ada))).isEqualTo(ada);
    assertThat(entry(school, "Ada").path("engine").asText()).isEqualTo("alphabeta");
    String entry = school.path + "/entries/Ada";
    for (String[] wrong : List.of(NOBODY, bob, with("abcdefghijklmnop"))) {
      refused(client.send("DELETE", entry, null, wrong), 403, "Only whoever entered 'Ada'");
    }
    assertThat(rights(school, ada)).isEqualTo("{\"teacher\":false,\"mine\":[\"Ada\"]}");
    assertThat(rights(school, school.teacher)).isEqualTo("{\"teacher\":true,\"mine\":[]}");
    assertThat(client.send("DELETE", entry, null, ada).status()).isEqualTo(200);
    assertThat(client.send("DELETE", school.path + "/entries/Bob", null, school.teacher).status())
        .isEqualTo(200);
    refused(client.send("DELETE", entry, null, school.teacher), 400, "Nobody is called 'Ada'");
    assertThat(client.get(school.path).json().toString()).doesNotContain("key", school.teacher[1]);
  }

  private String rights(School school, String... keys) {
    return client.send("GET", school.path + "/rights", null, keys).json().toString();
  }

  @Test
  void onlyTheTeacherBeginsPausesEndsAndDeletesAndARestartForgetsNoKey() {
    School school = open();
    String[] ada = key(enter(school, "Ada", "negamax"));
    key(enter(school, "Bob", "random"));
    start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
    for (String[] wrong : List.of(NOBODY, ada)) {
      refused(post(school.path + "/start", Map.of(), wrong), 403, "Only the teacher");
      refused(client.send("DELETE", school.path, null, wrong), 403, "Only the teacher");
    }
    Client.Reply begun = post(school.path + "/start", Map.of(), school.teacher);
    assertThat(begun.status()).as(begun.error()).isEqualTo(201);
    String run = "/api/runs/" + begun.json().path("run").asText();
    client.await(run, "run", json -> json.path("state").asText().equals("finished"));
    assertThat(post(school.path + "/start", Map.of(), school.teacher).status()).isEqualTo(201);
    for (String what : List.of("/pause", "/stop", "/resume")) {
      refused(post(run + what, Map.of(), ada), 403, "Only the teacher");
    }
    refused(client.send("DELETE", run, null, ada), 403, "Only the teacher");
    refused(post(run + "/resume", Map.of(), school.teacher), 400, "is finished");
    assertThat(client.send("DELETE", run, null, school.teacher).status()).isEqualTo(200);
    assertThat(client.send("DELETE", school.path, null, school.teacher).status()).isEqualTo(200);
  }

  @Test
  void aJarLiesUnopenedUntilTheTeacherAcceptsItAndThenPlays() throws IOException {
    School school = open();
    String[] ada = key(hand(school, "Ada", "bold:blunder=5", StudentJar.build("bold", desk)));
    key(enter(school, "Bob", "random"));
    assertThat(entry(school, "Ada").path("waits").asText()).isNotEmpty();
    assertThat(data.resolve("plugins")).doesNotExist();
    refused(post(school.path + "/start", Map.of(), school.teacher), 400, "two entries");
    refused(accept(school, "Ada", ada), 403, "Only the teacher");
    refused(
        post(school.path + "/entries/Ada/accept", Map.of("waits", "else"), school.teacher),
        400,
        "another engine in the meantime");
    assertThat(System.getProperty("ran.bold")).isNull();
    Client.Reply accepted = accept(school, "Ada", school.teacher);
    assertThat(accepted.status()).as(accepted.error()).isEqualTo(200);
    assertThat(System.getProperty("ran.bold")).isNull(); // only in a process of its own
    assertThat(entry(school, "Ada").path("waits").asText()).isEmpty();
    String run = post(school.path + "/start", Map.of(), school.teacher).json().path("run").asText();
    JsonNode end =
        client.await(
            "/api/runs/" + run, "run", json -> json.path("state").asText().equals("finished"));
    assertThat(end.path("players").toString()).contains("Ada", "Bob");
    assertThat(enter(school, "Ada", "bold:blunder=9", ada).status()).isEqualTo(201);
    assertThat(entry(school, "Ada").path("waits").asText()).isEmpty();
    client.send("DELETE", school.path + "/entries/Ada", null, ada);
    try (var left = Files.list(data.resolve("plugins"))) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aJarThatCannotPlayIsRefusedInOneSentenceAndLeavesNothingAmongThePlugins()
      throws IOException {
    School school = open();
    refused(hand(school, "Eve", "x", new byte[] {1, 2, 3}), 400, "not a jar");
    refused(hand(school, "Eve", "x", StudentJar.with("README")), 400, "contains no engine");
    key(hand(school, "Ada", "shy", StudentJar.build("shy", desk)));
    assertThat(accept(school, "Ada", school.teacher).status()).isEqualTo(200);
    key(hand(school, "Bob", "shy", StudentJar.build("shy", desk)));
    refused(accept(school, "Bob", school.teacher), 400, "no engine with a new name");
    key(hand(school, "Cem", "meek", StudentJar.build("mild", desk)));
    refused(accept(school, "Cem", school.teacher), 400, "There is no engine 'meek'");
    String service = "META-INF/services/spielwerk.core.EngineMaker";
    key(hand(school, "Dan", "x", StudentJar.with(service)));
    refused(accept(school, "Dan", school.teacher), 400, "cannot be used");
    try (var jars = Files.newDirectoryStream(data.resolve("plugins"), "*.jar")) {
      assertThat(jars).hasSize(1);
    }
    assertThat(enter(school, "Eve", "random").status()).isEqualTo(201);
  }

  @Test
  void aProgramWaitsForTheTeacherWhereProgramsAreAllowedAtAll() {
    School school = open();
    String program = "exec(gtp, \"" + Path.of(System.getProperty("java.home"), "bin/java") + "\")";
    refused(enter(school, "Ada", program), 400, "There is no engine 'exec'");
    start(Catalogue.load(), Workbench.Terms.local(0, data));
    key(enter(school, "Ada", program));
    assertThat(entry(school, "Ada").path("waits").asText()).isNotEmpty();
    refused(enter(school, "Bob", "exec:morse,nothing"), 400, "morse");
    assertThat(accept(school, "Ada", school.teacher).status()).isEqualTo(200);
    assertThat(entry(school, "Ada").path("waits").asText()).isEmpty();
  }

  private Client.Reply script(School school, String name, String text, String... keys) {
    return post(school.path + "/entries", Map.of("name", name, "script", text), keys);
  }

  @Test
  void aScriptWaitsUntilTheTeacherHasReadItAndThenPlays() {
    School school = open();
    refused(script(school, "Ada", "print()"), 400, "started the workbench with --allow-programs");
    start(Catalogue.load(), Workbench.Terms.local(0, data));
    assumeTrue(hasPython(), "python3 is not installed");
    refused(script(school, "Ada", " "), 400, "A script has 1 to 100000 characters");
    refused(script(school, "Ada", "#".repeat(100_001)), 400, "A script has 1 to 100000");
    String[] ada = key(script(school, "Ada", FIRST_MOVE));
    String[] bob = key(enter(school, "Bob", "random"));
    String read = school.path + "/entries/Ada/script";
    refused(client.send("GET", read, null, bob), 403, "Only the teacher");
    assertThat(client.send("GET", read, null, ada).json().path("text").asText())
        .isEqualTo(FIRST_MOVE);
    String seen = entry(school, "Ada").path("waits").asText();
    key(script(school, "Ada", "import sys\nsys.exit('bad luck')\n", ada));
    refused(
        post(school.path + "/entries/Ada/accept", Map.of("waits", seen), school.teacher),
        400,
        "another engine in the meantime");
    refused(accept(school, "Ada", school.teacher), 400, "bad luck");
    key(script(school, "Ada", FIRST_MOVE, ada));
    Client.Reply accepted = accept(school, "Ada", school.teacher);
    assertThat(accepted.status()).as(accepted.error()).isEqualTo(200);
    String run = post(school.path + "/start", Map.of(), school.teacher).json().path("run").asText();
    JsonNode end =
        client.await(
            "/api/runs/" + run, "run", json -> json.path("state").asText().equals("finished"));
    assertThat(end.path("picture").path("endings").toString())
        .doesNotContain("crash", "illegal", "time");
    assertThat(enter(school, "Ada", "negamax", ada).status()).isEqualTo(201);
    refused(client.send("GET", read, null, ada), 400, "has handed in no script");
    try (var left = Files.newDirectoryStream(data.resolve("classes"), "*.py*")) {
      assertThat(left).isEmpty();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static boolean hasPython() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
  }

  @Test
  void anEngineThatTheMemoryCannotHoldIsRefusedBeforeItIsMade() {
    School school = open();
    refused(
        enter(school, "Ada", "alphabeta:table=268435456"), 400, "make its table smaller, or start");
    assertThat(client.get(school.path).json().path("entries")).isEmpty();
    String spec =
        "{\"kind\":\"match\",\"yaml\":\"game: othello\\n"
            + "players: [random, 'alphabeta:table=268435456']\"}";
    refused(client.post("/api/runs", spec), 400, "make its table smaller, or start");
  }

  @Test
  void aLostKeyIsReplacedOnlyWhereTheOwnerIsAlone() {
    School school = open();
    JsonNode claimed = client.post(school.path + "/claim", "{}").json();
    assertThat(rights(school, school.teacher)).contains("\"teacher\":false");
    assertThat(rights(school, with(claimed.path("key").asText()))).contains("\"teacher\":true");
    start(
        Catalogue.load().closed(),
        new Workbench.Terms("127.0.0.1", 0, "sesame", data, Optional.empty()));
    Client.Reply reply =
        client.send("POST", school.path + "/claim", "{}", "Authorization", "Bearer sesame");
    refused(reply, 403, "this machine alone");
  }
}
