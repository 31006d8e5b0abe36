package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Commands in JVMs that have Spark, and the runs that they leave.
 *
 * @param folder of the test; each run has a data folder of its own in it
 */
record ClusterRuns(Path folder) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path SPARK = Path.of("..", "cluster", "target").toAbsolutePath().normalize();

  /** Whether Spark is here, as {@code ./spielwerk test} fetches it, and runs on this Java. */
  static boolean possible() {
    return Files.isDirectory(SPARK.resolve("jars")) && Runtime.version().feature() < 23;
  }

  String data(String name) {
    return "--data\t" + folder.resolve(name);
  }

  /** A JVM with Spark that runs one command. */
  Process child(Path out, String... words) throws IOException {
    return children(out, List.of(String.join("\t", words)));
  }

  /** A JVM with Spark that runs commands, one after the other. */
  Process children(Path out, List<String> commands) throws IOException {
    Path script = Files.write(Files.createTempFile(folder, "commands", ""), commands);
    List<String> path = new ArrayList<>();
    path.addAll(List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1)));
    path.add(SPARK.resolve("classes").toString());
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(SPARK.resolve("jars"), "*.jar")) {
      for (Path jar : jars) {
        String name = jar.getFileName().toString();
        if (!name.startsWith("log4j-slf4j2-impl") && !name.startsWith("spielwerk-")) {
          path.add(jar.toString());
        }
      }
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    for (String each :
        List.of("lang", "lang.invoke", "io", "net", "nio", "util", "util.concurrent")) {
      command.add("--add-opens=java.base/java." + each + "=ALL-UNNAMED");
    }
    command.add("--add-opens=java.base/sun.nio.ch=ALL-UNNAMED");
    command.addAll(
        List.of(
            "-cp",
            String.join(File.pathSeparator, path),
            ClusterChild.class.getName(),
            script.toString()));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
    builder.environment().put("SPARK_HOME", SPARK.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    return builder.start();
  }

  /** A real master and workers, as processes of their own, with a data folder; their address. */
  String startCluster(String data, String... options) throws Exception {
    Path out = folder.resolve("start.out");
    List<String> words = new ArrayList<>(List.of("cluster", "start", "--port", "0", "--json"));
    words.addAll(List.of(options));
    words.add(data(data));
    assertThat(child(out, words.toArray(String[]::new)).waitFor()).isZero();
    List<String> said = Files.readAllLines(out);
    assertThat(said.get(said.size() - 1)).as(String.join("\n", said)).isEqualTo("exit 0");
    String where =
        JSON.readTree(String.join("\n", said.subList(0, said.size() - 1))).path("cluster").asText();
    assertThat(where).startsWith("spark://127.0.0.1:");
    return where;
  }

  void stopCluster(String data, String where) throws Exception {
    Path out = folder.resolve("stop.out");
    assertThat(child(out, "cluster", "stop", data(data)).waitFor()).isZero();
    assertThat(out).content().contains("The cluster at " + where + " has ended.", "exit 0");
  }

  /** The processes of a cluster: the master, then the workers. */
  List<ProcessHandle> processes(String data) throws IOException {
    return Files.readAllLines(folder.resolve(data).resolve("cluster").resolve("processes")).stream()
        .skip(1)
        .map(line -> Long.parseLong(line.substring(0, line.indexOf(' '))))
        .flatMap(pid -> ProcessHandle.of(pid).stream())
        .toList();
  }

  /** The JVMs that play games for a run: children of workers. */
  List<ProcessHandle> executors(String data) throws IOException {
    return processes(data).stream().skip(1).flatMap(ProcessHandle::descendants).toList();
  }

  Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** The folder of the first run of a kind. */
  Path run(String data, String kind) throws IOException {
    try (Stream<Path> runs = Files.list(folder.resolve(data).resolve("runs"))) {
      return runs.filter(each -> each.getFileName().toString().startsWith(kind))
          .findFirst()
          .orElseThrow();
    }
  }

  /** The facts of all games by their index; fails if one is there twice. */
  TreeMap<Integer, String> facts(String data, String kind) throws IOException {
    TreeMap<Integer, String> facts = new TreeMap<>();
    for (String line : Files.readAllLines(run(data, kind).resolve("games.jsonl"))) {
      JsonNode game = JSON.readTree(line).path("facts");
      assertThat(facts.put(game.path("index").asInt(), game.toString())).isNull();
    }
    return facts;
  }

  /** A command with its data folder, its words apart by tabs. */
  String command(String words, String data, String... more) {
    List<String> all = new ArrayList<>(List.of(words.replace(' ', '\t'), data(data)));
    all.addAll(List.of(more));
    return String.join("\t", all);
  }

  void awaitGames(Path games, int count, Process driver) throws Exception {
    while (!Files.exists(games) || Files.readAllLines(games).size() < count) {
      assertThat(driver.waitFor(50, TimeUnit.MILLISECONDS)).as("the driver ended").isFalse();
    }
  }

  /** Where the games of the only run go, as soon as it is begun. */
  Path games(String data, Process driver) throws Exception {
    Path runs = folder.resolve(data).resolve("runs");
    while (true) {
      assertThat(driver.waitFor(50, TimeUnit.MILLISECONDS)).as("the driver ended").isFalse();
      if (Files.isDirectory(runs)) {
        try (Stream<Path> all = Files.list(runs)) {
          Optional<Path> run = all.findFirst();
          if (run.isPresent()) {
            return run.get().resolve("games.jsonl");
          }
        }
      }
    }
  }

  /** What was said after the last run, without the exit code. */
  String sentence(Path out) throws IOException {
    return Files.readAllLines(out).stream()
        .filter(line -> line.startsWith("spielwerk: "))
        .reduce((before, after) -> after)
        .orElse("nothing");
  }
}
