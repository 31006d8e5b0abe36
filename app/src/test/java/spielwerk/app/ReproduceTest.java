package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small finding of each paper is run again, and judged. */
class ReproduceTest {
  private static final String HOME = "spielwerk.home";
  private static final Path SOURCES = Path.of("..");

  @TempDir Path folder;
  private String before;

  /** A home with the shipped findings and experiments, the long ones cut short. */
  @BeforeEach
  void ownHome() throws IOException {
    before = System.getProperty(HOME, "");
    System.setProperty(HOME, folder.toString());
    Path experiments = Files.createDirectories(folder.resolve("experiments"));
    try (Stream<Path> files = Files.list(SOURCES.resolve("experiments"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".yaml")).toList()) {
        Files.writeString(
            experiments.resolve(file.getFileName()),
            Files.readString(file)
                .replace("quick: {games: 100}", "quick: {games: 2}")
                .replace("fiveinarow:size=256", "fiveinarow:size=15")
                .replace("times: 20", "times: 2")
                .replace("run: data/", "run: " + shipped() + "/"));
      }
    }
    Files.createDirectories(folder.resolve("docs"));
    Files.copy(
        SOURCES.resolve("docs/findings.yaml"), folder.resolve("docs").resolve("findings.yaml"));
  }

  private static Path shipped() {
    return SOURCES.resolve("experiments/data").toAbsolutePath().normalize();
  }

  @AfterEach
  void usualHome() {
    if (before.isEmpty()) {
      System.clearProperty(HOME);
    } else {
      System.setProperty(HOME, before);
    }
  }

  private Cli reproduce(String... args) {
    List<String> all = new java.util.ArrayList<>(List.of("reproduce", "--data"));
    all.add(folder.resolve("data").toString());
    all.addAll(List.of(args));
    return Cli.run(all.toArray(String[]::new));
  }

  private JsonNode finding(int number) {
    Cli cli = reproduce("--scale", "quick", "--finding", "" + number, "--json");
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.json().path("items")).hasSize(1);
    return cli.json().path("items").get(0);
  }

  @Test
  void aFindingOfEveryPaperIsRunAgainAndJudged() {
    assertThat(finding(1).path("verdict").asText()).isEqualTo("did not hold");
    assertThat(finding(1).path("claims").get(0).path("value").asDouble()).isEqualTo(5);
    assertThat(finding(2).path("verdict").asText()).isEqualTo("held");
    assertThat(finding(14).path("verdict").asText()).isEqualTo("held");
    assertThat(finding(17).path("verdict").asText()).isEqualTo("held");
    JsonNode morphion = finding(21).path("claims").get(0);
    assertThat(morphion.path("n").asInt()).isEqualTo(2);
    assertThat(morphion.path("p").isNumber()).isTrue();
    assertThat(finding(36).path("claims").get(0).path("kind").asText()).isEqualTo("EXACT");
    assertThat(finding(51).path("claims").get(0).path("n").asInt()).isEqualTo(2);
  }

  @Test
  void anExperimentWithoutTheScaleIsRunAtItsNextSmallerOne() {
    Cli cli = reproduce("--scale", "medium", "--finding", "14", "--json");
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.json().path("items").get(0).path("claims").get(0).path("scale").asText())
        .isEqualTo("quick");
  }

  @Test
  void whatWasRunIsNotRunAgain() throws IOException {
    finding(14);
    finding(15);
    finding(14);
    try (Stream<Path> runs = Files.list(folder.resolve("data/runs"))) {
      assertThat(runs.filter(run -> run.toString().contains("search-facts"))).hasSize(1);
    }
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    for (List<String> wrong :
        List.of(
            List.of("--paper", "chess"),
            List.of("--finding", "777"),
            List.of("--finding", "14", "--scale", "huge"),
            List.of("--check", "--finding", "14"))) {
      Cli cli = reproduce(wrong.toArray(String[]::new));
      assertThat(cli.exit()).as(cli.err()).isEqualTo(2);
      assertThat(cli.out()).isEmpty();
      assertThat(cli.err().strip().lines()).hasSize(1);
    }
    assertThat(reproduce("--paper", "chess").err()).contains("qwixx, search, morphion");
  }

  @Test
  void withoutAScaleNothingIsRun() {
    Cli cli = reproduce("--paper", "search");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out()).contains("Würfelkippen").contains("not run").contains("cannot be told");
    assertThat(folder.resolve("data/runs")).doesNotExist();
  }
}
