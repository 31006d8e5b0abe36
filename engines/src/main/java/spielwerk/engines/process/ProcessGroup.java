package spielwerk.engines.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What holds a child process: it gets a process group of its own, limits, and an end when we end,
 * however that comes about.
 *
 * <p>A shell, the guard, waits for a line on a pipe that only this JVM can write to. When the JVM
 * is gone, be it by kill -9, the system closes the pipe, and the guard kills the child's process
 * group, grandchildren included. The child itself is a shell at first, which sets the limits, waits
 * for our word and then becomes the program. We give the word only when the guard knows the group;
 * so there is no moment in which the program runs unguarded. Nobody polls, and no library is needed
 * that asks the kernel for a death signal (which comes when the starting <em>thread</em> ends, not
 * the JVM).
 *
 * <p>The own group has a second use: Ctrl-C at the terminal reaches us and not the engines, so that
 * the games under way can be finished.
 *
 * <p>Where there is no such shell (Windows), {@link ProcessGuard} waits in its place: it ends what
 * descends from the child, there are no groups and no limits, and a program that we start just
 * before we are killed may remain.
 */
final class ProcessGroup implements AutoCloseable {
  private static final String SHELL = "/bin/sh";
  private static final String GUARD =
      "read -r group && { read -r rest; kill -s KILL -- \"$group\" 2>/dev/null; }";

  /** The limit on data counts what a program really may write to, not what it merely reserves. */
  private static final String PROGRAM =
      "read -r word || exit 0; ulimit -c 0; ulimit -d \"$0\" 2>/dev/null; exec \"$@\"";

  private static final long FAREWELL_SECONDS = 2;

  private final Process guard;
  private final Process child;
  private final Set<ProcessHandle> family = new HashSet<>();
  private boolean cut;

  private ProcessGroup(Process guard, Process child) {
    this.guard = guard;
    this.child = child;
  }

  /**
   * Starts a program.
   *
   * @param memory bytes that the program may use, where the system can see to it
   * @throws IOException if the system cannot start it
   */
  static ProcessGroup start(Invocation what, long memory) throws IOException {
    return Files.isExecutable(Path.of(SHELL)) ? byShell(what, memory) : plainly(what);
  }

  private static ProcessGroup byShell(Invocation what, long memory) throws IOException {
    List<String> alone = ownGroup();
    List<String> program = List.of(SHELL, "-c", PROGRAM, Long.toString(memory >> 10));
    ProcessGroup leash =
        guarded(
            join(alone, List.of(SHELL, "-c", GUARD)),
            join(join(alone, program), what.words()),
            what.folder());
    leash.begin((alone.isEmpty() ? "" : "-") + leash.child.pid(), true);
    return leash;
  }

  /** The way of systems without a shell. */
  static ProcessGroup plainly(Invocation what) throws IOException {
    ProcessGroup leash = guarded(ProcessGuard.command(), what.words(), what.folder());
    leash.begin(Long.toString(leash.child.pid()), false);
    return leash;
  }

  private static ProcessGroup guarded(List<String> guardian, List<String> program, Path folder)
      throws IOException {
    Process guard =
        new ProcessBuilder(guardian)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      return new ProcessGroup(
          guard, new ProcessBuilder(program).directory(folder.toFile()).start());
    } catch (IOException impossible) {
      guard.destroyForcibly();
      throw impossible;
    }
  }

  /**
   * @param target what the guard is to end
   * @param waits whether the child waits for our word
   */
  private void begin(String target, boolean waits) throws IOException {
    try {
      say(guard.getOutputStream(), target);
      if (waits) {
        say(child.getOutputStream(), "go");
      }
    } catch (IOException broken) {
      close();
      throw broken;
    }
  }

  /** How a program is started in a group of its own, where the system has a way. */
  private static List<String> ownGroup() {
    Optional<String> setsid =
        Stream.of("/usr/bin/setsid", "/bin/setsid")
            .filter(file -> Files.isExecutable(Path.of(file)))
            .findFirst();
    return setsid.map(List::of).orElse(List.of());
  }

  private static List<String> join(List<String> some, List<String> more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private static void say(OutputStream to, String line) throws IOException {
    to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    to.flush();
  }

  /** The program. */
  Process child() {
    return child;
  }

  /** Remembers what the program has started, as long as it is still there to be asked. */
  synchronized void look() {
    child.descendants().forEach(family::add);
  }

  /** Ends the program and all that it has started, at once; waits until it is gone. */
  @Override
  public synchronized void close() {
    if (cut) {
      return;
    }
    cut = true;
    look();
    try {
      guard.getOutputStream().close();
    } catch (IOException gone) {
      // then the guard has done its work already
    }
    child.destroyForcibly();
    family.forEach(ProcessHandle::destroyForcibly);
    try {
      boolean gone =
          guard.waitFor(FAREWELL_SECONDS, TimeUnit.SECONDS)
              && child.waitFor(FAREWELL_SECONDS, TimeUnit.SECONDS);
      if (!gone) {
        guard.destroyForcibly();
      }
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
  }
}
