package spielwerk.engines.process;

import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/**
 * The commands of a manager, read on a thread of their own so that they arrive while an engine
 * thinks too: they wait in their order, but the end (a word for it, or the end of input) and a
 * request to stop are known at once.
 */
final class CommandQueue {
  /** What stands for the end of input, and for a line that is too long. */
  static final String END = "\u0000end";

  static final String TOO_LONG = "\u0000long";

  private static final int WAITING = 2_000;

  private final Predicate<String> endings;
  private final Predicate<String> stops;
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING);
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private final AtomicInteger stopRequests = new AtomicInteger();

  /**
   * @param from should be buffered
   * @param endings lines that mean the end, in capitals
   * @param stops first words, in capitals, of lines that request an end of the search under way;
   *     they wait in their turn like others, and the request lasts until they are taken
   * @param longest how many characters a line may have
   */
  CommandQueue(Reader from, Set<String> endings, Set<String> stops, int longest) {
    this(
        from,
        line -> endings.contains(line.strip().toUpperCase(Locale.ROOT)),
        line -> stops.contains(line.strip().split("\\s", 2)[0].toUpperCase(Locale.ROOT)),
        longest);
  }

  /** The same for commands that are not words. */
  CommandQueue(Reader from, Predicate<String> endings, Predicate<String> stops, int longest) {
    this.endings = endings;
    this.stops = stops;
    Thread thread = new Thread(() -> listen(new LineReader(from, longest)), "manager");
    thread.setDaemon(true);
    thread.start();
  }

  private void listen(LineReader from) {
    try {
      boolean more = true;
      while (more) {
        String line = next(from);
        more = !line.equals(END) && !endings.test(line);
        if (!more) {
          end.complete(null);
        }
        if (stops.test(line)) {
          stopRequests.incrementAndGet();
        }
        lines.put(more ? line : END);
      }
    } catch (InterruptedException wanted) {
      end.complete(null);
    }
  }

  private static String next(LineReader from) {
    try {
      String line = from.next();
      return line == null ? END : line;
    } catch (LineReader.TooLong endless) {
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
    String line = lines.take();
    if (stops.test(line)) {
      stopRequests.decrementAndGet();
    }
    return line;
  }

  /** Whether somebody waits for the thought under way to end. */
  boolean stop() {
    return stopRequests.get() > 0;
  }

  /** Completes this long after the end was read. */
  CompletableFuture<Void> endAnd(long millis) {
    return end.thenRunAsync(
        () -> {}, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
  }
}
