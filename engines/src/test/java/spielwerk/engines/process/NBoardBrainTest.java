package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/** What our engines answer to a window that speaks NBoard. */
class NBoardBrainTest {
  private static final String GAME =
      "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]"
          + "BO[8 ---------------------------O*------*O--------------------------- *]"
          + "B[F5]W[F6/1.2/3]B[D3];)\n";

  private final List<String> seen = new ArrayList<>();

  private interface Thought {
    Advice of(Position position, Budget budget, Watch watch);
  }

  private static Engine engine(Thought thought) {
    return new Engine() {
      @Override
      public EngineInfo info() {
        return EngineInfo.of("test", "Test", "");
      }

      @Override
      public Advice advise(Position position, Budget budget, Watch watch) {
        return thought.of(position, budget, watch);
      }
    };
  }

  /** Says that it sees a quarter of a win in the first move and less in the others. */
  private Advice opinion(Position position, Budget budget, Watch watch) {
    seen.add(position.moves().size() + " " + budget);
    List<Candidate> all = new ArrayList<>();
    for (int move : Moves.of(position.state())) {
      all.add(new Candidate(move, 1, 0.25 - all.size() / 8.0, false, List.of(move)));
    }
    return Advice.of(all, new Effort(99, 4, 0, Map.of()));
  }

  private List<String> talk(String commands) {
    List<String> lines = new ArrayList<>();
    new NBoardBrain(() -> engine(this::opinion), Budget.FREE, 1, "My name", lines::add)
        .run(new StringReader(commands));
    lines.removeIf(line -> line.startsWith("status") && !line.contains("Error"));
    return lines;
  }

  @Test
  void itMovesButDoesNotPlay() {
    List<String> said =
        talk(
            "nboard 2\nset depth 7\n"
                + GAME
                + "set contempt 3\nping 1\ngo\ngo\nmove C5/0/1\nE6\n"
                + "go\nlearn\nunheard of\n");
    assertThat(said).hasSize(13);
    assertThat(said.subList(0, 3))
        .containsExactly("set myname Myname", "set myname Myname", "pong 1");
    assertThat(said.get(3)).matches("search [A-H][1-8] 16.00 0 4");
    assertThat(said.get(4)).matches("nodestats 99 [0-9.]+");
    assertThat(said.get(5)).matches("=== [A-H][1-8]/16.00/[0-9.]+");
    assertThat(said.get(8).substring(0, 12)).isEqualTo(said.get(5).substring(0, 12));
    assertThat(said.get(11)).startsWith("=== ");
    assertThat(seen).containsExactly("3 depth=7", "3 depth=7", "5 depth=7");
    assertThat(said.get(12)).isEqualTo("learned");
  }

  @Test
  void hintsAreTheBestMovesWithTheirValues() {
    List<String> said = talk(GAME + "hint 3\n");
    assertThat(said).hasSize(3);
    assertThat(said.get(0)).matches("search .. 16.00 0 4");
    assertThat(said.get(2)).matches("search .. 0.00 0 4");
  }

  @Test
  void anAnalysisGoesBackThroughTheGameAndCountsForBlack() {
    assertThat(talk(GAME + "analyze\n").stream().filter(line -> line.startsWith("analysis")))
        .containsExactly(
            "analysis 3 -16.00", "analysis 2 16.00", "analysis 1 -16.00", "analysis 0 16.00");
  }

  @Test
  void whatIsWrongIsSaidInTheStatusLineAndChangesNothing() {
    List<String> said =
        talk(
            GAME
                + "move A1\nset game (;GM[Othello]B[a1];)\nset game x\n"
                + "x".repeat(20_000)
                + "\nhint 1\n");
    assertThat(said).hasSize(5);
    assertThat(said.subList(0, 4)).allMatch(line -> line.startsWith("status Error: "));
    assertThat(said.get(4)).startsWith("search ");
    assertThat(seen).containsExactly("3 free");
  }

  @Test
  void afterTheEndItPasses() {
    StringBuilder moves = new StringBuilder();
    String game = "e6f4e3f6g5d6e7f5c5";
    for (int i = 0; i < game.length(); i += 2) {
      moves.append("move ").append(game, i, i + 2).append('\n');
    }
    assertThat(talk(moves + "go\nhint 2\nping 9\n")).containsExactly("=== PA", "pong 9");
  }

  /** Talks to a brain on another thread. */
  private static final class Window {
    private final PipedWriter pen = new PipedWriter();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Thread brain;

    Window(Engine engine) throws IOException {
      PipedReader in = new PipedReader(pen);
      brain =
          new Thread(
              () -> new NBoardBrain(() -> engine, Budget.FREE, 1, "Test", heard::add).run(in));
      brain.setDaemon(true);
      brain.start();
    }

    void say(String text) throws IOException {
      pen.write(text);
      pen.flush();
    }

    String heard() throws InterruptedException {
      String line = heard.poll(1, TimeUnit.MINUTES);
      assertThat(line).isNotNull();
      return line.startsWith("status") ? heard() : line;
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(1, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aPingEndsAHintAndIsAnsweredAfterIt() throws Exception {
    CountDownLatch thinks = new CountDownLatch(1);
    Window window =
        new Window(
            engine(
                (position, budget, watch) -> {
                  int first = Moves.of(position.state())[0];
                  Candidate best = new Candidate(first, 1, 0.5, false, List.of(first));
                  watch.soFar(Advice.of(List.of(best), Effort.NONE));
                  thinks.countDown();
                  while (!watch.stop()) {
                    Thread.onSpinWait();
                  }
                  return Advice.of(List.of(best), Effort.NONE);
                }));
    window.say("hint 2\n");
    await(thinks);
    assertThat(window.heard()).isEqualTo("search D3 32.00 0 1");
    window.say("ping 5\n");
    assertThat(window.heard()).isEqualTo("search D3 32.00 0 1");
    assertThat(window.heard()).isEqualTo("pong 5");
    window.say("hint 1\nping 6\nquit\n");
    while (!window.heard().equals("pong 6")) {
      assertThat(window.brain.isDaemon()).isTrue();
    }
    window.brain.join(60_000);
    assertThat(window.brain.isAlive()).isFalse();
  }

  @Test
  void aMoveIsThoughtOfToTheEndBeforeAPingIsAnswered() throws Exception {
    CountDownLatch thinks = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    List<Boolean> stopped = new ArrayList<>();
    Window window =
        new Window(
            engine(
                (position, budget, watch) -> {
                  thinks.countDown();
                  await(done);
                  stopped.add(watch.stop());
                  return Advice.of(Moves.of(position.state())[0]);
                }));
    window.say("go\n");
    await(thinks);
    window.say("ping 5\n");
    done.countDown();
    assertThat(window.heard()).startsWith("nodestats 0 ");
    assertThat(window.heard()).startsWith("=== D3//");
    assertThat(window.heard()).isEqualTo("pong 5");
    assertThat(stopped).containsExactly(false);
  }
}
