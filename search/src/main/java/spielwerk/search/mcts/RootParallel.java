package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Watch;

/**
 * Grows trees that know nothing of each other, on one or more threads. Each tree has a budget of
 * its own, so that it does not matter which thread grows it; only a clock or a watcher ends it
 * sooner.
 */
final class RootParallel {
  /** A watcher is asked after this many rounds. */
  private static final int BETWEEN_LOOKS = 16;

  private static final long PATIENCE_MILLIS = 5;
  private static final int FIRST_REPORT = 256;

  private final List<MctsSearch> searches;
  private final long deadline;
  private final Watch watch;
  private final Runnable report;
  private final AtomicBoolean stop = new AtomicBoolean();

  /**
   * @param deadline when to end by {@link System#nanoTime}, or 0 for never
   * @param report called now and then on the caller's thread; may read the first tree
   */
  RootParallel(List<MctsSearch> searches, long deadline, Watch watch, Runnable report) {
    this.searches = searches;
    this.deadline = deadline;
    this.watch = watch;
    this.report = report;
  }

  void grow(int threads) {
    int groups = Math.min(threads, searches.size());
    List<FutureTask<@Nullable Void>> others = new ArrayList<>();
    for (int i = 1; i < groups; i++) {
      List<MctsSearch> group = group(i, groups);
      FutureTask<@Nullable Void> task = new FutureTask<>(() -> rounds(group, false), null);
      Thread thread = new Thread(task, "mcts-" + i);
      thread.setDaemon(true);
      thread.start();
      others.add(task);
    }
    try {
      rounds(group(0, groups), true);
      others.forEach(this::await);
    } finally {
      stop.set(true);
    }
  }

  private List<MctsSearch> group(int number, int groups) {
    List<MctsSearch> group = new ArrayList<>();
    for (int i = number; i < searches.size(); i += groups) {
      group.add(searches.get(i));
    }
    return group;
  }

  /** One simulation of each tree after the other, until all are done. */
  private void rounds(List<MctsSearch> group, boolean caller) {
    long round = 0;
    long nextReport = FIRST_REPORT;
    boolean growing = true;
    while (growing && !stop.get()) {
      growing = false;
      for (MctsSearch search : group) {
        if (!search.done()) {
          search.simulate();
          growing = true;
        }
      }
      round++;
      if (deadline != 0 && System.nanoTime() - deadline >= 0) {
        stop.set(true);
      }
      if (caller && round % BETWEEN_LOOKS == 0 && watch.stop()) {
        stop.set(true);
      }
      if (caller && round == nextReport) {
        report.run();
        nextReport += Math.max(FIRST_REPORT, round / 4);
      }
    }
  }

  /** Waits until a thread has left its trees alone, come what may. */
  private void await(FutureTask<@Nullable Void> task) {
    boolean interrupted = false;
    while (!task.isDone()) {
      try {
        task.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException later) {
        if (watch.stop()) {
          stop.set(true);
        }
      } catch (InterruptedException wanted) {
        stop.set(true);
        interrupted = true;
      } catch (ExecutionException failed) {
        throw new IllegalStateException("A tree could not be grown", failed.getCause());
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
