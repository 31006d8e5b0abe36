package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Runner;
import spielwerk.nets.OnnxSession;
import spielwerk.nets.zero.NetBatch;

/**
 * A match in which many games are under way at once, so that networks are asked in batches: new
 * networks against old ones, and against fixed opponents. Every opening is played twice with the
 * seats swapped; a game depends on the seed and its index alone.
 */
final class NetMatch {
  /** Games of one thread that are under way together. */
  private static final int GAMES = 32;

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
   * Plays some games.
   *
   * @param receiver takes the share of the first in each game that has ended, one at a time
   */
  void play(
      Contestant first,
      Contestant second,
      int[] indices,
      int threads,
      BooleanSupplier stop,
      Runner.Receiver<Double> receiver) {
    Object oneByOne = new Object();
    int count = Math.min(GAMES, (indices.length + threads - 1) / threads);
    Consumer<MatchGame> ended =
        each -> {
          synchronized (oneByOne) {
            receiver.take(each.index(), each.share());
          }
        };
    Lockstep.<MatchGame>run(
        threads, indices, stop, () -> new Worker(List.of(first, second), count, ended));
  }

  /** One thread with its networks and games. */
  private final class Worker implements Lockstep.Group<MatchGame> {
    private final List<MatchGame> games = new ArrayList<>();
    private final List<NetBatch> batches = new ArrayList<>();
    private final Consumer<MatchGame> receiver;

    Worker(List<Contestant> contestants, int count, Consumer<MatchGame> receiver) {
      this.receiver = receiver;
      List<Supplier<MatchGame.Player>> makers =
          contestants.stream().map(contestant -> players(contestant, count)).toList();
      for (int i = 0; i < count; i++) {
        List<MatchGame.Player> players = makers.stream().map(Supplier::get).toList();
        games.add(new MatchGame(game, openings, seed, players));
      }
    }

    /** Makes a contestant's players, one for each game; those of a network share its batch. */
    private Supplier<MatchGame.Player> players(Contestant contestant, int count) {
      if (contestant instanceof Contestant.Network network) {
        NetBatch batch = new NetBatch(network.session().net(), count);
        batches.add(batch);
        SearchFactory searches = SearchFactory.playing(game, rules, network.gumbel());
        return () -> new MatchGame.Player.Searching(searches.search(), network.sims(), batch);
      }
      String engine = ((Contestant.Named) contestant).engine();
      return () -> new MatchGame.Player.Advised(catalogue.engine(engine, game));
    }

    @Override
    public List<MatchGame> games() {
      return games;
    }

    @Override
    public void evaluate() {
      batches.forEach(NetBatch::evaluate);
    }

    @Override
    public void ended(MatchGame ended) {
      receiver.accept(ended);
    }

    @Override
    public void close() {
      games.forEach(MatchGame::close);
      batches.forEach(NetBatch::close);
    }
  }
}
