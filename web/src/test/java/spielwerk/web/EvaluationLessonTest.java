package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** What the server tells the lesson on one's own evaluation, and that no lesson reads a file. */
class EvaluationLessonTest {
  @TempDir static Path data;
  private static Workbench workbench;

  @BeforeAll
  static void start() {
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
  }

  @AfterAll
  static void stop() {
    workbench.close();
  }

  private static Client.Reply ask(String lesson, String... values) {
    return Client.of(workbench).get(LessonsTest.path(lesson, values));
  }

  private static JsonNode told(String lesson, String... values) {
    Client.Reply reply = ask(lesson, values);
    assertThat(reply.status()).as(reply.error()).isEqualTo(200);
    return reply.json();
  }

  @Test
  void anEvaluationOfOnesOwnIsShownWithItsFeaturesOrWithThePlaceOfItsMistake() {
    JsonNode json =
        told(
            "evaluation",
            "game",
            "connect4",
            "moves",
            "d d c",
            "mine",
            "# m\n5*stones + lead.centre");
    assertThat(json.path("text").asText()).isEqualTo("5*stones + lead.centre");
    assertThat(json.path("value").asInt()).isEqualTo(15);
    assertThat(json.path("against").toString()).isEqualTo("[\"lines\",\"nothing\"]");
    assertThat(json.path("games").toString()).contains("connect4", "fiveinarow", "nim");
    JsonNode centre = json.path("features").path(4);
    assertThat(centre.path("name").asText()).isEqualTo("centre");
    assertThat(centre.path("own").asInt()).isEqualTo(1);
    JsonNode wrong = told("evaluation", "game", "connect4", "mine", "1 +\n 2 * nix").path("error");
    assertThat(wrong.path("problem").asText()).isEqualTo("unknown");
    assertThat(wrong.path("line").asInt()).isEqualTo(2);
    assertThat(wrong.path("column").asInt()).isEqualTo(6);
    assertThat(ask("evaluation", "game", "qwixx").error()).contains("no features");
  }

  @Test
  void aSmallMatchOfAnEvaluationHasAScoreAndItsInterval() {
    String[] asked = {
      "game", "connect4", "mine", "lead.lines", "against", "nothing", "depth", "1", "games", "6"
    };
    JsonNode json = told("evaluation/match", asked);
    assertThat(json.path("games").asInt()).isEqualTo(6);
    assertThat(json.path("score").asDouble())
        .isBetween(
            json.path("interval").path(0).asDouble(), json.path("interval").path(1).asDouble());
    assertThat(told("evaluation/match", asked)).as("it repeats itself").isEqualTo(json);
    assertThat(
            ask("evaluation/match", "game", "connect4", "mine", "1", "against", "x,table=1")
                .error())
        .contains("no evaluation 'x,table=1'");
    assertThat(
            ask("evaluation/match", "game", "connect4", "mine", "1+", "against", "lines").error())
        .contains("line 1, column 3");
  }

  @Test
  void noFileIsReadForALesson() throws IOException {
    Path file = Files.writeString(data.resolve("eval.txt"), "secret");
    try (Workbench open =
        Workbench.start(Catalogue.load(), Workbench.Terms.local(0, data.resolve("open")))) {
      String engine = URLEncoder.encode("alphabeta:eval=" + file, StandardCharsets.UTF_8);
      Client.Reply reply =
          Client.of(open).get("/api/lessons/search?game=connect4&depth=1&engine=" + engine);
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.error()).contains("files may only be named").doesNotContain("secret");
    }
  }

  @Test
  void noGameIsGivenAFileOfTheMachine() throws IOException {
    Path secret = Files.writeString(data.resolve("secret.txt"), "the password is swordfish\n");
    Client.Reply reply = ask("search", "game", "quickciv(rules=\"" + secret + "\")");
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error()).contains("files may only be named").doesNotContain("swordfish");
  }
}
