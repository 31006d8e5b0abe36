package spielwerk.nets.zero;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.EngineInfo;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.nets.Net;
import spielwerk.search.mcts.MctsTrace;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.SimulationRecorder;
import spielwerk.search.mcts.TreeSearchEngine;

/** A player that searches by a network. All randomness comes from the game's seed. */
public final class ZeroEngine implements TreeSearchEngine {
  /** Simulations when nobody sets any limit. */
  static final int USUAL_SIMS = 400;

  private static final int FIRST_REPORT = 64;

  /**
   * How it plays, beyond its search.
   *
   * @param own its own limits; the tighter of these and those of the game count
   * @param lookOnly whether it plays the network's priors without a simulation
   * @param cache how many answers it remembers; 0 for none
   * @param temperature by which moves are drawn in the opening; 0 always plays the best
   * @param plies how long the opening is
   */
  public record PlayOptions(
      Budget own, boolean lookOnly, int cache, double temperature, int plies) {}

  private final EngineInfo info;
  private final PlayOptions playOptions;
  private final ZeroOptions options;
  private final NetBatch batch;
  private final Optional<EvalCache> cache;
  private final ZeroSearch search;
  private Goal goal;
  private long seed;
  private Choice choice = Choice.BEST;

  /**
   * @param net closed with the engine
   */
  public ZeroEngine(
      EngineInfo info,
      Game game,
      ZeroOptions options,
      PlayOptions playOptions,
      Net net,
      Optional<Exact> exact) {
    this.info = info;
    this.playOptions = playOptions;
    this.options = options;
    this.batch = new NetBatch(net, options.batch());
    this.cache =
        playOptions.cache() == 0
            ? Optional.empty()
            : Optional.of(new EvalCache(net.spec().outputs(), playOptions.cache()));
    this.search = new ZeroSearch(game, options, exact, cache);
    this.goal = game.traits().goal();
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  /**
   * Forgets the tree and, because answers may differ in their last bits with the size of a batch,
   * what the network has said.
   */
  @Override
  public void newGame(Game game, int seat, Goal wanted, long itsSeed) {
    seed = itsSeed;
    goal = wanted;
    search.forget();
    cache.ifPresent(EvalCache::clear);
  }

  @Override
  public long memory() {
    return search.memory();
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    Budget limit = playOptions.own().tighter(budget);
    long deadline = limit.millis() == 0 ? 0 : began + limit.millis() * 1_000_000;
    int played = position.moves().size();
    choice =
        playOptions.temperature() > 0 && played < playOptions.plies()
            ? new Choice.Temperature(playOptions.temperature())
            : Choice.BEST;
    search.limit(
        limit.depth() == 0 ? Integer.MAX_VALUE : limit.depth(),
        limit.nodes() == 0 ? Long.MAX_VALUE : limit.nodes());
    search.stopWhen(() -> late(deadline) || watch.stop());
    search.begin(
        position.state(), sims(limit), Seeds.stream(seed, played, Seeds.Purpose.ENGINE, 0));
    think(deadline, watch, began);
    return ZeroAdvice.of(search, goal, seconds(began));
  }

  /** One batch after the other, until the search is finished or somebody or something ends it. */
  private void think(long deadline, Watch watch, long began) {
    long report = FIRST_REPORT;
    while (!search.finished()) {
      batch.addAll(search);
      if (!batch.evaluate()) {
        return;
      }
      if (late(deadline) || watch.stop()) {
        return;
      }
      if (search.evaluations() >= report && !search.finished()) {
        watch.soFar(ZeroAdvice.of(search, goal, seconds(began)));
        report += Math.max(FIRST_REPORT, report / 4);
      }
    }
  }

  /** As many as allowed; without any limit the usual number, by which Gumbel search also plans. */
  private int sims(Budget limit) {
    if (playOptions.lookOnly()) {
      return 0;
    }
    boolean bounded = !options.gumbel().isPresent() && (limit.nodes() > 0 || limit.millis() > 0);
    long unnamed = bounded ? Integer.MAX_VALUE : USUAL_SIMS;
    long most = limit.sims() == 0 ? unnamed : limit.sims();
    if (options.gumbel().isPresent() && limit.nodes() > 0) {
      most = Math.min(most, limit.nodes());
    }
    return (int) Math.min(Integer.MAX_VALUE, most);
  }

  private static boolean late(long deadline) {
    return deadline != 0 && System.nanoTime() - deadline >= 0;
  }

  private static double seconds(long began) {
    return (System.nanoTime() - began) / 1e9;
  }

  /** Drawn by the visits in the opening, if there is a temperature; else the best. */
  @Override
  public Choice choice() {
    return choice;
  }

  @Override
  public Optional<NodeInsight> insight(List<Integer> line) {
    return search.insight(line);
  }

  /** The same whatever the options say about batches: one leaf is shown at a time. */
  @Override
  public MctsTrace trace(Position position, int sims) {
    search.forget();
    search.limit(Integer.MAX_VALUE, Long.MAX_VALUE);
    search.stopWhen(() -> false);
    search.begin(
        position.state(),
        sims,
        Seeds.stream(seed, position.moves().size(), Seeds.Purpose.ENGINE, 0));
    step(0);
    return new SimulationRecorder(position.game(), search.search(), new ArrayList<>())
        .record(
            () -> search.solved() || search.simulations() >= sims,
            () -> step(search.simulations() + 1));
  }

  /** Goes on to this many simulations. */
  private void step(int sims) {
    search.allow(sims);
    batch.run(List.of(search));
  }

  @Override
  public void close() {
    batch.close();
  }
}
