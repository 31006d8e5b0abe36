package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.learn.selfplay.TrainingLog;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetWeights;

/**
 * A real Spark master and two workers, as processes of their own: runs on them have the facts of
 * the same runs on threads, whatever is killed on the way.
 */
class ClusterTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir static Path folder;

  private static ClusterRuns cluster = new ClusterRuns(Path.of(""));

  private static String where = "";

  @BeforeAll
  static void start() throws Exception {
    assumeTrue(ClusterRuns.possible(), "Spark is fetched by ./spielwerk test");
    cluster = new ClusterRuns(folder);
    where = cluster.startCluster("there", "--workers", "2");
  }

  @AfterAll
  static void stop() throws Exception {
    if (!where.isEmpty()) {
      cluster.stopCluster("there", where);
    }
  }

  /** The facts in the lines of a run. */
  private static List<JsonNode> generations(String data, String kind) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(cluster.run(data, kind).resolve("generations.jsonl"))) {
      ObjectNode generation = (ObjectNode) JSON.readTree(line);
      generation.remove(List.of("seconds", "date"));
      lines.add(kind.equals("train") ? TrainingLog.facts(generation) : generation);
    }
    return lines;
  }

  @Test
  void everyKindOfRunHasTheFactsThatItHasOnThreads() throws Exception {
    List<String> runs =
        List.of(
            "match tictactoe alphabeta:depth=2 random --games 2000 --seed 5",
            "tournament "
                + cluster.file(
                    "swiss.yaml",
                    """
                    game: tictactoe
                    kind: swiss
                    rounds: 3
                    players: [random, "alphabeta:depth=1", "alphabeta:depth=2", "mcts:sims=10"]
                    games: 10
                    seed: 3
                    """),
            "evolve "
                + cluster.file(
                    "evolve.yaml",
                    """
                    game: "qwixx:rules=paper"
                    player: poly
                    degree: 1
                    populationSize: 20
                    rounds: 3
                    generations: 2
                    seed: 4
                    """),
            "tune "
                + cluster.file(
                    "tune.yaml",
                    """
                    game: tictactoe
                    engine: team:negamax:depth=2*{a:0..2}+random*{b:0..2},normalise={n:sum|max}
                    against: [random, "negamax:depth=1"]
                    games: 4
                    population: 6
                    generations: 2
                    check: 10
                    seed: 6
                    """),
            "train "
                + cluster.file(
                    "train.yaml",
                    """
                    game: tictactoe
                    generations: 1
                    net: {blocks: 1, channels: 4, policyChannels: 1, valueHidden: 4}
                    selfplay: {games: 12, sims: 8, openings: 0.2, openingPlies: 2}
                    buffer: {size: 100}
                    training: {batch: 16, perNew: 1, rate: 0.01}
                    gate: {games: 4, threshold: 0.4, sims: 4}
                    rate: {every: 1, opponents: [random], games: 4, sims: 4}
                    threads: 1
                    seed: 7
                    """));
    Path out = folder.resolve("kinds.out");
    Process there =
        cluster.children(
            out, runs.stream().map(each -> cluster.command(each, "there", "--on", where)).toList());
    for (String each : runs) {
      Cli here = Cli.run(cluster.command(each, "here").split("\t", -1));
      assertThat(here.exit()).as(here.err()).isZero();
    }
    assertThat(there.waitFor()).isZero();
    assertThat(Files.readAllLines(out).stream().filter(each -> each.startsWith("exit")))
        .as(Files.readString(out))
        .containsExactly("exit 0", "exit 0", "exit 0", "exit 0", "exit 0");
    assertThat(cluster.facts("there", "match-tictactoe"))
        .isEqualTo(cluster.facts("here", "match"))
        .hasSize(2000);
    assertThat(cluster.facts("there", "tournament")).isEqualTo(cluster.facts("here", "tournament"));
    for (String kind : List.of("evolve", "tune", "train")) {
      assertThat(generations("there", kind)).as(kind).isEqualTo(generations("here", kind));
    }
    assertThat(nets("there")).isEqualTo(nets("here")).isNotEmpty();
    assertThat(cluster.run("there", "match").resolve("cluster.json")).content().contains(where);
    assertThat(folder.resolve("there").resolve("cluster").resolve("master.log"))
        .as("whoever does not know the secret cannot have programs run")
        .content()
        .contains("MasterWebUI")
        .doesNotContain("REST server");
  }

  /** The weights of the networks of a training; what else is in their files tells of its cost. */
  private static TreeMap<String, NetWeights> nets(String data) throws IOException {
    TreeMap<String, NetWeights> nets = new TreeMap<>();
    try (Stream<Path> files = Files.list(cluster.run(data, "train").resolve("nets"))) {
      for (Path net : (Iterable<Path>) files::iterator) {
        nets.put(net.getFileName().toString(), NetFile.read(net).weights());
      }
    }
    return nets;
  }

  @Test
  void whateverIsKilledTheGamesAreTheSameAndNoneIsThereTwice() throws Exception {
    String match = "match connect4 alphabeta:depth=5 mcts:sims=200 --games 300 --seed 9";
    settings("killed", "");
    Path out = folder.resolve("killed.out");
    Process driver =
        cluster.children(out, List.of(cluster.command(match, "killed", "--on", where)));
    Path games = cluster.games("killed", driver);
    cluster.awaitGames(games, 5, driver);
    assertThat(cluster.executors("there").get(0).destroyForcibly())
        .as("an executor is killed")
        .isTrue();
    cluster.awaitGames(games, Files.readAllLines(games).size() + 20, driver);
    ProcessHandle worker = cluster.processes("there").get(2);
    assertThat(worker.destroyForcibly()).as("a worker is killed").isTrue();
    cluster.awaitGames(games, Files.readAllLines(games).size() + 20, driver);
    driver.destroyForcibly().waitFor();
    assertThat(Files.readAllLines(games)).hasSizeLessThan(300);
    Process resumed =
        cluster.children(out, List.of(cluster.command("resume match", "killed", "--on", where)));
    Cli.run(cluster.command(match, "undisturbed").split("\t", -1));
    assertThat(resumed.waitFor()).isZero();
    assertThat(out).content().contains("exit 0");
    assertThat(cluster.facts("killed", "match"))
        .isEqualTo(cluster.facts("undisturbed", "match"))
        .hasSize(300);
  }

  /** What the cluster's settings are for another data folder, with lines added. */
  private static void settings(String data, String more) throws IOException {
    Path there = Path.of("cluster", "spark.properties");
    Path copy = folder.resolve(data).resolve(there);
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, Files.readString(folder.resolve("there").resolve(there)) + more);
  }

  @Test
  void aWorkerWithoutOurJarsIsOneSentenceAndTheRunGoesOnWithThem() throws Exception {
    String match = "match tictactoe random random --games 20 --seed 3";
    settings("bare", "spark.jars=\n");
    Path out = folder.resolve("bare.out");
    Process bare = cluster.children(out, List.of(cluster.command(match, "bare", "--on", where)));
    assertThat(bare.waitFor()).isZero();
    assertThat(cluster.sentence(out))
        .contains("has a worker that lacks a jar of this program", "the run can be resumed");
    assertThat(out).content().contains("exit 1").doesNotContain("\tat ");
    Cli resumed = Cli.run(cluster.command("resume match", "bare").split("\t", -1));
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(cluster.facts("bare", "match")).hasSize(20);
  }

  @Test
  void aFullDiskAtTheDriverIsOneSentenceAndTheRunGoesOnLater() throws Exception {
    Path prlimit = Path.of("/usr/bin/prlimit");
    assumeTrue(Files.isExecutable(prlimit));
    String match = "match connect4 alphabeta:depth=3 mcts:sims=100 --games 300 --seed 4";
    settings("full", "");
    Path out = folder.resolve("full.out");
    Process full = cluster.children(out, List.of(cluster.command(match, "full", "--on", where)));
    cluster.awaitGames(cluster.games("full", full), 2, full);
    // no file of this process can grow any more, which the system says as it says a full disk
    Process limit =
        new ProcessBuilder(prlimit.toString(), "--pid", "" + full.pid(), "--fsize=40000").start();
    assertThat(limit.waitFor()).isZero();
    assertThat(full.waitFor()).isZero();
    assertThat(cluster.sentence(out))
        .as(Files.readString(out))
        .contains("could not be written", "can be resumed");
    assertThat(out).content().contains("exit ").doesNotContain("exit 0", "\tat ");
    Cli resumed = Cli.run(cluster.command("resume match", "full").split("\t", -1));
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    Cli.run(cluster.command(match, "room").split("\t", -1));
    assertThat(cluster.facts("full", "match"))
        .isEqualTo(cluster.facts("room", "match"))
        .hasSize(300);
  }

  @Test
  void aMasterThatDoesNotLetUsInIsOneSentenceAndTheNextRunIsNotRefused() throws Exception {
    String match = "match tictactoe random random --games 20 --seed 3";
    settings("refused", "spark.authenticate.secret=another\n");
    Path right = folder.resolve("there").resolve("cluster").resolve("spark.properties");
    Path wrong = folder.resolve("refused").resolve("cluster").resolve("spark.properties");
    Path out = folder.resolve("refused.out");
    Process refused =
        cluster.children(
            out,
            List.of(
                cluster.command(match, "refused", "--on", where),
                "copy\t" + right + "\t" + wrong,
                cluster.command("resume match", "refused", "--on", where)));
    assertThat(refused.waitFor()).isZero();
    List<String> said = Files.readAllLines(out);
    assertThat(said.stream().filter(line -> line.startsWith("exit")))
        .as(String.join("\n", said))
        .containsExactly("exit 2", "exit 0");
    assertThat(cluster.sentence(out))
        .contains("The master " + where + " did not accept the run", "same secret", "resume");
    assertThat(cluster.facts("refused", "match")).hasSize(20);
  }

  @Test
  void whatCannotBeIsOneSentenceAndLeavesNothing() throws Exception {
    Path out = folder.resolve("wrong.out");
    String match = "match tictactoe random random --games 2 --seed 1";
    Process wrong =
        cluster.children(
            out,
            List.of(
                cluster.command(match, "nothing", "--on", "spark://127.0.0.1:1"),
                cluster.command(match, "nothing", "--on", "spark://"),
                cluster.command(match, "nothing", "--on", "elsewhere"),
                cluster.command("cluster start", "there"),
                cluster.command("cluster dance", "there"),
                cluster.command("cluster start --workers 0", "there")));
    assertThat(wrong.waitFor()).isZero();
    assertThat(Files.readAllLines(out).stream().map(line -> line.replace(where, "URL")))
        .containsExactly(
            "spielwerk: No Spark master answers at 127.0.0.1:1; ./spielwerk cluster start starts"
                + " one on this machine.",
            "exit 2",
            "spielwerk: --on spark:// is not allowed; a master is written spark://HOST:PORT.",
            "exit 2",
            "spielwerk: --on elsewhere is not allowed; it takes here, spark://HOST:PORT,"
                + " local-cluster[WORKERS,CORES,MEGABYTES], yarn or k8s://URL.",
            "exit 2",
            "spielwerk: A cluster is running already at URL; ./spielwerk cluster stop ends it.",
            "exit 2",
            "spielwerk: cluster takes start or stop, not 'dance'; see cluster --help.",
            "exit 2",
            "spielwerk: --workers 0 is not allowed; it takes 1 to 1000.",
            "exit 2");
    assertThat(folder.resolve("nothing").resolve("runs")).doesNotExist();
  }

  @Test
  void settingsOfOnesOwnAreNeitherReplacedNorDeleted() throws Exception {
    Path own = folder.resolve("own").resolve("cluster").resolve("spark.properties");
    Files.createDirectories(own.getParent());
    Files.writeString(own, "spark.authenticate.secret=ours\n");
    Path out = folder.resolve("own.out");
    List<String> both =
        List.of(cluster.command("cluster start", "own"), cluster.command("cluster stop", "own"));
    assertThat(cluster.children(out, both).waitFor()).isZero();
    assertThat(Files.readAllLines(out))
        .containsExactly(
            "spielwerk: "
                + own
                + " was not made by cluster start; move it away, or start with another --data.",
            "exit 2",
            "No cluster is running.",
            "exit 0");
    assertThat(own).hasContent("spark.authenticate.secret=ours");
  }

  @Test
  void withoutSparkItIsSaidWhereItComesFrom() {
    Cli cli = Cli.run("match", "tictactoe", "random", "random", "--on", "spark://127.0.0.1:7077");
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("need Apache Spark", "./spielwerk fetch cluster");
  }
}
