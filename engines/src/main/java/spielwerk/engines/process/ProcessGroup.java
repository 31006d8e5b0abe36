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
   * @param memory bytes that the program may use
   * @throws IOException if the system cannot start it
   */
  static ProcessGroup start(Invocation what, long memory) throws IOException {
    List<String> alone = ownGroup();
    Process guard =
        new ProcessBuilder(join(alone, List.of(SHELL, "-c", GUARD)))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<String> program = List.of(SHELL, "-c", PROGRAM, Long.toString(memory >> 10));
    Process child;
    try {
      child =
          new ProcessBuilder(join(join(alone, program), what.words()))
              .directory(what.folder().toFile())
              .start();
    } catch (IOException impossible) {
      guard.destroyForcibly();
      throw impossible;
    }
    ProcessGroup leash = new ProcessGroup(guard, child);
    try {
      say(guard.getOutputStream(), (alone.isEmpty() ? "" : "-") + child.pid());
      say(child.getOutputStream(), "go");
    } catch (IOException broken) {
      leash.close();
      throw broken;
    }
    return leash;
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
