package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines tuned from the command line. */
class TuneTest {
  private static final String SMALL =
      """
      game: tictactoe
      engine: team:negamax:depth=2*{a:0..2}+random*{b:0..2},normalise={n:sum|max}
      against:
        - random
        - negamax:depth=1
      games: 4
      population: 6
      generations: 3
      check: 10
      """;

  @TempDir Path folder;

  private Path spec(String text) throws IOException {
    return Files.writeString(folder.resolve("spec.yaml"), text);
  }

  private String[] all(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--data", folder.resolve("data").toString()));
    return all.toArray(String[]::new);
  }

  private JsonNode tune(String... options) throws IOException {
    List<String> args = new ArrayList<>(List.of("tune", spec(SMALL).toString(), "--json"));
    args.addAll(List.of(options));
    Cli cli = Cli.run(all(args.toArray(String[]::new)));
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli.json();
  }

  /** What does not depend on when it was run. */
  private static JsonNode facts(JsonNode json) {
    return ((ObjectNode) json.deepCopy()).without(List.of("run", "report"));
  }

  @Test
  void theSameSeedFindsTheSameOnAnyNumberOfThreads() throws IOException {
    JsonNode one = tune("--seed", "7", "--threads", "1");
    assertThat(facts(tune("--seed", "7", "--threads", "2"))).isEqualTo(facts(one));
    assertThat(one.get("generations")).hasSize(3);
    assertThat(one.get("against")).hasSize(2);
    assertThat(one.get("middle").asText())
        .isEqualTo("team:negamax:depth=2*1+random*1,normalise=sum");
    for (JsonNode row : one.get("against")) {
      for (String side : List.of("best", "middle")) {
        assertThat(row.get(side).get("score").asDouble())
            .isBetween(row.get(side).get("low").asDouble(), row.get(side).get("high").asDouble());
      }
    }
    String best = one.get("best").asText();
    Cli match = Cli.run(all("match", "tictactoe", best, "random", "--games", "2", "--seed", "1"));
    assertThat(match.exit()).as(match.err()).isZero();
  }

  @Test
  void aRunThatWasStoppedIsListedAndResumed() throws IOException {
    JsonNode whole = tune("--seed", "7");
    Cli stopped = Cli.interrupted(all("tune", spec(SMALL).toString(), "--seed", "7"));
    assertThat(stopped.exit()).isEqualTo(1);
    assertThat(stopped.out()).isEmpty();
    assertThat(stopped.err()).contains("interrupted after 0 of 3 generations", "resume tune-");
    String id = "";
    for (JsonNode item : Cli.run(all("runs", "--json")).json().get("items")) {
      assertThat(item.get("kind").asText()).isEqualTo("tune");
      assertThat(item.get("engines").get(0).asText()).startsWith("team:negamax");
      id = item.get("done").asInt() == 0 ? item.get("id").asText() : id;
    }
    Cli resumed = Cli.run(all("resume", id, "--json"));
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(facts(resumed.json())).isEqualTo(facts(whole));
    assertThat(Cli.run(all("resume", id)).out())
        .contains("engine of the best", "fresh games", "best    team:", "index.html");
    Cli games = Cli.run(all("library", "import", id));
    assertThat(games.exit()).isEqualTo(2);
  }

  @Test
  void theReportHasAPictureOfEveryGap() throws IOException {
    Path page = Path.of(tune("--seed", "7").get("report").asText());
    assertThat(Files.readString(page)).contains("Every parameter over the generations");
    for (String name : List.of("a", "b", "n")) {
      String svg = Files.readString(page.resolveSibling("tuning-gap-" + name + ".svg"));
      assertThat(svg).contains("class='disc'");
      assertThat(svg.contains("class='curve'")).isEqualTo(!name.equals("n"));
    }
    assertThat(Files.readAllLines(page.resolveSibling("tuning-individuals.csv"))).hasSize(19);
    assertThat(Files.readAllLines(page.resolveSibling("tuning-check.csv"))).hasSize(3);
    assertThat(page.resolveSibling("report.md")).exists();
  }

