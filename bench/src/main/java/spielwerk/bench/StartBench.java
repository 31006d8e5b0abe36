package spielwerk.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;

/**
 * How long a start takes, as somebody waits for it: the script, the JVM and the program, with a
 * data folder that was used before. Warm is a start soon after another one. For a cold one the jars
 * and the class archive are first put out of the system's cache of files, as after switching on;
 * Java's own files stay, since this program runs on them.
 */
final class StartBench implements BenchGroup {
  private static final long LONGEST_SECONDS = 120;

  @Override
  public String id() {
    return "start";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> benches = new ArrayList<>();
    benches.addAll(starts());
    Path script = Path.of(System.getProperty("spielwerk.script", ""));
    if (Files.isRegularFile(script)) { // an archive has no sources to build
      benches.add(new FirstBuildBench(Path.of(System.getProperty("spielwerk.home", ""))));
    }
    return benches;
  }

  private static List<Bench> starts() {
    return List.of(
        new Start("start.games.warm", "the command games, to its end", false, StartBench::games),
        new Start("start.games.cold", "the same, jars read from the disk", true, StartBench::games),
        new Start("start.server.warm", "serve, to its first answer", false, StartBench::server),
        new Start("start.server.cold", "the same, jars read from disk", true, StartBench::server));
  }

  /** One start with a data folder of its own. */
  @FunctionalInterface
  private interface Once {
    void start(Path data) throws IOException, InterruptedException;
  }

  private record Start(String name, String about, boolean cold, Once once) implements FigureBench {
    @Override
    public BenchResult measure(Harness harness) {
      int rounds = harness.quick() ? 1 : 2 * harness.rounds() + 1;
      double[] seconds = new double[rounds];
      try {
        boolean dropped = false;
        Path data = Files.createTempDirectory("start");
        try {
          time(data); // the data folder is filled, and whatever was read from the disk is in memory
          for (int round = 0; round < rounds; round++) {
            dropped = cold && forget();
            seconds[round] = time(data);
          }
        } finally {
          delete(data);
        }
        Arrays.sort(seconds);
        String how = !cold || dropped ? about : about + " (the cache could not be emptied)";
        return new BenchResult(
            name, seconds[rounds / 2], "s", 1, seconds[0], seconds[rounds - 1], how);
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      } catch (InterruptedException wanted) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(wanted);
      }
    }

    private double time(Path data) throws IOException, InterruptedException {
      long began = System.nanoTime();
      once.start(data);
      return (System.nanoTime() - began) / 1e9;
    }
  }

  private static void games(Path data) throws IOException, InterruptedException {
    Process process =
        program(data, "games").redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    if (!ended || process.exitValue() != 0) {
      throw new IOException("the program did not end as it should");
    }
  }

  private static void server(Path data) throws IOException, InterruptedException {
    firstAnswer(program(data, "serve", "--port", "0"));
  }

  /** Starts a server, waits for its first answer and ends it. */
  static void firstAnswer(ProcessBuilder server) throws IOException, InterruptedException {
    Process process = server.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader out = process.inputReader()) {
      String line = out.readLine();
      while (line != null && !line.contains("http://localhost:")) {
        line = out.readLine();
      }
      if (line == null) {
        throw new IOException("the server did not start");
      }
      String address = line.substring(line.indexOf("http://localhost:")).split("[\\s)]", 2)[0];
      HttpURLConnection first =
          (HttpURLConnection) URI.create(address).toURL().openConnection(java.net.Proxy.NO_PROXY);
      if (first.getResponseCode() != HttpURLConnection.HTTP_OK) {
        throw new IOException("the server answered " + first.getResponseCode());
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }

  /** By the script that people start, or without one as it does it. */
  private static ProcessBuilder program(Path data, String... words) {
    List<String> command = new ArrayList<>();
    Path script = Path.of(System.getProperty("spielwerk.script", ""));
    Path unpacked = Path.of(System.getProperty("spielwerk.home", ""), "bin", "spielwerk");
    if (Files.isExecutable(script) && Files.isRegularFile(script)) {
      command.add(script.toString());
    } else if (Files.isExecutable(unpacked)) {
      command.add(unpacked.toString());
    } else {
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of("-cp", System.getProperty("java.class.path"), "spielwerk.app.Main"));
    }
    command.addAll(List.of(words));
    command.addAll(List.of("--data", data.toString()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  /** Puts the program's files out of the system's cache by GNU dd; whether that could be done. */
  private static boolean forget() throws IOException, InterruptedException {
    List<Path> files = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (entry.endsWith(".jar")) {
        files.add(Path.of(entry));
      }
    }
    Path target = Path.of(System.getProperty("spielwerk.home", "."), "target");
    if (Files.isDirectory(target)) {
      try (DirectoryStream<Path> archives = Files.newDirectoryStream(target, "*.jsa")) {
        archives.forEach(files::add);
      }
    }
    boolean all = !files.isEmpty();
    for (Path file : files) {
      try {
        Process dd =
            new ProcessBuilder("dd", "if=" + file, "iflag=nocache", "count=0")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        all &= dd.waitFor() == 0;
      } catch (IOException noSuchProgram) {
        return false;
      }
    }
    return all;
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
