package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Candidates;
import spielwerk.core.MoveOrder;
import spielwerk.core.Position;
import spielwerk.core.Pruning;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Goes from a node to a child: to one never tried as long as there are such (with widening: as long
 * as fewer than {@code widen * sqrt(visits)} have been tried), else to the one that the tree policy
 * picks. With a memory it is drawn at each node whether another is tried, and which is settled by a
 * tournament of those remembered (chapter 6.5 of the thesis).
 */
final class UctSelection implements Selection {
  private final SearchTree tree;
  private final TreePolicy policy;
  private final RewardRange range;
  private final double widen;
  private final Candidates candidates;
  private final Pruning pruning;
  private final @Nullable MoveMemory memory;
  private final MoveMemory.Options recall;
  private final @Nullable MoveOrder order;

  /** Whether the moves of a node may differ from simulation to simulation. */
  private final boolean open;

  private final int[] room;
  private final float[] rates;

  /** The children that are legal now; in open nodes only. */
  private final int[] legal;

  /** For each move, the round in which it was last legal, negative if it has a child. */
  private final int[] marks;

  private int round;

  /**
   * @param range how a memory scales rewards to 0..1
   */
  UctSelection(
      SearchTree tree,
      TreePolicy policy,
      RewardRange range,
      MctsOptions options,
      Traits traits,
      Heuristics heuristics) {
    this.tree = tree;
    this.range = range;
    this.recall = options.memory();
    this.memory =
        recall.on()
            ? new MoveMemory(
                recall,
                heuristics.changes().map(Supplier::get).orElse(null),
                traits.seats(),
                traits.codes())
            : null;
    this.pruning = heuristics.pruning().get();
    this.policy = policy;
    this.widen = options.widen();
    this.candidates = heuristics.candidates().get();
    this.order = options.bias() > 0 ? heuristics.order().orElseThrow().get() : null;
    this.open = options.open(traits);
    this.room = new int[traits.maxMoves()];
    this.rates = new float[order == null ? 0 : traits.maxMoves()];
    this.legal = new int[open ? traits.maxMoves() : 0];
    this.marks = new int[open ? traits.codes() : 0];
  }

  /** Before a search from this position. */
  void begin(Position position) {
    pruning.begin(position);
    if (memory != null) {
      memory.turn(position.state());
    }
  }

  /** A new game: nothing is remembered. */
  void forget() {
    if (memory != null) {
      memory.forget();
    }
  }

  @Override
  public int select(State state, SimulationPath path, int seat, RandomGenerator random) {
    int node = path.leaf();
    if (open) {
      return selectOpen(state, path, seat, random);
    }
    if (tree.room[node] == 0 && !list(state, path, seat)) {
      return -1;
    }
    int tried = tree.expanded[node];
    boolean left = tried < tree.room[node];
    if (memory != null) {
      return left && (tried == 0 || random.nextDouble() < recall.explore())
          ? remembered(memory, node, seat, random)
          : policy.pick(node, seat, null, tried, random);
    }
    if (left && mayGrow(node, tried)) {
      return next(node, random);
    }
    int child = policy.pick(node, seat, null, tried, random);
    return child >= 0 ? child : left ? next(node, random) : tree.first[node];
  }

  private boolean mayGrow(int node, int tried) {
    return tried == 0 || widen == 0 || tried < widen * Math.sqrt(tree.visits[node]);
  }

  private int listed(State state, SimulationPath path, int seat) {
    int count = candidates.list(state, room, 0);
    return pruning == Pruning.NONE
        ? count
        : pruning.keep(state, path.lastMove(seat), room, 0, count);
  }

  /** Gives a node its block with all moves. */
  private boolean list(State state, SimulationPath path, int seat) {
    int node = path.leaf();
    int count = listed(state, path, seat);
    if (!tree.block(node, count)) {
      return false;
    }
    System.arraycopy(room, 0, tree.move, tree.first[node], count);
    if (order != null) {
      rate(order, state, count);
      System.arraycopy(rates, 0, tree.prior, tree.first[node], count);
    }
    return true;
  }

