package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An experiment that was killed before experiments were runs: its pieces lay beside the report, and
 * are taken over by the run that goes on with it.
 */
class OldExperimentTest {
  private static final Path KEPT = Path.of("src/test/resources/first-form-of-experiments");

  @TempDir Path data;

  @BeforeEach
  void copy() throws IOException {
    Path notes = Files.createDirectories(data.resolve("reports/.small-quick.notes"));
    for (String file : List.of("about.txt", "positions.jsonl")) {
      Files.copy(KEPT.resolve("notes").resolve(file), notes.resolve(file));
    }
  }

  private Cli spielwerk(String... words) {
    Cli done =
        Cli.run(
            Stream.concat(Stream.of(words), Stream.of("--data", data.toString()))
                .toArray(String[]::new));
    assertThat(done.exit()).as(done.err()).isZero();
    return done;
  }

  private static String experiment() {
    return KEPT.resolve("small.yaml").toString();
  }

  private List<String> pieces() throws IOException {
    return Files.readAllLines(
        data.resolve("runs").resolve(run().path("id").asText()).resolve("notes/positions.jsonl"));
  }

  private JsonNode run() {
    JsonNode items = spielwerk("runs", "--json").json().path("items");
    assertThat(items).hasSize(1);
    return items.get(0);
  }

  @Test
  void itGoesOnWithThePiecesThatWereDoneAndIsListedAndReported() throws IOException {
    List<String> before = Files.readAllLines(KEPT.resolve("notes/positions.jsonl"));
    spielwerk("experiment", "run", experiment(), "--seed", "5", "--threads", "1", "--json");
    assertThat(pieces()).hasSize(12).startsWith(before.toArray(String[]::new));
    assertThat(run().path("kind").asText()).isEqualTo("experiment");
    assertThat(run().path("state").asText()).isEqualTo("finished");
    Path report = data.resolve("report");
    spielwerk("runs", run().path("id").asText(), "--report", report.toString());
    assertThat(report.resolve("index.html")).exists();
    spielwerk("resume", run().path("id").asText());
    assertThat(data.resolve("reports/.small-quick.notes")).doesNotExist();
  }

  @Test
  void withAnotherSeedItBeginsFromTheStart() throws IOException {
    spielwerk("experiment", "run", experiment(), "--seed", "6", "--threads", "1", "--json");
    List<String> before = Files.readAllLines(KEPT.resolve("notes/positions.jsonl"));
    assertThat(pieces()).hasSize(12).doesNotContainAnyElementsOf(before);
  }
}
