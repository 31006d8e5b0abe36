package spielwerk.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Workers;
import spielwerk.runs.Cluster;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.GameStore;

/**
 * What a cluster costs: the same games on the threads of this program and on a cluster of the same
 * cores on this machine, and how long the driver is busy with a game. It needs Spark.
 */
public final class ClusterBench implements BenchGroup {
  private static final int CORES = 2;
  private static final String WHERE = "local-cluster[1," + CORES + ",1024]";

  /** Simulations a move: games of about a millisecond, ten, fifty and more. */
  private static final int[] SIMULATIONS = {10, 100, 1000};

  @Override
  public String id() {
    return "cluster";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> benches = new ArrayList<>();
    if (ServiceLoader.load(Cluster.class).findFirst().isPresent()) {
      for (int simulations : SIMULATIONS) {
        benches.add(new Share(catalogue, simulations));
      }
      benches.add(new Driver(catalogue));
    }
    return benches;
  }

  /**
   * How long games take.
   *
   * @param seconds from the first game that arrives on, since machines start only once
   * @param busy seconds of the driver
   */
  private record Taken(int games, double seconds, double busy) {
    double rate() {
      return games / seconds;
    }
  }

  private static Taken play(Catalogue catalogue, MatchSpec spec, Workers workers, Path status) {
    long[] first = {0};
    int[] after = {0};
    Match.of(spec, catalogue)
        .play(
            GameStore.to(
                game -> {
                  if (first[0] == 0) {
                    first[0] = System.nanoTime();
                  } else {
                    after[0]++;
                  }
                }),
            new Runner(CORES, () -> false, Progress.NONE, workers));
    double seconds = Math.max(1e-9, (System.nanoTime() - first[0]) / 1e9);
    double busy = ClusterStatus.in(status).map(ClusterBench::busySeconds).orElse(0.0);
    return new Taken(after[0], seconds, busy);
  }

  private static double busySeconds(ClusterStatus status) {
    return status.rates().isEmpty()
        ? 0
        : status.busy() * status.rates().get(status.rates().size() - 1).second();
  }

  /** Plays on a cluster that is there for these games alone. */
  private static Taken there(Catalogue catalogue, MatchSpec spec, Harness harness) {
    try {
      Path folder = Files.createTempDirectory("bench");
      Path status = folder.resolve(ClusterStatus.FILE);
      Cluster.Request request =
          new Cluster.Request(
              WHERE, "bench", status, folder, catalogue, harness.data().resolve("plugins"), false);
      try (Cluster.Session session = Cluster.installed().connect(request)) {
        return play(catalogue, spec, session, folder);
      } finally {
        Files.deleteIfExists(status);
        Files.deleteIfExists(folder);
      }
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private static MatchSpec match(Catalogue catalogue, String game, String engine, int games) {
    Game played = catalogue.game(game);
    List<String> engines = Collections.nCopies(played.traits().seats(), engine);
    return MatchSpec.of(played, engines, games, 1);
  }

  /** Games a second on the cluster, as a share of those on threads. */
  private record Share(Catalogue catalogue, int simulations) implements FigureBench {
    @Override
    public String name() {
      return "cluster.share." + simulations;
    }

    @Override
    public BenchResult measure(Harness harness) {
      String engine = "mcts:sims=" + simulations;
      int games = (harness.quick() ? 40_000 : 400_000) / simulations;
      MatchSpec spec = match(catalogue, "connect4", engine, games);
      Taken here = play(catalogue, spec, Workers.HERE, harness.data());
      Taken there = there(catalogue, spec, harness);
      double milliseconds = 1e3 * CORES / here.rate();
      // what a game costs more there, against what it costs here
      double more = 1e3 * CORES / there.rate() - milliseconds;
      return BenchResult.figure(
          name(),
          there.rate() / here.rate(),
          "ratio",
          String.format(
              Locale.ROOT,
              "%d games of %.1f ms: %.0f a second on %s, %.0f on %d threads; a game costs %.2f ms more there",
              games,
              milliseconds,
              there.rate(),
              WHERE,
              here.rate(),
              CORES,
              more));
    }
  }

  /** The time of the driver for a game, and how many cores it could feed. */
  private record Driver(Catalogue catalogue) implements FigureBench {
    @Override
    public String name() {
      return "cluster.driver";
    }

    @Override
    public BenchResult measure(Harness harness) {
      int games = harness.quick() ? 2_000 : 50_000;
      Taken there = there(catalogue, match(catalogue, "tictactoe", "random", games), harness);
      double seconds = there.busy() / Math.max(1, there.games());
      return BenchResult.figure(
          name(),
          seconds * 1e6,
          "us",
          String.format(
              Locale.ROOT,
              "time of the driver for a game, reading and counting it, %d games; with games of 50 ms it"
                  + " keeps %.0f cores busy at most",
              games,
              0.05 / Math.max(1e-9, seconds)));
    }
  }
}
