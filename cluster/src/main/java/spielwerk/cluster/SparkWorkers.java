package spielwerk.cluster;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
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

  /**
   * The same, when machines worked for us before: then it is rather we who are not known any more.
   */
  private static final long PATIENCE_AGAIN_NANOS = TimeUnit.MINUTES.toNanos(1);

  /** Our standing with the cluster; it ends when the master or we were away for too long. */
  record Connection(JavaSparkContext spark, Freight freight) {}

  /** The cluster went away; what it has not done is still to be done. */
  private static final class Lost extends RuntimeException {
    final transient String what;

    Lost(String what) {
      super(what, null, false, false);
      this.what = what;
    }
  }

  private final String where;
  private final Supplier<Connection> connect;
  private final ExecutorList executors;
  private final StatusFile status;
  private final Consumer<JavaSparkContext> closing;
  private Connection connection;

  /** Whether machines have done something since we connected. */
  private boolean worked;

  SparkWorkers(
      String where,
      Supplier<Connection> connect,
      ExecutorList executors,
      StatusFile status,
      Consumer<JavaSparkContext> closing) {
    this.where = where;
    this.connect = connect;
    this.executors = executors;
    this.status = status;
    this.closing = closing;
    this.connection = connect.get();
  }

  @Override
  public <T> int run(
      Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver) {
    BitSet done = (BitSet) before.clone();
    runner.progress().at(done.cardinality(), count, "");
    while (done.cardinality() < count && !runner.stop().getAsBoolean()) {
      try {
        go(work, count, done, runner, receiver);
      } catch (Lost lost) {
        LOG.error("The cluster {} {}", where, lost.what);
        if (!worked || !again(runner) && !runner.stop().getAsBoolean()) {
          throw unfinished(lost.what);
        }
      }
    }
    return done.cardinality();
  }

  /** Does what is missing, as long as the cluster is there. */
  private <T> void go(
      Work<T> work, int count, BitSet done, Runner runner, Runner.Receiver<T> receiver) {
    JavaSparkContext spark = connection.spark();
    Broadcast<Shipment> shipment = null;
    try {
      shipment = spark.broadcast(connection.freight().of(work));
      try (Waves waves = new Waves(spark, shipment)) {
        PackSizes packs = new PackSizes(count, done);
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
            worked = true;
          }
          status.tell(waves.tasks);
        }
      }
    } catch (IllegalStateException stopped) {
      // thrown by any call to Spark once it has ended
      if (spark.sc().isStopped()) {
        throw new Lost("was lost");
      }
      throw stopped;
    } finally {
      if (shipment != null && !spark.sc().isStopped()) {
        shipment.destroy(false);
      }
      status.end();
    }
  }

  /** Registers anew, after a sleep of this machine or a new start of the master. */
  private boolean again(Runner runner) {
    connection.spark().stop();
    executors.forget();
    worked = false;
    long began = System.nanoTime();
    while (!runner.stop().getAsBoolean() && System.nanoTime() - began < PATIENCE_NANOS) {
      try {
        new MasterAddress(where).check();
        connection = connect.get();
        LOG.info("Connected to {} again", where);
        return true;
      } catch (Mistake notYet) {
        sleep(1000);
      }
    }
    return false;
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
      if (connection.spark().sc().isStopped()) {
        throw new Lost("was lost");
      }
      if (runner.stop().getAsBoolean()) {
        return 0;
      }
      if (System.nanoTime() - began > (worked ? PATIENCE_AGAIN_NANOS : PATIENCE_NANOS)) {
        throw new Lost(
            "has had no worker with a free core for minutes (in its pages it says why: other runs,"
                + " another Java, too little memory)");
      }
      sleep(50);
    }
    return executors.cores();
  }

  private void sleep(int millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw unfinished("was given up");
    }
  }

  private Unfinished unfinished(String what) {
    return new Unfinished(
        "The cluster %s %s; what was done is kept, and the run can be resumed, here or there."
            .formatted(where, what));
  }

  /** The jobs under way. */
  private final class Waves implements AutoCloseable {
    private final JavaSparkContext spark;
    private final Broadcast<Shipment> shipment;
    private final LinkedBlockingQueue<PackResult> arrived = new LinkedBlockingQueue<>();
    private final List<SimpleFutureAction<Object>> jobs = new ArrayList<>();

    /** Tasks of which no result was taken yet. */
    int tasks;

    Waves(JavaSparkContext spark, Broadcast<Shipment> shipment) {
      this.spark = spark;
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
        throw unfinished("was given up");
      }
    }

    private void check() {
      if (spark.sc().isStopped()) {
        throw new Lost("was lost");
      }
      for (Iterator<SimpleFutureAction<Object>> each = jobs.iterator(); each.hasNext(); ) {
        SimpleFutureAction<Object> job = each.next();
        if (job.isCompleted()) {
          each.remove();
          if (job.value().get().isFailure()) {
            Throwable why = job.value().get().failed().get();
            LOG.error("A job failed", why);
            if (spark.sc().isStopped()) {
              throw new Lost("was lost");
            }
            throw unfinished(FailedJob.why(String.valueOf(why.getMessage())));
          }
        }
      }
    }

    @Override
    public void close() {
      if (spark.sc().isStopped()) {
        return;
      }
      jobs.stream().filter(job -> !job.isCompleted()).forEach(SimpleFutureAction::cancel);
    }
  }

  @Override
  public void close() {
    connection.spark().stop();
    closing.accept(connection.spark());
  }
}
