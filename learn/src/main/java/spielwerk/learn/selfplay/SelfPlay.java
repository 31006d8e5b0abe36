package spielwerk.learn.selfplay;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;
import spielwerk.nets.OnnxSession;

/**
 * The games of a generation. Each thread keeps as many tables busy as the spec says: all that need
 * the network are answered in one batch, and who has finished a game begins the next one, so that
 * batches stay full until the games run out. Threads share nothing but the list of games.
 */
final class SelfPlay {
  private final TrainSpec spec;
  private final Game game;
  private final Optional<Supplier<Exact>> exact;

  SelfPlay(TrainSpec spec, Game game, Optional<Supplier<Exact>> exact) {
    this.spec = spec;
    this.game = game;
    this.exact = exact;
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
      Consumer<PlayedGame> receiver) {
    int[] missing =
        IntStream.range(0, spec.selfplay().games()).filter(index -> !done.get(index)).toArray();
    if (missing.length == 0) {
      return;
    }
    AtomicInteger next = new AtomicInteger();
    Consumer<PlayedGame> oneByOne =
        played -> {
          synchronized (next) {
            receiver.accept(played);
          }
        };
    int tables = Math.min(spec.selfplay().lockstep(), (missing.length + threads - 1) / threads);
    new Runner(threads, () -> false, Progress.NONE)
        .run(
            threads,
            new BitSet(),
            number -> {
              try (Net net = session.net()) {
                new Worker(generation, seed, net, tables).run(missing, next, stop, oneByOne);
              }
              return number;
            },
            (number, same) -> {});
  }

  /** One thread with its network and its tables. */
  private final class Worker {
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final Net net;
    private final Table[] tables;
    private final int inputs;
    private final int outputs;
    private final float[] planes;
    private final float[] logits;
    private final float[] values;
    private final Rest rest = new Rest(spec.throttle());
    private final Searches searches;
    private long inside;
    private long told;
    private long known;

    Worker(int generation, long seed, Net net, int count) {
      NetSpec shape = net.spec();
      this.net = net;
      this.inputs = shape.inputs();
      this.outputs = shape.outputs();
      this.planes = new float[count * inputs];
      this.logits = new float[count * outputs];
      this.values = new float[count];
      this.tables = new Table[count];
      Optional<Exact> solver = exact.map(Supplier::get);
      this.searches = Searches.learning(game, spec.selfplay(), solver);
      for (int i = 0; i < count; i++) {
        tables[i] =
            new Table(
                game,
                spec.selfplay(),
                spec.selfplay().sims().at(generation),
                seed,
                searches.search(),
                solver.orElse(null));
      }
    }

    void run(
        int[] missing, AtomicInteger next, BooleanSupplier stop, Consumer<PlayedGame> receiver) {
      told = clock.getCurrentThreadCpuTime();
      Table[] busy = tables.clone();
      int count = 0;
      for (Table table : tables) {
        int number = next.getAndIncrement();
        if (number < missing.length) {
          table.begin(missing[number]);
          busy[count++] = table;
        }
      }
      while (count > 0 && !stop.getAsBoolean()) {
        rest.begin();
        int asking = 0;
        for (int i = 0; i < count; i++) {
          Table table = busy[i];
          boolean asks = table.ask(planes, asking * inputs);
          while (!asks) {
            deliver(table, receiver);
            int number = next.getAndIncrement();
            if (number >= missing.length) {
              break;
            }
            table.begin(missing[number]);
            asks = table.ask(planes, asking * inputs);
          }
          if (asks) {
            busy[asking++] = table;
          }
        }
        count = asking;
        long began = clock.getCurrentThreadCpuTime();
        net.evaluate(planes, count, logits, values);
        inside += clock.getCurrentThreadCpuTime() - began;
        for (int i = 0; i < count; i++) {
          busy[i].answer(logits, i * outputs, values[i]);
        }
        rest.end();
      }
    }

    private void deliver(Table table, Consumer<PlayedGame> receiver) {
      long now = clock.getCurrentThreadCpuTime();
      long hits = searches.hits();
      receiver.accept(table.played(hits - known, inside, now - told - inside));
      known = hits;
      told = now;
      inside = 0;
    }
  }
}
