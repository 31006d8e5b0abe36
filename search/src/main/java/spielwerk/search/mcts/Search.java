package spielwerk.search.mcts;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Hidden;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * One search on one tree. A simulation has four phases (chapter 3.2 of the thesis):
 *
 * <ol>
 *   <li>Selection: from the root down by the {@link TreePolicy}, as long as all moves of a node
 *       have been tried (or, with widening, enough of them).
 *   <li>Expansion: one move that was not tried yet, drawn evenly (with a bias: the best by the
 *       game's order), becomes a new node. The first simulation makes a child of the root.
 *   <li>Roll-out: from the new node on by the policy of the {@link Rollout}.
 *   <li>Back-propagation: every node of the path takes what the simulation was worth to the seat
 *       that moved into it.
 * </ol>
 *
 * <p>Dice are nodes with a child for each outcome that was ever drawn, entered as it is drawn; or,
 * with open chance, no nodes at all. What is hidden from the seat to move is drawn anew for each
 * simulation (determinisation), and the moves of a node are then those legal in this simulation
 * (information sets, Cowling et al. 2012). With sampled opponents only the seat that thinks has
 * nodes, and an edge carries the {@link Replies} of the others. A simulation allocates nothing,
 * except the imagined state where something is hidden.
 */
final class Search {
  private static final double ROBUST_FROM = 0.9;

  private final Switches switches;
  private final Traits traits;
  private final Expansion expansion;
  private final TreePolicy policy;
  private final Rollout rollout;
  private final Judge judge;
  private final @Nullable Past past;
  private final @Nullable Amaf amaf;
  private final @Nullable Proofs proofs;
  private final @Nullable Memory memory;
  private final @Nullable Replies replies;
  private final Policy others;
  private final int rollouts;
  private final int depth;

  private final Tree tree;
  private final State root;
  private State state;
  private final State leaf;
  private RandomGenerator random = Seeds.stream(0);
  private int seat;

  /** The nodes of this simulation from the root on, and who moved out of each of them. */
  private final Path path;

  private final double[] worth;
  private final double[] once;
  private final Scale scale;

  private long maxSims;
  private long maxNodes;
  private int maxDepth;
  private long sims;
  private long nodes;
  private int deepest;

  Search(Game game, Switches switches, Parts parts, Goal goal) {
    this.switches = switches;
    this.traits = game.traits();
    this.tree = switches.tree(traits);
    int seats = traits.seats();
    this.past =
        switches.mast() > 0 || switches.history() > 0 ? new Past(seats, traits.codes()) : null;
    this.judge = parts.judge().apply(goal);
    boolean solver = switches.solver() && traits.isDuel() && !switches.sampled();
    this.policy = new TreePolicy(switches, tree, past, solver && judge.unit());
    this.proofs = solver ? new Proofs(tree, judge.unit()) : null;
    Players players = parts.players();
    Policy self = remembering(players.self().get());
    boolean same = players.self() == players.enemies();
    this.depth = switches.depth(seats);
    this.rollouts = players.alike() ? Math.min(1, switches.rollouts()) : switches.rollouts();
    this.rollout =
        new Rollout(
            self, same ? self : remembering(players.enemies().get()), depth, switches.remembers());
    this.others = players.replies().get();
    this.replies = switches.sampled() ? new Replies() : null;
    this.memory =
        switches.recall().on()
            ? new Memory(
                switches.recall(),
                parts.changes().map(Supplier::get).orElse(null),
                seats,
                traits.codes())
            : null;
    this.path = new Path(tree, traits.maxLength());
    this.amaf = switches.rave() > 0 ? new Amaf(tree, seats, traits.codes()) : null;
    this.expansion = new Expansion(tree, path, policy, memory, switches, traits, parts);
    this.scale = new Scale(seats);
    this.worth = new double[seats];
    this.once = new double[seats];
    this.root = game.start(game.setup(0));
    this.state = root.copy();
    this.leaf = root.copy();
  }

  private Policy remembering(Policy player) {
    return switches.mast() > 0 && past != null
        ? new Mast(past, switches.mast(), player, new int[traits.maxMoves()])
        : player;
  }

  /** A new game: nothing is remembered. */
  void forget() {
    if (memory != null) {
      memory.forget();
    }
  }

  /**
   * Prepares for simulations from a position.
   *
   * @param keep whether the tree is to be kept, since its root is this position already
   * @param sims how many simulations there may be, and how many positions may be visited
   */
  void begin(
      Position position, RandomGenerator chance, boolean keep, long sims, long nodes, int depth) {
    root.set(position.state());
    seat = root.turn();
    rollout.begin(seat);
    expansion.begin(position);
    if (replies != null) {
      replies.clear();
    }
    if (memory != null) {
      memory.turn(root);
    }
    random = chance;
    if (!keep) {
      tree.clear();
      scale.clear();
      policy.scale(0, 1);
    }
    if (past != null) {
      past.clear();
    }
    judge.begin(root);
    maxSims = sims;
    maxNodes = nodes;
    maxDepth = depth;
    this.sims = 0;
    this.nodes = 0;
    deepest = 0;
  }

  /** Whether nothing more may or need be done. */
  boolean done() {
    return sims >= maxSims
        || nodes >= maxNodes
        || tree.proven[Tree.ROOT]
        || (switches.choice() == Switches.FinalMove.ROBUST
            && sims >= ROBUST_FROM * maxSims
            && agreed());
  }

  /** Whether the most visited move is the one with the best mean. */
  private boolean agreed() {
    int often = -1;
    int good = -1;
    int from = tree.first[Tree.ROOT];
    for (int child = from; child < from + tree.tried[Tree.ROOT]; child++) {
      often = often < 0 || tree.visits[child] > tree.visits[often] ? child : often;
      good = good < 0 || tree.mean(child) > tree.mean(good) ? child : good;
    }
    return often == good;
  }

  /** One simulation. */
  void simulate() {
    if (traits.hidden()) {
      state = ((Hidden) root).imagine(seat, random);
    } else {
      state.set(root);
    }
    rollout.forget(0);
    path.begin();
    boolean exact = descend();
    deepest = Math.max(deepest, path.length());
    if (exact) {
      learn(worth);
    }
    if (exact || evaluate()) {
      backUp();
      sims++;
    } else if (expansion.fresh()) {
      if (replies != null) {
        replies.drop(path.node(path.length()));
      }
      path.retract(); // the positions ran out before anything was known of the new node
    }
  }

  /** Selection and expansion. Returns whether the worth of where it ended is known. */
  private boolean descend() {
    expansion.begin();
    int node = Tree.ROOT;
    while (!expansion.fresh() && path.length() < maxDepth && nodes < maxNodes) {
      int turn = state.turn();
      if (turn == State.OVER) {
        break;
      }
      int child;
      if (turn != State.CHANCE) {
        child = expansion.choose(state, node, turn, random);
      } else if (switches.openChance()) {
        play(turn, state.draw(random));
        continue;
      } else {
        child = expansion.outcome(node, state.draw(random));
      }
      if (child < 0) {
        break; // the tree is full
      }
      play(turn, tree.move[child]);
      path.add(child, turn, rollout.length());
      if (replies != null) {
        reply(replies, child);
      }
      node = child;
      if (proofs != null && proofs.known(node, path, worth)) {
        return true;
      }
    }
    if (state.over()) {
      judge.judge(state, worth);
      seen(worth);
      if (proofs != null && path.length() > 0) {
        proofs.ended(node);
      }
      return true;
    }
    return false;
  }

  private void play(int turn, int move) {
    if (switches.remembers()) {
      rollout.note(turn, move);
    }
    state.play(move);
    nodes++;
  }

  /** The others play what was drawn for them when the child was made; if it is new, now. */
  private void reply(Replies drawn, int child) {
    if (drawn.known(child)) {
      for (int i = 0; i < drawn.count(child) && nodes < maxNodes; i++) {
        play(state.turn(), drawn.move(child, i));
      }
      return;
    }
    int count = 0;
    int turn = state.turn();
    for (; turn != seat && turn != State.OVER && nodes < maxNodes; turn = state.turn()) {
      int move = others.choose(state, random);
      drawn.add(count++, move);
      play(turn, move);
    }
    if (turn == seat || turn == State.OVER) {
      drawn.keep(child, count);
    }
  }

  /**
   * The roll-outs from a new node and their mean (Gleichung 6.7); false if none came to its end.
   */
  private boolean evaluate() {
    int wanted = Math.max(1, rollouts);
    if (wanted > 1) {
      leaf.set(state);
    }
    int inTree = rollout.length();
    int done = 0;
    for (; done < wanted; done++) {
      if (done > 0) {
        state.set(leaf);
        rollout.forget(inTree);
      }
      if (rollouts > 0) {
        long before = nodes;
        nodes += rollout.play(state, random, maxNodes - nodes);
        boolean cutOff = depth > 0 && nodes - before == depth;
        if (!state.over() && !cutOff) {
          break;
        }
      }
      double[] into = done == 0 ? worth : once;
      judge.judge(state, into);
      seen(into);
      learn(into);
      if (done > 0) {
        for (int i = 0; i < worth.length; i++) {
          worth[i] += once[i];
        }
      }
    }
    for (int i = 0; done > 1 && i < worth.length; i++) {
      worth[i] /= done;
    }
    return done > 0;
  }

  /** Keeps the range of points up to date. */
  private void seen(double[] points) {
    if (!judge.unit()) {
      scale.seen(points);
      policy.scale(scale.least(), scale.most());
    }
  }

  private void learn(double[] result) {
    if (past != null) {
      for (int i = 0; i < rollout.length(); i++) {
        if (rollout.seat(i) >= 0) {
          past.add(rollout.seat(i), rollout.move(i), result[rollout.seat(i)]);
        }
      }
    }
    if (amaf != null) {
      amaf.learn(path, rollout, result);
    }
  }

  /** Back-propagation, plain or vanishing (Gleichungen 6.8 and 6.9), and that of proofs. */
  private void backUp() {
    double vanish = switches.vanish() == 0 ? 0 : Math.max(switches.vanish(), 0.1);
    int length = path.length();
    boolean proving = proofs != null && length > 0 && tree.proven[path.node(length)];
    for (int d = length; d >= 0; d--) {
      int node = path.node(d);
      int into = d == 0 || path.mover(d - 1) < 0 ? seat : path.mover(d - 1);
      if (proving && d < length && proofs != null) {
        proving = proofs.prove(node, path.mover(d), worth);
      }
      double weight = vanish == 0 ? 1 : 1 / (vanish * (length - d + 1));
      tree.visits[node] += weight;
      // the sum of a proven node is kept at its true worth times its visits
      tree.sum[node] =
          proving ? worth[into] * tree.visits[node] : tree.sum[node] + weight * worth[into];
      if (memory != null && d > 0 && path.mover(d - 1) >= 0) {
        memory.learn(into, tree.move[node], scale.of(into, worth[into]));
      }
    }
  }

  Tree tree() {
    return tree;
  }

  TreePolicy policy() {
    return policy;
  }

  long sims() {
    return sims;
  }

  long nodes() {
    return nodes;
  }

  int deepest() {
    return deepest;
  }

  /** The position searched, not to be changed. */
  State root() {
    return root;
  }

  /** What was drawn for the others in the tree, if it was. */
  @Nullable Replies replies() {
    return replies;
  }

  boolean unit() {
    return judge.unit();
  }
}
