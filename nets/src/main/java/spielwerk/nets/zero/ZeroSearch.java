package spielwerk.nets.zero;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.nets.zero.ZeroOptions.Orientation;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.SearchTree;
import spielwerk.search.mcts.SimulationPath;
import spielwerk.search.mcts.TreeSearch;

/**
 * The configuration of a {@link TreeSearch} that is {@code zero}: a network gives priors and values
 * (OthelloZero 2.3), for games of two seats without chance. It asks for the network's answers
 * instead of getting them itself, so that many searches can share a {@link NetBatch}:
 *
 * <pre>{@code
 * search.begin(state, 400, random);
 * while (search.ask(planes, 0)) {
 *   net.evaluate(planes, 1, logits, values);
 *   search.answer(logits, 0, values[0]);
 * }
 * state.play(search.best());
 * }</pre>
 *
 * <p>The root's own evaluation is no simulation: after n simulations the root's moves have n visits
 * together, those kept from before aside. Ended, solved and remembered positions are simulations
 * that ask nothing. Belongs to one thread; allocates nothing once its arrays are large enough.
 */
public final class ZeroSearch {
  /** After this many simulations that asked nothing somebody may stop it. */
  private static final int BETWEEN_LOOKS = 256;

  /** How many plies lie between two searches of the same side at most; a pass is one. */
  private static final int REUSE_PLIES = 2;

  /** More nodes take more memory than a search may have: some 200 MB. */
  private static final int MOST_NODES = 1 << 22;

  private final ZeroOptions options;
  private final @Nullable Exact exact;
  private final SearchTree tree = SearchTree.guided(MOST_NODES);
  private final NetworkEvaluator evaluator;
  private final GuidedSelection selection;
  private final TreeSearch search;
  private final State walker;
  private final RootSolution solution;
  private RandomGenerator random = Seeds.stream(0);
  private BooleanSupplier halt = () -> false;
  private long maxExpanded = Long.MAX_VALUE;
  private int maxDepth = Integer.MAX_VALUE;
  private int sims;
  private int allowed;
  private int kept;
  private boolean prepared;
  private boolean stopped = true;

  public ZeroSearch(Game game, ZeroOptions options, Optional<Exact> exact) {
    this(game, options, exact, Optional.empty());
  }

  /**
   * @param exact solves endings, if the options want any solved; of this thread
   * @param cache of this thread, for this game and network
   */
  public ZeroSearch(
      Game game, ZeroOptions options, Optional<Exact> exact, Optional<EvalCache> cache) {
    if (!game.traits().isDuel()) {
      throw new IllegalArgumentException(
          game.text() + " is not a game of two seats without chance");
    }
    if (cache.isPresent() && options.orientation() == Orientation.RANDOM) {
      throw new IllegalArgumentException("A cache knows no position that is turned at random");
    }
    int maxMoves = game.traits().maxMoves();
    this.options = options;
    this.exact = exact.orElse(null);
    this.evaluator =
        new NetworkEvaluator(game, tree, options, exact.orElse(null), cache.orElse(null));
    this.selection =
        options.gumbel().isPresent()
            ? new GumbelSelection(tree, options.gumbel().get(), maxMoves)
            : new PuctSelection(tree, options.puct(), maxMoves);
    this.search = new TreeSearch(game, tree, selection, evaluator, options.batch());
    this.walker = game.start(Setup.STANDARD);
    this.solution = new RootSolution(maxMoves);
  }

  /** Who may stop the search while it asks nothing; asked now and then. */
  public void stopWhen(BooleanSupplier wanted) {
    halt = wanted;
  }

  /** From now on no tree grows deeper than this many plies, nor by more positions in a search. */
  public void limit(int plies, long positions) {
    maxDepth = plies;
    maxExpanded = positions;
  }

  /** Of the simulations planned, go on with only this many for now. */
  void allow(int simulations) {
    allowed = Math.min(sims, simulations);
  }

  /** How many bytes its tree has taken. */
  long memory() {
    return tree.memory();
  }

  /** Forgets the tree, so that the next search begins from nothing. */
  public void forget() {
    search.clear();
    stopped = true;
  }

  /**
   * Begins a search. If the tree is kept and the position follows from the last one by one or two
   * moves, what was found below it stays and this many simulations are added.
   *
   * @param simulations 0 looks at the root only
   * @param chance noise and random turns come from here
   */
  public void begin(State position, int simulations, RandomGenerator chance) {
    if (position.over()) {
      throw new IllegalArgumentException("The game is over");
    }
    if (search.pending() > 0 || !options.reuse() || !follow(position)) {
      search.clear();
    }
    search.begin(position, chance);
    search.limit(maxDepth, Long.MAX_VALUE);
    evaluator.begin();
    walker.set(position);
    random = chance;
    sims = simulations;
    allowed = simulations;
    kept = tree.visits[SearchTree.ROOT] > 0 ? tree.visited() : 0;
    stopped = false;
    solution.clear();
    prepared = false;
    prepareRoot();
  }

  /** Makes the node of a position the root; false if the tree does not hold it. */
  private boolean follow(State position) {
    if (!(position instanceof Keyed keyed) || !(walker instanceof Reversible back)) {
      return false;
    }
    walker.set(search.root());
    return follow(SearchTree.ROOT, back, keyed.key(), position.turn(), REUSE_PLIES);
  }

