package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A machine that stands still, and is not given up: what it was doing is done elsewhere too. */
class ClusterStragglerTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Spark is told to wait longer for a machine that is silent. */
  private static final int MINUTES = 5;

  @TempDir static Path folder;

  private static ClusterRuns cluster = new ClusterRuns(Path.of(""));

  private static String where = "";

  @BeforeAll
  static void start() throws Exception {
    assumeTrue(ClusterRuns.possible(), "Spark is fetched by ./spielwerk test");
    assumeTrue(twoMachines(), "this system has one address of its own only");
    cluster = new ClusterRuns(folder);
    where = cluster.startCluster("data", "--workers", "2", "--memory", "768");
  }

  private static boolean twoMachines() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.2"))) {
      return socket.isBound();
    } catch (java.io.IOException notOurs) {
      return false;
    }
  }

  @AfterAll
  static void stop() throws Exception {
    if (!where.isEmpty()) {
      cluster.stopCluster("data", where);
      assertThat(folder.resolve("data").resolve("cluster"))
          .as("what runs left on the workers is gone, their logs are not")
          .isDirectoryNotContaining("glob:**/{work-*,local,spark.properties}")
          .isDirectoryContaining("glob:**/worker-2.log");
    }
  }

  @Test
  void aMachineThatStandsStillHoldsNobodyUpAndNoGameIsThereTwice() throws Exception {
    Path settings = folder.resolve("data/cluster/spark.properties");
    Files.writeString(
        settings,
        "spark.network.timeout=%dmin\n".formatted(10 * MINUTES),
        StandardOpenOption.APPEND);
    String match = "match connect4 alphabeta:depth=5 mcts:sims=200 --games 200 --seed 9";
    Path out = folder.resolve("straggler.out");
    Process driver = cluster.children(out, List.of(cluster.command(match, "data", "--on", where)));
    Path games = cluster.games("data", driver);
    cluster.awaitGames(games, 5, driver);
    ProcessHandle executor = cluster.executors("data").get(0);
    signal("-STOP", executor);
    Path status = games.resolveSibling("cluster.json");
    try {
      assertThat(driver.waitFor(MINUTES, TimeUnit.MINUTES)).as("somebody did its games").isTrue();
    } finally {
      signal("-CONT", executor);
    }
    assertThat(out).content().contains("exit 0");
    JsonNode machines = JSON.readTree(status.toFile());
    assertThat(machines.path("lost").asInt()).as("it was not given up").isZero();
    assertThat(machines.path("workers").findValuesAsText("host"))
        .containsExactlyInAnyOrder("127.0.0.1", "127.0.0.2");
    Cli.run(cluster.command(match, "here").split("\t", -1));
    assertThat(cluster.facts("data", "match"))
        .isEqualTo(cluster.facts("here", "match"))
        .hasSize(200);
  }

  private static void signal(String name, ProcessHandle process) throws Exception {
    new ProcessBuilder("kill", name, "" + process.pid()).start().waitFor();
  }
}
