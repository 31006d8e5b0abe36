package spielwerk.cluster;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.spark.launcher.JavaModuleOptions;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.runs.StorageFailure;

/**
 * A real Master and Workers of Spark as processes on this machine, for trying out. They listen on
 * addresses of this machine only and ask for a secret, which stands in a file that only its owner
 * can read.
 */
final class ClusterProcesses {
  private static final String HOST = "127.0.0.1";
  private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(5);

  /** The address, then the number and the start of each process. */
  private static final String NOTE = "processes";

  /** Folders of the workers, each with its number, and of what they hold for a moment. */
  private static final String WORK = "work-";

  private static final String LOCAL = "local";

  /** The first line of settings that are ours to replace and to delete. */
  private static final String MADE = "# Made by cluster start, and gone with cluster stop.";

  private final Path folder;
  private final Path note;

  ClusterProcesses(Path folder) {
    this.folder = folder.toAbsolutePath();
    this.note = this.folder.resolve(NOTE);
  }

  /**
   * Starts them.
   *
   * @param port of the master; 0 for a free one
   */
  String start(int port, int workers, int cores, int megabytes) {
    List<ProcessHandle> running = running();
    if (!running.isEmpty()) {
      throw new Mistake(
          "A cluster is running already at %s; ./spielwerk cluster stop ends it."
              .formatted(lines().get(0)));
    }
    try {
      Files.createDirectories(folder);
      Path settings = settings(megabytes);
      int free = freePort(port);
      String url = "spark://" + HOST + ":" + free;
      List<String> noted = new ArrayList<>(List.of(url));
      Process master =
          start(
              "master",
              settings,
              "org.apache.spark.deploy.master.Master",
              List.of("--host", HOST, "--port", "" + free, "--webui-port", "0"));
      note(noted, master);
      awaitMaster(master, free);
      for (int i = 1; i <= workers; i++) {
        Process worker =
            start(
                "worker-" + i,
                settings,
                "org.apache.spark.deploy.worker.Worker",
                List.of(
                    "--host",
                    host(i),
                    "--webui-port",
                    "0",
                    "--cores",
                    "" + cores,
                    "--memory",
                    megabytes + "m",
                    "--work-dir",
                    folder.resolve(WORK + i).toString(),
                    url));
        note(noted, worker);
      }
      return url;
    } catch (IOException failed) {
      throw new StorageFailure("the cluster could not be started in " + folder, failed);
    } catch (Mistake failed) {
      stop();
      throw failed;
    }
  }

