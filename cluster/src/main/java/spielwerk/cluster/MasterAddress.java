package spielwerk.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import org.apache.spark.scheduler.ExternalClusterManager;
import spielwerk.core.Mistake;

/** Where a cluster is: what stands behind {@code --on}. */
record MasterAddress(String where) {
  private static final String STANDALONE = "spark://";
  private static final String TRYING_OUT = "local-cluster[";
  private static final int PROBE_MILLIS = 5_000;

  /** Spark itself wants 450 MB. */
  static final int LEAST_MEGABYTES = 512;

  boolean isStandalone() {
    return where.startsWith(STANDALONE);
  }

  /** Whether it is workers on this machine, for one run. */
  boolean isTry() {
    return tryMegabytes().isPresent();
  }

  /** What each worker may take of the memory, if they are workers on this machine for one run. */
  OptionalInt tryMegabytes() {
    if (!where.startsWith(TRYING_OUT) || !where.endsWith("]")) {
      return OptionalInt.empty();
    }
    String[] numbers = where.substring(TRYING_OUT.length(), where.length() - 1).split(",", -1);
    for (String number : numbers) {
      if (number.isEmpty()
          || number.length() > 7
          || number.chars().anyMatch(sign -> sign < '0' || sign > '9')
          || Integer.parseInt(number) == 0) {
        return OptionalInt.empty();
      }
    }
    return numbers.length == 3 ? OptionalInt.of(Integer.parseInt(numbers[2])) : OptionalInt.empty();
  }

  /**
   * Says at once what Spark would say after a minute, or by a stack trace.
   *
   * @throws Mistake if it is not an address, or no master answers there
   */
  void check() {
    if (isStandalone()) {
      checkMasters();
    } else if (isTry()) {
      checkMemory();
    } else {
      checkManager();
    }
  }

  private void checkMemory() {
    if (tryMegabytes().orElseThrow() < LEAST_MEGABYTES) {
      throw new Mistake(
          "--on %s is not allowed; a worker needs at least %d MEGABYTES."
              .formatted(where, LEAST_MEGABYTES));
    }
  }

  private void checkMasters() {
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
            "--on " + where + " is not allowed; a master is written spark://HOST:PORT.", malformed);
      }
    }
    throw new Mistake(
        "No Spark master answers at "
            + String.join(" or ", refused)
            + "; ./spielwerk cluster start starts one on this machine.");
  }

  /** YARN, Kubernetes and others are modules of Spark, found as services. */
  private void checkManager() {
    for (ExternalClusterManager manager : ServiceLoader.load(ExternalClusterManager.class)) {
      if (manager.canCreate(where)) {
        return;
      }
    }
    if (where.equals("yarn") || where.startsWith("k8s://")) {
      throw new Mistake(
          "--on %s needs Spark's module for %s, which is not here; docs/cluster.md says where it goes."
              .formatted(where, where.equals("yarn") ? "YARN" : "Kubernetes"));
    }
    throw new Mistake(
        "--on "
            + where
            + " is not allowed; it takes here, spark://HOST:PORT,"
            + " local-cluster[WORKERS,CORES,MEGABYTES], yarn or k8s://URL.");
  }

  /** Why a master that is there did not let us in: it never says. */
  Mistake refused(Throwable cause) {
    return new Mistake(
        "The master %s did not accept the run; it must be of Spark %s and have the same secret (%s), and the cluster must reach this machine."
            .formatted(
                where, org.apache.spark.package$.MODULE$.SPARK_VERSION(), SparkCluster.SETTINGS),
        cause);
  }
}
