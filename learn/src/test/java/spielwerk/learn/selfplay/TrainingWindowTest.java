package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.nets.NetFile;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** Trainings that carry on from a network of another one. */
class TrainingWindowTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir static Path data;
  private static Path first;

  private static Runs runs(String folder) {
    return new Runs(data.resolve(folder), Clock.systemUTC());
  }

  @BeforeAll
  static void learn() {
    TrainingRun run = TrainingRun.begin(Tiny.ticTacToe(2, 20), CATALOGUE, runs("first"));
    try (Journal journal = run.journal()) {
      run.run(Runner.of(1));
      first = journal.folder();
    }
  }

  /** A training that begins with a network, up to so many generations at a sitting. */
  private static Path from(Path net, String folder, int sitting) {
    TrainSpec spec = Tiny.ticTacToe(2, 20).withLoad(net.toString());
    TrainingRun run = TrainingRun.begin(spec, CATALOGUE, runs(folder));
    Path path = run.journal().folder();
    run.journal().close();
    boolean finished = false;
    while (!finished) {
      try (Journal journal = runs(folder).open(path.getFileName().toString(), false)) {
        TrainingRun next = TrainingRun.resume(journal, CATALOGUE);
        int wanted = next.generations().size() + sitting;
        next.run(
            new Runner(1, () -> next.generations().size() >= wanted, (done, total, note) -> {}));
        finished = next.finished();
      }
    }
    return path;
  }

  private static long made(Path run, int generation) {
    return TrainingLog.read(run).generations().get(generation - 1).path("positions").asLong();
  }

  private static JsonNode stock(Path run, int generation) {
    return TrainingLog.read(run).generations().get(generation - 1).path("buffer");
  }

  @Test
  void itLearnsFromTheGamesThatTheNetworkHadLearntFrom() {
    Path whole = from(TrainingLog.net(first, 2), "second", 2);
    assertThat(stock(whole, 1).path("size").asLong())
        .isEqualTo(made(first, 1) + made(first, 2) + made(whole, 1));
    assertThat(stock(whole, 1).path("fresh").asLong()).isEqualTo(made(whole, 1));
    assertThat(stock(whole, 1).path("oldest").asInt()).isEqualTo(-1);
    Path third = from(TrainingLog.net(whole, 1), "third", 2);
    assertThat(stock(third, 1).path("size").asLong())
        .as("also from those before")
        .isEqualTo(made(first, 1) + made(first, 2) + made(whole, 1) + made(third, 1));
  }

  @Test
  void andOfAnEarlierNetworkOnlyFromThoseBeforeIt() {
    Path early = from(TrainingLog.net(first, 1), "early", 2);
    assertThat(stock(early, 1).path("size").asLong()).isEqualTo(made(first, 1) + made(early, 1));
    Path random = from(TrainingLog.net(first, 0), "random", 2);
    assertThat(stock(random, 1).path("size").asLong()).isEqualTo(made(random, 1));
  }

  @Test
  void whoIsBrokenOffComesToTheSameEnd() {
    Path whole = from(TrainingLog.net(first, 2), "whole", 2);
    Path broken = from(TrainingLog.net(first, 2), "broken", 1);
    assertThat(stock(broken, 2)).isEqualTo(stock(whole, 2));
    assertThat(NetFile.read(TrainingLog.net(broken, 2)).weights())
        .isEqualTo(NetFile.read(TrainingLog.net(whole, 2)).weights());
  }

  @Test
  void gamesThatAreGoneAreNotMissed() throws IOException {
    TrainingRun run = TrainingRun.begin(Tiny.ticTacToe(2, 20), CATALOGUE, runs("gone"));
    Path folder = run.journal().folder();
    try (Journal journal = run.journal()) {
      run.run(Runner.of(1));
    }
    Files.delete(folder.resolve("games/generation-001.games"));
    Path next = from(TrainingLog.net(folder, 2), "next", 2);
    assertThat(stock(next, 1).path("size").asLong()).isEqualTo(made(folder, 2) + made(next, 1));
    Path alone = data.resolve("alone.net");
    Files.copy(TrainingLog.net(folder, 2), alone);
    Path single = from(alone, "single", 2);
    assertThat(stock(single, 1).path("size").asLong()).isEqualTo(made(single, 1));
  }
}
