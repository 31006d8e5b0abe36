package spielwerk.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import spielwerk.runs.ClusterStatus;

/** Publishes once a second how the cluster is doing. */
final class StatusFile {
  private static final long EVERY = TimeUnit.SECONDS.toNanos(1);

  /** A speed is that of some seconds, for a pack brings many pieces at once. */
  private static final double RATE_SECONDS = 5;

  /** Points that a plot of the speed has at most; older ones are thinned out. */
  private static final int POINTS = 400;

  private final Path file;
  private final String where;
  private final ExecutorList executors;
  private final long began = System.nanoTime();
  private final List<ClusterStatus.Rate> rates = new ArrayList<>();
  private long told = began;
  private long rated = began;
  private long first;
  private long pieces;
  private long busy;

  StatusFile(Path file, String where, ExecutorList executors) {
    this.file = file;
    this.where = where;
    this.executors = executors;
  }

  /** Adds to the time in which the driver had something to do. */
  void busy(long nanos) {
    busy += nanos;
  }

  void did(String executor, int count) {
    if (first == 0) {
      first = System.nanoTime();
      rated = Math.max(rated, first - (long) (RATE_SECONDS * 1e9));
    }
    pieces += count;
    executors.did(executor, count);
  }

  /**
   * Writes it, if it is time.
   *
   * @param tasks under way
   */
  void tell(int tasks) {
    if (System.nanoTime() - told >= EVERY) {
      write(tasks);
    }
  }

  /** Writes that nothing is under way any more. */
  void end() {
    write(0);
  }

  private void write(int tasks) {
    long now = System.nanoTime();
    told = now;
    double seconds = (now - rated) / 1e9;
    if (first != 0 && (seconds >= RATE_SECONDS || rates.isEmpty())) {
      rates.add(new ClusterStatus.Rate((now - began) / 1e9, pieces / Math.max(seconds, 1e-3)));
      pieces = 0;
      rated = now;
    }
    if (rates.size() > POINTS) {
      for (int i = 0; i < rates.size() - 1; i++) {
        ClusterStatus.Rate a = rates.get(i);
        ClusterStatus.Rate b = rates.remove(i + 1);
        rates.set(i, new ClusterStatus.Rate(b.second(), (a.rate() + b.rate()) / 2));
      }
    }
    try {
      double share = first == 0 ? 0 : Math.min(1, (double) busy / Math.max(1, now - first));
      executors.status(where, tasks, share, busy / 1e9, rates).write(file);
    } catch (IOException full) {
      // the run itself will notice a full disk
    }
  }
}
