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
import java.util.function.BiFunction;
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
 * cores on this machine; what the driver has to do, and how many cores it could feed. It needs
 * Spark.
 */
public final class ClusterBench implements BenchGroup {
  private static final int CORES = 2;
  private static final String WHERE = "local-cluster[1," + CORES + ",1024]";

  /**
   * Games of connect four by simulations a move: of a fraction of a millisecond to more than 50.
   */
  private enum Length {
    TINY(10, 100_000),
    SHORT(100, 40_000),
    MIDDLE(1000, 6_000),
    LONG(5000, 1_600);

    final int simulations;
    final int games;

    Length(int simulations, int games) {
      this.simulations = simulations;
      this.games = games;
    }
  }

  @Override
  public String id() {
    return "cluster";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> benches = new ArrayList<>();
    if (ServiceLoader.load(Cluster.class).findFirst().isPresent()) {
      for (Length length : Length.values()) {
        benches.add(new Share(catalogue, length));
      }
      benches.add(new BreakEven(catalogue));
      benches.add(new ClusterDriverBench.Record(catalogue));
      benches.add(new ClusterDriverBench.Bulk(catalogue));
      benches.add(new ClusterScaleBench(catalogue));
    }
    return benches;
  }

  /** Does something on a cluster that is there for it alone; the folder has its status. */
  static <T> T on(
      String where,
      Catalogue catalogue,
      Harness harness,
      BiFunction<Cluster.Session, Path, T> action) {
    try {
      Path folder = Files.createTempDirectory("bench");
      Path status = folder.resolve(ClusterStatus.FILE);
      Cluster.Request request =
          new Cluster.Request(
              where, "bench", status, folder, catalogue, harness.data().resolve("plugins"), false);
      try (Cluster.Session session = Cluster.installed().connect(request)) {
        return action.apply(session, folder);
      } finally {
        Files.deleteIfExists(status);
        Files.deleteIfExists(folder);
      }
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  /** Seconds in which the driver had something to do. */
  static double busySeconds(Path folder) {
    return ClusterStatus.in(folder).map(ClusterStatus::busySeconds).orElse(0.0);
  }

  static MatchSpec match(Catalogue catalogue, String game, String engine, int games) {
    Game played = catalogue.game(game);
    List<String> engines = Collections.nCopies(played.traits().seats(), engine);
    return MatchSpec.of(played, engines, games, 1);
  }

  /** Games a second, from the first game that arrives on, since machines start only once. */
  static double rate(Catalogue catalogue, MatchSpec spec, Workers workers) {
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
    return after[0] / Math.max(1e-9, (System.nanoTime() - first[0]) / 1e9);
  }

  /** Games a second on threads and on a cluster. */
  private record Both(int games, double here, double there) {
    static Both of(Length length, Catalogue catalogue, Harness harness) {
      int games = harness.quick() ? length.games / 10 : length.games;
      MatchSpec spec = match(catalogue, "connect4", "mcts:sims=" + length.simulations, games);
      double here = rate(catalogue, spec, Workers.HERE);
      return new Both(
          games,
          here,
          on(WHERE, catalogue, harness, (session, folder) -> rate(catalogue, spec, session)));
    }

    /** What a game takes on a thread. */
    double milliseconds() {
      return 1e3 * CORES / here;
    }

    /** What it takes there. */
    double thereMilliseconds() {
      return 1e3 * CORES / there;
    }
  }

  /** Games a second on the cluster, as a share of those on threads. */
  private record Share(Catalogue catalogue, Length length) implements FigureBench {
    @Override
    public String name() {
      return "cluster.share." + length.simulations;
    }

    @Override
    public BenchResult measure(Harness harness) {
      Both both = Both.of(length, catalogue, harness);
      return BenchResult.figure(
          name(),
          both.there() / both.here(),
          "ratio",
          String.format(
              Locale.ROOT,
              "%d games of %.1f ms: %.0f a second on %s, %.0f on %d threads; a game costs %.2f ms"
                  + " more there",
              both.games(),
              both.milliseconds(),
              both.there(),
              WHERE,
              both.here(),
              CORES,
              both.thereMilliseconds() - both.milliseconds()));
    }
  }

  /** How long a game must be to reach 85% of the games a second on threads. */
  private record BreakEven(Catalogue catalogue) implements FigureBench {
    private static final double WANTED = 0.85;

    @Override
    public String name() {
      return "cluster.breakeven";
    }

    @Override
    public BenchResult measure(Harness harness) {
      List<ClusterShares.Point> points = new ArrayList<>();
      List<String> words = new ArrayList<>();
      for (Length length : List.of(Length.TINY, Length.SHORT, Length.MIDDLE)) {
        Both both = Both.of(length, catalogue, harness);
        points.add(new ClusterShares.Point(both.milliseconds(), both.there() / both.here()));
        words.add(
            String.format(
                Locale.ROOT,
                "%.2f ms %.0f%%",
                both.milliseconds(),
                100 * both.there() / both.here()));
      }
      return BenchResult.figure(
          name(),
          new ClusterShares(points).length(WANTED),
          "ms",
          String.format(
              Locale.ROOT,
              "length of a game that reaches %.0f%% of threads on %s, between those that were"
                  + " measured: %s",
              100 * WANTED,
              WHERE,
              String.join(", ", words)));
    }
  }
}
