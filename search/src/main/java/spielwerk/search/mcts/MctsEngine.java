package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * A player that decides by simulations. All randomness of an advice comes from the seed of the game
 * and the number of moves played, so the same question gets the same answer, unless the tree is
 * reused.
 */
public final class MctsEngine implements TreeSearchEngine {
  /** Simulations when nobody sets any limit. */
  static final long USUAL_SIMS = 1000;

  private final EngineInfo info;
  private final Game game;
  private final MctsOptions options;
  private final Budget own;
  private final Heuristics heuristics;
  private final MctsAdvice advice;
  private final List<MctsSearch> searches = new ArrayList<>();
  private Goal goal;
  private long seed;

  /** Where the trees have their root. */
  private Setup lastSetup = Setup.STANDARD;

  private List<Integer> lastMoves = List.of();
  private boolean planted;

  MctsEngine(EngineInfo info, Game game, MctsOptions options, Budget own, Heuristics heuristics) {
    this.info = info;
    this.game = game;
    this.options = options;
    this.own = own;
    this.heuristics = heuristics;
    this.advice =
        new MctsAdvice(options.choice(), heuristics.everyMove(), game.traits().maxMoves());
    this.goal = fitting(game.traits().goal());
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public void newGame(Game ignored, int seat, Goal wanted, long itsSeed) {
    seed = itsSeed;
    planted = false;
    searches.forEach(MctsSearch::forget);
    if (fitting(wanted) != goal) {
      goal = fitting(wanted);
      searches.clear();
    }
  }

  @Override
  public long memory() {
    return searches.stream().mapToLong(MctsSearch::memory).sum();
  }

  /** A player without opponents cannot come first and plays for points. */
  private Goal fitting(Goal wanted) {
    return game.traits().seats() == 1 ? Goal.POINTS : wanted;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    Budget limit = own.tighter(budget);
    plant(position, limit);
    long deadline = limit.millis() == 0 ? 0 : began + limit.millis() * 1_000_000;
    List<MctsSearch> first = searches.subList(0, 1);
    new RootParallel(searches, deadline, watch, () -> watch.soFar(advice.of(first, began)))
        .grow(options.threads());
    Advice found = advice.of(searches, began);
    return found.candidates().isEmpty() ? unsearched(position.state(), found.effort()) : found;
  }

  /** Prepares the trees: each gets its own random stream and its share of the budget. */
  private void plant(Position position, Budget limit) {
    while (searches.size() < options.trees()) {
      searches.add(new MctsSearch(game, options, heuristics, goal));
    }
    boolean free = limit.sims() == 0 && limit.nodes() == 0 && limit.millis() == 0;
    long sims = free ? USUAL_SIMS : limit.sims();
    int depth = limit.depth() == 0 ? Integer.MAX_VALUE : limit.depth();
    boolean continues = continues(position);
    boolean follows = options.reuse() && continues && position.moves().size() > lastMoves.size();
    if (!continues) {
      searches.forEach(MctsSearch::forget);
    }
    for (int i = 0; i < searches.size(); i++) {
      boolean keep = follows && searches.get(i).follow(since(position));
      searches
          .get(i)
          .begin(
              position,
              Seeds.stream(seed, position.moves().size(), Seeds.Purpose.ENGINE, i),
              keep,
              share(sims, i),
              share(limit.nodes(), i),
              depth);
    }
    planted = true;
    lastSetup = position.setup();
    lastMoves = List.copyOf(position.moves());
  }

  /** A tree's part of a limit; 0 is none. */
  private long share(long limit, int tree) {
    long trees = options.trees();
    return limit == 0 ? Long.MAX_VALUE : limit / trees + (tree < limit % trees ? 1 : 0);
  }

  /** Whether this is the game of the last search, where that was or farther on. */
  private boolean continues(Position position) {
    List<Integer> moves = position.moves();
    int before = lastMoves.size();
    return planted
        && lastSetup.equals(position.setup())
        && moves.size() >= before
        && moves.subList(0, before).equals(lastMoves);
  }

  private List<Integer> since(Position position) {
    return position.moves().subList(lastMoves.size(), position.moves().size());
  }

  /** The budget ended before the first simulation did: any move. */
  private Advice unsearched(State state, Effort effort) {
    int[] moves = Moves.of(state);
    int move = moves[Seeds.stream(seed).nextInt(moves.length)];
    return Advice.of(List.of(Candidate.of(move)), effort);
  }

  /** In one tree. */
  @Override
  public MctsTrace trace(Position position, int sims) {
    refuseTrace();
    List<Integer> rollout = new ArrayList<>();
    RolloutPolicies real = heuristics.policies();
    Supplier<Policy> self = SimulationRecorder.heard(real.self(), rollout);
    Supplier<Policy> enemies =
        real.self() == real.enemies() ? self : SimulationRecorder.heard(real.enemies(), rollout);
    RolloutPolicies heard = new RolloutPolicies(self, enemies, real.replies(), real.alike());
    MctsSearch search = new MctsSearch(game, options, heuristics.withPolicies(heard), goal);
    RandomGenerator chance = Seeds.stream(seed, position.moves().size(), Seeds.Purpose.ENGINE, 0);
    search.begin(position, chance, false, sims, Long.MAX_VALUE, Integer.MAX_VALUE);
    return new SimulationRecorder(game, search.search(), rollout)
        .record(search::done, search::simulate);
  }

  private void refuseTrace() {
    if (options.open(game.traits())) {
      throw new Mistake(
          "The tree of "
              + game.id()
              + " cannot be shown, because its nodes have different moves in each simulation.");
    }
    if (options.solves(game.traits())
        || options.sampled()
        || options.trees() > 1
        || options.rollouts() > 1) {
      throw new Mistake(
          "Simulations can be shown of one tree with one roll-out each, without proofs and sampled"
              + " opponents; give solver=off and leave out trees, rollouts and opponents.");
    }
  }

  /** Where nodes have other moves in each simulation, only the root is shown. */
  @Override
  public Optional<NodeInsight> insight(List<Integer> line) {
    if (!planted || (options.open(game.traits()) && !line.isEmpty())) {
      return Optional.empty();
    }
    TreeSearch search = searches.get(0).search();
    SearchTree tree = search.tree();
    State walker = search.root().copy();
    int node = SearchTree.ROOT;
    int thinker = walker.turn();
    for (int move : line) {
      boolean inTree = search.replies() == null || walker.turn() == thinker;
      node = inTree ? tree.child(node, move) : node;
      if (node < 0 || !walker.legal(move)) {
        return Optional.empty();
      }
      walker.play(move);
    }
    return Optional.of(NodeInsight.of(search, node, Math.max(0, walker.turn())));
  }
}
