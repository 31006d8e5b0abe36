package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.app.samples.SampleEngines;

/** Many engines against each other, from the command line. */
class TournamentTest {
  private static final String SMALL =
      """
      game: tictactoe
      players:
        - random
        - {name: two, engine: "alphabeta:depth=2"}
        - alphabeta:depth=1
      games: 4
      seed: 3
      """;

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("cup.yaml"), text);
  }

  private Cli run(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    if (!all.contains("--data")) {
      all.addAll(List.of("--data", folder.resolve("data").toString()));
    }
    return Cli.run(all.toArray(String[]::new));
  }

  private Cli tournament(String text, String... options) throws IOException {
    List<String> args = new ArrayList<>(List.of("tournament", file(text).toString()));
    args.addAll(List.of(options));
    return run(args.toArray(String[]::new));
  }

  private static String result(Cli cli) {
    assertThat(cli.exit()).as(cli.err()).isZero();
    return ((ObjectNode) cli.json()).without("run").toString();
  }

  @Test
  void theDocumentHasWhatOthersRelyOn() throws IOException {
    JsonNode json = tournament(SMALL, "--json").json();
    assertThat(json.get("game").asText()).isEqualTo("tictactoe");
    assertThat(json.get("kind").asText()).isEqualTo("roundrobin");
    assertThat(json.get("games").asInt()).isEqualTo(12);
    assertThat(json.get("seed").asInt()).isEqualTo(3);
    assertThat(json.get("finished").asBoolean()).isTrue();
    assertThat(json.get("engines")).hasSize(3);
    List<String> ids = new ArrayList<>();
    json.get("engines").forEach(engine -> ids.add(engine.get("id").asText()));
    assertThat(ids).containsExactlyInAnyOrder("random", "two", "alphabeta:depth=1");
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      JsonNode rating = json.get("ratings").get(i);
      assertThat(rating.get("id").asText()).isEqualTo(ids.get(i));
      sum += rating.get("elo").asDouble();
      assertThat(rating.get("interval")).hasSize(2);
      JsonNode row = json.get("crosstable").get(i);
      assertThat(row.get("against")).hasSize(2);
      row.get("against")
          .forEach(
              cell ->
                  assertThat(
                          cell.get("wins").asInt()
                              + cell.get("draws").asInt()
                              + cell.get("losses").asInt())
                      .isEqualTo(4));
      assertThat(json.get("engines").get(i).at("/pentanomial/pairs")).hasSize(5);
    }
    assertThat(sum).as("the mean is 0").isCloseTo(0, org.assertj.core.api.Assertions.within(1e-6));
    assertThat(json.get("rounds")).hasSize(3);
    assertThat(json.get("seats")).hasSize(2);
    assertThat(json.at("/endings/finished").asInt()).isEqualTo(12);
  }

  @ParameterizedTest
  @ValueSource(strings = {"roundrobin", "gauntlet", "swiss", "knockout"})
  void theTableIsTheSameOnAnyNumberOfThreads(String kind) throws IOException {
    String text = SMALL + "kind: " + kind + "\n";
    String one = result(tournament(text, "--json", "--threads", "1"));
    assertThat(result(tournament(text, "--json", "--threads", "2"))).isEqualTo(one);
  }

  @Test
  void peopleSeeTheTableAndHowToFindTheRunAgain() throws IOException {
    Cli cli = tournament(SMALL);
    assertThat(cli.exit()).isZero();
    assertThat(cli.out())
        .contains("A round robin of tictactoe, 12 games", "Elo", "points against", "two")
        .contains("endings  finished 12", "seed     3", "tournament-tictactoe-");
    assertThat(cli.err()).startsWith("run tournament-tictactoe-");
    assertThat(run("runs").out()).contains("12, finished", "random - two - alphabeta:depth=1");
    assertThat(run("runs", "tournament").out()).isEqualTo(cli.out());
    assertThat(run("resume", "tournament").out()).isEqualTo(cli.out());
  }

  @Test
  void aTournamentThatWasKilledEndsWithTheSameTable() throws Exception {
    String text = SMALL + "kind: swiss\nrounds: 3\nbudget: nodes=400\n";
    text = text.replace("games: 4", "games: 60").replace("alphabeta:depth=1", "held");
    Path data = folder.resolve("killed");
    Process child = child(data, file(text));
    try (BufferedReader said = child.errorReader(StandardCharsets.UTF_8)) {
      assertThat(said.lines().anyMatch(line -> line.contains("held"))).as("so far").isTrue();
      assertThat(child.destroyForcibly().waitFor()).as("killed, not ended").isEqualTo(128 + 9);
    } finally {
      child.destroyForcibly();
    }
    JsonNode killed = run("runs", "tournament", "--json", "--data", data.toString()).json();
    assertThat(killed.get("finished").asBoolean()).isFalse();
    assertThat(killed.get("games").asInt()).isPositive();
    Cli resumed = run("resume", "tournament", "--json", "--data", data.toString());
    String undisturbed = result(tournament(text, "--json", "--threads", "1"));
    assertThat(result(resumed)).isEqualTo(undisturbed);
  }

  private static Process child(Path data, Path file) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:-UsePerfData",
            "-D" + SampleEngines.Held.FROM + "=150",
            "-cp",
            System.getProperty("java.class.path"),
            "spielwerk.app.Main",
            "tournament",
            file.toString(),
            "--threads",
            "2",
            "--data",
            data.toString())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  void ctrlCBreaksItOffAndItGoesOn() throws IOException {
    String data = folder.resolve("data").toString();
    Cli cli = Cli.interrupted("tournament", file(SMALL).toString(), "--data", data);
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.err()).contains("interrupted after 0 of 12 games", "./spielwerk resume");
    assertThat(run("runs").out()).contains("0 of 12");
    assertThat(result(run("resume", "tournament", "--json")))
        .isEqualTo(result(tournament(SMALL, "--json")));
  }

  @Test
  void aReportHasAllTablesAndTheGames() throws IOException {
    tournament(SMALL);
    Path report = folder.resolve("war");
    Cli cli = run("runs", "tournament", "--report", report.toString());
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(report).isDirectoryContaining("glob:**/index.html");
    assertThat(Files.readString(report.resolve("report.md")))
        .contains("A round robin of tictactoe", "Standings", "Crosstable", "Seats", "Games", "two");
    assertThat(Files.readAllLines(report.resolve("games.csv"))).hasSize(13);
    assertThat(Files.readAllLines(report.resolve("crosstable.csv"))).hasSize(4);
    for (String file : List.of("standings.csv", "endings.csv", "seats.csv", "ratings.svg")) {
      assertThat(report.resolve(file)).isNotEmptyFile();
    }
    Cli again = run("runs", "tournament", "--report", report.toString());
    assertThat(again.exit()).isEqualTo(2);
    assertThat(again.err()).contains("new folder");
  }

  @Test
  void aMatchHasAReportToo() throws IOException {
    run("match", "tictactoe", "random", "random", "--games", "4", "--seed", "1");
    Path report = folder.resolve("war");
    assertThat(run("runs", "match", "--report", report.toString()).exit()).isZero();
    assertThat(Files.readString(report.resolve("report.md"))).contains("A match of tictactoe");
  }

  @Test
  void aTestEndsAMatchEarlyAndSaysSo() {
    String[] match = {
      "match",
      "tictactoe",
      "alphabeta:depth=3",
      "random",
      "--games",
      "500",
      "--sprt",
      "0,100",
      "--seed",
      "1"
    };
    Cli cli = run(match);
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("sprt     LLR", "H1 accepted", "pairs    [");
    JsonNode json = run("runs", "match", "--json").json();
    assertThat(json.get("games").asInt()).isLessThan(500);
    assertThat(json.at("/sprt/verdict").asText()).isEqualTo("H1");
    assertThat(json.at("/pentanomial/pairs")).hasSize(5);
    assertThat(run("runs", "--json").json().at("/items/0/state").asText()).isEqualTo("finished");
  }

  @Test
  void adjudicationAndOpeningsComeFromTheCommandLine() throws IOException {
    Path openings = Files.writeString(folder.resolve("lines.txt"), "d d\nc e\n");
    Cli cli =
        run(
            "match",
            "connect4",
            "alphabeta:depth=7",
            "alphabeta:depth=7",
            "--games",
            "4",
            "--openings",
            openings.toString(),
            "--draw",
            "value=1,moves=2,from=6",
            "--json");
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.json().at("/endings/adjudicated").asInt()).isEqualTo(4);
    assertThat(cli.json().at("/length/max").asInt()).isEqualTo(6);
    assertThat(cli.json().get("openings").asText()).isEqualTo("2 from a file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "kind: rundrobin | line 8 | roundrobin, gauntlet, swiss and knockout",
        "rounds: 0 | line 8 | 'rounds' must be a whole number",
        "openings: none.txt | line 8 | a file",
        "resign: value=2x | line 8 | value",
        "draw: {value: 1} | line 8 | 'draw' must be a text",
        "budget: sometimes | line 8 | not a budget",
        "maxMoves: -1 | line 8 | maxMoves",
        "drawOffers: perhaps | line 8 | true or false",
        "clock: soon | line 8 | not a time",
        "anchor: {nobody: 0} | line 1 | 'nobody' is not a player",
        "anchor: {random: 0, two: 1} | line 8 | one player",
        "teams: {of: [random, nobody]} | line 8 | no engine 'nobody'",
        "unknown: 1 | line 8 | no field 'unknown'",
        "seed: x | line 8 | given twice",
        "games: 4 | line 8 | given twice",
        "goal: lose | line 8 | win, points",
        "]: | line 8 | not valid YAML",
      })
  void whatIsWrongIsNamedWithItsLine(String line, String place, String word) throws IOException {
    Cli cli = tournament(SMALL + line + "\n");
    assertThat(cli.err()).startsWith("spielwerk: ").contains("cup.yaml, " + place, word);
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(folder.resolve("data")).doesNotExist();
  }

  @Test
  void playersAreNamedWithTheirLine() throws IOException {
    Cli wrong = tournament(SMALL.replace("- random", "- radnom"));
    assertThat(wrong.err()).contains("cup.yaml, line 3", "radnom");
    assertThat(tournament(SMALL.replace("- random", "- {engine: random, nmae: x}")).err())
        .contains("line 3", "no field 'nmae'");
    assertThat(tournament(SMALL.replace("- random", "- {name: two, engine: random}")).err())
        .contains("same name 'two'");
    assertThat(tournament(SMALL.replace("games: 4", "games: 3")).err()).contains("multiple of 2");
    assertThat(run("tournament", "none.yaml").err()).contains("There is no file none.yaml");
    assertThat(tournament("").err()).contains("it is empty");
  }

  @Test
  void theSameEngineMayTakePartTwice() throws IOException {
    JsonNode json =
        tournament("game: tictactoe\nplayers: [random, random]\nseed: 1\n", "--json").json();
    assertThat(json.get("engines").findValuesAsText("id"))
        .containsExactlyInAnyOrder("random", "random #2");
  }
}
