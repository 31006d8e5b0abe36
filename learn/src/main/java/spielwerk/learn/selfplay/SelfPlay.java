package spielwerk.learn.selfplay;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;
import spielwerk.nets.OnnxSession;
import spielwerk.nets.zero.NetBatch;

/** The games of a generation, in {@link Lockstep}. */
final class SelfPlay {
  private final TrainSpec spec;
  private final Game game;
  private final Optional<Supplier<Exact>> exact;

  SelfPlay(TrainSpec spec, Game game, Optional<Supplier<Exact>> exact) {
    this.spec = spec;
    this.game = game;
    this.exact = exact;
  }

  /** Takes the games that have ended. */
  @FunctionalInterface
  interface Receiver extends Consumer<SelfPlayRecord> {
    /** This many more moves were made; called from any thread. */
    default void moved(int made) {}
  }

  /** Where a game begins. */
  static Setup setup(Game game, long seed, int index) {
    return game.setup(Seeds.derive(seed, index, Seeds.Purpose.SETUP, 0));
  }

  /**
   * Plays the games that are missing.
   *
   * @param done the games that are there already
   * @param seed of the generation
   * @param receiver takes each game as soon as it has ended, one at a time
   */
  void play(
      int generation,
      long seed,
      OnnxSession session,
      BitSet done,
      int threads,
      BooleanSupplier stop,
      Receiver receiver) {
    int[] missing =
        IntStream.range(0, spec.selfplay().games()).filter(index -> !done.get(index)).toArray();
    play(generation, seed, session, missing, threads, stop, receiver);
  }

  /** Plays some games. */
  void play(
      int generation,
      long seed,
      OnnxSession session,
      int[] missing,
      int threads,
      BooleanSupplier stop,
      Receiver receiver) {
    if (missing.length == 0) {
      return;
    }
    Object oneByOne = new Object();
    Consumer<SelfPlayRecord> synchronised =
        played -> {
          synchronized (oneByOne) {
            receiver.accept(played);
          }
        };
    int count = Math.min(spec.selfplay().lockstep(), (missing.length + threads - 1) / threads);
    Lockstep.<SelfPlayGame>run(
        threads,
        missing,
        stop,
        () -> new Worker(generation, seed, session.net(), count, synchronised, receiver));
  }

  /** A network whose time is taken. */
  private static final class TimedNet implements Net {
    private final Net net;
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private long nanos;

    TimedNet(Net net) {
      this.net = net;
    }

    @Override
    public NetSpec spec() {
      return net.spec();
    }

    @Override
    public void evaluate(float[] planes, int count, float[] logits, float[] values) {
      long began = clock.getCurrentThreadCpuTime();
      net.evaluate(planes, count, logits, values);
      nanos += clock.getCurrentThreadCpuTime() - began;
    }

    @Override
    public void close() {
      net.close();
    }
  }

  /** One thread with its network and its games. */
  private final class Worker implements Lockstep.Group<SelfPlayGame> {
    private final List<SelfPlayGame> games = new ArrayList<>();
    private final Consumer<SelfPlayRecord> receiver;
    private final Receiver moved;
    private final TimedNet net;
    private final NetBatch batch;
    private final Throttle throttle = new Throttle(spec.throttle());
    private final SearchFactory searches;
    private long told;
    private long known;

    Worker(
        int generation,
        long seed,
        Net net,
        int count,
        Consumer<SelfPlayRecord> receiver,
        Receiver moved) {
      this.receiver = receiver;
      this.moved = moved;
      this.net = new TimedNet(net);
      this.batch = new NetBatch(this.net, count);
      Optional<Exact> solver = exact.map(Supplier::get);
      this.searches = SearchFactory.learning(game, spec.selfplay(), solver);
      int sims = spec.selfplay().sims().at(generation);
      for (int i = 0; i < count; i++) {
        games.add(
            new SelfPlayGame(
                game, spec.selfplay(), sims, seed, searches.search(), batch, solver.orElse(null)));
      }
      this.told = this.net.clock.getCurrentThreadCpuTime();
      throttle.begin();
    }

    @Override
    public List<SelfPlayGame> games() {
      return games;
    }

    @Override
    public void evaluate() {
      batch.evaluate();
      int made = games.stream().mapToInt(SelfPlayGame::made).sum();
      if (made > 0) {
        moved.moved(made);
      }
      throttle.end();
      throttle.begin();
    }

    @Override
    public void ended(SelfPlayGame ended) {
      long now = net.clock.getCurrentThreadCpuTime();
      long hits = searches.hits();
      receiver.accept(ended.played(hits - known, net.nanos, now - told - net.nanos));
      known = hits;
      told = now;
      net.nanos = 0;
    }

    @Override
    public void close() {
      batch.close();
    }
  }
}