  private boolean follow(int node, Reversible back, long key, int turn, int plies) {
    int mover = walker.turn();
    for (int child = tree.first[node], end = child + tree.expanded[node]; child < end; child++) {
      if (tree.expanded[child] == 0) {
        continue;
      }
      walker.play(tree.move[child]);
      boolean found = walker.turn() == turn && ((Keyed) walker).key() == key;
      if (found) {
        tree.reroot(child);
        // the root's value is to the seat that moves there
        tree.sum[SearchTree.ROOT] *= mover == turn ? 1 : -1;
      } else if (plies > 1) {
        found = follow(child, back, key, turn, plies - 1);
      }
      back.undo();
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** Nothing waits, and no more will be asked. */
  public boolean finished() {
    return search.pending() == 0 && (stopped || solution.isKnown() || enough());
  }

  /** Whether what was done, and what waits, is all that was wanted. */
  private boolean enough() {
    int pending = search.pending();
    return isReady()
        && (search.sims() + pending >= allowed || evaluator.expanded + pending >= maxExpanded);
  }

  private boolean isReady() {
    return tree.visits[SearchTree.ROOT] > 0;
  }

  /**
   * Goes on to the next leaf that the network must judge and writes its planes. False if the search
   * is {@link #finished}, or if nothing more can be asked before an answer is here.
   */
  public boolean ask(float[] planes, int at) {
    evaluator.showAt(planes, at);
    int unasked = 0;
    while (!stopped && !solution.isKnown() && search.pending() < options.batch() && !enough()) {
      switch (search.simulate()) {
        case PENDING -> {
          return true;
        }
        case BLOCKED -> {
          // if nothing is pending, the memory is full
          stopped = search.pending() == 0;
          return false;
        }
        case COUNTED -> {
          prepareRoot();
          if (++unasked % BETWEEN_LOOKS == 0 && halt.getAsBoolean()) {
            stopped = true;
          }
        }
      }
    }
    return false;
  }

  /** The network's answer to what was asked first and not answered yet. */
  public void answer(float[] logits, int at, float value) {
    SimulationPath path = search.resume();
    evaluator.answer(path.leaf(), logits, at, value, search.rewards());
    search.backpropagate(path, search.rewards());
    prepareRoot();
  }

  /** What the root needs once it has its priors. */
  private void prepareRoot() {
    if (prepared || !isReady()) {
      return;
    }
    prepared = true;
    selection.begin(sims, random);
    if (exact != null && options.rootExact() > 0 && exact.left(walker) <= options.rootExact()) {
      solution.solve(tree, search.root(), walker, exact, halt);
    }
  }

  /** How many legal moves the root has; 0 before it was looked at. */
  public int moves() {
    return tree.expanded[SearchTree.ROOT];
  }

  public int move(int place) {
    return tree.move[child(place)];
  }

  public int visits(int place) {
    return (int) tree.visits[child(place)];
  }

  /** What the network says, without noise. */
  public float prior(int place) {
    return tree.prior[child(place)];
  }

  /** What a move was worth on average to the side to move, exactly if solved; 0 if not tried. */
  public float q(int place) {
    if (solution.isKnown()) {
      return Integer.signum(solution.points(place));
    }
    int child = child(place);
    return tree.visits[child] == 0 ? 0 : (float) tree.mean(child);
  }

  private int child(int place) {
    return tree.first[SearchTree.ROOT] + place;
  }

  /** What the root is worth to the side to move after the search. */
  public float value() {
    return solution.isKnown()
        ? Integer.signum(solution.most())
        : (float) tree.mean(SearchTree.ROOT);
  }

  /** What the network alone says the root is worth. */
  public float netValue() {
    return tree.value[SearchTree.ROOT];
  }

  /** The place of the move to play. */
  int bestPlace() {
    return solution.isKnown() ? solution.best(tree) : selection.best();
  }

  /**
   * The move to play: the best by the solver, the survivor of the halving, or the most visited
   * (2.3.6; of equals the one with the larger prior).
   */
  public int best() {
    return move(bestPlace());
  }

  /** Whether the root was solved. */
  public boolean solved() {
    return solution.isKnown();
  }

  /** The points of a move with best play, if {@link #solved}. */
  public int points(int place) {
    return solution.points(place);
  }

  /**
   * What a network is to learn to say here, for all codes of the game, those not legal included:
   * the shares of the visits (2.3.6), with Gumbel search the improved policy; evenly the best moves
   * if solved, and the priors if nothing was simulated.
   */
  public void target(float[] into) {
    Arrays.fill(into, 0);
    if (solution.isKnown()) {
      solution.target(tree, into);
    } else {
      selection.target(into);
    }
  }

  /** Simulations done in this search. */
  public int simulations() {
    return (int) search.sims();
  }

  /** Answers the network gave in this search. */
  public int evaluations() {
    return evaluator.evaluated;
  }

  /** How many nodes were kept from the search before. */
  int kept() {
    return kept;
  }

  /** What was counted in this search. */
  NetworkEvaluator evaluator() {
    return evaluator;
  }

  TreeSearch search() {
    return search;
  }

  SearchTree tree() {
    return tree;
  }

  /**
   * What it knows of a position.
   *
   * @param line the moves that lead there from the position searched; none for that itself
   * @return empty if the network has not looked at it
   */
  Optional<NodeInsight> insight(List<Integer> line) {
    int node = SearchTree.ROOT;
    for (int move : line) {
      node = node == SearchTree.NONE ? SearchTree.NONE : tree.child(node, move);
    }
    return node == SearchTree.NONE || tree.expanded[node] == 0
        ? Optional.empty()
        : Optional.of(NodeInsight.of(search, node, 0));
  }
}
