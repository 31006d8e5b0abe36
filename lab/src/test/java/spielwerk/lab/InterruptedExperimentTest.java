package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.core.Workers;
import spielwerk.lab.competition.DuelTest;
import spielwerk.lab.competition.EngineWarsTest;
import spielwerk.lab.competition.SidesTest;
import spielwerk.lab.evolution.EvolutionStudyTest;
import spielwerk.lab.tuning.TuningStudyTest;

/** Experiments that do not come to their end at once. */
class InterruptedExperimentTest {
  private static final String LADDER =
      """
      name: small
      title: A small ladder
      about: What is saved?
      kind: ladder
      games: ["eventree:width=3"]
      plies: [0, 4]
      depth: 3
      nodes: 9999
      rungs:
        - {label: plain, engine: counter}
        - {label: less, engine: "counter:skip=1"}
      scales:
        quick: {positions: 9}
      """;

  @TempDir Path folder;

  static Stream<String> everyKindThatTakesLong() {
    return Stream.of(
        LADDER,
        DuelTest.GOOD,
        EngineWarsTest.GOOD,
        SidesTest.GOOD,
        EvolutionStudyTest.GOOD,
        TuningStudyTest.GOOD);
  }

  private Experiment experiment(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("small.yaml"), text));
  }

  private Path data() {
    return folder.resolve("data");
  }

  /** Runs it until so many more pieces are done. */
  private Optional<Sitting> sitting(Experiment experiment, long seed, long pieces) {
    AtomicLong first = new AtomicLong(-1);
    AtomicLong last = new AtomicLong(-1);
    Progress progress =
        (done, total, note) -> {
          first.compareAndSet(-1, done);
          last.set(done);
        };
    return Sitting.run(
        experiment,
        "quick",
        new StudyContext(
            Catalogue.load(), seed, 1, progress, () -> last.get() - first.get() >= pieces),
        data());
  }

  private Optional<ExperimentRunner.Unfinished> unfinished(Experiment experiment) {
    return Sitting.lab(data()).unfinished(experiment, "quick");
  }

  private void unfinishedAt(Experiment experiment, long seed, long done) {
    ExperimentRunner.Unfinished run = unfinished(experiment).orElseThrow();
    assertThat(run.seed()).isEqualTo(seed);
    assertThat(run.extent().done()).isEqualTo(done);
    assertThat(run.extent().total()).isEqualTo(9);
  }

  private List<String> left() throws IOException {
    try (Stream<Path> files = Files.list(data().resolve("reports"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("everyKindThatTakesLong")
  void itGoesOnWhereItWasInterruptedAndFindsTheSame(String text) throws IOException {
    Experiment experiment = experiment(text);
    List<String> atOnce =
        experiment
            .study("quick")
            .run(new StudyContext(Catalogue.load(), 5, 1, Progress.NONE, () -> false))
            .summary();
    int sittings = 1;
    Optional<Sitting> outcome = sitting(experiment, 5, 4);
    while (outcome.isEmpty()) {
      ExperimentRunner.Unfinished far = unfinished(experiment).orElseThrow();
      assertThat(far.seed()).isEqualTo(5);
      assertThat(far.extent().done()).isPositive().isLessThan(far.extent().total());
      sittings++;
      // longer each time, for a generation of a tuning is kept as a whole
      outcome = sitting(experiment, 5, 4L * sittings);
    }
    assertThat(sittings).isGreaterThan(1);
    assertThat(outcome.get().report().summary()).isEqualTo(atOnce);
    assertThat(left()).containsExactly("small-quick");
  }

  @Test
  void anEvolutionKeepsItsCurvesAsBuildsDidThatKnewNoDuels() throws IOException {
    assertThat(sitting(experiment(EvolutionStudyTest.GOOD), 5, 2)).isEmpty();
    List<Path> kept;
    try (Stream<Path> files = Files.walk(data())) {
      kept = files.filter(file -> file.endsWith("curves.jsonl")).toList();
    }
    assertThat(kept).hasSize(1);
    assertThat(Files.readAllLines(kept.get(0)))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).contains("\"champion\"").doesNotContain("\"wins\""));
  }

  /** Knows of a work only its description, as another machine does. */
  private static final class Elsewhere implements Workers {
    private int pieces;

    @Override
    public <T> int run(
        Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver) {
      Catalogue catalogue = Catalogue.load();
      for (WorkKind kind : catalogue.services(WorkKind.class)) {
        if (kind.id().equals(work.kind())) {
          Work<?> other = kind.read(work.description(), catalogue);
          other.check();
          pieces(other, work, count, receiver);
        }
      }
      return count;
    }

    private <S, T> void pieces(
        Work<S> other, Work<T> work, int count, Runner.Receiver<T> receiver) {
      try (Work.Pieces<S> open = other.open()) {
        for (int i = count - 1; i >= 0; i--) {
          receiver.take(i, work.read(other.write(open.piece(i))));
          pieces++;
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("everyKindThatTakesLong")
  void itFindsTheSameIfOtherMachinesDoItsPieces(String text) throws IOException {
    Experiment experiment = experiment(text);
    Study study = experiment.study("quick");
    ExperimentSpec spec =
        new ExperimentSpec(
            experiment.name(), "quick", 5, "", experiment.file().toString(), experiment.source());
    Elsewhere elsewhere = new Elsewhere();
    List<String> there =
        study
            .run(
                new StudyContext(
                    Catalogue.load(),
                    5,
                    1,
                    Progress.NONE,
                    () -> false,
                    StudyCheckpoint.none(),
                    elsewhere,
                    Optional.of(spec)))
            .summary();
    assertThat(elsewhere.pieces).isPositive();
    assertThat(there)
        .isEqualTo(
            study
                .run(new StudyContext(Catalogue.load(), 5, 1, Progress.NONE, () -> false))
                .summary());
  }

  @Test
  void anotherSeedOrFileAndWhoSaysSoBeginsFromTheStart() throws IOException {
    Experiment experiment = experiment(LADDER);
    sitting(experiment, 5, 4);
    unfinishedAt(experiment, 5, 4);
    Experiment changed = experiment(LADDER.replace("depth: 3", "depth: 2"));
    assertThat(unfinished(changed)).isEmpty();
    sitting(experiment, 6, 2);
    unfinishedAt(experiment, 6, 2);
    Sitting.lab(data()).forget(experiment, "quick");
    assertThat(unfinished(experiment)).isEmpty();
  }

  @Test
  void halfALineIsDroppedAndADamagedOneNamed() throws IOException {
    Experiment experiment = experiment(LADDER);
    sitting(experiment, 5, 4);
    Path notes =
        data()
            .resolve("runs")
            .resolve(unfinished(experiment).orElseThrow().id())
            .resolve("notes/positions.jsonl");
    String text = Files.readString(notes);
    Files.writeString(notes, text.substring(0, text.length() - 7));
    assertThat(sitting(experiment, 5, 1)).isEmpty();
    assertThat(Files.readString(notes)).isEqualTo(text);
    Files.writeString(notes, "{]\n" + text);
    assertThatThrownBy(() -> sitting(experiment, 5, 1))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("positions.jsonl is damaged; begin without it by --anew.");
  }
}
