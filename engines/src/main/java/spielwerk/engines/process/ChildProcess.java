package spielwerk.engines.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Watch;

/**
 * A program that we talk to in lines. Whatever it does, we neither hang nor run out of memory: what
 * it says is read by a thread of its own and counted, what we say is written by another, so that a
 * program that does not read cannot hold us up.
 */
final class ChildProcess implements Conversation, AutoCloseable {
  /** Longer than any principal variation; what is longer is not a line of a protocol. */
  static final int LONGEST_LINE = 10_000;

  /** What a program may write for one question. */
  static final int MOST_LINES = 10_000;

  static final int MOST_CHARACTERS = 1_000_000;

  private static final long FAREWELL_MILLIS = 1000;
  private static final long LAST_WORDS_MILLIS = 2000;

  /** How often we look whether somebody wants us to stop. */
  private static final long GLANCE_NANOS = 20_000_000;

  private final ProcessGroup leash;
  private final LastLines lastLines;
  private final BlockingQueue<Optional<String>> heard = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
  private final Thread errors;
  private final Thread pen;
  private volatile @Nullable String flood;
  private int lines;
  private int characters;

  private ChildProcess(ProcessGroup leash, LastLines lastLines) {
    this.leash = leash;
    this.lastLines = lastLines;
    Process process = leash.child();
    daemon("engine output", () -> listen(process.getInputStream()));
    this.errors = daemon("engine errors", () -> overhear(process.getErrorStream()));
    this.pen = daemon("engine input", () -> write(process.getOutputStream()));
  }

  /**
   * Starts a program.
   *
   * @param memory bytes that it may use
   * @param lastLines takes what it says beside its answers
   * @throws Fault if the system cannot start it
   */
  static ChildProcess start(Invocation what, long memory, LastLines lastLines) {
    try {
      return new ChildProcess(ProcessGroup.start(what, memory), lastLines);
    } catch (IOException impossible) {
      throw new Fault(
          Ending.Reason.CRASH,
          what.words().get(0) + " cannot be started: " + impossible.getMessage());
    }
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static BufferedReader reader(InputStream from) {
    return new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8));
  }

  private void listen(InputStream from) {
    try (BufferedReader reader = reader(from)) {
      LineReader all = new LineReader(reader, LONGEST_LINE);
      for (String line = all.next(); line != null && isWithinLimits(line); line = all.next()) {
        if (!line.isBlank()) {
          heard.add(Optional.of(line.strip()));
        }
      }
    } catch (LineReader.TooLong endless) {
      flood = "wrote " + endless.getMessage();
    } catch (IOException gone) {
      // as if it had ended
    } finally {
      heard.add(Optional.empty());
    }
  }

  private synchronized boolean isWithinLimits(String line) {
    lines++;
    characters += line.length();
    if (lines > MOST_LINES) {
      flood = "wrote more than " + MOST_LINES + " lines for one answer";
    } else if (characters > MOST_CHARACTERS) {
      flood = "wrote more than " + MOST_CHARACTERS + " characters for one answer";
    }
    return flood == null;
  }

  /** However much it writes there, only the last lines are kept. */
  private void overhear(InputStream from) {
    try (BufferedReader reader = reader(from)) {
      LineReader all = new LineReader(reader, LONGEST_LINE);
      while (true) {
        try {
          String line = all.next();
          if (line == null) {
            return;
          }
          lastLines.add(line);
        } catch (LineReader.TooLong endless) {
          lastLines.add("(" + endless.getMessage() + ")");
          all.skip();
        }
      }
    } catch (IOException gone) {
      // nothing more to read
    }
  }

  private void write(OutputStream to) {
    try (to) {
      while (true) {
        to.write(toSay.take().getBytes(StandardCharsets.UTF_8));
        to.flush();
      }
    } catch (IOException gone) {
      // whoever waits for an answer learns it
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void ask(String text) {
    for (Optional<String> old = heard.poll(); old != null; old = heard.poll()) {
      if (old.isEmpty()) {
        heard.add(old);
        break;
      }
      lastLines.add(old.get());
    }
    synchronized (this) {
      lines = 0;
      characters = 0;
    }
    say(text);
  }

  @Override
  public void say(String text) {
    toSay.add(text);
  }

  @Override
  public void note(String line) {
    lastLines.add(line);
  }

  @Override
  public @Nullable String line(long until, Watch watch) {
    try {
      while (!watch.stop()) {
        long left = Math.max(0, until - System.nanoTime());
        Optional<String> line = heard.poll(Math.min(left, GLANCE_NANOS), TimeUnit.NANOSECONDS);
        if (line == null && left == 0) {
          return null;
        }
        if (line != null) {
          if (line.isEmpty()) {
            heard.add(line);
            throw gone();
          }
          return line.get();
        }
      }
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
    return null;
  }

  private Fault gone() throws InterruptedException {
    String written = flood;
    if (written != null) {
      return new Fault(Ending.Reason.CRASH, written);
    }
    Process process = leash.child();
    if (!process.waitFor(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS)) {
      return new Fault(Ending.Reason.CRASH, "closed its output");
    }
    errors.join(LAST_WORDS_MILLIS); // closing the process would cut off what is still to be read
    int code = process.exitValue();
    return new Fault(
        Ending.Reason.CRASH,
        code > 128 && code <= 128 + 64
            ? "was ended by signal " + (code - 128)
            : "ended with exit code " + code);
  }

  /**
   * Lets the program end by itself, for a moment; then ends it.
   *
   * @param farewell what to say, as whole lines
   */
  void close(String farewell) {
    leash.look();
    say(farewell);
    try {
      leash.child().waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  /** Ends the program at once; what it wrote to the last is read. */
  @Override
  public void close() {
    leash.close();
    pen.interrupt();
    try {
      errors.join(LAST_WORDS_MILLIS);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
  }
}
