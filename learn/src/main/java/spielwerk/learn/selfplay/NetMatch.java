package spielwerk.learn.selfplay;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;
import spielwerk.nets.OnnxSession;
import spielwerk.nets.zero.ZeroSearch;

/**
 * A match in which many games are under way at once, so that networks are asked in batches: new
 * networks against old ones, and against fixed opponents. Every opening is played twice with the
 * seats swapped; a game depends on the seed and its index alone.
 */
final class NetMatch {
  /** Games of one thread that are under way together. */
  private static final int BOARDS = 32;

  private final Game game;
  private final Catalogue catalogue;
  private final TrainSpec.Play rules;
  private final Openings openings;
  private final long seed;

  /**
   * @param rules how networks search
   */
  NetMatch(Game game, Catalogue catalogue, TrainSpec.Play rules, Openings openings, long seed) {
    this.game = game;
    this.catalogue = catalogue;
    this.rules = rules;
    this.openings = openings;
    this.seed = seed;
  }

  /** Who takes part. */
  sealed interface Contestant {
    /** A network and how it searches. */
    record Network(OnnxSession session, int sims, boolean gumbel) implements Contestant {}

    /** An engine by its text. */
    record Named(String engine) implements Contestant {}
  }

  /**
   * Plays.
   *
   * @param told how many games have ended
   * @return the counts from the view of the first, or nothing if it was stopped
   */
  Optional<Result> play(
      Contestant first,
      Contestant second,
      int games,
      int threads,
      BooleanSupplier stop,
      IntConsumer told) {
    double[] shares = new double[games];
    Arrays.fill(shares, Double.NaN);
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    int boards = Math.min(BOARDS, (games + threads - 1) / threads);
    new Runner(threads, () -> false, Progress.NONE)
        .run(
            threads,
            new BitSet(),
            number -> {
              try (Worker worker = new Worker(List.of(first, second), boards)) {
                worker.run(
                    games,
                    next,
                    stop,
                    board -> {
                      shares[board.index()] = board.share();
                      synchronized (done) {
                        told.accept(done.incrementAndGet());
                      }
                    });
              }
              return number;
            },
            (number, same) -> {});
    return Arrays.stream(shares).anyMatch(Double::isNaN)
        ? Optional.empty()
        : Optional.of(Result.of(shares));
  }

  private interface Receiver {
    void take(Board board);
  }

  /** One thread with its networks and boards. */
  private final class Worker implements AutoCloseable {
    private final @Nullable Net[] nets = new Net[2];
    private final Board[] boards;
    private final float[][] planes = new float[2][];
    private final float[][] logits = new float[2][];
    private final float[][] values = new float[2][];
    private final int[] counts = new int[2];
    private final Board[][] waiting = new Board[2][];

    Worker(List<Contestant> contestants, int count) {
      boards = new Board[count];
      int[] sims = new int[2];
      @Nullable Searches[] searches = new Searches[2];
      for (int who = 0; who < 2; who++) {
        if (contestants.get(who) instanceof Contestant.Network network) {
          Net net = network.session().net();
          NetSpec shape = net.spec();
          nets[who] = net;
          sims[who] = network.sims();
          searches[who] = Searches.playing(game, rules, network.gumbel());
          planes[who] = new float[count * shape.inputs()];
          logits[who] = new float[count * shape.outputs()];
          values[who] = new float[count];
          waiting[who] = new Board[count];
        }
      }
      for (int i = 0; i < count; i++) {
        @Nullable ZeroSearch[] own = new ZeroSearch[2];
        @Nullable Engine[] engines = new Engine[2];
        for (int who = 0; who < 2; who++) {
          Searches made = searches[who];
          if (made != null) {
            own[who] = made.search();
          } else if (contestants.get(who) instanceof Contestant.Named named) {
            engines[who] = catalogue.engine(named.engine(), game);
          }
        }
        boards[i] = new Board(game, openings, seed, own, sims, engines);
      }
    }

    void run(int games, AtomicInteger next, BooleanSupplier stop, Receiver receiver) {
      Board[] busy = boards.clone();
      int count = 0;
      for (Board board : boards) {
        int number = next.getAndIncrement();
        if (number < games) {
          board.begin(number);
          busy[count++] = board;
        }
      }
      while (count > 0 && !stop.getAsBoolean()) {
        Arrays.fill(counts, 0);
        int kept = 0;
        for (int i = 0; i < count; i++) {
          if (goOn(busy[i], games, next, stop, receiver)) {
            busy[kept++] = busy[i];
          }
        }
        count = kept;
        answer();
      }
    }

    /** Plays at a board until a network is needed; false if there are no games any more. */
    private boolean goOn(
        Board board, int games, AtomicInteger next, BooleanSupplier stop, Receiver receiver) {
      while (!stop.getAsBoolean()) {
        int who = board.advance();
        if (who < 0) {
          receiver.take(board);
          int number = next.getAndIncrement();
          if (number >= games) {
            return false;
          }
          board.begin(number);
        } else if (board.ask(who, planes[who], counts[who] * inputs(who))) {
          waiting[who][counts[who]++] = board;
          return true;
        }
      }
      return false;
    }

    private int inputs(int who) {
      return planes[who].length / values[who].length;
    }

    private void answer() {
      for (int who = 0; who < 2; who++) {
        Net net = nets[who];
        if (net != null && counts[who] > 0) {
          int outputs = net.spec().outputs();
          net.evaluate(planes[who], counts[who], logits[who], values[who]);
          for (int i = 0; i < counts[who]; i++) {
            waiting[who][i].answer(logits[who], i * outputs, values[who][i]);
          }
        }
      }
    }

    @Override
    public void close() {
      for (Board board : boards) {
        board.close();
      }
      for (Net net : nets) {
        if (net != null) {
          net.close();
        }
      }
    }
  }
}
