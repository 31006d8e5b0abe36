package spielwerk.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.core.Mistake;
import spielwerk.runs.Cluster;

/** Runs on an Apache Spark cluster. */
public final class SparkCluster implements Cluster {
  private static final Logger LOG = LoggerFactory.getLogger(SparkCluster.class);

  /** Settings of Spark, the secret among them, in the folder of the cluster. */
  static final String SETTINGS = "spark.properties";

  /** Spark itself gives a master up after a minute. */
  private static final int MASTER_SECONDS = 100;

  /** Other managers start processes first, and may wait for a free machine. */
  private static final int MANAGER_SECONDS = 600;

  /** From this Java on Hadoop's client, by which Spark asks who we are, gets no answer. */
  private static final int TOO_NEW = 23;

  /** How Spark calls an application that has no name from its master. */
  private static final String NAMELESS = "spark-application-";

  /** What fails later than this failed because the master did not let us in. */
  private static final long ASKED_NANOS = TimeUnit.SECONDS.toNanos(30);

  @Override
  public Session connect(Request request) {
    String where = request.where();
    check(where);
    Path scratch = scratch();
    try {
      ExecutorList executors = new ExecutorList();
      SparkConf conf = conf(request, scratch);
      Supplier<SparkWorkers.Connection> connect =
          () -> {
            JavaSparkContext spark = context(conf, executors, where);
            Freight freight = new Freight(spark, request.catalogue(), request.programs(), scratch);
            return new SparkWorkers.Connection(spark, freight);
          };
      StatusFile status = new StatusFile(request.status(), where, executors);
      return new SparkWorkers(
          where, connect, executors, status, spark -> clean(scratch, where, spark));
    } catch (RuntimeException failed) {
      delete(scratch);
      throw failed;
    }
  }

  @Override
  public void check(String where) {
    checkJava(Runtime.version().feature());
    new MasterAddress(where).check();
  }

  /**
   * Says at once what would otherwise be workers that never come.
   *
   * @throws Mistake if Spark does not run on that Java
   */
  static void checkJava(int feature) {
    if (feature >= TOO_NEW) {
      throw new Mistake(
          "Spark %s does not run on Java %d; set JAVA_HOME to Java 17 or 21 for runs on a cluster."
              .formatted(org.apache.spark.package$.MODULE$.SPARK_VERSION(), feature));
    }
  }

  private static SparkConf conf(Request request, Path scratch) {
    SparkConf conf =
        new SparkConf()
            .setMaster(request.where())
            .setAppName(request.run())
            .set("spark.ui.enabled", "false")
            .set("spark.ui.showConsoleProgress", "false")
            .set("spark.local.dir", scratch.toString())
            .set("spark.task.maxFailures", "8")
            // stragglers are run elsewhere too, and the first result counts
            .set("spark.speculation", "true")
            .set("spark.speculation.quantile", "0.75")
            .set("spark.speculation.multiplier", "3")
            .set("spark.speculation.minTaskRuntime", "4s")
            .set("spark.speculation.interval", "500ms")
            // what a task has read says nothing here, and one without others is slow after a while
            .set("spark.speculation.efficiency.enabled", "false")
            .set("spark.speculation.task.duration.threshold", "1min")
            // as here: the collector that costs games least, and PyTorch's threads wait without
            // spinning
            .set("spark.executor.defaultJavaOptions", "-XX:+UseParallelGC")
            .set("spark.executorEnv.OMP_WAIT_POLICY", "PASSIVE")
            // workers see our Jackson, not that of their Spark
            .set("spark.executor.userClassPathFirst", "true")
            .set("spark.driver.maxResultSize", "0")
            .set("spark.cleaner.periodicGC.interval", "10min")
            .set(
                "spark.jars",
                String.join(
                    ",",
                    ShippedJars.all(
                        System.getProperty("java.class.path"),
                        Path.of(sparkHome(), "jars"),
                        request.plugins(),
                        scratch)));
    new MasterAddress(request.where())
        .tryMegabytes()
        .ifPresent(
            megabytes ->
                conf.set("spark.driver.host", "127.0.0.1")
                    .set("spark.driver.bindAddress", "127.0.0.1")
                    .set("spark.executor.memory", megabytes + "m"));
    settings(request.folder().resolve(SETTINGS)).forEach((k, v) -> conf.set(k + "", v + ""));
    return conf;
  }

