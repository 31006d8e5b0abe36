package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Budget;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;

/** Programs never outlive us, nor do the programs that they have started. */
class ProcessGroupTest {
  private static final FiveInARow GAME = new FiveInARow(7, 7, 5);

  /** A manager that starts a program, says which processes there are, and waits for its end. */
  static final class Manager {
    public static void main(String[] args) throws IOException {
      ProcessEngine engine = Brains.faulty(Brains.PATIENT, args[0]);
      List<Long> pids = pids(engine);
      System.out.println(String.join(" ", pids.stream().map(Object::toString).toList()));
      System.out.flush();
      if (System.in.read() >= 0 && args[1].equals("exit")) {
        System.exit(0);
      }
      engine.close();
    }
  }

  /** A program that starts another one like it and then only waits, whatever is said to it. */
  static final class Parent {
    public static void main(String[] args) throws Exception {
      if (args.length > 0) {
        new ProcessBuilder(Brains.java(Parent.class)).inheritIO().start();
      }
      System.out.println("here");
      System.out.flush();
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  /** A manager on a system without a shell: it says which processes there are and waits. */
  static final class PlainManager {
    public static void main(String[] args) throws IOException {
      ProcessGroup group =
          ProcessGroup.plainly(Invocation.of(Brains.java(Parent.class, "another"), ""));
      BufferedReader out = group.child().inputReader();
      out.readLine();
      out.readLine();
      List<String> pids =
          ProcessHandle.current()
              .descendants()
              .map(ProcessHandle::pid)
              .map(String::valueOf)
              .toList();
      System.out.println(String.join(" ", pids));
      System.out.flush();
      if (System.in.read() >= 0) {
        group.close();
      }
    }
  }

  /** All processes below us, once the program has made a move and perhaps a child. */
  private static List<Long> pids(ProcessEngine engine) {
    engine.newGame(GAME, 0, Goal.WIN, 1);
    engine.advise(Position.of(GAME, Setup.STANDARD, ""), Budget.FREE, Watch.NONE);
    return ProcessHandle.current().descendants().map(ProcessHandle::pid).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "forks", "ignores end"})
  void whoClosesAnEngineEndsAllThatItStarted(String manner) {
    List<Long> pids;
    try (ProcessEngine engine = Brains.faulty(Brains.PATIENT, manner)) {
      pids = pids(engine);
      assertThat(pids).hasSizeGreaterThanOrEqualTo(manner.equals("forks") ? 3 : 2);
    }
    assertThat(pids).allSatisfy(ProcessGroupTest::ends);
  }

  @ParameterizedTest
  @ValueSource(strings = {"forks", "ignores end"})
  void aManagerThatIsKilledTakesAllWithIt(String manner) throws Exception {
    Process manager = new ProcessBuilder(Brains.java(Manager.class, manner, "wait")).start();
    List<Long> pids = said(manager);
    manager.destroyForcibly(); // kill -9
    assertThat(manager.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(pids).hasSizeGreaterThanOrEqualTo(2).allSatisfy(ProcessGroupTest::ends);
  }

  @Test
  void aManagerThatEndsWithoutClosingItsEnginesTakesAllWithIt() throws Exception {
    Process manager = new ProcessBuilder(Brains.java(Manager.class, "forks", "exit")).start();
    List<Long> pids = said(manager);
    manager.getOutputStream().write('\n');
    manager.getOutputStream().flush();
    assertThat(manager.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(pids).hasSizeGreaterThanOrEqualTo(3).allSatisfy(ProcessGroupTest::ends);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void withoutAShellAProgramEndsWithUsToo(boolean killed) throws Exception {
    Process manager = new ProcessBuilder(Brains.java(PlainManager.class)).start();
    List<Long> pids = said(manager);
    assertThat(pids).as("guard, program and the one it started").hasSize(3);
    if (killed) {
      manager.destroyForcibly(); // kill -9
    } else {
      manager.getOutputStream().write('\n');
      manager.getOutputStream().flush();
    }
    assertThat(manager.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(pids).allSatisfy(ProcessGroupTest::ends);
  }

  private static List<Long> said(Process manager) throws IOException {
    BufferedReader out =
        new BufferedReader(new InputStreamReader(manager.getInputStream(), StandardCharsets.UTF_8));
    return Stream.of(out.readLine().split(" ")).map(Long::valueOf).toList();
  }

  private static void ends(long pid) throws Exception {
    var process = ProcessHandle.of(pid);
    if (process.isPresent()) {
      process.get().onExit().get(1, TimeUnit.MINUTES);
    }
  }
}
