package spielwerk.nets.zero;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.nets.zero.ZeroOptions.Orientation;

/**
 * Tree search led by a network (OthelloZero 2.3), for games of two seats without chance. It asks
 * for the network's answers instead of getting them itself, so that many searches can share a batch
 * ({@link Lockstep}):
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
  /** After so many simulations that asked nothing somebody may stop it. */
  private static final int BETWEEN_LOOKS = 256;

  /** How many plies lie between two searches of the same side at most; a pass is one. */
  private static final int REUSE_PLIES = 2;

  private final ZeroOptions options;
  private final @Nullable Exact exact;
  private final @Nullable EvalCache cache;
  private final Eyes eyes;
  private final Selection selection;
  private final Growth growth;
  private final Flights flights;
  private final State root;
  private final State walker;
  private final Solution solution;
  private final Tally tally = new Tally();
  private ZeroTree tree = new ZeroTree();
  private ZeroTree spare = new ZeroTree();
  private RandomGenerator random = Seeds.stream(0);
  private BooleanSupplier halt = () -> false;
  private int maxDepth = Integer.MAX_VALUE;
  private long maxExpanded = Long.MAX_VALUE;
  private int sims;
  private int done;
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
      throw new IllegalArgumentException(game.text() + " is no game of two seats without chance");
    }
    if (cache.isPresent() && options.orientation() == Orientation.RANDOM) {
      throw new IllegalArgumentException("A cache knows no position that is turned at random");
    }
    int maxMoves = game.traits().maxMoves();
    this.options = options;
    this.exact = exact.orElse(null);
    this.cache = cache.orElse(null);
    this.eyes = new Eyes(game);
    this.selection = new Selection(options, maxMoves);
    this.flights = new Flights(options.batch(), game.traits().maxLength());
    this.root = game.start(Setup.STANDARD);
    this.walker = root.copy();
    this.growth = new Growth(options, this.exact, maxMoves, tally);
    this.solution = new Solution(maxMoves);
  }

  /** Who may stop the search while it asks nothing; asked now and then. */
  public void stopWhen(BooleanSupplier wanted) {
    halt = wanted;
  }

  /** From now on no tree grows deeper than so many plies, nor by more positions in a search. */
  public void limit(int plies, long positions) {
    maxDepth = plies;
    maxExpanded = positions;
  }

  /** Forgets the tree, so that the next search begins from nothing. */
  public void forget() {
    tree.clear();
    flights.clear();
    stopped = true;
  }

  /**
   * Begins a search. If the tree is kept and the position follows from the last one by one or two
   * moves, what was found below it stays and so many simulations are added.
   *
   * @param simulations 0 looks at the root only
   * @param chance noise and random turns come from here
   */
  public void begin(State position, int simulations, RandomGenerator chance) {
    if (position.over()) {
      throw new IllegalArgumentException("The game is over");
    }
    if (flights.waiting() > 0) {
      forget();
    }
    int kept = options.reuse() ? Reuse.find(tree, root, walker, position, REUSE_PLIES) : -1;
    if (kept >= 0) {
      spare.copy(tree, kept);
      ZeroTree old = tree;
      tree = spare;
      spare = old;
    } else {
      tree.clear();
    }
    root.set(position);
    walker.set(position);
    random = chance;
    sims = simulations;
    done = 0;
    stopped = false;
    solution.clear();
    tally.clear(tree.nodes);
    if (kept >= 0) {
      prepare();
    }
  }

  /** Nothing waits, and no more will be asked. */
  public boolean finished() {
    return flights.waiting() == 0 && (stopped || solution.isKnown() || enough());
  }

  /** Whether what was done, and what waits, is all that was wanted. */
  private boolean enough() {
    int waiting = flights.waiting();
    return isReady() && (done + waiting >= sims || tally.expanded() + waiting >= maxExpanded);
  }

  private boolean isReady() {
    return tree.nodes > 0 && tree.kind[ZeroTree.ROOT] == ZeroTree.OPEN;
  }

  /**
   * Goes on to the next leaf that the network must judge and writes its planes. False if the search
   * is {@link #finished}, or if nothing more can be asked before an answer is here.
   */
  public boolean ask(float[] planes, int at) {
    int unasked = 0;
    while (!stopped && !solution.isKnown() && !flights.full() && !enough()) {
      switch (simulate(planes, at)) {
        case ASKED -> {
          return true;
        }
        case BLOCKED -> {
          return false;
        }
        case COUNTED -> {
          if (++unasked % BETWEEN_LOOKS == 0 && halt.getAsBoolean()) {
            stopped = true;
          }
        }
      }
    }
    return false;
  }

  private Outcome simulate(float[] planes, int at) {
    int flight = flights.start();
    Outcome outcome =
        tree.nodes == 0
            ? look(flight, growth.root(tree, walker), planes, at)
            : descend(flight, planes, at);
    retreat(flights.length(flight));
    return outcome;
  }

  private void retreat(int plies) {
    if (!(walker instanceof Reversible reversible)) {
      walker.set(root);
      return;
    }
    for (int i = 0; i < plies; i++) {
      reversible.undo();
    }
  }

  private Outcome descend(int flight, float[] planes, int at) {
    int node = ZeroTree.ROOT;
    while (tree.kind[node] == ZeroTree.OPEN) {
      if (flights.length(flight) >= maxDepth) {
        return settle(flight, node);
      }
      int edge = selection.select(tree, node, flights.waiting() > 0);
      if (edge == ZeroTree.NONE) {
        return Outcome.BLOCKED;
      }
      boolean unseen = tree.child[edge] == ZeroTree.NONE;
      if (unseen && growth.full(tree)) {
        stopped = true;
        return Outcome.BLOCKED;
      }
      flights.step(flight, node, edge);
      walker.play(tree.move[edge]);
      if (unseen) {
        int leaf = growth.leaf(tree, walker);
        tree.child[edge] = leaf;
        return tree.kind[leaf] == ZeroTree.PROVEN
            ? settle(flight, leaf)
            : look(flight, leaf, planes, at);
      }
      node = tree.child[edge];
    }
    return tree.kind[node] == ZeroTree.PROVEN ? settle(flight, node) : Outcome.BLOCKED;
  }

  /** Shows a new leaf to the network, unless its answer is remembered. */
  private Outcome look(int flight, int leaf, float[] planes, int at) {
    int symmetry = eyes.turn(walker, options.orientation(), random);
    eyes.look(walker, symmetry, planes, at);
    sent(flight);
    if (cache == null) {
      flights.await(tree, leaf, symmetry, 0, 0);
      return Outcome.ASKED;
    }
    cache.look(planes, at, eyes.size());
    int place = cache.find();
    if (place < 0) {
      flights.await(tree, leaf, symmetry, cache.key(), cache.check());
      return Outcome.ASKED;
    }
    tally.remembered++;
    open(flight, leaf, symmetry, cache.logits(), cache.at(place), cache.value(place));
    return Outcome.COUNTED;
  }

  /** A simulation that ends where the value is known. */
  private Outcome settle(int flight, int leaf) {
    sent(flight);
    tally.reached(flights.length(flight));
    flights.backUp(tree, flight, leaf, tree.value[leaf]);
    done++;
    return Outcome.COUNTED;
  }

  private void sent(int flight) {
    if (flights.length(flight) > 0) {
      selection.sent(tree, flights.rootEdge(flight));
    }
  }

  /** The network's answer to what was asked first and not answered yet. */
  public void answer(float[] logits, int at, float value) {
    int flight = flights.land(tree);
    if (cache != null) {
      cache.put(flights.key(flight), flights.check(flight), logits, at, value);
    }
    tally.evaluated++;
    open(flight, flights.leaf(flight), flights.symmetry(flight), logits, at, value);
  }

  /** Expansion (2.3.3): the leaf gets its priors, over the legal moves only, and its value. */
  private void open(int flight, int leaf, int symmetry, float[] logits, int at, float value) {
    eyes.read(tree, leaf, symmetry, logits, at);
    tree.kind[leaf] = ZeroTree.OPEN;
    tree.value[leaf] = value;
    tally.opened(tree.count[leaf], flights.length(flight));
    flights.backUp(tree, flight, leaf, value);
    if (leaf == ZeroTree.ROOT) {
      prepare();
    } else {
      done++;
    }
  }

  /** What the root needs once it has its priors. */
  private void prepare() {
    selection.begin(tree, sims, random);
    if (exact != null && options.rootExact() > 0 && exact.left(root) <= options.rootExact()) {
      solution.solve(tree, root, walker, exact, halt);
    }
  }

  /** How many legal moves the root has; 0 before it was looked at. */
  public int moves() {
    return isReady() ? tree.count[ZeroTree.ROOT] : 0;
  }

  public int move(int place) {
    return tree.move[edge(place)];
  }

  public int visits(int place) {
    return tree.tried[edge(place)];
  }

  /** What the network says, without noise. */
  public float prior(int place) {
    return tree.prior[edge(place)];
  }

  /** What a move was worth on average to the side to move, exactly if solved; 0 if not tried. */
  public float q(int place) {
    if (solution.isKnown()) {
      return Integer.signum(solution.points(place));
    }
    int edge = edge(place);
    return tree.tried[edge] == 0 ? 0 : (float) (tree.worth[edge] / tree.tried[edge]);
  }

  private int edge(int place) {
    return tree.first[ZeroTree.ROOT] + place;
  }

  /** What the root is worth to the side to move after the search. */
  public float value() {
    return solution.isKnown()
        ? Integer.signum(solution.most())
        : (float) (tree.sum[ZeroTree.ROOT] / tree.visits[ZeroTree.ROOT]);
  }

  /** What the network alone says the root is worth. */
  public float netValue() {
    return tree.value[ZeroTree.ROOT];
  }

  /** The place of the move to play. */
  int bestPlace() {
    return solution.isKnown() ? solution.best(tree) : selection.best(tree);
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
   * What a network shall learn to say here, for all codes of the game, those not legal included:
   * the shares of the visits (2.3.6), with Gumbel search the improved policy; evenly the best moves
   * if solved, and the priors if nothing was simulated.
   */
  public void target(float[] into) {
    Arrays.fill(into, 0);
    if (solution.isKnown()) {
      solution.target(tree, into);
    } else {
      selection.target(tree, into);
    }
  }

  /** What was counted in this search. */
  Tally tally() {
    return tally;
  }

  /** Simulations done in this search. */
  public int simulations() {
    return done;
  }

  /** Answers the network gave in this search. */
  public int evaluations() {
    return tally.evaluated;
  }

  /** For whoever looks at the tree. */
  ZeroTree tree() {
    return tree;
  }
}