  private void refused(String text, String words) throws IOException {
    Cli cli = Cli.run(all("tune", spec(text).toString()));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith("spielwerk: ").contains(words);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(folder.resolve("data")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "game: tictactoe ; game: nogame ; line 1: ",
        "{a:0..2} ; {a:2..0} ; line 2: The parameter {a:2..0} goes from 2 to 0",
        "{a:0..2} ; {a} ; line 2: {a} is not a parameter",
        "{a:0..2} ; {a:0..5000} ; line 2: The parameters allow 'team:negamax:depth=2*2500+random*1",
        "{b:0..2} ; {b:0..2 if a=3} ; line 2: The parameter 'b' depends on a=3, but '3' is not a value",
        "{b:0..2} ; {b:0..2 if n=sum} ; line 2: The parameter 'b' depends on 'n', but no parameter",
        "check: 10 ; rivals: friends ; line 9: 'rivals' must be one of against, population",
        "check: 10 ; fitness: beauty ; line 9: 'fitness' must be one of score, points",
        "check: 10 ; wordMutation: 2 ; line 9: 'wordMutation' must be a number from 0 to 1",
        "sum|max ; sum|min ; line 2: The parameters allow",
        "team: ; teem: ; line 2: The parameters allow 'teem:",
        "- negamax:depth=1 ; - nobody ; line 5: ",
        "games: 4 ; games: 5 ; line 6: 'games' must be a multiple of 2",
        "population: 6 ; population: 1 ; line 7: 'population'",
        "check: 10 ; check: 0 ; line 9: 'check'",
        "check: 10 ; speed: 10 ; line 9: there is no field 'speed'",
        "check: 10 ; mutation: 2 ; line 9: 'mutation' must be a number from 0 to 1",
        "check: 10 ; budget: much ; line 9: 'much' is not a budget",
        "check: 10 ; openings: nowhere.txt ; line 9: ",
        "check: 10 ; maxMoves: -1 ; line 9: 'maxMoves'",
      })
  void aSpecThatCannotBeIsOneSentenceWithItsLine(String from, String to, String words)
      throws IOException {
    assertThat(SMALL).contains(from);
    refused(SMALL.replace(from, to), "spec.yaml, " + words);
  }

  @Test
  void aTemplateWithoutGapsAndAFileThatIsNotThereAreNamed() throws IOException {
    refused(
        SMALL.replaceAll("engine: .*", "engine: random"),
        "spec.yaml, line 2: 'random' has no parameters");
    Cli cli = Cli.run(all("tune", "nowhere.yaml"));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("There is no file nowhere.yaml");
  }

  @Test
  void anExperimentThatTunesIsARunToo() throws IOException {
    String text =
        """
        name: spec
        title: Small
        about: What is best?
        kind: tuning
        tuning:
          game: tictactoe
          engine: negamax:depth={d:1..3 step 1}
          against: [random]
        found: {d: 3}
        scales:
          quick: {population: 4, generations: 2, games: 2, check: 4}
          paper: {population: 6, generations: 3, games: 2, check: 4}
        """;
    for (int generations = 2; generations <= 3; generations++) {
      String scale = generations == 2 ? "quick" : "paper";
      Cli cli =
          Cli.run(all("tune", spec(text).toString(), "--scale", scale, "--seed", "1", "--json"));
      assertThat(cli.exit()).as(cli.err()).isZero();
      assertThat(cli.json().get("generations")).hasSize(generations);
    }
    Cli none = Cli.run(all("tune", spec(SMALL).toString(), "--scale", "quick"));
    assertThat(none.exit()).isEqualTo(2);
    assertThat(none.err()).contains("is not an experiment; leave --scale out");
  }
}
