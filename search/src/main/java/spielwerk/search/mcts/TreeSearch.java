package spielwerk.search.mcts;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Game;
import spielwerk.core.Hidden;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * The simulations of Monte Carlo tree search on one {@link SearchTree}, whether roll-outs or a
 * network evaluate its leaves. A simulation has four phases (chapter 3.2 of the thesis, OthelloZero
 * 2.3):
 *
 * <ol>
 *   <li>Selection: from the root down to the child that the {@link Selection} chooses, as long as
 *       that was visited before.
 *   <li>Expansion: a child never visited is the leaf; its parent's selection, or the evaluator that
 *       gives priors, has made it.
 *   <li>Evaluation: the {@link Evaluator} says what the leaf is worth to each seat. If it must wait
 *       for that, the simulation is kept in a queue, and counts as lost for all who choose
 *       meanwhile (virtual loss), until {@link #resume}.
 *   <li>Back-propagation: every node of the path takes what the simulation was worth to the seat
 *       that moved into it.
 * </ol>
 *
 * <p>Dice are nodes with a child for each outcome that was ever drawn, entered as it is drawn; or,
 * with open chance, no nodes at all. What is hidden from the seat to move is drawn anew for each
 * simulation (determinisation), and the moves of a node are then those legal in this simulation
 * (information sets, Cowling et al. 2012). With sampled opponents only the seat that thinks has
 * nodes, and an edge carries the {@link SampledReplies} of the others.
 *
 * <p>With the solver on, what is proven is backed up (MCTS-Solver, Winands, Björnsson and Saito
 * 2008), with draws and points as well: a node is proven when the game ends there, when a move
 * wins, or when all its moves are proven, and is then worth the best of them.
 *
 * <p>Belongs to one thread. A simulation allocates nothing but the state where something is hidden.
 */
public final class TreeSearch {
  /** What became of a simulation. */
  public enum Outcome {
    /** It was backed up. */
    COUNTED,
    /** Its leaf waits for an evaluation. */
    PENDING,
    /** It did not take place: its leaf is pending already, or budget or memory have run out. */
    BLOCKED
  }

  /** What is proven: nothing, that the game is over, or all that follows from that. */
  enum Proofs {
    NONE,
    ENDS,
    SOLVER
  }

  private final SearchTree tree;
  private final Selection selection;
  private final Evaluator evaluator;
  private final boolean hidden;
  private final boolean openChance;
  private final Proofs proofs;
  private final double vanish;
  private final boolean remembers;
  private final boolean rootFirst;

  /** What the rewards of two seats add up to; where it is 1, that is also what a win is worth. */
  private final double total;

  private final @Nullable Policy opponents;
  private final @Nullable SampledReplies replies;

  private final State root;
  private State state;
  private RandomGenerator random = Seeds.stream(0);
  private int seat;

  /** The simulations that are pending, oldest first, and room for the one under way. */
  private final SimulationPath[] paths;

  private int oldest;
  private int pending;

  /** Of the simulation under way: whether its last node was never visited before. */
  private boolean fresh;

  /** Whether its value is known without an evaluation. */
  private boolean known;

  private final double[] rewards;

  private int maxDepth = Integer.MAX_VALUE;
  private long maxNodes = Long.MAX_VALUE;
  private long sims;
  private long nodes;
  private int deepest;

  /**
   * A search that an evaluator guides, for games of two seats without chance.
   *
   * @param batch how many leaves may be pending at once
   */
  public TreeSearch(
      Game game, SearchTree tree, Selection selection, Evaluator evaluator, int batch) {
    this(game, tree, selection, evaluator, batch, Proofs.ENDS, false, 0, null);
  }

  /** The same for any game, with opponents who draw moves if the other seats have no nodes. */
  TreeSearch(
      Game game,
      SearchTree tree,
      Selection selection,
      Evaluator evaluator,
      int batch,
      Proofs proofs,
      boolean openChance,
      double vanish,
      @Nullable Policy opponents) {
    this.tree = tree;
    this.selection = selection;
    this.evaluator = evaluator;
    this.hidden = game.traits().hidden();
    this.proofs = proofs;
    this.openChance = openChance;
    this.vanish = vanish;
    this.opponents = opponents;
    this.replies = opponents == null ? null : new SampledReplies();
    this.remembers = evaluator.remembers();
    this.rootFirst = evaluator.givesPriors();
    this.total = evaluator.unit() ? 1 : 0;
    this.paths = new SimulationPath[batch];
    for (int i = 0; i < batch; i++) {
      paths[i] = new SimulationPath(tree, game.traits().maxLength());
    }
    this.rewards = new double[game.traits().seats()];
    this.root = game.start(game.setup(0));
    this.state = root.copy();
  }

  /** Forgets the tree and whatever is pending. */
  public void clear() {
    tree.clear();
    pending = 0;
  }

  /** Prepares for simulations from a position, which the root of the tree stands for. */
  public void begin(State position, RandomGenerator chance) {
    root.set(position);
    seat = root.turn();
    random = chance;
    pending = 0;
    sims = 0;
    nodes = 0;
    deepest = 0;
    if (replies != null) {
      replies.clear();
    }
  }

  /** From now on no path is longer than this many moves, nor are more positions visited. */
  public void limit(int depth, long positions) {
    maxDepth = depth;
    maxNodes = positions;
  }

  /** One simulation. There must be room for its leaf among those pending. */
  public Outcome simulate() {
    if (hidden) {
      state = ((Hidden) root).imagine(seat, random);
    } else {
      state.set(root);
    }
    SimulationPath path = paths[pending == 0 ? oldest : (oldest + pending) % paths.length];
    path.begin();
    if (remembers) {
      evaluator.start();
    }
    if (!descend(path)) {
      return Outcome.BLOCKED;
    }
    deepest = Math.max(deepest, path.length());
    selection.found(path);
    if (known) {
      evaluator.learn(path, rewards);
      backpropagate(path, rewards);
      return Outcome.COUNTED;
    }
    Evaluator.Answer answer = evaluator.evaluate(state, path, rewards, maxNodes - nodes, random);
    nodes += evaluator.positions();
    switch (answer) {
      case VALUED -> {
        backpropagate(path, rewards);
        return Outcome.COUNTED;
      }
      case LATER -> {
        pending++;
        addVirtualLoss(path, 1);
        return Outcome.PENDING;
      }
      default -> {
        if (fresh && replies != null) {
          replies.drop(path.leaf());
        }
        if (fresh) {
          selection.retract(path);
        }
        return Outcome.BLOCKED;
      }
    }
  }

  /** Selection and expansion; false if the leaf cannot be reached now. */
  private boolean descend(SimulationPath path) {
    known = false;
    fresh = rootFirst && tree.visits[SearchTree.ROOT] == 0;
    if (fresh && pending > 0) {
      return false;
    }
    int plies = 0;
    while (!fresh && path.length() < maxDepth && nodes < maxNodes) {
      int turn = state.turn();
      if (turn == State.OVER) {
        break;
      }
      int child;
      if (turn != State.CHANCE) {
        child = selection.select(state, path, turn, random);
      } else if (openChance) {
        play(turn, state.draw(random));
        plies++;
        continue;
      } else {
        child = outcome(path.leaf(), state.draw(random));
      }
      if (child < 0) {
        if (pending > 0) {
          return false;
        }
        break; // the tree is full
      }
      fresh = tree.visits[child] == 0;
      if (fresh && pending > 0 && tree.pending[child] > 0) {
        return false;
      }
      play(turn, tree.move[child]);
      path.add(child, turn, ++plies);
      if (replies != null && opponents != null) {
        plies += reply(replies, opponents, child);
      }
      if (tree.proven[child]) {
        rewards[turn] = tree.mean(child);
        rewards[1 - turn] = total - rewards[turn];
        known = true;
        return true;
      }
    }
    if (state.over()) {
      evaluator.result(state, rewards);
      tree.proven[path.leaf()] |= proofs != Proofs.NONE && path.length() > 0;
      known = true;
    }
    return true;
  }

  /** The child for what was drawn, or none if the tree has no room for it. */
  private int outcome(int node, int drawn) {
    int child = tree.child(node, drawn);
    return child < 0 ? tree.add(node, drawn) : child;
  }

  private void play(int turn, int move) {
    if (remembers) {
      evaluator.note(turn, move);
    }
    state.play(move);
    nodes++;
  }

  /**
   * The others play what was drawn for them when the child was made; if it is new, now. Returns how
   * many moves that took.
   */
  private int reply(SampledReplies drawn, Policy others, int child) {
    int count = 0;
    if (drawn.known(child)) {
      for (; count < drawn.count(child) && nodes < maxNodes; count++) {
        play(state.turn(), drawn.move(child, count));
      }
      return count;
    }
    int turn = state.turn();
    for (; turn != seat && turn != State.OVER && nodes < maxNodes; turn = state.turn()) {
      int move = others.choose(state, random);
      drawn.add(count++, move);
      play(turn, move);
    }
    if (turn == seat || turn == State.OVER) {
      drawn.keep(child, count);
    }
    return count;
  }

  /** The path of the simulation that has been pending longest; its evaluation is here. */
  public SimulationPath resume() {
    if (pending == 0) {
      throw new IllegalStateException("Nothing was asked");
    }
    SimulationPath answered = paths[oldest];
    oldest = (oldest + 1) % paths.length;
    pending--;
    addVirtualLoss(answered, -1);
    return answered;
  }

  private void addVirtualLoss(SimulationPath way, int by) {
    for (int d = 0; d <= way.length(); d++) {
      tree.pending[way.node(d)] += by;
    }
  }

  /** Back-propagation, plain or vanishing (equations 6.8 and 6.9), and that of proofs. */
  public void backpropagate(SimulationPath way, double[] result) {
    int length = way.length();
    boolean proving = proofs == Proofs.SOLVER && length > 0 && tree.proven[way.leaf()];
    for (int d = length; d >= 0; d--) {
      int node = way.node(d);
      int into = d == 0 || way.mover(d - 1) < 0 ? seat : way.mover(d - 1);
      if (proving && d < length) {
        double best = tree.provenBest(node, total == 1);
        proving = !Double.isNaN(best);
        if (proving) {
          tree.proven[node] = true;
          result[way.mover(d)] = best;
          result[1 - way.mover(d)] = total - best;
        }
      }
      double weight = vanish == 0 ? 1 : 1 / (vanish * (length - d + 1));
      tree.visits[node] += weight;
      // the sum of a proven node is kept at its true value times its visits
      tree.sum[node] =
          proving ? result[into] * tree.visits[node] : tree.sum[node] + weight * result[into];
      if (d > 0 && way.mover(d - 1) >= 0) {
        selection.learn(into, tree.move[node], result[into]);
      }
    }
    if (length > 0 || !rootFirst) {
      sims++;
    }
  }

  public SearchTree tree() {
    return tree;
  }

  public Selection selection() {
    return selection;
  }

  /** Simulations backed up; the evaluation of the root itself does not count. */
  public long sims() {
    return sims;
  }

  /** Simulations that wait for an evaluation. */
  public int pending() {
    return pending;
  }

  /** Positions visited, those of the evaluations included. */
  public long nodes() {
    return nodes;
  }

  /** The longest way from the root. */
  public int deepest() {
    return deepest;
  }

  /** The position searched, not to be changed. */
  public State root() {
    return root;
  }

  /** Where the last simulation ended, and what it was worth to each seat. */
  State state() {
    return state;
  }

  public double[] rewards() {
    return rewards;
  }

  /** What was drawn for the others in the tree, if it was. */
  @Nullable SampledReplies replies() {
    return replies;
  }
}
