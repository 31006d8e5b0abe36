package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.nets.NetFile;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** Trainings that are kept, killed and gone on with. */
class TrainingRunTest {
  @TempDir Path data;

  private Runs runs(String folder) {
    return new Runs(data.resolve(folder), Clock.systemUTC());
  }

  private Path whole(TrainSpec spec, String folder) {
    TrainingRun run = TrainingRun.begin(spec, Catalogue.load(), runs(folder));
    try (Journal journal = run.journal()) {
      run.run(Runner.of(1));
      assertThat(run.finished()).isTrue();
      return journal.folder();
    }
  }

  /** All that does not depend on time. */
  private static List<Object> facts(Path folder) throws IOException {
    List<Object> facts = new ArrayList<>();
    TrainingFiles files = new TrainingFiles(folder);
    TrainingLog log = TrainingLog.read(folder);
    facts.add(NetFile.read(files.net(0)).weights());
    for (JsonNode line : log.generations()) {
      int generation = line.path("generation").asInt();
      for (String field : List.of("games", "positions", "entropy", "losses", "buffer", "moves")) {
        assertThat(line.has(field)).as(field).isTrue();
        facts.add(line.get(field));
      }
      facts.add(Files.readString(files.losses(generation)));
      facts.add(NetFile.read(files.net(generation)).weights());
    }
    log.ratings().forEach(rating -> facts.add(rating.opponent() + rating.result()));
    return facts;
  }

  @Test
  void aKilledTrainingGoesOnAndEndsWithTheSameNetworks() throws Exception {
    List<Object> undisturbed = facts(whole(TrainChild.spec(), "whole"));
    // in the middle of the games and of the matches; the steps are in the next test
    for (String when : List.of("gen 2 of 3, self-play 13/40", "gen 3 of 3, rating 5/40")) {
      String folder = "killed" + when.replaceAll("\\W", "");
      killed(folder, when);
      try (Journal journal = runs(folder).open("train", false)) {
        TrainingRun run = TrainingRun.resume(journal, Catalogue.load());
        assertThat(run.finished()).isFalse();
        run.run(Runner.of(1));
        assertThat(run.finished()).isTrue();
        assertThat(facts(journal.folder())).isEqualTo(undisturbed);
      }
    }
  }

  private void killed(String folder, String when) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:-UsePerfData",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            TrainChild.class.getName(),
            data.resolve(folder).toString());
    // ONNX Runtime does not survive a command line of many thousand letters
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process child = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader said = child.inputReader(StandardCharsets.UTF_8)) {
      String line = said.readLine();
      while (line != null && !line.contains(when)) {
        line = said.readLine();
      }
      assertThat(line).as("the child comes as far as " + when).isNotNull();
      assertThatThrownBy(() -> runs(folder).open("train", false))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("in use");
    } finally {
      child.destroyForcibly().waitFor();
    }
  }

  @Test
  void aTrainingThatIsStoppedAgainAndAgainComesToTheSameEnd() throws IOException {
    TrainSpec spec = Tiny.ticTacToe(2, 30);
    List<Object> undisturbed = facts(whole(spec, "whole"));
    TrainingRun first = TrainingRun.begin(spec, Catalogue.load(), runs("stopped"));
    first.journal().close();
    boolean finished = false;
    for (int sitting = 1; !finished; sitting++) {
      AtomicInteger looks = new AtomicInteger(25 * sitting);
      try (Journal journal = runs("stopped").open("train", false)) {
        TrainingRun run = TrainingRun.resume(journal, Catalogue.load());
        run.run(new Runner(1, () -> looks.decrementAndGet() < 0, (done, total, note) -> {}));
        finished = run.finished();
      }
      assertThat(sitting).isLessThan(40);
    }
    Path folder = runs("stopped").look("train").path();
    assertThat(facts(folder)).isEqualTo(undisturbed);
  }

  @Test
  void aGateKeepsTheOldNetworkUnlessTheNewOneIsBetter() {
    TrainSpec spec = Tiny.ticTacToe(1, 20);
    Openings openings = Openings.parse("random:plies=2");
    TrainSpec never =
        Tiny.with(spec, spec.selfplay(), new TrainSpec.Gate(8, 1, 4, openings), spec.rate());
    TrainingFiles files = new TrainingFiles(whole(never, "never"));
    JsonNode line = TrainingLog.read(files.folder()).generations().get(0);
    assertThat(line.path("accepted").asBoolean()).isFalse();
    assertThat(line.path("gate").path("games").asInt()).isEqualTo(8);
    assertThat(NetFile.read(files.net(1)).weights())
        .isEqualTo(NetFile.read(files.net(0)).weights());
    TrainSpec always =
        Tiny.with(spec, spec.selfplay(), new TrainSpec.Gate(8, 0, 4, openings), spec.rate());
    files = new TrainingFiles(whole(always, "always"));
    assertThat(NetFile.read(files.net(1)).weights())
        .isNotEqualTo(NetFile.read(files.net(0)).weights());
    assertThat(NetFile.read(files.net(1)).history().games()).isEqualTo(20);
  }
}