  /** Brings the rates of all moves listed to 0..1. */
  private void rate(MoveOrder by, State state, int count) {
    float least = Float.POSITIVE_INFINITY;
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      rates[i] = by.rate(state, room[i]);
      least = Math.min(least, rates[i]);
      most = Math.max(most, rates[i]);
    }
    for (int i = 0; i < count; i++) {
      rates[i] = most > least ? (rates[i] - least) / (most - least) : 0;
    }
  }

  /** Tries one more child: drawn uniformly, or the one with the largest prior of those drawn. */
  private int next(int node, RandomGenerator random) {
    int child = tree.first[node] + tree.expanded[node];
    int end = tree.first[node] + tree.room[node];
    int pick = child + random.nextInt(end - child);
    if (order != null) {
      for (int other = child; other < end; other++) {
        pick = tree.prior[other] > tree.prior[pick] ? other : pick;
      }
    }
    return take(node, child, pick);
  }

  /** Of some untried children, drawn uniformly, the one that is remembered best. */
  private int remembered(MoveMemory known, int node, int seat, RandomGenerator random) {
    int child = tree.first[node] + tree.expanded[node];
    int left = tree.first[node] + tree.room[node] - child;
    int best = child + random.nextInt(left);
    double most = known.value(seat, tree.move[best]);
    for (int i = 1; i < recall.tournament(); i++) {
      int other = child + random.nextInt(left);
      double value = known.value(seat, tree.move[other]);
      if (value > most) {
        most = value;
        best = other;
      }
    }
    return take(node, child, best);
  }

  private int take(int node, int child, int pick) {
    if (pick != child) {
      tree.swap(child, pick);
    }
    tree.expanded[node]++;
    return child;
  }

  private int selectOpen(State state, SimulationPath path, int seat, RandomGenerator random) {
    int node = path.leaf();
    int count = listed(state, path, seat);
    if (order != null) {
      rate(order, state, count);
    }
    round++;
    for (int i = 0; i < count; i++) {
      marks[room[i]] = round;
    }
    int known = 0;
    int first = tree.first[node];
    for (int child = first, end = first + tree.expanded[node]; child < end; child++) {
      int move = tree.move[child];
      if (marks[move] == round) {
        legal[known++] = child;
        marks[move] = -round;
      }
    }
    if (known < count && mayGrow(node, known)) {
      return tryOpen(node, count, count - known, random);
    }
    return policy.pick(node, seat, legal, known, random);
  }

  private int tryOpen(int node, int count, int untried, RandomGenerator random) {
    int skip = random.nextInt(untried);
    int pick = -1;
    for (int i = 0; i < count; i++) {
      if (marks[room[i]] != round) {
        continue;
      }
      boolean better = order != null && (pick < 0 || rates[i] > rates[pick]);
      if (better || (order == null && skip-- == 0)) {
        pick = i;
      }
    }
    int child = tree.add(node, room[pick]);
    if (child >= 0 && order != null) {
      tree.prior[child] = rates[pick];
    }
    return child;
  }

  /** The leaf is the last child that its parent has expanded. */
  @Override
  public void retract(SimulationPath path) {
    tree.expanded[path.node(path.length() - 1)]--;
  }

  @Override
  public void learn(int seat, int move, double reward) {
    if (memory != null) {
      memory.learn(seat, move, range.of(seat, reward));
    }
  }

  @Override
  public List<NodeInsight.Child> children(int node, int seat) {
    policy.look(node, seat, null, tree.expanded[node]);
    List<NodeInsight.Child> children = new ArrayList<>();
    for (int i = 0; i < tree.expanded[node]; i++) {
      children.add(policy.shown(tree.first[node] + i));
    }
    return children;
  }
}
