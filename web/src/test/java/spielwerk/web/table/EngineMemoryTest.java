package spielwerk.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;

@Timeout(600)
class EngineMemoryTest {
  private static final String SIXTEEN = "alphabeta:table=1M,depth=2";

  private final Catalogue catalogue = Catalogue.load().closed();
  private final Game game = catalogue.game("othello");
  private final EngineMemory memory = new EngineMemory(40L << 20);
  private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1);
  private final TableServices house =
      new TableServices(
          catalogue,
          new EngineQueue(1, System::nanoTime),
          memory,
          timer,
          false,
          state -> {},
          id -> {});

  @AfterEach
  void stop() {
    timer.shutdownNow();
  }

  private TableEngine engine(String text) {
    return new TableEngine(house, game, text, 1);
  }

  private void ask(TableEngine engine) {
    Setup setup = game.setup(0);
    Position position = new Position(game, setup, List.of(), game.start(setup));
    assertThat(engine.ask(position, Budget.FREE, Watch.NONE).candidates()).isNotEmpty();
  }

  @Test
  void anIdleEngineMakesRoomForANewOneAndComesBackWhenAsked() {
    TableEngine first = engine(SIXTEEN);
    TableEngine second = engine(SIXTEEN);
    TableEngine third = engine(SIXTEEN);
    ask(first);
    ask(second);
    assertThat(memory.total()).isBetween(32L << 20, 40L << 20);
    ask(third);
    assertThat(memory.total()).isBetween(32L << 20, 40L << 20);
    ask(first);
    first.close();
    second.close();
    third.close();
    assertThat(memory.total()).isZero();
  }

  @Test
  void whereAllAreBusyANewOneIsRefusedInASentence() throws InterruptedException {
    CountDownLatch thinking = new CountDownLatch(2);
    CountDownLatch enough = new CountDownLatch(1);
    for (int i = 0; i < 2; i++) {
      TableEngine busy = engine(SIXTEEN);
      new Thread(
              () ->
                  busy.use(
                      made -> {
                        thinking.countDown();
                        return await(enough);
                      }))
          .start();
    }
    thinking.await();
    assertThatThrownBy(() -> ask(engine(SIXTEEN)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("not enough memory for " + SIXTEEN);
    ask(engine("random"));
    enough.countDown();
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void aTreeThatHasGrownCounts() {
    TableEngine mcts = engine("mcts:sims=20000");
    ask(mcts);
    assertThat(memory.total()).isGreaterThan(3L << 20);
  }

  @Test
  void everyEngineSaysSomething() {
    for (String game : List.of("othello", "fiveinarow", "connect4", "qwixx", "quickciv")) {
      Game played = catalogue.game(game);
      for (var info : catalogue.engines(played)) {
        if (!info.id().equals("team")) {
          assertThat(catalogue.memory(info.id(), played)).as(info.id()).isPositive();
        }
      }
    }
    assertThat(catalogue.memory("team:" + "alphabeta(table=1M)+random", game))
        .isGreaterThan(16L << 20);
  }
}