  /**
   * The secret is made anew with every start. Jars of runs, which workers keep for a week if nobody
   * says otherwise, stay for an hour. What would take orders without it, the master's REST server
   * and the buttons of its pages, is off.
   */
  private Path settings(int megabytes) throws IOException {
    byte[] secret = new byte[32];
    new SecureRandom().nextBytes(secret);
    Path settings = folder.resolve(SparkCluster.SETTINGS);
    if (Files.exists(settings) && !made(settings)) {
      throw new Mistake(
          settings + " was not made by cluster start; move it away, or start with another --data.");
    }
    Files.deleteIfExists(settings);
    if (settings.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          settings,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
    Files.writeString(
        settings,
        """
        %s
        spark.authenticate=true
        spark.authenticate.secret=%s
        spark.network.crypto.enabled=true
        spark.driver.host=%s
        spark.driver.bindAddress=%s
        spark.ui.reverseProxy=false
        spark.master.rest.enabled=false
        spark.ui.killEnabled=false
        spark.executor.memory=%dm
        spark.worker.cleanup.enabled=true
        spark.worker.cleanup.interval=600
        spark.worker.cleanup.appDataTtl=3600
        """
            .formatted(MADE, HexFormat.of().formatHex(secret), HOST, HOST, megabytes));
    return settings;
  }

  /**
   * The address of a worker, counted from 1. Spark runs stragglers again on another machine only,
   * so each has one of its own where the system gives 127.0.0.2 and so on to this machine, as Linux
   * does.
   */
  static String host(int worker) {
    String own = "127.0.%d.%d".formatted((worker - 1) / 250, (worker - 1) % 250 + 1);
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(own))) {
      return own;
    } catch (IOException notOurs) {
      return HOST;
    }
  }

  private static boolean made(Path settings) throws IOException {
    return Files.readString(settings, StandardCharsets.ISO_8859_1).startsWith(MADE);
  }

  private static int freePort(int port) throws IOException {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    } catch (IOException taken) {
      throw new Mistake(
          "Port %d is not free (%s); --port takes another one."
              .formatted(port, Explanation.why(taken)),
          taken);
    }
  }

  private Process start(String name, Path settings, String main, List<String> arguments)
      throws IOException {
    String home = System.getenv("SPARK_HOME");
    if (home == null) {
      throw new Mistake("SPARK_HOME does not say where Spark is; ./spielwerk sets it.");
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    command.addAll(
        List.of(
            "-Xmx256m", "-XX:+UseSerialGC", "-cp", Path.of(home, "jars") + File.separator + "*"));
    command.add(main);
    command.addAll(List.of("--properties-file", settings.toString()));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(name + ".log").toFile())
            .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
    builder.environment().put("SPARK_HOME", home);
    builder.environment().put("SPARK_SCALA_VERSION", "2.13"); // or it looks for a build of Spark
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve(LOCAL).toString());
    return builder.start();
  }

  private void note(List<String> noted, Process process) throws IOException {
    noted.add(process.pid() + " " + began(process.toHandle()));
    Files.write(note, noted);
  }

  private static long began(ProcessHandle process) {
    return process.info().startInstant().map(java.time.Instant::toEpochMilli).orElse(0L);
  }

  private void awaitMaster(Process master, int port) {
    long began = System.nanoTime();
    while (true) {
      try (Socket socket = new Socket(HOST, port)) {
        return;
      } catch (IOException notYet) {
        if (!master.isAlive() || System.nanoTime() - began > PATIENCE_NANOS) {
          throw new Mistake(
              "Spark's master does not start; " + folder.resolve("master.log") + " says why.",
              notYet);
        }
      }
      try {
        TimeUnit.MILLISECONDS.sleep(100);
      } catch (InterruptedException wanted) {
        Thread.currentThread().interrupt();
        throw new Mistake("The start of the cluster was given up.", wanted);
      }
    }
  }

  /** Ends them; what they do is done elsewhere or later. */
  Optional<String> stop() {
    List<ProcessHandle> running = running();
    List<String> lines = lines();
    // workers first, so that they end their executors before the master misses them
    for (int i = running.size() - 1; i >= 0; i--) {
      ProcessHandle process = running.get(i);
      List<ProcessHandle> children = process.descendants().toList();
      process.destroy();
      try {
        process.onExit().get(10, TimeUnit.SECONDS);
      } catch (Exception slow) {
        process.destroyForcibly();
      }
      children.forEach(ProcessHandle::destroyForcibly);
    }
    try {
      if (Files.deleteIfExists(note)) {
        sweep();
      }
      Path settings = folder.resolve(SparkCluster.SETTINGS);
      if (Files.exists(settings) && made(settings)) {
        Files.delete(settings);
      }
    } catch (IOException unwritable) {
      throw new StorageFailure("the cluster is stopped, but its files stay", unwritable);
    }
    return running.isEmpty() ? Optional.empty() : Optional.of(lines.get(0));
  }

  /** Deletes what workers keep of runs, the jars of each among it. */
  private void sweep() throws IOException {
    try (DirectoryStream<Path> kept =
        Files.newDirectoryStream(folder, "{" + WORK + "*," + LOCAL + "}")) {
      kept.forEach(SparkCluster::delete);
    }
  }

  private List<String> lines() {
    try {
      return Files.exists(note) ? Files.readAllLines(note, StandardCharsets.UTF_8) : List.of();
    } catch (IOException unreadable) {
      throw new Mistake(note + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  /** Those that live; another process may have got the number of one that died. */
  private List<ProcessHandle> running() {
    List<ProcessHandle> running = new ArrayList<>();
    for (String line : lines()) {
      String[] parts = line.split(" ", -1);
      if (parts.length == 2) {
        ProcessHandle.of(Long.parseLong(parts[0]))
            .filter(process -> process.isAlive() && began(process) == Long.parseLong(parts[1]))
            .ifPresent(running::add);
      }
    }
    return running;
  }
}
