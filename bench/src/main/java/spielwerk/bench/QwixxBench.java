package spielwerk.bench;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.QwixxSimulator;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.learn.evolution.Individual;

/** Qwixx in bulk: whole games of AlphaQwixx, and generations of the paper's trainer. */
public final class QwixxBench implements BenchGroup {
  private static final String GAMES = "alphaqwixx in both seats, complete games";
  private static final int BATCH = 64;
  private static final int THREADS = 2;

  @Override
  public String id() {
    return "qwixx";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    return List.of(
        RateBench.of("qwixx.games", GAMES, () -> games(QwixxRules.OFFICIAL)),
        RateBench.of("qwixx.games-paper", GAMES, () -> games(QwixxRules.PAPER)),
        new RateBench(
            "qwixx.generations",
            THREADS,
            () -> "100 players, groups of 5, 10 rounds",
            () -> generations(catalogue)));
  }

  /** Complete games for two, {@code alphaqwixx} in both seats. */
  private static Workload games(QwixxRules rules) {
    QwixxSimulator table = new QwixxSimulator(new Qwixx(2, rules));
    List<Policy> seats =
        List.of(new RowPlayer(Poly.alphaQwixx().worth()), new RowPlayer(Poly.alphaQwixx().worth()));
    int[] points = new int[2];
    long[] index = {0};
    return () -> {
      int games = 0;
      for (int i = 0; i < BATCH; i++) {
        games += table.play(seats, 1, index[0]++, points) > 0 ? 1 : 0;
      }
      return games;
    };
  }

  /**
   * Generations of the paper's usual size: 100 players in groups of 5, ten rounds each, on two
   * threads.
   */
  private static Workload generations(Catalogue catalogue) {
    Evolution evolution = Evolution.of(EvolutionSpec.of("qwixx:rules=paper", "poly"), catalogue);
    List<Individual> start = evolution.start();
    int[] generation = {0};
    return () -> evolution.step(start, generation[0]++, THREADS).next().isEmpty() ? 0 : 1;
  }
}
