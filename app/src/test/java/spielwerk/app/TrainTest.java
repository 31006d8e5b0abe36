package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.learn.selfplay.SimulationSchedule;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.runs.spec.YamlFields;

/** Networks trained from the command line. */
class TrainTest {
  private static final Path EXPERIMENTS = Path.of("..").resolve("experiments");

  private static final String SMALL =
      """
      game: tictactoe
      generations: 2
      net: {blocks: 1, channels: 4, policyChannels: 1, valueHidden: 4}
      selfplay: {games: 12, sims: 8, openings: 0.2, openingPlies: 2}
      buffer: {size: 100}
      training: {batch: 16, perNew: 1, rate: 0.01}
      rate: {every: 2, opponents: [random], games: 4, sims: 4, openings: 'random:plies=1'}
      threads: 1
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

  @Test
  void aTrainingThatWasStoppedIsListedResumedAndLeavesANetworkThatPlays() throws IOException {
    Cli stopped = Cli.interrupted(all("train", spec(SMALL).toString(), "--seed", "7"));
    assertThat(stopped.exit()).isEqualTo(1);
    assertThat(stopped.out()).isEmpty();
    assertThat(stopped.err()).contains("interrupted after 0 of 2 generations", "resume train-");
    JsonNode item = Cli.run(all("runs", "--json")).json().get("items").get(0);
    assertThat(item.get("kind").asText()).isEqualTo("train");
    assertThat(item.get("engines").get(0).asText()).isEqualTo("net 1x4");
    String id = item.get("id").asText();

    Cli resumed = Cli.run(all("resume", id, "--json"));
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    JsonNode json = resumed.json();
    assertThat(json.get("seed").asLong()).isEqualTo(7);
    assertThat(json.get("generations")).hasSize(2);
    JsonNode line = json.get("generations").get(1);
    assertThat(line.get("games").asInt()).isEqualTo(12);
    assertThat(line.get("losses").get("policy").asDouble()).isPositive();
    assertThat(line.get("moves")).hasSize(9);
    assertThat(line.get("samples").get(0).asText()).isNotBlank();
    assertThat(json.get("ratings")).hasSize(2);
    JsonNode rating = json.get("ratings").get(1).get("result");
    assertThat(rating.get("score").asDouble())
        .isBetween(rating.get("low").asDouble(), rating.get("high").asDouble());

    assertThat(Cli.run(all("runs", id, "--json")).json()).isEqualTo(json);
    assertThat(Cli.run(all("runs", id)).out()).contains("policy", "random", "core-seconds");
    assertThat(Cli.run(all("runs")).out()).contains("2, finished", "generations");
    Path page = folder.resolve("page");
    Cli report = Cli.run(all("runs", id, "--report", page.toString()));
    assertThat(report.exit()).as(report.err()).isZero();
    assertThat(page.resolve("index.html")).content().contains("What it learnt", "generation 2");
    Cli losses = Cli.run(home("experiment", "run", "othello-losses", "--run", id, "--json"));
    assertThat(losses.exit()).as(losses.err()).isZero();
    assertThat(losses.json().get("summary").get(0).asText()).contains(id);
    String net = "zero(net=\"%s\", sims=8)".formatted(json.get("net").asText());
    Cli match = Cli.run(all("match", "tictactoe", net, "random", "--games", "2", "--seed", "1"));
    assertThat(match.exit()).as(match.err()).isZero();

    String named = "zero:net=" + id + "/1,sims=8";
    Cli again = Cli.run(all("match", "tictactoe", named, "random", "--games", "2", "--seed", "1"));
    assertThat(again.exit()).as(again.err()).isZero();
    Cli on = Cli.run(all("train", spec(SMALL + "load: " + id).toString(), "--seed", "8", "--json"));
    assertThat(on.exit()).as(on.err()).isZero();
    JsonNode total = on.json().get("generations").get(1).get("total");
    assertThat(total.get("games").asInt()).isEqualTo(4 * 12);
    Cli wrong = Cli.run(all("train", spec(SMALL + "load: nosuch/1").toString(), "--seed", "8"));
    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.err()).contains("there is no network 'nosuch/1'");
  }

  /** With the experiments that ship. */
  private String[] home(String... args) {
    System.setProperty("spielwerk.home", "..");
    return all(args);
  }

  @AfterEach
  void usualHome() {
    System.clearProperty("spielwerk.home");
  }

  @Test
  void aTrainingThatHasLearntNothingYetHasNoReport() throws IOException {
    Cli.interrupted(all("train", spec(SMALL).toString(), "--seed", "7"));
    Path page = folder.resolve("page");
    Cli cli = Cli.run(all("runs", "train-", "--report", page.toString()));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains("has no complete generation yet");
    assertThat(page).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "run othello-losses --run nosuch ; There is no run 'nosuch'",
        "run search-pvs --run train- ; looks at no training",
        "list --run train- ; experiment list takes no --run",
      })
  void anExperimentOnATrainingThatCannotBeIsOneSentence(String args, String words)
      throws IOException {
    Cli.interrupted(all("train", spec(SMALL).toString(), "--seed", "7"));
    Cli cli = Cli.run(home(("experiment " + args.strip()).split(" ", -1)));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.err()).startsWith("spielwerk: ").contains(words.strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello-paper", "othello-afternoon", "connect4-small", "tictactoe"})
  void everySpecThatShipsCanBeRead(String name) {
    Path file = EXPERIMENTS.resolve(name + ".yaml");
    TrainSpec spec = TrainSpec.CODEC.read(YamlFields.read(file), Catalogue.load(), file);
    assertThat(spec.game()).isNotBlank();
    if (name.equals("othello-paper")) {
      assertThat(spec.selfplay().games()).isEqualTo(22 * 12);
      assertThat(spec.selfplay().sims()).isEqualTo(SimulationSchedule.PAPER);
      assertThat(spec.training().steps(40_000, 15_840)).isEqualTo(390);
      assertThat(spec.net()).isEqualTo(TrainSpec.Shape.PAPER);
    }
  }

  @Test
  void specsOfTrainingsAreNoExperiments() throws IOException {
    try (Stream<Path> files = Files.list(EXPERIMENTS)) {
      assertThat(files.map(file -> file.getFileName().toString())).contains("othello-paper.yaml");
    }
    assertThat(new spielwerk.lab.Experiments(EXPERIMENTS).names())
        .isNotEmpty()
        .doesNotContain("othello-paper", "othello-afternoon", "tictactoe");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "game: tictactoe ; game: nogame ; line 1: There is no game 'nogame'",
        "game: tictactoe ; game: nim ; nim",
        "generations: 2 ; generations: 0 ; line 2: 'generations'",
        "blocks: 1 ; blocks: 99 ; line 3: 'blocks'",
        "blocks: 1 ; layers: 1 ; line 3: there is no field 'layers'",
        "sims: 8, ; sims: much, ; line 4: 'sims'",
        "'sims: 8,' ; 'sims: {3: 8},' ; line 4: A schedule must cover the beginning",
        "'sims: 8,' ; 'sims: {one: 8},' ; line 4: 'one' is not a generation",
        "'openings: 0.2,' ; 'openings: 2,' ; line 4: 'openings' must be a number from 0 to 1",
        "'openings: 0.2,' ; 'exact: 4,' ; There is no exact solver for tictactoe",
        "size: 100 ; size: 0 ; line 5: 'size'",
        "'perNew: 1,' ; 'perNew: 1, coverage: 2,' ; line 6: give either 'coverage' or 'perNew'",
        "[random] ; [nobody] ; line 7: There is no engine 'nobody'",
        "games: 4 ; games: 5 ; line 7: 'games' must be even",
        "threads: 1 ; throttle: 1 ; line 8: 'throttle'",
        "threads: 1 ; speed: 1 ; line 8: there is no field 'speed'",
        "threads: 1 ; kind: tune ; line 8: 'kind' must be one of train",
      })
  void aSpecThatCannotBeIsOneSentenceWithItsLine(String from, String to, String words)
      throws IOException {
    assertThat(SMALL).contains(from);
    Cli cli = Cli.run(all("train", spec(SMALL.replace(from, to)).toString()));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith("spielwerk: ").contains("spec.yaml, line ").contains(words);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(folder.resolve("data")).doesNotExist();
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Cli cli = Cli.run(all("train", "nowhere.yaml"));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("There is no file nowhere.yaml");
  }
}
