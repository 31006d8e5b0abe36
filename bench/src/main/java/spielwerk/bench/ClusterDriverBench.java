package spielwerk.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.learn.evolution.Individual;
import spielwerk.runs.Cluster;

/** What the driver of a cluster has to do and to hold. */
final class ClusterDriverBench {
  private static final String WHERE = "local-cluster[1,2,1024]";

  private ClusterDriverBench() {}

  /** The time of the driver for a game of which all is kept. */
  record Record(Catalogue catalogue) implements FigureBench {
    @Override
    public String name() {
      return "cluster.driver";
    }

    @Override
    public BenchResult measure(Harness harness) {
      int games = harness.quick() ? 2_000 : 50_000;
      double seconds =
          ClusterBench.on(
              WHERE,
              catalogue,
              harness,
              (session, folder) -> {
                ClusterBench.rate(
                    catalogue,
                    ClusterBench.match(catalogue, "tictactoe", "random", games),
                    session);
                return ClusterBench.busySeconds(folder) / games;
              });
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

  /**
   * Bulk games of Qwixx, more and more of them: the driver's memory and the time for a game must
   * not grow. The value is the time for a game in the longest run divided by that in the run
   * before.
   */
  record Bulk(Catalogue catalogue) implements FigureBench {
    private static final int POPULATION = 100;
    private static final int TABLES = POPULATION / 5;
    private static final int MOST_ROUNDS = 500;

    @Override
    public String name() {
      return "cluster.bulk";
    }

    /** Some games: how long one took, on the clock and at the driver, and what the heap holds. */
    private record Stage(int games, double micros, double driver, double megabytes) {
      String text() {
        return String.format(
            Locale.ROOT,
            "%,d games: %.1f us a game, %.2f us of the driver, %.0f MB",
            games,
            micros,
            driver,
            megabytes);
      }
    }

    @Override
    public BenchResult measure(Harness harness) {
      List<Stage> stages =
          ClusterBench.on(
              WHERE,
              catalogue,
              harness,
              (session, folder) -> {
                play(session, folder, 1_000); // machines start, and both sides are compiled
                play(session, folder, 20_000);
                List<Stage> all = new ArrayList<>();
                int most = harness.quick() ? 100_000 : 1_000_000;
                for (int games = 1_000; games <= most; games *= 10) {
                  all.add(play(session, folder, games));
                }
                return all;
              });
      Stage last = stages.get(stages.size() - 1);
      Stage before = stages.get(stages.size() - 2);
      return BenchResult.figure(
          name(),
          last.micros() / before.micros(),
          "ratio",
          String.join("; ", stages.stream().map(Stage::text).toList()));
    }

    private Stage play(Cluster.Session session, Path folder, int games) {
      int rounds = Math.min(MOST_ROUNDS, games / TABLES);
      EvolutionSpec spec =
          EvolutionSpec.of("qwixx:rules=paper", "poly")
              .withPopulationSize(POPULATION)
              .withRounds(rounds);
      Evolution evolution = Evolution.of(spec, catalogue);
      List<Individual> population = evolution.start();
      Runner runner = new Runner(2, () -> false, Progress.NONE, session);
      double busy = ClusterBench.busySeconds(folder);
      long began = System.nanoTime();
      int played = 0;
      for (int generation = 0; played < games; generation++) {
        Evolution.Step step = evolution.step(population, generation, runner);
        population = step.next();
        played += rounds * TABLES;
      }
      double micros = (System.nanoTime() - began) / 1e3 / played;
      double driver = (ClusterBench.busySeconds(folder) - busy) * 1e6 / played;
      System.gc();
      double heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
      return new Stage(played, micros, driver, heap);
    }
  }
}
