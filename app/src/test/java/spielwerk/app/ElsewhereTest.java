package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.core.Workers;
import spielwerk.learn.selfplay.TrainingLog;
import spielwerk.runs.Journal;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunKinds;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.YamlFields;

/**
 * Work that is described, read again and done in any order gives the run that threads give: what a
 * cluster relies on, without one.
 */
class ElsewhereTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;

  /** Knows of a work only its description, and does its pieces in an order drawn by chance. */
  private record Elsewhere(long seed) implements Workers {
    @Override
    public <T> int run(
        Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver) {
      List<Integer> missing =
          new ArrayList<>(IntStream.range(0, count).filter(i -> !before.get(i)).boxed().toList());
      RandomGenerator chance = Seeds.stream(seed);
      for (int i = missing.size() - 1; i > 0; i--) {
        Collections.swap(missing, i, chance.nextInt(i + 1));
      }
      Work<?> other =
          CATALOGUE.services(WorkKind.class).stream()
              .filter(kind -> kind.id().equals(work.kind()))
              .findFirst()
              .orElseThrow()
              .read(work.description(), CATALOGUE);
      other.check();
      missing(other, work, missing, receiver);
      return count;
    }

    private static <S, T> void missing(
        Work<S> other, Work<T> work, List<Integer> missing, Runner.Receiver<T> receiver) {
      int[] indices = missing.stream().mapToInt(i -> i).toArray();
      try (Work.Pieces<S> pieces = other.open()) {
        pieces.all(
            indices,
            () -> false,
            (index, result) -> receiver.take(index, work.read(other.write(result))));
      }
    }
  }

  private List<String> lines(String kind, String yaml, Workers workers, String data)
      throws IOException {
    Path file = Files.writeString(folder.resolve("spec.yaml"), yaml.replace(" ; ", "\n"));
    Path home = folder.resolve(data);
    RunKind found = RunKinds.of(CATALOGUE).find(kind);
    try (Journal journal =
        found
            .draft(YamlFields.read(file), CATALOGUE, home, Optional.of(5L))
            .begin(new Runs(home, Clock.systemUTC()), false)) {
      found.open(journal, CATALOGUE).run(new Runner(2, () -> false, Progress.NONE, workers));
      List<String> lines = new ArrayList<>();
      for (String line : Files.readAllLines(journal.run().journalFile())) {
        ObjectNode whole = (ObjectNode) JSON.readTree(line);
        whole.remove(List.of("circumstances", "seconds", "coreSeconds"));
        lines.add((kind.equals("train") ? TrainingLog.facts(whole) : whole).toString());
      }
      Collections.sort(lines); // games come in any order
      return lines;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match | game: connect4 ; players: ['mcts:sims=20', random] ; games: 30",
        "match | game: 'qwixx:players=3' ; players: [random, random, random] ; games: 6",
        "tournament | game: tictactoe ; kind: swiss ; rounds: 3 ; players: [random,"
            + " 'alphabeta:depth=1', 'alphabeta:depth=2', 'mcts:sims=9'] ; games: 4",
        "tournament | game: nim ; kind: knockout ; players: [random, 'mcts:sims=9', negamax] ;"
            + " games: 2",
        "evolve | game: 'qwixx:rules=paper' ; player: poly ; degree: 1 ; populationSize: 20 ;"
            + " rounds: 3 ; generations: 3",
        "tune | game: tictactoe ; engine: 'team:negamax:depth=2*{a:0..2}+random*{b:0..2}' ;"
            + " against: [random] ; games: 4 ; population: 6 ; generations: 2 ; check: 4",
        "tune | game: tictactoe ; engine: 'team:negamax:depth=2*{a:0..2}+random*{b:0..2}' ;"
            + " against: [random] ; rivals: population ; games: 4 ; population: 6 ; generations: 2"
            + " ; check: 4",
        "train | game: tictactoe ; generations: 2 ; threads: 1 ;"
            + " net: {blocks: 1, channels: 4, policyChannels: 1, valueHidden: 4} ;"
            + " selfplay: {games: 8, sims: 6} ; buffer: {size: 100} ;"
            + " training: {batch: 16, perNew: 1, rate: 0.01} ;"
            + " gate: {games: 6, threshold: 0.4, sims: 4} ;"
            + " rate: {every: 1, opponents: [random, 'alphabeta:depth=2'], games: 6, sims: 4}",
      })
  void theLinesOfTheJournalAreThoseOfThreads(String kind, String yaml) throws IOException {
    List<String> here = lines(kind, yaml, Workers.HERE, "here");
    assertThat(here).isNotEmpty();
    assertThat(lines(kind, yaml, new Elsewhere(1), "there")).isEqualTo(here);
  }
}
