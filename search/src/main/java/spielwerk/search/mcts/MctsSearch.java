package spielwerk.search.mcts;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** The configuration of a {@link TreeSearch} that is {@code mcts}: UCT with roll-outs. */
final class MctsSearch {
  private static final double ROBUST_FROM = 0.9;

  private final MctsOptions options;
  private final SearchTree tree;
  private final UctSelection selection;
  private final RolloutEvaluator rollouts;
  private final TreeSearch search;
  private long maxSims;
  private long maxNodes;

  MctsSearch(Game game, MctsOptions options, Heuristics heuristics, Goal goal) {
    Traits traits = game.traits();
    this.options = options;
    this.tree = options.tree(traits);
    MoveAverages averages =
        options.mast() > 0 || options.history() > 0
            ? new MoveAverages(traits.seats(), traits.codes())
            : null;
    Reward reward = heuristics.reward().apply(goal);
    boolean solver = options.solves(traits);
    TreePolicy policy = new TreePolicy(options, tree, averages, solver && reward.unit());
    RewardRange range = new RewardRange(traits.seats());
    Amaf amaf = options.rave() > 0 ? new Amaf(tree, traits.seats(), traits.codes()) : null;
    this.rollouts =
        new RolloutEvaluator(game, options, heuristics, reward, range, policy, averages, amaf);
    this.selection = new UctSelection(tree, policy, range, options, traits, heuristics);
    this.search =
        new TreeSearch(
            game,
            tree,
            selection,
            rollouts,
            1,
            solver ? TreeSearch.Proofs.SOLVER : TreeSearch.Proofs.NONE,
            options.openChance(),
            options.vanish() == 0 ? 0 : Math.max(options.vanish(), 0.1),
            options.sampled() ? heuristics.policies().replies().get() : null);
  }

  /** How many bytes its tree has taken. */
  long memory() {
    return tree.memory();
  }

  /** A new game: nothing is remembered. */
  void forget() {
    selection.forget();
    rollouts.forget();
  }

  /**
   * Prepares for simulations from a position.
   *
   * @param keep whether the tree is to be kept, since its root is this position already
   * @param sims how many simulations there may be, and how many positions may be visited
   */
  void begin(
      Position position, RandomGenerator chance, boolean keep, long sims, long nodes, int depth) {
    if (!keep) {
      tree.clear();
    }
    search.begin(position.state(), chance);
    search.limit(depth, nodes);
    selection.begin(position);
    rollouts.begin(search.root(), keep);
    maxSims = sims;
    maxNodes = nodes;
  }

  /** Makes the node the root to which some moves lead; false if the tree does not hold it. */
  boolean follow(List<Integer> moves) {
    State walker = search.root().copy();
    int node = SearchTree.ROOT;
    for (int move : moves) {
      boolean inTree = walker.turn() != State.CHANCE || !options.openChance();
      if (!walker.legal(move)) {
        return false;
      }
      walker.play(move);
      node = inTree ? tree.child(node, move) : node;
      if (node < 0) {
        return false;
      }
    }
    tree.reroot(node);
    return true;
  }

  /** Whether nothing more may or need be done. */
  boolean done() {
    return search.sims() >= maxSims
        || search.nodes() >= maxNodes
        || tree.proven[SearchTree.ROOT]
        || (options.choice() == MctsOptions.FinalMove.ROBUST
            && search.sims() >= ROBUST_FROM * maxSims
            && agreed());
  }

  /** Whether the most visited move is the one with the best mean. */
  private boolean agreed() {
    int often = tree.mostVisited(SearchTree.ROOT);
    int good = -1;
    int from = tree.first[SearchTree.ROOT];
    for (int child = from; child < from + tree.expanded[SearchTree.ROOT]; child++) {
      good = good < 0 || tree.mean(child) > tree.mean(good) ? child : good;
    }
    return often == good;
  }

  void simulate() {
    search.simulate();
  }

  TreeSearch search() {
    return search;
  }

  SearchTree tree() {
    return tree;
  }

  boolean unit() {
    return rollouts.unit();
  }
}
