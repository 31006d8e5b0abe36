package spielwerk.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import spielwerk.core.Catalogue;

/**
 * What is in memory after many games were played at tables: {@code
 * SPIELWERK_JAVA_OPTS=-Dspielwerk.bench.games=N} sets how many.
 */
record WebMemory(Catalogue catalogue) implements FigureBench {
  private static final int GAMES = 10_000;
  private static final int FEW_GAMES = 500;

  /** Games that are played at the same time. */
  private static final int AT_ONCE = 40;

  private static final String RANDOM = "{\"kind\":\"engine\",\"engine\":\"random\"}";

  @Override
  public String name() {
    return "web.memory";
  }

  @Override
  public BenchResult measure(Harness harness) {
    int games = Integer.getInteger("spielwerk.bench.games", harness.quick() ? FEW_GAMES : GAMES);
    try (WebLoad load = new WebLoad(catalogue)) {
      play(load, AT_ONCE); // so that all classes are there
      double before = usedMegabytes();
      long began = System.nanoTime();
      play(load, games);
      double seconds = (System.nanoTime() - began) / 1e9;
      double after = usedMegabytes();
      return BenchResult.figure(
          name(),
          after,
          "MB",
          "heap in use after %d games of tictactoe (%.0f MB before; %.0f games a second)"
              .formatted(games, before, games / seconds));
    }
  }

  private static void play(WebLoad load, int games) {
    Deque<String> open = new ArrayDeque<>();
    for (int i = 0; i < games; i++) {
      open.add(load.table("tictactoe", RANDOM, RANDOM));
      if (open.size() >= AT_ONCE) {
        finish(load, open.remove());
      }
    }
    while (!open.isEmpty()) {
      finish(load, open.remove());
    }
  }

  private static void finish(WebLoad load, String table) {
    while (!load.send(table, "").path("status").asText().equals("over")) {
      Thread.onSpinWait();
    }
  }

  private static double usedMegabytes() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
  }
}
