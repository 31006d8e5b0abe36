package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** Networks that really learn something. */
class LearningTest {
  @TempDir Path data;

  private List<RatingLog.Rating> ratings(TrainSpec spec) {
    TrainingRun run = TrainingRun.begin(spec, Catalogue.load(), new Runs(data, Clock.systemUTC()));
    try (Journal journal = run.journal()) {
      run.run(Runner.of(1));
      assertThat(journal.lines()).hasSize(spec.generations());
      return run.ratings();
    }
  }

  @Test
  void aNetworkThatTaughtItselfTicTacToeHardlyLosesToChance() {
    TrainSpec tiny = Tiny.ticTacToe(4, 120);
    TrainSpec spec =
        Tiny.with(tiny, tiny.selfplay(), tiny.gate(), Tiny.rate(4, List.of("random"), 100, 16, 1));
    List<RatingLog.Rating> ratings = ratings(spec);
    NetMatchResult after = ratings.get(1).result();
    assertThat(after.score()).as("%s after %s", after, ratings.get(0)).isGreaterThan(0.8);
    assertThat(after.losses()).isLessThan(15);
  }

  @Test
  void aNetworkThatTaughtItselfConnect4BeatsMctsWithAsManySimulations() {
    TrainSpec usual = TrainSpec.of("connect4:width=6,height=5");
    int generations = 4;
    TrainSpec spec =
        new TrainSpec(
            usual.game(),
            generations,
            new TrainSpec.Shape(2, 16, 8, 16, 1),
            Tiny.play(500, 32, 0.3, 6).withLockstep(128),
            new TrainSpec.Window(20_000, TrainSpec.Window.Growth.FIXED, 20_000),
            new TrainSpec.Training(128, 0, 2, 0.02, 1, 0.3, 1e-6, 1e-4, 0),
            usual.gate(),
            Tiny.rate(generations, List.of("mcts:sims=16"), 200, 16, 3),
            0,
            1,
            1,
            "",
            1);
    List<RatingLog.Rating> ratings = ratings(spec);
    NetMatchResult before = ratings.get(0).result();
    NetMatchResult after = ratings.get(1).result();
    assertThat(ratings).allSatisfy(each -> assertThat(each.fault()).isEmpty());
    assertThat(after.games()).isEqualTo(200);
    assertThat(after.low()).as("%s after %s", after, before).isGreaterThan(0.5);
    assertThat(after.score()).isGreaterThan(before.score());
  }
}
