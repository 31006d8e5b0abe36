package spielwerk.web.runs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;

/**
 * Starts the program again, as on the command line, for work that takes long. What it says on
 * stderr is kept for the page. When the server ends, so do its programs: what they do can be
 * resumed.
 */
public final class Launcher implements AutoCloseable {
  /** More at once only wait for each other. */
  private static final int MOST = 8;

  private static final int LINES = 30;
  private static final int LONGEST_LINE = 400;
  private static final Duration FAREWELL = Duration.ofSeconds(2);

  private final List<String> program;
  private final Map<String, Child> children = new LinkedHashMap<>();
  private volatile Consumer<String> onEnd = name -> {};

  /**
   * @param program the command that starts the program, to which words are added; empty if nothing
   *     can be started
   */
  public Launcher(List<String> program) {
    this.program = List.copyOf(program);
  }

  /**
   * How a program is doing, or how it ended.
   *
   * @param failed whether it has ended because something was wrong, not because somebody wanted it
   * @param lines what it said last
   */
  public record Report(boolean alive, boolean failed, List<String> lines) {}

  private record Child(Process process, Deque<String> lines, AtomicBoolean asked) {
    Report report() {
      boolean alive = process.isAlive();
      // codes of the program itself; whoever kills it leaves another one
      boolean wrong = !alive && (process.exitValue() == 1 || process.exitValue() == 2);
      synchronized (lines) {
        return new Report(alive, wrong && !asked.get(), List.copyOf(lines));
      }
    }

    void listen() {
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          hear(line);
        }
      } catch (IOException ended) {
        // there is nothing more to hear
      }
    }

    private void hear(String line) {
      synchronized (lines) {
        lines.add(line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "..");
        while (lines.size() > LINES) {
          lines.remove();
        }
      }
    }
  }

  /** Who is told, by name, that a program has ended. */
  void onEnd(Consumer<String> listener) {
    onEnd = listener;
  }

  /** Whether anything can be started here. */
  public boolean able() {
    return !program.isEmpty();
  }

  /**
   * @throws Mistake if nothing can be started here
   */
  public void check() {
    if (!able()) {
      throw new Mistake("Runs cannot be started from this page, only on the command line.");
    }
  }

  /**
   * Starts the program.
   *
   * @param name under which it is known here, the name of a run for instance
   * @param words what would be typed after {@code spielwerk}
   * @throws Mistake if it is running already, too much is, or it cannot be started
   */
  public synchronized void start(String name, List<String> words) {
    check();
    if (report(name).map(Report::alive).orElse(false)) {
      throw new Mistake(name + " is running already.");
    }
    children.values().removeIf(child -> !child.process.isAlive() && children.size() > 100);
    if (children.values().stream().filter(child -> child.process.isAlive()).count() >= MOST) {
      throw new Mistake(MOST + " runs are at work already; pause one of them first.");
    }
    List<String> command = new ArrayList<>(program);
    command.addAll(words);
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectInput(ProcessBuilder.Redirect.PIPE)
              .start();
      process.getOutputStream().close();
      Child child = new Child(process, new ArrayDeque<>(), new AtomicBoolean());
      children.put(name, child);
      Thread ear = new Thread(() -> hearOut(name, child), "reads output of " + name);
      ear.setDaemon(true);
      ear.start();
    } catch (IOException impossible) {
      throw new Mistake(
          "The program could not be started: " + Explanation.why(impossible) + ".", impossible);
    }
  }

  /** Reads what a program says until it ends. */
  private void hearOut(String name, Child child) {
    child.listen();
    child.process.onExit().join(); // it may close its streams a little earlier
    onEnd.accept(name);
  }

  /** How the program of a name is doing, if one was started here. */
  public synchronized Optional<Report> report(String name) {
    return Optional.ofNullable(children.get(name)).map(Child::report);
  }

  /** The program of a name, while it runs. */
  synchronized Optional<ProcessHandle> running(String name) {
    return Optional.ofNullable(children.get(name))
        .map(child -> child.process.toHandle())
        .filter(ProcessHandle::isAlive);
  }

  /** Ends a program at once, and waits until it has ended; whatever it does can be resumed. */
  public void kill(String name) {
    Child child;
    synchronized (this) {
      child = children.get(name);
    }
    if (child != null) {
      child.process.destroyForcibly();
      await(child.process, FAREWELL);
    }
  }

  /** Asks a program to end, as Ctrl-C does. */
  public synchronized void interrupt(String name) {
    Child child = children.get(name);
    if (child != null) {
      child.asked.set(true);
      child.process.destroy();
    }
  }

  /** Forgets what is known about a program that has ended. */
  synchronized void forget(String name) {
    children.computeIfPresent(name, (n, child) -> child.process.isAlive() ? child : null);
  }

  private static boolean await(Process process, Duration time) {
    try {
      return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public synchronized void close() {
    children.values().forEach(child -> child.process.destroy());
    long end = System.nanoTime() + FAREWELL.toNanos();
    for (Child child : children.values()) {
      if (!await(child.process, Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
        child.process.destroyForcibly();
      }
    }
  }
}
