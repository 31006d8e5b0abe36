package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs whose folders were written before a run was a type: they are listed, shown and resumed. */
class OldRunsTest {
  private static final Path KEPT = Path.of("src/test/resources/first-form-of-runs");

  @TempDir Path data;

  @BeforeEach
  void copy() throws IOException {
    try (Stream<Path> files = Files.walk(KEPT)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = data.resolve("runs").resolve(KEPT.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  private Path run(String kind) {
    return data.resolve("runs").resolve(kind + "-old");
  }

  private Cli spielwerk(String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--data", data.toString()));
    return Cli.run(all.toArray(String[]::new));
  }

  /** A line without what differs from one time to the next, and what old lines do not have. */
  private static String facts(String line) {
    JsonNode json = Cli.parse(line);
    for (String time : List.of("circumstances", "seconds", "coreSeconds", "total", "outside")) {
      json.findParents(time).forEach(parent -> ((ObjectNode) parent).remove(time));
    }
    if (json instanceof ObjectNode generation) {
      generation.remove(List.of("variety", "heldOut", "warnings")); // how a training watches itself
    }
    if (json.path("facts") instanceof ObjectNode game) {
      game.remove(List.of("values", "exact", "depths", "nodes")); // what engines thought
    }
    return json.toString();
  }

  private static List<String> facts(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(OldRunsTest::facts)
        .sorted(Comparator.naturalOrder())
        .toList();
  }

  private static void cut(Path file, int lines) throws IOException {
    Files.write(file, Files.readAllLines(file).subList(0, lines));
  }

  @Test
  void theyAreListed() {
    JsonNode items = spielwerk("runs", "--json").json().path("items");
    assertThat(items).hasSize(5);
    for (JsonNode item : items) {
      assertThat(item.path("state").asText()).as(item.toString()).isEqualTo("finished");
    }
    assertThat(spielwerk("runs").out()).contains("net 0x2", "poly", "alphabeta:depth=2", "deep");
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament", "evolve", "tune", "train"})
  void theyAreShownAndReported(String kind) {
    Cli shown = spielwerk("runs", kind + "-old", "--json");
    assertThat(shown.exit()).as(shown.err()).isZero();
    assertThat(shown.json().path("run").asText()).isEqualTo(kind + "-old");
    Path report = data.resolve("report");
    Cli reported = spielwerk("runs", kind + "-old", "--report", report.toString());
    assertThat(reported.exit()).as(reported.err()).isZero();
    assertThat(report.resolve("index.html")).exists();
    assertThat(report.resolve("report.md")).exists();
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament", "evolve", "tune", "train"})
  void thoseThatWereInterruptedGoOnToTheSameEnd(String kind) throws IOException {
    Path run = run(kind);
    Path journal =
        run.resolve(Files.exists(run.resolve("games.jsonl")) ? "games.jsonl" : "generations.jsonl");
    List<String> before = facts(journal);
    Files.deleteIfExists(run.resolve("result.json"));
    switch (kind) {
      case "match", "tournament" -> cut(journal, 3);
      case "tune" -> cut(journal, 1);
      case "evolve" -> {
        cut(journal, 2);
        cut(run.resolve("generations.csv"), 3);
        Files.move(
            run.resolve("population-2.json"),
            run.resolve("population.json"),
            java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      }
      default -> {
        cut(journal, 2);
        cut(run.resolve("ratings.jsonl"), 1);
        for (String file : List.of("nets/%s.net", "games/%s.games", "losses/%s.csv")) {
          Files.delete(run.resolve(file.formatted("generation-003")));
        }
        Files.delete(run.resolve("pending.json"));
      }
    }
    Cli resumed = spielwerk("resume", kind + "-old", "--json", "--threads", "1");
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(facts(journal)).isEqualTo(before);
  }
}
