package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.MatchKind;
import spielwerk.arena.MatchSpec;
import spielwerk.core.GameRecord;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.YamlFields;

/** Engines against each other, with the real games. */
class MatchTest {
  private static final String[] CONNECT4 = {
    "match", "connect4", "alphabeta:depth=3", "random", "--games", "12", "--seed", "7"
  };

  @TempDir Path data;

  @Test
  void theGamesAreTheSameOnAnyNumberOfThreads() {
    Cli one = run(data.resolve("1"), CONNECT4, "--threads", "1");
    Cli two = run(data.resolve("2"), CONNECT4, "--threads", "2");
    assertThat(one.exit()).isZero();
    assertThat(two.exit()).isZero();
    assertThat(facts(data.resolve("1"))).hasSize(12).isEqualTo(facts(data.resolve("2")));
  }

  @Test
  void theSameSeedGivesTheSameDocument() {
    assertThat(result(run(data, CONNECT4, "--json")))
        .isEqualTo(result(run(data, CONNECT4, "--json")));
  }

  @Test
  void theDocumentHasWhatOthersRelyOn() {
    JsonNode json = run(data, CONNECT4, "--json").json();
    assertThat(json.get("game").asText()).startsWith("connect4");
    assertThat(json.get("games").asInt()).isEqualTo(12);
    assertThat(json.get("seed").asLong()).isEqualTo(7);
    assertThat(json.get("engines")).hasSize(2);
    for (JsonNode engine : json.get("engines")) {
      int played = 0;
      for (String result : List.of("wins", "draws", "losses")) {
        played += engine.get(result).asInt();
      }
      assertThat(played).isEqualTo(12);
      double score = engine.get("score").asDouble();
      assertThat(score)
          .isBetween(engine.at("/interval/0").asDouble(), engine.at("/interval/1").asDouble());
      assertThat(engine.get("places")).hasSize(2);
      assertThat(engine.get("points").isNumber()).isTrue();
    }
    assertThat(json.at("/engines/0/id").asText()).isEqualTo("alphabeta");
    assertThat(json.at("/engines/0/engine").asText()).isEqualTo("alphabeta:depth=3");
    assertThat(json.at("/engines/0/score").asDouble()).isGreaterThan(0.5);
    assertThat(json.get("seats")).hasSize(2);
    assertThat(json.at("/endings/finished").asInt()).isEqualTo(12);
    assertThat(json.at("/length/mean").asDouble())
        .isBetween(json.at("/length/min").asDouble(), json.at("/length/max").asDouble());
  }

  @Test
  void peopleSeeScoresWithTheirDoubtAndHowToFindTheRunAgain() {
    Cli cli = run(data, CONNECT4);
    String run = new Runs(data, Clock.systemUTC()).list().get(0).id();
    assertThat(cli.out())
        .contains("alphabeta:depth=3", "random", "wins", "score", "[", "95% interval")
        .contains("endings  finished 12", "moves on average", "all different")
        .contains("seed     7", run)
        .doesNotContain("points");
    assertThat(cli.err()).isEqualTo("run " + run + "\n");
  }

  @Test
  void gamesThatRepeatEachOtherAreCalledSo() {
    Cli cli =
        run(
            data,
            new String[] {
              "match", "tictactoe", "negamax", "negamax", "--openings", "none", "--games", "4"
            });
    assertThat(cli.out()).contains("all 4 are one and the same game", "negamax #2");
    assertThat(cli.err()).contains("--seed");
  }

  @Test
  void aGameWithPointsShowsTheirMean() {
    assertThat(run(data, new String[] {"match", "tree", "random", "random", "--games", "4"}).out())
        .contains("points");
  }

  @Test
  void everyOptionHasItsSay() {
    String[] match = {
      "match", "tictactoe", "random", "alphabeta", "--games", "3", "--max-moves", "4", "--json"
    };
    JsonNode json =
        run(
                data,
                match,
                "--budget nodes=50 --budget depth=2 --choice best --choice sigma=20".split(" "))
            .json();
    assertThat(json.at("/endings/move limit").asInt()).isEqualTo(3);
    assertThat(json.at("/engines/0/budget").asText()).isEqualTo("nodes=50");
    assertThat(json.at("/engines/1/budget").asText()).isEqualTo("depth=2");
    assertThat(json.at("/engines/1/choice").asText()).isEqualTo("sigma=20.0");
    JsonNode timed =
        run(data, match, "--clock 60s+1s --openings random:plies=1 --goal points --sync".split(" "))
            .json();
    assertThat(timed.get("repeatable").asBoolean()).isFalse();
    assertThat(timed.get("openings").asText()).isEqualTo("random:plies=1");
  }