  private static Properties settings(Path file) {
    Properties settings = new Properties();
    if (Files.exists(file)) {
      try (InputStream in = Files.newInputStream(file)) {
        settings.load(in);
      } catch (IOException | IllegalArgumentException unreadable) {
        throw new Mistake(
            "The settings of the cluster in " + file + " cannot be read.", unreadable);
      }
    }
    return settings;
  }

  /** Spark asks a master for a minute; one that takes longer counts as absent. */
  private static JavaSparkContext context(SparkConf conf, ExecutorList executors, String where) {
    CompletableFuture<JavaSparkContext> context = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                JavaSparkContext made = new JavaSparkContext(conf);
                made.sc().addSparkListener(executors);
                context.complete(made);
              } catch (Throwable failed) {
                context.completeExceptionally(failed);
              }
            },
            "spark");
    thread.setDaemon(true);
    thread.start();
    MasterAddress master = new MasterAddress(where);
    int patience = master.isStandalone() ? MASTER_SECONDS : MANAGER_SECONDS;
    long began = System.nanoTime();
    try {
      JavaSparkContext made = context.get(patience, TimeUnit.SECONDS);
      // a master gives a name of its own to those it accepts; Spark goes on without, and then ends
      if (master.isStandalone() && made.sc().applicationId().startsWith(NAMELESS)) {
        made.stop();
        awaitEnd();
        throw master.refused(new IllegalStateException("The master gave no name"));
      }
      return made;
    } catch (ExecutionException failed) {
      LOG.error("Spark cannot be started on {}", where, failed.getCause());
      awaitEnd();
      Throwable cause = failed.getCause();
      String why = String.valueOf(cause == null ? failed.getMessage() : cause.getMessage());
      // a master that was asked three times in vain is given up in the middle of the start
      throw master.isStandalone() && System.nanoTime() - began > ASKED_NANOS
          ? master.refused(failed)
          : new Mistake(
              "Spark cannot be started on %s: %s".formatted(where, FailedJob.line(why)), failed);
    } catch (TimeoutException late) {
      // whoever is accepted later must not stand in the way of the next run of this program
      context.thenAccept(JavaSparkContext::stop);
      throw master.isStandalone()
          ? master.refused(late)
          : new Mistake("%s was not ready after %d minutes.".formatted(where, patience / 60), late);
    } catch (InterruptedException wanted) {
      context.thenAccept(JavaSparkContext::stop);
      Thread.currentThread().interrupt();
      throw new Mistake("The run was given up before " + where + " answered.", wanted);
    }
  }

  /** Spark ends by itself beside the start that failed; the next start must not meet it. */
  private static void awaitEnd() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("stop-spark-context")) {
        try {
          thread.join(TimeUnit.SECONDS.toMillis(30));
        } catch (InterruptedException wanted) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }

  /** Deletes what was ours; the workers of a try keep theirs where Spark is. */
  private static void clean(Path scratch, String where, JavaSparkContext spark) {
    delete(scratch);
    if (new MasterAddress(where).isTry()) {
      delete(Path.of(sparkHome(), "work", spark.sc().applicationId()));
    }
  }

  private static String sparkHome() {
    return System.getenv().getOrDefault("SPARK_HOME", "");
  }

  private static Path scratch() {
    try {
      return Files.createTempDirectory("cluster");
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
        Files.deleteIfExists(each);
      }
    } catch (IOException | UncheckedIOException inUse) {
      // the next start of the program sweeps it
    }
  }

  @Override
  public String start(Path folder, int port, int workers, int cores, int megabytes) {
    checkJava(Runtime.version().feature());
    return new ClusterProcesses(folder).start(port, workers, cores, megabytes);
  }

  @Override
  public Optional<String> stop(Path folder) {
    return new ClusterProcesses(folder).stop();
  }
}
