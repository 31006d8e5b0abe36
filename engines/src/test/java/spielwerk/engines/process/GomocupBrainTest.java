package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;

/** What our engines answer to a manager that speaks the Gomocup protocol. */
class GomocupBrainTest {
  private final List<String> seen = new ArrayList<>();

  /**
   * Plays the first free field of ours, which is at the bottom left, and remembers the questions.
   */
  private final class Plain implements Engine {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("plain", "Plain", "");
    }

    @Override
    public void newGame(Game game, int seat, Goal goal, long seed) {
      seen.add("new " + game.text() + " seat " + seat);
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      seen.add(
          position.game().notation().position(position.state())
              + (budget.isFree() ? "" : " " + budget));
      return Advice.of(Moves.of(position.state())[0]);
    }

    @Override
    public void close() {
      seen.add("closed");
    }
  }

  private List<String> answers(String... lines) {
    return answersOf(game -> new Plain(), String.join("\r\n", lines) + "\r\n");
  }

  private static List<String> answersOf(
      java.util.function.Function<FiveInARow, Engine> maker, String text) {
    List<String> out = new ArrayList<>();
    new GomocupBrain(maker, Budget.FREE, 1, "Plain \"x\"", "1", out::add)
        .run(new StringReader(text));
    return out;
  }

  @Test
  void itPlaysAsTheProtocolSays() {
    assertThat(
            answers(
                "START 5",
                "INFO game_type 0",
                "BEGIN",
                "",
                "TURN 2,2",
                "turn 3,3",
                "RESTART",
                "TURN 0,4",
                "END",
                "BEGIN"))
        .containsExactly("OK", "0,4", "1,4", "2,4", "OK", "1,4");
    assertThat(seen)
        .containsExactly(
            "new fiveinarow:size=5 seat 0",
            "5/5/5/5/5 x",
            "5/5/2o2/5/x4 x",
            "5/5/2o2/3o1/xx3 x",
            "new fiveinarow:size=5 seat 1",
            "5/5/5/5/x4 o",
            "closed");
  }

  @Test
  void linesMayEndInAnyWayAndTheLastOneNeedsNoEnd() {
    assertThat(answersOf(game -> new Plain(), "START 7\r\rTURN 3,3\n\n\r\nTURN 3,4"))
        .containsExactly("OK", "0,6", "1,6");
  }

  @Test
  void aBoardIsTakenAsItStands() {
    assertThat(
            answers(
                "RECTSTART 7,5",
                "BOARD",
                "1,1,2",
                "2,2,1",
                "3,3,2",
                "DONE",
                "BOARD",
                "DONE",
                "BOARD",
                "0,0,1",
                "1,0,1",
                "2,0,1",
                "6,0,2",
                "DONE"))
        .containsExactly("OK", "0,4", "0,4", "0,4");
    assertThat(seen)
        .containsExactly(
            "new fiveinarow:width=7,height=5 seat 1",
            "7/1x5/2o4/3x3/7 o",
            "new fiveinarow:width=7,height=5 seat 0",
            "7/7/7/7/7 x",
            "new fiveinarow:width=7,height=5 seat 0",
            "xxx3o/7/7/7/7 x",
            "closed");
  }

  @Test
  void movesAreTakenBackOneByOneAndMayBeForced() {
    assertThat(
            answers(
                "START 5",
                "PLAY 2,2",
                "TURN 0,0",
                "TAKEBACK 0,0",
                "TAKEBACK 0,4",
                "TAKEBACK 0,0",
                "TURN 1,0"))
        .containsExactly(
            "OK", "2,2", "0,4", "ERROR the last stone is not on 0,0", "OK", "OK", "0,4");
    assertThat(seen).contains("1o3/5/2x2/5/5 x");
  }

  @Test
  void whatIsWrongIsAnErrorAndChangesNothing() {
    assertThat(
            answers(
                "BEGIN",
                "TURN 0,0",
                "BOARD",
                "DONE",
                "RESTART",
                "TAKEBACK 0,0",
                "START 4",
                "START 257",
                "START many",
                "START",
                "RECTSTART 7",
                "RECTSTART 7,x",
                "START 5",
                "TURN 5,0",
                "TURN x",
                "TURN",
                "TURN 1,1",
                "TURN 1,1",
                "BEGIN",
                "DONE",
                "BOARD",
                "1,1,3",
                "DONE",
                "BOARD",
                "1,1,1",
                "1,1,2",
                "DONE",
                "TURN 2,2"))
        .allMatch(line -> line.startsWith("ERROR ") || !line.startsWith("E"))
        .satisfies(all -> assertThat(all).filteredOn(line -> line.startsWith("ERROR ")).hasSize(20))
        .endsWith("ERROR there are two stones on 1,1", "1,4");
    assertThat(seen).last().isEqualTo("closed");
    assertThat(seen).contains("5/1x3/2x2/5/o4 o");
  }

  @Test
  void whatIsUnknownIsSaidToBe() {
    assertThat(answers("YXSHOWINFO", "ABOUT", "x".repeat(5000), "SUGGEST 1,1", "about"))
        .containsExactly(
            "UNKNOWN command YXSHOWINFO",
            "name=\"Plain 'x'\", version=\"1\", author=\"Spielwerk\", country=\"Germany\"",
            "ERROR the line is too long",
            "UNKNOWN command SUGGEST",
            "name=\"Plain 'x'\", version=\"1\", author=\"Spielwerk\", country=\"Germany\"");
  }

  @Test
  void aGameThatIsOverIsNotPlayedOn() {
    assertThat(
            answers(
                "START 5", "BOARD", "0,0,2", "1,0,2", "2,0,2", "3,0,2", "4,0,2", "0,1,1", "1,1,1",
                "2,1,1", "3,1,1", "DONE"))
        .containsExactly("OK", "ERROR the game is over");
  }

  @Test
  void infoIsNeverAnsweredButLimitsTheSearch() {
    assertThat(
            answers(
                "START 5",
                "INFO timeout_turn 1000",
                "INFO max_depth 4",
                "INFO max_node 77",
                "INFO folder /tmp",
                "INFO evaluate 1,1",
                "INFO",
                "INFO nonsense",
                "BEGIN"))
        .containsExactly("OK", "0,4");
    assertThat(seen).contains("5/5/5/5/5 x nodes=77,depth=4,time=900ms");
  }

  @Test
  void afterASearchItTellsWhatItSaw() {
    Engine searcher =
        engine(
            (position, watch) ->
                Advice.of(
                    List.of(new Candidate(0, 1, 0.25, false, List.of(0, 24))),
                    new Effort(1234, 5, 0, java.util.Map.of())));
    assertThat(answersOf(game -> searcher, "START 5\nBEGIN\n"))
        .containsExactly("OK", "MESSAGE depth 5 eval 0.250 nodes 1234 line 0,4 4,0", "0,4");
  }

  @Test
  void anEngineThatBreaksOrPlaysNonsenseIsAnErrorAndCanBeAskedAgain() {
    Engine broken =
        engine(
            (position, watch) -> {
              if (position.state().turn() == 0) {
                throw new IllegalStateException("a spring is loose");
              }
              return Advice.of(999);
            });
    assertThat(answersOf(game -> broken, "START 5\nBEGIN\nTURN 1,1\nABOUT\n"))
        .hasSize(4)
        .element(1)
        .asString()
        .startsWith("ERROR the engine crashed")
        .contains("a spring is loose");
    assertThat(
            answersOf(
                game -> {
                  throw new Mistake("plain cannot play " + game.text());
                },
                "START 5\nBEGIN\n"))
        .containsExactly(
            "ERROR plain cannot play fiveinarow:size=5",
            "ERROR there is no board yet; send START first");
  }

  @Test
  void theEndIsHeardWhileAnEngineThinksThatNeverStops() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch thinks = new CountDownLatch(1);
    Engine stubborn =
        engine(
            (position, watch) -> {
              thinks.countDown();
              await(never);
              return Advice.of(0);
            });
    Manager manager = new Manager(stubborn);
    manager.say("START 5\nBEGIN\n");
    await(thinks);
    manager.say("END\n");
    assertThat(manager.ends()).isTrue();
    assertThat(manager.heard()).isEqualTo("OK");
    assertThat(manager.heard()).isNull();
    never.countDown();
  }

  @Test
  void nobodyThereAnyMoreIsTheEndToo() throws Exception {
    CountDownLatch thinks = new CountDownLatch(1);
    Engine patient =
        engine(
            (position, watch) -> {
              thinks.countDown();
              while (!watch.stop()) {
                Thread.onSpinWait();
              }
              return Advice.of(0);
            });
    Manager manager = new Manager(patient);
    manager.say("START 5\nBEGIN\n");
    await(thinks);
    manager.leave();
    assertThat(manager.ends()).isTrue();
  }

  @Test
  void itStopsThinkingWhenToldAndAnswers() throws Exception {
    CountDownLatch thinks = new CountDownLatch(1);
    Engine patient =
        engine(
            (position, watch) -> {
              thinks.countDown();
              while (!watch.stop()) {
                Thread.onSpinWait();
              }
              return Advice.of(0);
            });
    Manager manager = new Manager(patient);
    manager.say("START 5\nBEGIN\n");
    await(thinks);
    manager.say("YXSTOP\n");
    assertThat(manager.heard()).isEqualTo("OK");
    assertThat(manager.heard()).isEqualTo("0,4");
    manager.leave();
    assertThat(manager.ends()).isTrue();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(1, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
  }

  private interface Thought {
    Advice of(Position position, Watch watch);
  }

  private static Engine engine(Thought thought) {
    return new Engine() {
      @Override
      public EngineInfo info() {
        return EngineInfo.of("test", "Test", "");
      }

      @Override
      public Advice advise(Position position, Budget budget, Watch watch) {
        return thought.of(position, watch);
      }
    };
  }

  /** Talks to a brain on another thread. */
  private static final class Manager {
    private final PipedWriter pen = new PipedWriter();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Thread brain;

    Manager(Engine engine) throws IOException {
      PipedReader in = new PipedReader(pen);
      brain =
          new Thread(
              () ->
                  new GomocupBrain(game -> engine, Budget.FREE, 1, "Test", "1", heard::add)
                      .run(in));
      brain.setDaemon(true);
      brain.start();
    }

    void say(String text) throws IOException {
      pen.write(text);
      pen.flush();
    }

    void leave() throws IOException {
      pen.close();
    }

    /** The next line, or null if there is none and the brain has ended. */
    @Nullable String heard() throws InterruptedException {
      return brain.isAlive() ? heard.poll(1, TimeUnit.MINUTES) : heard.poll();
    }

    boolean ends() throws InterruptedException {
      brain.join(60_000);
      return !brain.isAlive();
    }
  }
}
