package spielwerk.web.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.NotFound;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.web.live.Mailbox;

class RunWatchTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path data;

  @Test
  void whoAsksForARunThatCannotBeDrawnJustThenIsToldAtALaterLook() throws InterruptedException {
    AtomicBoolean broken = new AtomicBoolean(true);
    MatchSpec spec = MatchSpec.of(CATALOGUE.game("tictactoe"), List.of("random", "random"), 2, 1);
    try (Journal journal = Match.begin(spec, new Runs(data, Clock.systemUTC()), false);
        RunWatch watch =
            new RunWatch(
                data,
                new Launcher(List.of()),
                () -> {
                  if (broken.get()) {
                    throw new IllegalStateException("a file came or went just now");
                  }
                  return CATALOGUE;
                })) {
      CountDownLatch told = new CountDownLatch(1);
      Mailbox box = watch.channel(journal.id()).join(0, told::countDown);
      broken.set(false);
      assertThat(told.await(5, TimeUnit.MINUTES)).isTrue();
      assertThat(box.poll().orElseThrow().data()).contains(journal.id());
      assertThatThrownBy(() -> watch.channel("match-none")).isInstanceOf(NotFound.class);
    }
  }
}
