package spielwerk.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.web.live.Channel;
import spielwerk.web.table.EngineQueue.Urgency;

@Timeout(600)
class EngineQueueTest {
  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong clock = new AtomicLong();
  private final BlockingQueue<String> begun = new LinkedBlockingQueue<>();
  private final EngineQueue queue = new EngineQueue(1, clock::get);

  /** A thought that goes on until it is cut or released. */
  private final class Thought implements EngineQueue.Job {
    final String name;
    final Object engine;
    final CountDownLatch end = new CountDownLatch(1);
    volatile boolean wasCut;
    boolean stubborn;

    Thought(String name, Object engine) {
      this.name = name;
      this.engine = engine;
    }

    Thought(String name) {
      this(name, new Object());
    }

    @Override
    public Object engine() {
      return engine;
    }

    @Override
    public void cut() {
      wasCut = true;
      if (!stubborn) {
        end.countDown();
      }
    }

    @Override
    public void run() {
      begun.add(name);
      try {
        end.await();
      } catch (InterruptedException impossible) {
        throw new AssertionError(impossible);
      }
    }

    /** One that ends as soon as it begins. */
    Thought quick() {
      end.countDown();
      return this;
    }
  }

  private void pass(long nanos) {
    clock.addAndGet(nanos);
    queue.check();
  }

  private String next() throws InterruptedException {
    String name = begun.poll(300, TimeUnit.SECONDS);
    assertThat(name).as("a thought that begins").isNotNull();
    return name;
  }

  /** Takes the one thread, so that all that follows has to wait. */
  private Thought occupied() throws InterruptedException {
    Thought first = new Thought("first");
    queue.lane("other").submit(Urgency.MOVE, first);
    assertThat(next()).isEqualTo("first");
    return first;
  }

  @Test
  void movesComeBeforeAdviceAndAdviceBeforeAnalyses() throws InterruptedException {
    Thought first = occupied();
    queue.lane("a").submit(Urgency.ANALYSIS, new Thought("analysis").quick());
    queue.lane("b").submit(Urgency.ADVICE, new Thought("advice").quick());
    queue.lane("c").submit(Urgency.MOVE, new Thought("move").quick());
    first.end.countDown();
    assertThat(List.of(next(), next(), next())).containsExactly("move", "advice", "analysis");
  }

  @Test
  void tablesTakeTurnsHoweverMuchOneOfThemAsksFor() throws InterruptedException {
    Thought first = occupied();
    EngineQueue.Lane greedy = queue.lane("greedy");
    for (int i = 1; i <= 4; i++) {
      greedy.submit(Urgency.ADVICE, new Thought("greedy " + i).quick());
    }
    queue.lane("modest").submit(Urgency.ADVICE, new Thought("modest").quick());
    first.end.countDown();
    assertThat(List.of(next(), next())).containsExactly("greedy 1", "modest");
  }

  @Test
  void personsTakeTurnsHoweverManyTablesOneOfThemHas() throws InterruptedException {
    Thought first = occupied();
    for (int i = 1; i <= 4; i++) {
      EngineQueue.Lane lane = queue.lane("table " + i);
      lane.usedBy("10.0.0.1");
      lane.submit(Urgency.MOVE, new Thought("greedy " + i).quick());
    }
    EngineQueue.Lane modest = queue.lane("modest");
    modest.usedBy("10.0.0.2");
    modest.submit(Urgency.MOVE, new Thought("modest").quick());
    first.end.countDown();
    assertThat(List.of(next(), next())).containsExactly("greedy 1", "modest");
  }

  @Test
  void whereGamesNeverCeaseAdviceStillComes() throws InterruptedException {
    Thought first = occupied();
    for (int i = 0; i < 20; i++) {
      queue.lane("game " + i).submit(Urgency.MOVE, new Thought("move").quick());
    }
    queue.lane("a").submit(Urgency.ADVICE, new Thought("advice").quick());
    first.end.countDown();
    for (int i = 1; i < 8; i++) {
      if (next().equals("advice")) {
        return;
      }
    }
    assertThat(begun).as("eight turns without advice").contains("advice");
  }

