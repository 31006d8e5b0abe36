package spielwerk.cluster;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Unfinished;
import spielwerk.core.Work;
import spielwerk.runs.Cluster;

/**
 * The machines of a Spark cluster. Packs go out in waves, each a job of Spark; the next wave goes
 * out when the tasks that are left would no longer keep all cores busy, so that nobody waits for
 * the slowest of a wave. A wave is also what Spark compares tasks in, to run stragglers elsewhere.
 */
final class SparkWorkers implements Cluster.Session {
  private static final Logger LOG = LoggerFactory.getLogger(SparkWorkers.class);

  /** Packs of a wave, for each core. */
  private static final int PACKS = 4;

  /** How long we wait for the first worker, or for another one when all are gone. */
  private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(3);

  private final JavaSparkContext spark;
  private final String where;
  private final ExecutorList executors;
  private final Freight freight;
  private final StatusFile status;
  private final Runnable closing;

  SparkWorkers(
      JavaSparkContext spark,
      String where,
      ExecutorList executors,
      Freight freight,
      StatusFile status,
      Runnable closing) {
    this.spark = spark;
    this.where = where;
    this.executors = executors;
    this.freight = freight;
    this.status = status;
    this.closing = closing;
  }

  @Override
  public <T> int run(
      Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver) {
    BitSet done = (BitSet) before.clone();
    runner.progress().at(done.cardinality(), count, "");
    if (done.cardinality() >= count || runner.stop().getAsBoolean()) {
      return done.cardinality();
    }
    Broadcast<Shipment> shipment = spark.broadcast(freight.of(work));
    try (Waves waves = new Waves(shipment)) {
      PackSizes packs = new PackSizes(count, before);
      while (!runner.stop().getAsBoolean() && (packs.hasMore() || waves.tasks > 0)) {
        int cores = awaitCores(runner);
        if (packs.hasMore() && waves.tasks <= cores && cores > 0) {
          waves.send(packs.wave(PACKS * cores, cores));
        }
        PackResult result = waves.next();
        if (result != null) {
          long began = System.nanoTime();
          take(result, work, done, count, runner, receiver);
          packs.took(result.indices().length, result.nanos(), result.bytes());
          status.busy(System.nanoTime() - began);
        }
        status.tell(waves.tasks);
      }
    } finally {
      shipment.destroy(false);
      status.end();
    }
    return done.cardinality();
  }

  private <T> void take(
      PackResult pack,
      Work<T> work,
      BitSet done,
      int count,
      Runner runner,
      Runner.Receiver<T> receiver) {
    if (!pack.mistake().isEmpty()) {
      throw new Mistake("A worker of " + where + " says: " + pack.mistake());
    }
    status.did(pack.executor(), pack.indices().length);
    for (int i = 0; i < pack.indices().length; i++) {
      int index = pack.indices()[i];
      if (!done.get(index)) {
        receiver.take(index, work.read(pack.results().get(i)));
        done.set(index);
        runner.progress().at(done.cardinality(), count, "");
      }
    }
  }

  /** How many cores there are, after some patience if there is none. */
  private int awaitCores(Runner runner) {
    long began = System.nanoTime();
    while (executors.cores() == 0) {
      if (spark.sc().isStopped()) {
        throw lost("was lost");
      }
      if (runner.stop().getAsBoolean()) {
        return 0;
      }
      if (System.nanoTime() - began > PATIENCE_NANOS) {
        throw lost(
            "has had no worker with a free core for three minutes (in its pages it says why: other runs,"
                + " another Java, too little memory)");
      }
      try {
        TimeUnit.MILLISECONDS.sleep(50);
      } catch (InterruptedException wanted) {
        Thread.currentThread().interrupt();
        throw lost("was given up");
      }
    }
    return executors.cores();
  }

  private Unfinished lost(String what) {
    return new Unfinished(
        "The cluster %s %s; what was done is kept, and the run can be resumed, here or there."
            .formatted(where, what));
  }

  /** The jobs under way. */
  private final class Waves implements AutoCloseable {
    private final Broadcast<Shipment> shipment;
    private final LinkedBlockingQueue<PackResult> arrived = new LinkedBlockingQueue<>();
    private final List<SimpleFutureAction<Object>> jobs = new ArrayList<>();

    /** Tasks of which no result was taken yet. */
    int tasks;

    Waves(Broadcast<Shipment> shipment) {
      this.shipment = shipment;
    }

    void send(List<int[]> packs) {
      LOG.debug("a wave of {} packs of {} pieces", packs.size(), packs.get(0).length);
      List<Object> partitions = IntStream.range(0, packs.size()).<Object>mapToObj(i -> i).toList();
      jobs.add(
          spark
              .sc()
              .submitJob(
                  spark.parallelize(packs, packs.size()).rdd(),
                  new PackTask(shipment),
                  CollectionConverters.asScala(partitions).toSeq(),
                  new AbstractFunction2<Object, PackResult, BoxedUnit>() {
                    @Override
                    public BoxedUnit apply(Object partition, PackResult result) {
                      arrived.add(result);
                      return BoxedUnit.UNIT;
                    }
                  },
                  new AbstractFunction0<Object>() {
                    @Override
                    public Object apply() {
                      return BoxedUnit.UNIT;
                    }
                  }));
      tasks += packs.size();
    }

    /** What has arrived; null if nothing did for a moment. */
    @Nullable PackResult next() {
      try {
        PackResult result = arrived.poll(100, TimeUnit.MILLISECONDS);
        if (result == null) {
          check();
        } else {
          tasks--;
        }
        return result;
      } catch (InterruptedException wanted) {
        Thread.currentThread().interrupt();
        throw lost("was given up");
      }
    }

    private void check() {
      if (spark.sc().isStopped()) {
        throw lost("was lost");
      }
      for (Iterator<SimpleFutureAction<Object>> each = jobs.iterator(); each.hasNext(); ) {
        SimpleFutureAction<Object> job = each.next();
        if (job.isCompleted()) {
          each.remove();
          if (job.value().get().isFailure()) {
            Throwable why = job.value().get().failed().get();
            LOG.error("A job failed", why);
            throw lost("failed again and again (" + brief(why) + ")");
          }
        }
      }
    }

    @Override
    public void close() {
      jobs.stream().filter(job -> !job.isCompleted()).forEach(SimpleFutureAction::cancel);
    }
  }

  /** The first line of what Spark says, which goes on with stack traces. */
  static String brief(@Nullable Throwable why) {
    String all = why == null ? "" : String.valueOf(why.getMessage());
    int end = all.indexOf('\n');
    String line = end < 0 ? all : all.substring(0, end);
    return line.length() > 300 ? line.substring(0, 300) + ".." : line;
  }

  @Override
  public void close() {
    spark.stop();
    closing.run();
  }
}