  @Test
  void everyFieldOfAMatchIsAnOptionWithItsSentence() {
    String help = Cli.run("match", "--help").out().replaceAll("\\s+", " ");
    for (JsonNode field : MatchSpec.CODEC.form()) {
      String name = field.get("name").asText();
      if (!Set.of("game", "players", "teams", "seed").contains(name)) {
        String about = field.get("about").asText().substring(1).replace("ALPHA,BETA", "");
        assertThat(help).contains(YamlFields.option(name).substring(2), about);
      }
    }
    assertThat(help).contains("Default: 100.", "--[no-]draw-offers", "match connect4 alphabeta");
    String[] draws = {"match", "tictactoe", "random", "random", "--games", "1", "--seed", "1"};
    for (String option : List.of("--no-draw-offers", "--draw-offers")) {
      Path folder = data.resolve(option);
      run(folder, draws, option);
      MatchSpec spec =
          new Runs(folder, Clock.systemUTC()).look("match").spec(MatchKind.TYPE, MatchSpec.class);
      assertThat(spec.limits().drawOffers()).isEqualTo(option.equals("--draw-offers"));
    }
  }

  @Test
  void aMatchThatIsStoppedSaysHowToGoOn() {
    List<String> args = new ArrayList<>(List.of(CONNECT4));
    args.addAll(List.of("--json", "--data", data.toString()));
    Cli cli = Cli.interrupted(args.toArray(String[]::new));
    Runs.Item run = new Runs(data, Clock.systemUTC()).list().get(0);
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .contains("0 of 12 games", "./spielwerk resume " + run.id() + " --data " + data);
    assertThat(run.state()).isEqualTo("0 of 12");
    Cli resumed = Cli.run("resume", run.id(), "--json", "--data", data.toString());
    assertThat(resumed.exit()).isZero();
    assertThat(result(resumed))
        .isEqualTo(result(run(data.resolve("undisturbed"), CONNECT4, "--json")));
  }

  @Test
  void aProgramThatIsTerminatedEndsItsGamesAndSaysHowToGoOn() throws Exception {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "match",
                "tictactoe",
                "random",
                "random",
                "--games",
                "10000000",
                "--data",
                data.toString())
            .redirectOutput(data.resolve("out").toFile())
            .start();
    try (BufferedReader said = child.errorReader(StandardCharsets.UTF_8)) {
      String run = String.valueOf(said.readLine()).replace("run ", "");
      Path games = data.resolve("runs").resolve(run).resolve("games.jsonl");
      while (child.isAlive() && (!Files.exists(games) || Files.size(games) == 0)) {
        Thread.onSpinWait();
      }
      child.toHandle().destroy(); // unlike destroy() of a process, lets us read on
      assertThat(said.lines()).anyMatch(line -> line.contains("./spielwerk resume " + run));
      assertThat(child.waitFor()).isEqualTo(1);
      assertThat(Files.readString(data.resolve("out"))).contains("of 10,000,000 games");
    } finally {
      child.destroyForcibly();
    }
  }

  private static Cli run(Path data, String[] args, String... more) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of(more));
    all.addAll(List.of("--data", data.toString()));
    return Cli.run(all.toArray(String[]::new));
  }

  /** The document without what may differ from run to run. */
  private static JsonNode result(Cli cli) {
    return ((ObjectNode) cli.json()).without("run");
  }

  static List<GameRecord> facts(Path data) {
    List<GameRecord> games = new ArrayList<>();
    try (Journal journal = new Runs(data, Clock.systemUTC()).open("match", false)) {
      journal.replay(game -> games.add(game.facts()));
    }
    games.sort(Comparator.comparingInt(GameRecord::index));
    return games;
  }
}