  @Test
  void aThoughtIsCutOnlyIfOthersWaitAndItHadItsShare() throws InterruptedException {
    Thought deep = new Thought("deep");
    EngineQueue.Lane lane = queue.lane("a");
    lane.submit(Urgency.ADVICE, deep);
    assertThat(next()).isEqualTo("deep");
    pass(100 * SECOND);
    assertThat(deep.wasCut).as("nobody waits").isFalse();
    lane.submit(Urgency.ADVICE, new Thought("of the same table").quick());
    assertThat(deep.wasCut).as("its own table waits").isFalse();
    queue.lane("b").submit(Urgency.ADVICE, new Thought("other").quick());
    assertThat(deep.wasCut).isTrue();
    assertThat(next()).isEqualTo("other");
  }

  @Test
  void aMoveNeedNotWaitUntilAdviceHadItsWholeShare() throws InterruptedException {
    Thought deep = new Thought("deep");
    queue.lane("a").submit(Urgency.ADVICE, deep);
    assertThat(next()).isEqualTo("deep");
    queue.lane("b").submit(Urgency.MOVE, new Thought("move").quick());
    assertThat(deep.wasCut).isFalse();
    pass(EngineQueue.LEAST_NANOS);
    assertThat(deep.wasCut).isTrue();
    assertThat(next()).isEqualTo("move");
  }

  @Test
  void anEngineThatDoesNotStopHoldsUpNobody() throws InterruptedException {
    Thought stubborn = new Thought("stubborn");
    stubborn.stubborn = true;
    queue.lane("a").submit(Urgency.MOVE, stubborn);
    assertThat(next()).isEqualTo("stubborn");
    queue.lane("a").submit(Urgency.MOVE, new Thought("same engine", stubborn.engine).quick());
    queue.lane("b").submit(Urgency.MOVE, new Thought("other").quick());
    pass(EngineQueue.MOVE_NANOS);
    assertThat(stubborn.wasCut).isTrue();
    pass(EngineQueue.GRACE_NANOS + 1);
    assertThat(next()).isEqualTo("other");
    stubborn.end.countDown();
    assertThat(next()).as("an engine does one thing at a time").isEqualTo("same engine");
  }

  @Test
  void whatNobodyWantsAnyMoreNeverBegins() throws InterruptedException {
    Thought first = occupied();
    EngineQueue.Lane lane = queue.lane("a");
    Thought given = new Thought("given up").quick();
    lane.submit(Urgency.MOVE, given);
    lane.submit(Urgency.MOVE, new Thought("wanted").quick());
    lane.withdraw(given);
    first.end.countDown();
    assertThat(next()).isEqualTo("wanted");
  }

  @Test
  void theWaitInTheQueueIsNotOnTheClockOfAnEngine() throws InterruptedException {
    Catalogue catalogue = Catalogue.load().closed();
    Game game = catalogue.game("tictactoe");
    TableSpec spec =
        new TableSpec(
            game.text(), "", List.of(Chair.engine("random"), Chair.person("Ada")), 60_000, 0);
    ScheduledThreadPoolExecutor timer = (ScheduledThreadPoolExecutor) TableServices.newTimer();
    try {
      Thought first = occupied();
      Table table =
          new Table(
              new TableState("t", game, spec, 1, "2026-01-01T00:00:00Z"),
              new TableServices(
                  catalogue,
                  queue,
                  new EngineMemory(Long.MAX_VALUE),
                  timer,
                  false,
                  state -> {},
                  id -> {}),
              new Channel());
      Semaphore mail = new Semaphore(0);
      table.channel().join(0, mail::release);
      table.open();
      first.end.countDown();
      await(mail, table, 1);
      Thought second = occupied();
      table.play(new Credentials(Set.of(), true), table.live(), freeSquare(table));
      assertThat(table.json().path("thinking").asBoolean()).isTrue();
      assertThat(table.json().path("clock").path("running").asInt()).isEqualTo(Clocks.NOBODY);
      assertThat(timer.getQueue()).as("no flag can fall").isEmpty();
      second.end.countDown();
      await(mail, table, 3);
      assertThat(table.json().path("clock").path("running").asInt()).as("Ada's").isEqualTo(1);
    } finally {
      timer.shutdownNow();
    }
  }

  private static void await(Semaphore mail, Table table, int moves) throws InterruptedException {
    while (table.json().path("length").asInt() < moves) {
      assertThat(mail.tryAcquire(300, TimeUnit.SECONDS)).as("a move").isTrue();
    }
  }

  private static String freeSquare(Table table) {
    return table.position(table.live()).path("legal").path(0).asText();
  }
}
