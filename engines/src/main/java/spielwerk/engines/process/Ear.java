package spielwerk.engines.process;

import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Hears what a manager says, also while an engine thinks: the lines wait in their order, but the
 * end (END, or nobody there any more) and the wish to stop are known at once.
 */
final class Ear {
  /** What stands for the end of input, and for a line that is too long. */
  static final String END = "END";

  static final String TOO_LONG = "\u0000";

  private static final int LONGEST_LINE = 1000;
  private static final int WAITING = 10_000;

  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING);
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private volatile boolean stop;

  /**
   * @param from should be buffered
   */
  Ear(Reader from) {
    Thread thread = new Thread(() -> listen(new Lines(from, LONGEST_LINE)), "manager");
    thread.setDaemon(true);
    thread.start();
  }

  private void listen(Lines from) {
    try {
      boolean more = true;
      while (more) {
        String line = next(from);
        String word = line.strip().toUpperCase(Locale.ROOT);
        more = !word.equals(END);
        if (!more) {
          end.complete(null);
        }
        if (word.equals("STOP") || word.equals("YXSTOP")) {
          stop = true;
        } else {
          lines.put(more ? line : END);
        }
      }
    } catch (InterruptedException wanted) {
      end.complete(null);
    }
  }

  private static String next(Lines from) {
    try {
      String line = from.next();
      return line == null ? END : line;
    } catch (Lines.TooLong endless) {
      try {
        from.skip();
        return TOO_LONG;
      } catch (IOException gone) {
        return END;
      }
    } catch (IOException gone) {
      return END;
    }
  }

  /** The next line, once there is one. */
  String line() throws InterruptedException {
    return lines.take();
  }

  /** Before a thought: a wish to stop the one before does not count for this one. */
  void attend() {
    stop = false;
  }

  boolean stop() {
    return stop;
  }

  /** Is completed so long after the end was heard. */
  CompletableFuture<Void> endAnd(long millis) {
    return end.thenRunAsync(
        () -> {}, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
  }
}
