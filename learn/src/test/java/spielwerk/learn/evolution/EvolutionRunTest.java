package spielwerk.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.Runs;

class EvolutionRunTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path data;

  private Runs runs() {
    return new Runs(data, Clock.systemUTC());
  }

  /** Runs an evolution for so many generations and returns its folder. */
  private Path run(EvolutionSpec spec, int generations) {
    EvolutionRun run = EvolutionRun.begin(Evolution.of(spec, CATALOGUE), runs());
    try (Journal journal = run.journal()) {
      AtomicInteger asked = new AtomicInteger();
      run.run(new Runner(2, () -> asked.getAndIncrement() >= generations, Progress.NONE));
      return journal.folder();
    }
  }

  private void resume(Path folder) {
    try (Journal journal = runs().open(folder.getFileName().toString(), false)) {
      EvolutionRun run = EvolutionRun.resume(journal, CATALOGUE);
      run.run(Runner.of(1));
      assertThat(run.finished()).isTrue();
    }
  }

  private static void sameFiles(Path one, Path other) throws IOException {
    for (String file : List.of("population.json", "generations.csv", "generations.jsonl")) {
      assertThat(Files.readString(other.resolve(file)))
          .as(file)
          .isEqualTo(Files.readString(one.resolve(file)));
    }
  }

  @Test
  void aRunThatWasStoppedEndsWithTheSamePopulation() throws IOException {
    EvolutionSpec spec = Specs.small("mutation", 0.1);
    Path undisturbed = run(spec, 6);
    for (int stopped = 0; stopped < 6; stopped += 2) {
      Path folder = run(spec, stopped);
      assertThat(PopulationFile.read(folder.resolve("population.json")).generation())
          .isEqualTo(stopped);
      resume(folder);
      sameFiles(undisturbed, folder);
    }
  }

  @Test
  void whatAKilledRunHadWrittenAfterItsCheckpointIsMadeAnew() throws IOException {
    EvolutionSpec spec = Specs.small();
    Path undisturbed = run(spec, 6);
    Path folder = run(spec, 4);
    // killed while it wrote generation 4: a whole line and half a line more, and half a draft
    Files.writeString(
        folder.resolve("generations.jsonl"),
        "{\"generation\":4}\n{\"gener",
        StandardOpenOption.APPEND);
    Files.writeString(folder.resolve("generations.csv"), "4,16,2", StandardOpenOption.APPEND);
    Files.writeString(folder.resolve("population.json.new"), "{\"schema\"");
    resume(folder);
    sameFiles(undisturbed, folder);
  }

  @Test
  void aRunThatWasKilledBeforeItsFirstCheckpointBeginsAnew() throws IOException {
    EvolutionSpec spec = Specs.small();
    Path undisturbed = run(spec, 6);
    Path folder = run(spec, 0);
    Files.delete(folder.resolve("population.json"));
    Files.delete(folder.resolve("generations.csv"));
    resume(folder);
    sameFiles(undisturbed, folder);
  }

  @Test
  void aRunWhoseGenerationsAreLostSaysSo() throws IOException {
    Path folder = run(Specs.small(), 4);
    Files.writeString(folder.resolve("generations.jsonl"), "");
    assertThatThrownBy(() -> resume(folder))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void runsAreListedByGenerations() {
    Path folder = run(Specs.small(), 4);
    Runs.Item item = runs().list().get(0);
    assertThat(item.id()).isEqualTo(folder.getFileName().toString()).startsWith("evolve-qwixx-");
    assertThat(item.state()).isEqualTo("4 of 6");
    resume(folder);
    assertThat(runs().list().get(0).finished()).isTrue();
  }

  @Test
  void everyGenerationIsALineOfTheCsv() throws IOException {
    Path folder = run(Specs.small(), 6);
    List<String> lines = Files.readAllLines(folder.resolve("generations.csv"));
    assertThat(lines).hasSize(7).first().isEqualTo(GenerationStatistics.COLUMNS);
    for (int i = 0; i < 6; i++) {
      GenerationStatistics read = GenerationStatistics.read(lines.get(i + 1));
      assertThat(read.number()).isEqualTo(i);
      assertThat(read.games()).isEqualTo(16);
      assertThat(read.worst()).isLessThanOrEqualTo(read.lowerQuartile());
      assertThat(read.median()).isBetween(read.lowerQuartile(), read.upperQuartile());
      assertThat(read.mean()).isBetween(read.worst(), read.best());
      assertThat(read.highest()).isGreaterThanOrEqualTo(read.best());
      assertThat(read.csv()).isEqualTo(lines.get(i + 1));
    }
  }

  @Test
  void quartilesLieBetweenTheNearestValues() {
    double[] values = {0, 10, 20, 30};
    assertThat(GenerationStatistics.quantile(values, 0.5)).isEqualTo(15);
    assertThat(GenerationStatistics.quantile(values, 0.25)).isEqualTo(7.5);
    assertThat(GenerationStatistics.quantile(new double[] {4}, 0.75)).isEqualTo(4);
  }

  @Test
  void theRankingsTellWhoIsBornOfWhom() throws IOException {
    Path folder = run(Specs.small("mutation", 0.1), 6);
    Set<String> born = new HashSet<>();
    int number = 0;
    for (String text : Files.readAllLines(folder.resolve("generations.jsonl"))) {
      JsonNode line = Json.mapper().readTree(text);
      assertThat(line.get("generation").asInt()).isEqualTo(number++);
      for (JsonNode player : line.get("born")) {
        player.get("parents").forEach(parent -> assertThat(born).contains(parent.asText()));
      }
      line.get("born").forEach(player -> assertThat(born.add(player.get("id").asText())).isTrue());
      assertThat(line.get("ranking")).hasSize(20);
      line.get("ranking").forEach(place -> assertThat(born).contains(place.get("id").asText()));
      assertThat(line.get("best").asText()).startsWith("poly:b=");
    }
  }

  @Test
  void aPopulationIsCarriedOnWithOtherParameters() {
    Path first = run(Specs.small(), 6);
    String file = first.resolve("population.json").toString();
    Path second = run(Specs.small("load", file, "mutation", 0, "populationSize", 30), 6);
    List<Individual> loaded = PopulationFile.read(first.resolve("population.json")).players();
    List<Individual> start =
        Evolution.of(Specs.small("populationSize", 30), CATALOGUE).start(loaded);
    assertThat(start).hasSize(30);
    assertThat(start.subList(0, 20).stream().map(Individual::genes))
        .isEqualTo(loaded.stream().map(Individual::genes).toList());
    assertThat(PopulationFile.read(second.resolve("population.json")).players()).hasSize(30);
    assertThat(Evolution.of(Specs.small("populationSize", 5), CATALOGUE).start(loaded)).hasSize(5);
  }

  @Test
  void aPopulationOfAnotherDegreeIsRefusedAndNothingIsLeftBehind() {
    String file = run(Specs.small(), 6).resolve("population.json").toString();
    assertThatThrownBy(() -> run(Specs.small("load", file, "degree", 2), 6))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("poly of degree 1, but poly of degree 2");
    assertThat(runs().list()).hasSize(1);
  }

  @Test
  void aFileThatIsNoPopulationIsRefused() throws IOException {
    Path file = data.resolve("other.json");
    for (String text : List.of("", "[]", "{}", "{\"schema\": 9}", "nonsense")) {
      Files.writeString(file, text);
      assertThatThrownBy(() -> PopulationFile.read(file))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining(file.toString());
    }
    assertThatThrownBy(() -> PopulationFile.read(data.resolve("missing.json")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("no population");
  }
}
