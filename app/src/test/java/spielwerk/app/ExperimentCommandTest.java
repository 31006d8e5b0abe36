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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.lab.Experiment;
import spielwerk.lab.Experiments;
import spielwerk.lab.Study;

/** Experiments by their names, those that ship and small ones of our own. */
class ExperimentCommandTest {
  private static final String HOME = "spielwerk.home";
  private static final Path SHIPPED = Path.of("..").resolve("experiments");

  private static final String SMALL =
      """
      name: small
      title: Does PVS pay on tic-tac-toe?
      about: A question that is answered in no time.
      kind: question
      asked: PVS
      games: [tictactoe]
      depth: 3
      plies: [1, 2]
      pairs:
        - {label: plain, without: alphabeta, with: "alphabeta:pvs"}
      scales:
        quick: {positions: 5}
        paper: {positions: 6}
      """;

  @TempDir Path folder;
  private Path data;
  private String before;

  @BeforeEach
  void ownHome() throws IOException {
    before = System.getProperty(HOME, "");
    System.setProperty(HOME, folder.toString());
    data = folder.resolve("data");
    write("small", SMALL);
  }

  @AfterEach
  void usualHome() {
    if (before.isEmpty()) {
      System.clearProperty(HOME);
    } else {
      System.setProperty(HOME, before);
    }
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(
        Files.createDirectories(folder.resolve("experiments")).resolve(name + ".yaml"), text);
  }

  private Cli experiment(String... args) {
    return Cli.run(all(args));
  }

  private String[] all(String... args) {
    List<String> all = new ArrayList<>(List.of("experiment"));
    all.addAll(List.of(args));
    all.addAll(List.of("--data", data.toString()));
    return all.toArray(String[]::new);
  }

  static Stream<String> shipped() {
    return new Experiments(SHIPPED).names().stream();
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void everyExperimentThatShipsFitsTheGamesAndEngines(String name) {
    Experiment experiment = new Experiments(SHIPPED).find(name);
    assertThat(experiment.scales()).containsKeys("quick", "paper");
    for (Study study : experiment.scales().values()) {
      study.check(Catalogue.load());
    }
  }

  @Test
  void thoseThatShipAreListed() {
    System.setProperty(HOME, "..");
    JsonNode items = experiment("list", "--json").json().get("items");
    assertThat(items.findValuesAsText("name")).containsExactlyElementsOf(shipped().toList());
    assertThat(experiment("list").out()).contains("search-pvs", "scales: quick, paper");
  }

  @Test
  void anExperimentEndsWithItsAnswersAndAReport() {
    Cli cli = experiment("run", "small", "--seed", "4", "--json");
    assertThat(cli.exit()).isZero();
    assertThat(cli.err()).startsWith("run experiment-small-").hasLineCount(1);
    JsonNode json = cli.json();
    assertThat(json.get("name").asText()).isEqualTo("small");
    assertThat(json.get("scale").asText()).isEqualTo("quick");
    assertThat(json.get("seed").asLong()).isEqualTo(4);
    assertThat(json.get("summary")).isNotEmpty();
    assertThat(Path.of(json.get("page").asText())).isRegularFile().hasFileName("index.html");
    assertThat(Path.of(json.get("folder").asText()))
        .isDirectory()
        .startsWith(data.toAbsolutePath());
    Cli text = experiment("run", "small", "--scale", "paper");
    assertThat(text.out()).contains("Does PVS pay on tic-tac-toe?", "tictactoe", "index.html");
    assertThat(text.err()).contains("--seed");
  }

  @Test
  void aFileOfOnesOwnIsRunFromAnyFolder() throws IOException {
    Path own = Files.createDirectories(folder.resolve("elsewhere")).resolve("mine.yaml");
    Files.writeString(own, SMALL.replace("name: small", "name: mine"));
    Cli cli = experiment("run", own.toString(), "--seed", "4", "--json");
    assertThat(cli.exit()).isZero();
    assertThat(cli.json().get("name").asText()).isEqualTo("mine");
    assertThat(Path.of(cli.json().get("page").asText())).isRegularFile();
    assertThat(cli.json().get("summary"))
        .isEqualTo(experiment("run", "small", "--seed", "4", "--json").json().get("summary"));
  }

  @Test
  void anExperimentThatIsStoppedHasNoReportAndCanBeResumed() {
    Cli cli = Cli.interrupted(all("run", "small"));
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains("interrupted after 0 of", "resume experiment-small");
    assertThat(data.resolve("reports")).doesNotExist();
  }

  @Test
  void whatCannotBeRunIsOneSentence() {
    refused(experiment("run", "large"), "'large'");
    refused(experiment("run", "small", "--scale", "huge"), "'huge'");
    refused(experiment("run"), "NAME");
    refused(experiment("walk"), "'walk'");
    refused(experiment("list", "small"), "'small'");
    refused(experiment("list", "--scale", "quick"), "--scale");
    refused(experiment(), "ACTION");
    refused(experiment("run", "../experiments/small"), "'../experiments/small'");
    refused(experiment("run", "nowhere/mine.yaml"), "no file nowhere/mine.yaml");
    refused(experiment("run", "small", "--threads", "0"), "--threads 0");
  }

  @Test
  void whereNothingCanBeWrittenNothingIsBegun() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    data = file.resolve("below");
    Cli cli = experiment("run", "small");
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains(data.toString(), "--data");
  }

  @Test
  void brokenYamlIsNamedWithItsFile() throws IOException {
    write("broken", "name: broken\ntitle: [never closed\n");
    refused(experiment("run", "broken"), "broken.yaml");
    refused(experiment("list"), "broken.yaml");
    write("broken", SMALL.replace("small", "broken").replace("depth: 3", "depth: deep"));
    refused(experiment("run", "broken"), "'depth'");
    write("broken", SMALL.replace("small", "broken").replace("tictactoe", "chess"));
    refused(experiment("run", "broken"), "'chess'");
    write("broken", SMALL.replace("small", "broken").replace("alphabeta:pvs", "alphabeta:luck"));
    refused(experiment("run", "broken"), "luck");
  }

  @Test
  void withoutAFolderOfExperimentsThatIsSaid() {
    System.setProperty(HOME, folder.resolve("nowhere").toString());
    refused(experiment("list"), "nowhere");
  }

  private void refused(Cli cli, String word) {
    assertThat(cli.err()).startsWith("spielwerk: ").contains(word);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(data).doesNotExist();
  }
}
