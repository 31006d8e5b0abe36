package spielwerk.bench;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import spielwerk.arena.Match;
import spielwerk.core.Catalogue;
import spielwerk.core.GameRecord;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Work;
import spielwerk.runs.Cluster;
import spielwerk.runs.GameStore;
import spielwerk.runs.RecordJson;

/**
 * The reckoning compared with real clusters. Games wait for as long as a game takes instead of
 * thinking, so that workers on this machine have more cores than it has; all else is real: Spark,
 * the records that come back, and what the driver does with them. What a game takes a core is
 * measured on one worker of one core, what it takes the driver with a hundred cores, when its code
 * is compiled.
 */
record ClusterScaleBench(Catalogue catalogue) implements FigureBench {
  private static final int GAME_MILLIS = 50;

  /** Workers and cores of each; a thousand JVMs would not fit here. */
  private enum Size {
    ONE(1, 1),
    TWO(2, 1),
    THREE(3, 1),
    TEN(2, 5),
    HUNDRED(2, 50),
    THOUSAND(4, 250);

    final int workers;
    final int coresEach;

    Size(int workers, int coresEach) {
      this.workers = workers;
      this.coresEach = coresEach;
    }

    int cores() {
      return workers * coresEach;
    }

    String where() {
      return "local-cluster[%d,%d,1024]".formatted(workers, coresEach);
    }
  }

  /** What a real cluster did. */
  private record Measured(double rate, double busy) {}

  @Override
  public String name() {
    return "cluster.reckoning";
  }

  @Override
  public BenchResult measure(Harness harness) {
    GameRecord sample = sample();
    Map<Size, Measured> all = new EnumMap<>(Size.class);
    for (Size size : Size.values()) {
      all.put(size, play(size, sample, harness));
    }
    ClusterReckoning reckoning =
        new ClusterReckoning(
            Size.ONE.cores() / measured(all, Size.ONE).rate(),
            measured(all, Size.HUNDRED).busy() / measured(all, Size.HUNDRED).rate());
    double worst = 0;
    List<String> words = new ArrayList<>();
    for (Size size : Size.values()) {
      Measured measured = measured(all, size);
      double expected = reckoning.rate(size.cores());
      if (size.cores() <= Size.THREE.cores()) {
        worst = Math.max(worst, Math.abs(expected / measured.rate() - 1));
      }
      words.add(
          String.format(
              Locale.ROOT,
              "%d: %.0f a second, reckoned %.0f, driver busy %.1f%%",
              size.cores(),
              measured.rate(),
              expected,
              100 * measured.busy()));
    }
    return BenchResult.figure(
        name(),
        worst,
        "ratio",
        String.format(
            Locale.ROOT,
            "largest error of the reckoning with 1, 2 and 3 cores; cores, games of %d ms: %s; a game takes the driver %.0f us, which is the bottleneck from %.0f cores on",
            GAME_MILLIS,
            String.join("; ", words),
            1e6 * reckoning.driver(),
            reckoning.bottleneck()));
  }

  private static Measured measured(Map<Size, Measured> all, Size size) {
    return Objects.requireNonNull(all.get(size));
  }

  /** A record as it comes back from a worker. */
  private GameRecord sample() {
    List<GameRecord> games = new ArrayList<>();
    Match.of(ClusterBench.match(catalogue, "connect4", "mcts:sims=10", 2), catalogue)
        .play(GameStore.in(games), Runner.of(1));
    return games.get(0);
  }

  private Measured play(Size size, GameRecord sample, Harness harness) {
    int seconds = harness.quick() ? 10 : 60;
    return ClusterBench.on(
        size.where(),
        catalogue,
        harness,
        (session, folder) -> play(size, sample, session, folder, seconds));
  }

  private static Measured play(
      Size size, GameRecord sample, Cluster.Session session, Path folder, int seconds) {
    int count = seconds * size.cores() * 1000 / GAME_MILLIS;
    Waiting work = new Waiting(sample);
    long[] first = {0, 0};
    RecordJson json = new RecordJson();
    session.run(
        work,
        count,
        new BitSet(),
        new Runner(1, () -> false, Progress.NONE, session),
        (index, record) -> {
          if (first[0] == 0) {
            first[0] = System.nanoTime();
          }
          first[1] += json.write(record).length(); // as a match does to keep it
        });
    double took = (System.nanoTime() - first[0]) / 1e9;
    return new Measured(count / took, ClusterBench.busySeconds(folder) / took);
  }

  /** Games that wait; the module {@code cluster} has the other side. */
  private record Waiting(GameRecord sample) implements Work<GameRecord> {
    private static final RecordJson JSON = new RecordJson();

    @Override
    public String kind() {
      return "waiting";
    }

    @Override
    public byte[] description() {
      byte[] record = write(sample);
      return ByteBuffer.allocate(Long.BYTES + record.length)
          .putLong(GAME_MILLIS * 1_000_000L)
          .put(record)
          .array();
    }

    @Override
    public Pieces<GameRecord> open() {
      return index -> sample;
    }

    @Override
    public byte[] write(GameRecord record) {
      return JSON.write(record).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public GameRecord read(byte[] record) {
      return JSON.read(new String(record, StandardCharsets.UTF_8), "a game of a worker");
    }
  }
}
