package spielwerk.core;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Waits for engines, but not for ever. Without a limit a question is asked on the caller's thread,
 * which costs nothing; with one it is asked on a thread of the game's own, which is left behind if
 * the engine never answers.
 */
final class EngineTimeout implements AutoCloseable {
  /** A question was not answered in time; its stack trace is where the engine was then. */
  static final class Exhausted extends Exception {
    Exhausted() {
      super("no answer in time; then the engine was here");
    }
  }

  private final long margin;
  private @Nullable ExecutorService thread;
  private volatile @Nullable Thread seat;

  private EngineTimeout(long margin) {
    this.margin = margin;
  }

  static EngineTimeout of(Limits limits) {
    return new EngineTimeout(limits.marginMillis());
  }

  /**
   * Asks an engine.
   *
   * @param millis how long an answer is waited for, beside the margin; 0 for ever
   */
  Advice call(long millis, Function<Watch, Advice> question, Watch watch) throws Exhausted {
    if (millis == 0) {
      return question.apply(watch);
    }
    ExecutorService own = thread == null ? Executors.newSingleThreadExecutor(this::daemon) : thread;
    thread = own;
    AtomicBoolean stop = new AtomicBoolean();
    Future<Advice> answer = own.submit(() -> question.apply(stoppable(watch, stop)));
    try {
      return answer.get(millis + margin, TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      Exhausted exhausted = new Exhausted();
      Thread stuck = seat;
      if (stuck != null) {
        exhausted.setStackTrace(stuck.getStackTrace());
      }
      stop.set(true);
      abandon();
      throw exhausted;
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

  private Thread daemon(Runnable work) {
    Thread made = new Thread(work, "seat");
    made.setDaemon(true);
    seat = made;
    return made;
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
