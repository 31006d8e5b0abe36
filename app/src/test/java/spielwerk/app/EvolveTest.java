package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players bred from the command line. */
class EvolveTest {
  private static final String SMALL =
      """
      game: "qwixx:rules=paper"
      player: poly
      degree: 1
      populationSize: 20
      rounds: 3
      generations: 5
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

  private JsonNode evolve(String text, String... options) throws IOException {
    List<String> args = new ArrayList<>(List.of("evolve", spec(text).toString(), "--json"));
    args.addAll(List.of(options));
    Cli cli = Cli.run(all(args.toArray(String[]::new)));
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli.json();
  }

  private static String text(JsonNode json, String file) throws IOException {
    return Files.readString(Path.of(json.get(file).asText()));
  }

  @Test
  void theSameSeedBreedsTheSamePlayers() throws IOException {
    JsonNode one = evolve(SMALL, "--seed", "7", "--threads", "1");
    JsonNode two = evolve(SMALL + "seed: 7\n", "--threads", "2");
    assertThat(text(two, "population")).isEqualTo(text(one, "population"));
    assertThat(text(two, "csv")).isEqualTo(text(one, "csv"));
    assertThat(two.get("best")).isEqualTo(one.get("best"));
    assertThat(one.get("seed").asLong()).isEqualTo(7);
    assertThat(evolve(SMALL + "seed: 7\n", "--seed", "8").get("seed").asLong()).isEqualTo(8);
  }

  @Test
  void theBestCanBePlayed() throws IOException {
    String best = evolve(SMALL, "--seed", "7").get("best").asText();
    Cli match = Cli.run(all("match", "qwixx", best, "random", "--games", "2", "--seed", "1"));
    assertThat(match.exit()).as(match.err()).isZero();
  }

  @Test
  void aRunThatWasStoppedIsListedAndResumed() throws IOException {
    JsonNode whole = evolve(SMALL, "--seed", "7");
    Cli stopped = Cli.interrupted(all("evolve", spec(SMALL).toString(), "--seed", "7"));
    assertThat(stopped.exit()).isEqualTo(1);
    assertThat(stopped.out()).isEmpty();
    assertThat(stopped.err()).contains("interrupted after 0 of 5 generations", "resume evolve-");
    JsonNode items = Cli.run(all("runs", "--json")).json().get("items");
    assertThat(items).hasSize(2);
    String id = "";
    for (JsonNode item : items) {
      assertThat(item.get("kind").asText()).isEqualTo("evolve");
      id = item.get("done").asInt() == 0 ? item.get("id").asText() : id;
    }
    Cli resumed = Cli.run(all("resume", id, "--json"));
    assertThat(resumed.exit()).isZero();
    assertThat(text(resumed.json(), "population")).isEqualTo(text(whole, "population"));
    assertThat(Cli.run(all("resume", id)).out()).contains("best ", "poly:b=");
  }

  @Test
  void aPopulationIsCarriedOnByTheNameOfItsRunOrByItsFile() throws IOException {
    JsonNode first = evolve(SMALL, "--seed", "7");
    String more = SMALL + "mutation: 0\nload: ";
    JsonNode byRun = evolve(more + first.get("run").asText() + "\n", "--seed", "9");
    Files.copy(Path.of(first.get("population").asText()), folder.resolve("mine.json"));
    JsonNode byFile = evolve(more + "mine.json\n", "--seed", "9");
    assertThat(byRun.get("mean")).isEqualTo(byFile.get("mean"));
    String other = more.replace("degree: 1", "degree: 2") + "mine.json\n";
    refused(other, "degree 1, but poly of degree 2");
  }

  private void refused(String text, String words) throws IOException {
    Cli cli = Cli.run(all("evolve", spec(text).toString()));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith("spielwerk: ").contains(words);
    assertThat(cli.err().lines()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "survivors: 1.4 | 'survivors' must be a number from 0 to 1",
        "groupSize: 7 | groupSize 7 is not allowed",
        "againstCopies: perhaps | 'againstCopies' must be true or false",
        "mutation: often | 'mutation'",
        "smallestVariance: 0.1 | middle field",
        "speed: 9 | no field 'speed'",
        "fitness: luck | 'luck'",
        "load: nowhere.json | nowhere.json",
        "start: random | random is not a strategy",
        "elite: -1 | 'elite'",
        "game: chess | given twice",
        "children: [ | YAML",
      })
  void aSpecThatCannotBeIsOneSentence(String line, String words) throws IOException {
    refused(SMALL + line + "\n", words);
    assertThat(folder.resolve("data")).doesNotExist();
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Cli cli = Cli.run(all("evolve", "nowhere.yaml"));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("There is no file nowhere.yaml");
  }
}
