package spielwerk.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import spielwerk.runs.ClusterStatus;

/** Tells others once a second how the cluster does. */
final class StatusFile {
  private static final long EVERY = TimeUnit.SECONDS.toNanos(1);

  /** Points that a plot of the speed has at most; older ones are thinned out. */
  private static final int POINTS = 400;

  private final Path file;
  private final String where;
  private final ExecutorList executors;
  private final long began = System.nanoTime();
  private final List<ClusterStatus.Rate> rates = new ArrayList<>();
  private long told = began;
  private long pieces;
  private long busy;

  StatusFile(Path file, String where, ExecutorList executors) {
    this.file = file;
    this.where = where;
    this.executors = executors;
  }

  /** The driver had so much to do. */
  void busy(long nanos) {
    busy += nanos;
  }

  void did(String executor, int count) {
    pieces += count;
    executors.did(executor, count);
  }

  /**
   * Tells it, if it is time.
   *
   * @param tasks under way
   */
  void tell(int tasks) {
    if (System.nanoTime() - told >= EVERY) {
      write(tasks);
    }
  }

  /** Tells that nothing is under way any more. */
  void end() {
    write(0);
  }

  private void write(int tasks) {
    long now = System.nanoTime();
    double seconds = (now - told) / 1e9;
    if (pieces > 0 || seconds >= 1) {
      rates.add(new ClusterStatus.Rate((now - began) / 1e9, pieces / Math.max(seconds, 1e-3)));
      pieces = 0;
      told = now;
    }
    if (rates.size() > POINTS) {
      for (int i = 0; i < rates.size() - 1; i++) {
        ClusterStatus.Rate a = rates.get(i);
        ClusterStatus.Rate b = rates.remove(i + 1);
        rates.set(i, new ClusterStatus.Rate(b.second(), (a.rate() + b.rate()) / 2));
      }
    }
    try {
      executors.status(where, tasks, (double) busy / Math.max(1, now - began), rates).write(file);
    } catch (IOException full) {
      // the run itself will notice a full disk
    }
  }
}
