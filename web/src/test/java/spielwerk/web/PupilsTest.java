package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** What pupils hand in: whose it is, who sees it, and that it is never lost. */
class PupilsTest {
  private static final String[] NOBODY = {};
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path data;
  private Workbench workbench;
  private Client client;
  private String path;
  private String[] teacher;

  @BeforeEach
  void start() {
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
    client = Client.of(workbench);
    JsonNode made = client.post("/api/classes", "{\"game\":\"tictactoe\"}").json();
    path = "/api/classes/" + made.path("id").asText();
    teacher = key(made);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  private static String[] key(JsonNode json) {
    return new String[] {"Class-Key", json.path("key").asText()};
  }

  private Client.Reply send(String method, String what, Map<String, ?> body, String... keys) {
    return client.send(method, path + what, MAPPER.valueToTree(body).toString(), keys);
  }

  private Client.Reply join(String name, String... keys) {
    return send("POST", "/pupils", Map.of("name", name), keys);
  }

  private String[] joined(String name) {
    Client.Reply reply = join(name);
    assertThat(reply.status()).as(reply.error()).isEqualTo(201);
    return key(reply.json());
  }

  private Client.Reply handIn(
      String name, String exercise, boolean solved, int points, int most, String... keys) {
    return send(
        "POST",
        "/results",
        Map.of(
            "name", name, "exercise", exercise, "solved", solved, "points", points, "most", most),
        keys);
  }

  private JsonNode results(Client from, String... keys) {
    return from.send("GET", path + "/results", null, keys).json().path("items");
  }

  private static void refused(Client.Reply reply, int status, String sentence) {
    assertThat(reply.error()).contains(sentence).endsWith(".").doesNotContain("\n");
    assertThat(reply.status()).isEqualTo(status);
  }

  @Test
  void theTeacherSeesWhoSolvedWhatAndAPupilOnlyTheOwn() {
    String[] ada = joined("Ada");
    String[] bob = joined("Bob");
    handIn("Ada", "path?lesson=tree", false, 0, 1, ada);
    handIn("Ada", "path?lesson=tree", true, 1, 1, ada);
    handIn("Ada", "path?lesson=tree", false, 0, 1, ada);
    handIn("Bob", "predict?seed=1", false, 20, 38, bob);
    handIn("Bob", "predict?seed=1", false, 12, 38, bob);
    JsonNode all = results(client, teacher);
    assertThat(all).hasSize(2);
    JsonNode solved = all.get(0).path("results").get(0);
    assertThat(solved.path("tries").asInt()).as("the try after it was solved").isEqualTo(2);
    assertThat(solved.path("solved").asBoolean()).isTrue();
    JsonNode open = all.get(1).path("results").get(0);
    assertThat(open.path("tries").asInt()).isEqualTo(2);
    assertThat(open.path("points").asInt()).as("of the better try").isEqualTo(20);
    assertThat(open.path("solved").asBoolean()).isFalse();
    assertThat(results(client, bob)).hasSize(1);
    assertThat(results(client, NOBODY)).isEmpty();
    assertThat(client.get(path).json().path("pupils").asInt()).isEqualTo(2);
    assertThat(all.toString() + client.get(path).json()).doesNotContain(ada[1], bob[1], "key");
  }

  @Test
  void aNameBelongsToWhoeverJoinedUnlessTheTeacherReleasesIt() {
    String[] ada = joined("Ada");
    refused(join("ada "), 403, "Somebody else is called 'Ada'");
    refused(handIn("Ada", "predict?seed=1", true, 1, 1), 403, "Somebody else");
    refused(send("POST", "/pupils/Ada/release", Map.of(), ada), 403, "Only the teacher");
    assertThat(join("Ada", ada).json().path("key").asText()).isEqualTo(ada[1]);
    handIn("Ada", "predict?seed=1", true, 1, 1, ada);
    assertThat(send("POST", "/pupils/Ada/release", Map.of(), teacher).status()).isEqualTo(200);
    refused(handIn("Ada", "predict?seed=1", true, 1, 1, ada), 403, "Somebody else");
    String[] again = joined("Ada");
    assertThat(results(client, again).get(0).path("results")).hasSize(1);
    refused(send("DELETE", "/pupils/Ada", Map.of(), ada), 403, "Only Ada or the teacher");
    assertThat(send("DELETE", "/pupils/Ada", Map.of(), again).status()).isEqualTo(200);
    assertThat(results(client, teacher)).isEmpty();
    refused(send("DELETE", "/pupils/Ada", Map.of(), teacher), 404, "Nobody is called 'Ada'");
  }

  @Test
  void whatIsWrongIsRefusedInOneSentenceAndKeepsNothing() {
    String[] ada = joined("Ada");
    refused(join(""), 400, "A name has 1 to 40 letters");
    refused(join("x".repeat(41)), 400, "A name has 1 to 40 letters");
    refused(handIn("Eve", "predict?seed=1", true, 1, 1, ada), 404, "Nobody is called 'Eve'");
    refused(handIn("Ada", "", true, 1, 1, ada), 400, "An exercise is the address");
    refused(handIn("Ada", "a b", true, 1, 1, ada), 400, "An exercise is the address");
    refused(handIn("Ada", "a\u202e", true, 1, 1, ada), 400, "An exercise is the address");
    refused(handIn("Ada", "x".repeat(1001), true, 1, 1, ada), 400, "An exercise is the address");
    refused(handIn("Ada", "x", true, 3, 2, ada), 400, "more points (3) than 2");
    refused(handIn("Ada", "x", true, -1, 2, ada), 400, "from 0 to 100000");
    refused(handIn("Ada", "x", true, 1, 100_001, ada), 400, "from 0 to 100000");
    refused(send("PUT", "/exercises", Map.of(), teacher), 400, "is missing");
    refused(send("PUT", "/exercises", Map.of("exercises", List.of("ä")), teacher), 400, "address");
    refused(
        send("PUT", "/exercises", Map.of("exercises", List.of()), ada), 403, "Only the teacher");
    assertThat(results(client, ada).get(0).path("results")).isEmpty();
    for (int i = 0; i < 200; i++) {
      assertThat(handIn("Ada", "predict?seed=" + i, true, 1, 1, ada).status()).isEqualTo(200);
    }
    refused(handIn("Ada", "predict?seed=200", true, 1, 1, ada), 400, "200 exercises at most");
  }

  @Test
  void theTeacherChoosesExercisesAndPagesHearOfEachHandIn() {
    List<String> wanted = List.of("path?lesson=tree", "predict?seed=7");
    assertThat(send("PUT", "/exercises", Map.of("exercises", wanted), teacher).status())
        .isEqualTo(200);
    joined("Ada");
    JsonNode heard = client.await(path, "class", json -> json.path("pupils").asInt() == 1);
    assertThat(heard.path("exercises").toString()).contains("path?lesson=tree", "predict?seed=7");
  }

  /** Against a count made beside it; every answer is on disk, as if the server were killed then. */
  @Test
  void everyHandInThatWasAnsweredSurvivesAKill(@TempDir Path copy) throws IOException {
    Random random = new Random(17);
    Map<String, String[]> keys = new HashMap<>();
    Map<String, Integer> tries = new HashMap<>();
    Set<String> solved = new HashSet<>();
    for (String name : List.of("Ada", "Bob", "Cem")) {
      keys.put(name, joined(name));
    }
    for (int i = 0; i < 120; i++) {
      String name = List.of("Ada", "Bob", "Cem").get(random.nextInt(3));
      String exercise = "predict?seed=" + random.nextInt(6);
      boolean right = random.nextInt(4) == 0;
      handIn(name, exercise, right, right ? 1 : 0, 1, keys.get(name));
      String both = name + " " + exercise;
      if (!solved.contains(both)) {
        tries.merge(both, 1, Integer::sum);
      }
      if (right) {
        solved.add(both);
      }
    }
    copy(data, copy);
    Files.writeString(copy.resolve("pupils").resolve("torn.new"), "{\"id\":");
    try (Workbench next =
        Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, copy))) {
      int seen = 0;
      for (JsonNode pupil : results(Client.of(next), teacher)) {
        for (JsonNode one : pupil.path("results")) {
          String both = pupil.path("name").asText() + " " + one.path("exercise").asText();
          assertThat(one.path("tries").asInt()).as(both).isEqualTo(tries.get(both));
          assertThat(one.path("solved").asBoolean()).as(both).isEqualTo(solved.contains(both));
          seen++;
        }
      }
      assertThat(seen).isEqualTo(tries.size());
    }
    assertThat(client.send("DELETE", path, null, teacher).status()).isEqualTo(200);
    try (Stream<Path> left = Files.list(data.resolve("pupils"))) {
      assertThat(left).isEmpty();
    }
  }

  /** All but the lock, which belongs to the server that still runs. */
  private static void copy(Path from, Path to) throws IOException {
    for (String folder : List.of("classes", "pupils")) {
      Files.createDirectories(to.resolve(folder));
      try (Stream<Path> files = Files.list(from.resolve(folder))) {
        for (Path file : files.toList()) {
          Files.copy(file, to.resolve(folder).resolve(file.getFileName()));
        }
      }
    }
  }
}
