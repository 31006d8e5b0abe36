package spielwerk.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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

  private static final String STANDALONE = "spark://";
  private static final String TRYING_OUT = "local-cluster[";
  private static final int PROBE_MILLIS = 5_000;
  private static final int CONNECT_SECONDS = 90;

  @Override
  public Session connect(Request request) {
    String where = request.where();
    check(where);
    Path scratch = scratch();
    try {
      ExecutorList executors = new ExecutorList();
      JavaSparkContext spark = context(conf(request, scratch), executors, where);
      Freight freight = new Freight(spark, request.catalogue(), request.programs(), scratch);
      StatusFile status = new StatusFile(request.status(), where, executors);
      return new SparkWorkers(
          spark, where, executors, freight, status, () -> clean(scratch, where, spark));
    } catch (RuntimeException failed) {
      delete(scratch);
      throw failed;
    }
  }

  /** Says at once what Spark would say after a minute, or by a stack trace. */
  @Override
  public void check(String where) {
    if (where.startsWith(STANDALONE)) {
      List<String> refused = new ArrayList<>();
      for (String master : where.substring(STANDALONE.length()).split(",", -1)) {
        int colon = master.lastIndexOf(':');
        try (Socket socket = new Socket()) {
          int port = Integer.parseInt(master.substring(colon + 1));
          socket.connect(
              new InetSocketAddress(master.substring(0, Math.max(0, colon)), port), PROBE_MILLIS);
          return;
        } catch (IOException closed) {
          refused.add(master);
        } catch (IllegalArgumentException malformed) {
          throw new Mistake(
              "--on " + where + " is not allowed; a master is written spark://HOST:PORT.",
              malformed);
        }
      }
      throw new Mistake(
          "No Spark master answers at "
              + String.join(" or ", refused)
              + "; ./spielwerk cluster start starts one on this machine.");
    }
    if (!where.startsWith(TRYING_OUT) && !where.startsWith("k8s://") && !where.equals("yarn")) {
      throw new Mistake(
          "--on "
              + where
              + " is not allowed; it takes here, spark://HOST:PORT or local-cluster[WORKERS,CORES,MEGABYTES].");
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
    if (request.where().startsWith(TRYING_OUT)) {
      conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
    }
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

  /** Spark waits long for a master that is none; we do not. */
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
    try {
      return context.get(CONNECT_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      LOG.error("Spark cannot be started on {}", where, failed.getCause());
      throw new Mistake(
          "Spark cannot be started on %s: %s"
              .formatted(where, SparkWorkers.brief(failed.getCause())),
          failed);
    } catch (TimeoutException late) {
      throw new Mistake(
          "The master %s did not accept the run within %d s; it must be of Spark %s and have the same secret (%s)."
              .formatted(
                  where,
                  CONNECT_SECONDS,
                  org.apache.spark.package$.MODULE$.SPARK_VERSION(),
                  SETTINGS),
          late);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new Mistake("The run was given up before " + where + " answered.", wanted);
    }
  }

  /** Deletes what was ours; the workers of a try keep theirs where Spark is. */
  private static void clean(Path scratch, String where, JavaSparkContext spark) {
    delete(scratch);
    if (where.startsWith(TRYING_OUT)) {
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
    return new ClusterProcesses(folder).start(port, workers, cores, megabytes);
  }

  @Override
  public Optional<String> stop(Path folder) {
    return new ClusterProcesses(folder).stop();
  }
}
