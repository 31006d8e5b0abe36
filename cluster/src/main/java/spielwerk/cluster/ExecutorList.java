package spielwerk.cluster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import spielwerk.runs.ClusterStatus;

/** The machines that work for us, as Spark reports them. */
final class ExecutorList extends SparkListener {
  /** One of them. */
  static final class Executor {
    final String host;
    final int cores;
    int tasks;
    long pieces;
    int failures;

    final long since = System.nanoTime();

    Executor(String host, int cores) {
      this.host = host;
      this.cores = cores;
    }

    ClusterStatus.Worker status(String id) {
      double seconds = Math.max(1e-3, (System.nanoTime() - since) / 1e9);
      return new ClusterStatus.Worker(id, host, cores, tasks, pieces, pieces / seconds, failures);
    }
  }

  private final Map<String, Executor> live = new LinkedHashMap<>();
  private int lost;
  private int failures;

  @Override
  public synchronized void onExecutorAdded(SparkListenerExecutorAdded added) {
    live.put(
        added.executorId(),
        new Executor(added.executorInfo().executorHost(), added.executorInfo().totalCores()));
  }

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    if (live.remove(removed.executorId()) != null) {
      lost++;
    }
  }

  @Override
  public synchronized void onTaskStart(SparkListenerTaskStart start) {
    Executor executor = live.get(start.taskInfo().executorId());
    if (executor != null) {
      executor.tasks++;
    }
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    Executor executor = live.get(end.taskInfo().executorId());
    if (end.taskInfo().failed()) {
      failures++;
    }
    if (executor != null) {
      executor.tasks = Math.max(0, executor.tasks - 1);
      executor.failures += end.taskInfo().failed() ? 1 : 0;
    }
  }

  /** None of them is ours any more, and another cluster comes. */
  synchronized void forget() {
    lost += live.size();
    live.clear();
  }

  synchronized void did(String executor, int pieces) {
    Executor known = live.get(executor);
    if (known != null) {
      known.pieces += pieces;
    }
  }

  synchronized ClusterStatus status(
      String where, int tasks, double busy, double busySeconds, List<ClusterStatus.Rate> rates) {
    List<ClusterStatus.Worker> workers = new ArrayList<>();
    live.forEach((id, each) -> workers.add(each.status(id)));
    return new ClusterStatus(
        where, workers, tasks, failures, lost, busy, busySeconds, List.copyOf(rates));
  }

  /** Cores of all machines together. */
  synchronized int cores() {
    return live.values().stream().mapToInt(each -> each.cores).sum();
  }
}
