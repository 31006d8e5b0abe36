package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Journal;
import spielwerk.arena.Runs;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;

/** Networks that really learn something. */
class LearningTest {
  @TempDir Path data;

  private List<Ratings.Rating> ratings(TrainSpec spec) {
    TrainingRun run = TrainingRun.begin(spec, Catalogue.load(), new Runs(data, Clock.systemUTC()));
    try (Journal journal = run.journal()) {
      run.run(Runner.of(1));
      assertThat(journal.lines()).hasSize(spec.generations());
      return run.ratings();
    }
  }

  @Test
  void aNetworkThatTaughtItselfConnect4BeatsMctsWithAsManySimulations() {
    TrainSpec usual = TrainSpec.of("connect4:width=5,height=4");
    int generations = 6;
    TrainSpec spec =
        new TrainSpec(
            usual.game(),
            1,
            generations,
            new TrainSpec.Shape(2, 16, 8, 16),
            Tiny.play(150, 16, 0.5, 6),
            new TrainSpec.Window(6_000, false, 6_000),
            new TrainSpec.Lessons(64, 0, 3, 0.02, 0.3, 1e-6, 1e-4, 0),
            usual.gate(),
            Tiny.rate(generations, List.of("mcts:sims=16"), 100, 16, 3),
            0,
            1,
            1);
    List<Ratings.Rating> ratings = ratings(spec);
    Result before = ratings.get(0).result();
    Result after = ratings.get(1).result();
    assertThat(ratings).allSatisfy(each -> assertThat(each.fault()).isEmpty());
    assertThat(after.games()).isEqualTo(100);
    assertThat(after.low()).as("%s after %s", after, before).isGreaterThan(0.5);
    assertThat(after.score()).isGreaterThan(before.score());
  }
}
