package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.learn.selfplay.TrainingPhases.Phase;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** What is shown while a network trains. */
class TrainingPhasesTest {
  private static final long SECOND = 1_000_000_000;

  private final List<String> shown = new ArrayList<>();
  private final AtomicLong clock = new AtomicLong();

  private TrainSpec spec(int games, int rated) {
    TrainSpec spec = Tiny.ticTacToe(2, games);
    return Tiny.with(
        spec, spec.selfplay(), spec.gate(), Tiny.rate(1, List.of("random"), rated, 16, 1));
  }

  private TrainingPhases phases(TrainSpec spec) {
    return new TrainingPhases(
        (done, total, note) -> shown.add(done + "/" + total + " " + note), spec, clock::get);
  }

  @Test
  void gamesAreCountedAndTimeIsToldWhileTheRandomNetworkIsRated() {
    TrainingPhases phases = phases(spec(40, 20));
    phases.next(0);
    phases.begin(Phase.RATING, 0);
    clock.addAndGet(2 * SECOND);
    phases.at(0.5, "10/20");
    // 20 games took 4 seconds, 40 of self-play take 8, samples a quarter of it: 2 + 2 x (8 + 2 + 4)
    assertThat(shown)
        .containsExactly(
            "0/140 gen 0 of 2, rating 0/20", "10/140 gen 0 of 2, rating 10/20, 0:30 left");
  }

  @Test
  void whatWasMeasuredIsExpectedAgain() {
    TrainingPhases phases = phases(spec(40, 20));
    phases.next(1);
    phases.begin(Phase.SELFPLAY, 0);
    clock.addAndGet(100 * SECOND);
    phases.at(1, "40/40");
    phases.end();
    phases.begin(Phase.TRAINING, 0);
    clock.addAndGet(3600 * SECOND);
    phases.at(1, "");
    phases.end();
    phases.begin(Phase.RATING, 0);
    clock.addAndGet(10 * SECOND);
    phases.at(1, "20/20");
    phases.end();
    phases.done();
    assertThat(shown)
        .endsWith("80/140 gen 1 of 2, rating 20/20, 1:01:50 left", "80/140 gen 1 of 2");
    phases.next(2);
    phases.begin(Phase.SELFPLAY, 0.5);
    assertThat(shown).endsWith("100/140 gen 2 of 2, self-play 20/40, 1:01:00 left");
  }

  @Test
  void movesCountWhereNoGameHasEnded() {
    TrainingPhases phases = phases(spec(40, 20));
    phases.next(1);
    phases.begin(Phase.SELFPLAY, 0);
    clock.addAndGet(SECOND);
    SelfPlayProgress far = new SelfPlayProgress(phases, 0, 40, 10);
    far.moved(100);
    // 10 of 40 games in a second; a generation takes 4 + 1 + 2 seconds
    assertThat(shown).endsWith("30/140 gen 1 of 2, self-play 0/40, 0:13 left");
    far.moved(10_000);
    assertThat(shown.get(shown.size() - 1)).startsWith("59/140 gen 1 of 2, self-play 0/40");
    for (int i = 0; i < 40; i++) {
      far.ended();
    }
    assertThat(shown.get(shown.size() - 1)).startsWith("60/140 gen 1 of 2, self-play 40/40");
  }

  @Test
  void aTrainingWhoseGamesAreAllUnderWayTogetherShowsProgress(@TempDir Path data) {
    TrainSpec spec = Tiny.ticTacToe(1, 16);
    assertThat(spec.selfplay().lockstep()).isGreaterThanOrEqualTo(spec.selfplay().games());
    List<Long> beforeTheFirstEnded = new ArrayList<>();
    TrainingRun run = TrainingRun.begin(spec, Catalogue.load(), new Runs(data, Clock.systemUTC()));
    try (Journal journal = run.journal()) {
      run.run(
          new Runner(
              1,
              () -> false,
              (done, total, note) -> {
                if (note.contains("self-play 0/16")) {
                  beforeTheFirstEnded.add(done);
                }
              }));
    }
    assertThat(beforeTheFirstEnded).startsWith(0L).isSorted();
    assertThat(beforeTheFirstEnded.get(beforeTheFirstEnded.size() - 1)).isPositive();
  }
}
