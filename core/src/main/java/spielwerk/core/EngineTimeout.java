package spielwerk.core;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Waits for engines, but not for ever. Without a clock a question is asked on the caller's thread,
 * which costs nothing; with one it is asked on a thread of the game's own, which is left behind if
 * the engine never answers.
 */
final class EngineTimeout implements AutoCloseable {
  /** A question was not answered in time. */
  static final class Exhausted extends Exception {}

  private final long margin;
  private @Nullable ExecutorService thread;

  private EngineTimeout(long margin) {
    this.margin = margin;
  }

  static EngineTimeout of(Limits limits) {
    return new EngineTimeout(limits.marginMillis());
  }

  Advice call(Budget budget, Supplier<Advice> question, Watch watch) throws Exhausted {
    return call(budget, ignored -> question.get(), watch);
  }

  Advice call(Budget budget, Function<Watch, Advice> question, Watch watch) throws Exhausted {
    if (budget.millis() == 0) {
      return question.apply(watch);
    }
    ExecutorService own =
        thread == null ? Executors.newSingleThreadExecutor(EngineTimeout::daemon) : thread;
    thread = own;
    AtomicBoolean stop = new AtomicBoolean();
    Future<Advice> answer = own.submit(() -> question.apply(stoppable(watch, stop)));
    try {
      return answer.get(budget.millis() + margin, TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      stop.set(true);
      abandon();
      throw new Exhausted();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) failed.getCause();
    } catch (InterruptedException wanted) {
      stop.set(true);
      abandon();
      Thread.currentThread().interrupt();
      throw new Exhausted();
    }
  }

  private static Watch stoppable(Watch watch, AtomicBoolean stop) {
    return new Watch() {
      @Override
      public boolean stop() {
        return stop.get() || watch.stop();
      }

      @Override
      public void soFar(Advice advice) {
        watch.soFar(advice);
      }
    };
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "seat");
    thread.setDaemon(true);
    return thread;
  }

  private void abandon() {
    if (thread != null) {
      thread.shutdownNow();
      thread = null;
    }
  }

  @Override
  public void close() {
    abandon();
  }
}
