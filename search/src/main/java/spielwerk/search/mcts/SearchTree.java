package spielwerk.search.mcts;

import java.util.Arrays;
import java.util.List;
import spielwerk.core.Candidate;

/**
 * The tree of a search, in flat arrays: one column for each thing that is known of a node, and no
 * object per node.
 *
 * <p>A node is a slot, and so is the move that leads to it: visits and values of a slot are N(s,a)
 * and W(s,a) of the literature. The children of a node are a block of neighbouring slots, so that
 * choosing among them runs through memory in order. A block holds all moves of the position at
 * once; those expanded stand in front. Where the moves of a node differ from simulation to
 * simulation (dice, hidden choices), a block begins small and moves to a larger one when it is
 * full; what it leaves behind is lost until the next search.
 *
 * <p>A node keeps the value to one seat only, the one that moved into it, since only that seat ever
 * chooses by it (at the root: the seat that is to move). This is max^n for any number of seats
 * (Sturtevant 2008), without a vector per node.
 *
 * <p>The columns are open to selections and evaluators, which run through them in their inner
 * loops. They are replaced when they grow: read them anew after adding children.
 */
public final class SearchTree {
  public static final int ROOT = 0;
  public static final int NONE = -1;

  private static final int FIRST_SIZE = 1 << 10;
  private static final int SMALL_BLOCK = 4;

  /** The columns of a tree that only some searches need. */
  enum Column {
    PRIOR,
    AMAF,
    NETWORK
  }

  private final int most;

  /** The slots in use. */
  public int size = 1;

  public int[] move = new int[FIRST_SIZE];

  /** The slot of the first child; 0 as long as there is no block. */
  public int[] first = new int[FIRST_SIZE];

  /** How many slots the block of the children has. */
  public int[] room = new int[FIRST_SIZE];

  /** How many of them have been expanded, so that selection may choose them. */
  public int[] expanded = new int[FIRST_SIZE];

  /** Not whole numbers where back-propagation vanishes (equation 6.9). */
  public double[] visits = new double[FIRST_SIZE];

  /** The value of all visits together to the seat that moved into the node. */
  public double[] sum = new double[FIRST_SIZE];

  /** Whether {@code sum / visits} is no estimate but proven. */
  public boolean[] proven = new boolean[FIRST_SIZE];

  /** How promising a move is before it is searched: by the game's own order, or by a network. */
  public float[] prior;

  /** Visits and value of the move played here or later: "all moves as first". */
  double[] amafVisits;

  double[] amafSum;

  /** The network's own number for a move, of which the prior is the softmax. */
  public float[] logit;

  /** What the network says a position is worth to the seat that is to move there. */
  public float[] value;

  /** How many simulations that passed this node wait for the network: virtual losses. */
  public int[] pending;

  /**
   * @param most how many slots there may ever be
   */
  SearchTree(int most, Column... wanted) {
    this.most = Math.max(2, most);
    List<Column> columns = List.of(wanted);
    boolean network = columns.contains(Column.NETWORK);
    this.prior = new float[network || columns.contains(Column.PRIOR) ? FIRST_SIZE : 0];
    this.amafVisits = new double[columns.contains(Column.AMAF) ? FIRST_SIZE : 0];
    this.amafSum = new double[amafVisits.length];
    this.logit = new float[network ? FIRST_SIZE : 0];
    this.value = new float[logit.length];
    this.pending = new int[logit.length];
  }

  /** An empty tree that a network guides. */
  public static SearchTree guided(int most) {
    return new SearchTree(most, Column.NETWORK);
  }

  /** How many bytes it has taken so far. */
  public long memory() {
    long slot = 4 * Integer.BYTES + 2 * Double.BYTES + 1;
    return slot * move.length
        + (long) Float.BYTES * (prior.length + logit.length + value.length)
        + (long) Double.BYTES * (amafVisits.length + amafSum.length)
        + (long) Integer.BYTES * pending.length;
  }

  /** Leaves nothing but a root that was never visited. */
  public void clear() {
    erase(0, size);
    size = 1;
  }

  private void erase(int from, int to) {
    Arrays.fill(move, from, to, 0);
    Arrays.fill(first, from, to, 0);
    Arrays.fill(room, from, to, 0);
    Arrays.fill(expanded, from, to, 0);
    Arrays.fill(visits, from, to, 0);
    Arrays.fill(sum, from, to, 0);
    Arrays.fill(proven, from, to, false);
    if (prior.length > 0) {
      Arrays.fill(prior, from, to, 0);
    }
    if (amafVisits.length > 0) {
      Arrays.fill(amafVisits, from, to, 0);
      Arrays.fill(amafSum, from, to, 0);
    }
    if (pending.length > 0) {
      Arrays.fill(logit, from, to, 0);
      Arrays.fill(value, from, to, 0);
      Arrays.fill(pending, from, to, 0);
    }
  }

  /** How many nodes have been visited at all. */
  public int visited() {
    int count = 0;
    for (int node = 0; node < size; node++) {
      count += visits[node] > 0 ? 1 : 0;
    }
    return count;
  }

  /** How many nodes have children that were expanded. */
  int opened() {
    int count = 0;
    for (int node = 0; node < size; node++) {
      count += expanded[node] > 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * How promising the game's own order finds a child, as a share of all children listed; {@link
   * Candidate#UNKNOWN} if nobody asks that order.
   */
  double share(int node, int child) {
    if (prior.length == 0) {
      return Candidate.UNKNOWN;
    }
    double all = 0;
    for (int other = first[node]; other < first[node] + room[node]; other++) {
      all += prior[other];
    }
    return all > 0 ? prior[child] / all : 1.0 / room[node];
  }

  public double mean(int node) {
    return sum[node] / visits[node];
  }

  /** Gives a node a block for this many children; false if there is no room for it. */
  public boolean block(int node, int count) {
    int from = reserve(count);
    if (from < 0) {
      return false;
    }
    first[node] = from;
    room[node] = count;
    return true;
  }

  /**
   * Adds a child where moves are not all known beforehand and returns its slot, or -1 if there is
   * no room for it. The other children may move to other slots.
   */
  int add(int node, int itsMove) {
    int count = expanded[node];
    if (count == room[node]) {
      int wider = Math.max(SMALL_BLOCK, 2 * count);
      int old = first[node];
      int from = reserve(wider);
      if (from < 0) {
        return NONE;
      }
      for (int i = 0; i < count; i++) {
        copy(old + i, from + i);
        visits[old + i] = 0;
      }
      first[node] = from;
      room[node] = wider;
    }
    int child = first[node] + count;
    move[child] = itsMove;
    expanded[node] = count + 1;
    return child;
  }

  /** The expanded child with this move, or {@link #NONE}. */
  public int child(int node, int itsMove) {
    int from = first[node];
    for (int child = from, end = from + expanded[node]; child < end; child++) {
      if (move[child] == itsMove) {
        return child;
      }
    }
    return NONE;
  }

  /** The child visited most, the first of equals; {@link #NONE} if none was visited. */
  public int mostVisited(int node) {
    int best = NONE;
    double often = 0;
    for (int child = first[node], end = child + expanded[node]; child < end; child++) {
      if (visits[child] > often) {
        often = visits[child];
        best = child;
      }
    }
    return best;
  }

  /**
   * What the children of a node prove it to be worth to the seat that moves there: the best of them
   * if all are proven, or a win; else NaN.
   *
   * @param unit whether 1 is a win
   */
  double provenBest(int node, boolean unit) {
    boolean all = expanded[node] == room[node];
    double best = Double.NEGATIVE_INFINITY;
    for (int child = first[node], end = child + expanded[node]; child < end; child++) {
      if (proven[child] && visits[child] > 0) {
        best = Math.max(best, mean(child));
      } else {
        all = false;
      }
    }
    return all || (unit && best == 1) ? best : Double.NaN;
  }

  /** Exchanges two children of a block that were never visited. */
  void swap(int one, int other) {
    int itsMove = move[one];
    move[one] = move[other];
    move[other] = itsMove;
    if (prior.length > 0) {
      float rate = prior[one];
      prior[one] = prior[other];
      prior[other] = rate;
    }
  }

  /**
   * Makes a node the root and drops what is not below it: what stays moves to the front, in place
   * and in the same order. The old root is dropped, so nothing moves back.
   */
  public void reroot(int node) {
    int[] queue = new int[size];
    int[] target = new int[size];
    queue[0] = node;
    for (int next = 0, end = 1; next < end; next++) {
      int slot = queue[next];
      target[slot] = 1;
      for (int i = 0; i < room[slot]; i++) {
        queue[end++] = first[slot] + i;
      }
    }
    int kept = 1;
    for (int slot = 0; slot < size; slot++) {
      target[slot] = target[slot] == 0 ? NONE : slot == node ? ROOT : kept++;
    }
    copy(node, ROOT);
    for (int slot = 0; slot < size; slot++) {
      if (target[slot] > 0) {
        copy(slot, target[slot]);
      }
    }
    for (int slot = 0; slot < kept; slot++) {
      first[slot] = room[slot] == 0 ? 0 : target[first[slot]];
    }
    erase(kept, size);
    size = kept;
  }

  private void copy(int from, int to) {
    move[to] = move[from];
    first[to] = first[from];
    room[to] = room[from];
    expanded[to] = expanded[from];
    visits[to] = visits[from];
    sum[to] = sum[from];
    proven[to] = proven[from];
    if (prior.length > 0) {
      prior[to] = prior[from];
    }
    if (amafVisits.length > 0) {
      amafVisits[to] = amafVisits[from];
      amafSum[to] = amafSum[from];
    }
    if (pending.length > 0) {
      logit[to] = logit[from];
      value[to] = value[from];
      pending[to] = pending[from];
    }
  }

  private int reserve(int count) {
    if (count > most - size) {
      return NONE;
    }
    int from = size;
    size += count;
    if (size > move.length) {
      grow((int) Math.min(most, Math.max(size, 2L * move.length)));
    }
    return from;
  }

  private void grow(int length) {
    move = Arrays.copyOf(move, length);
    first = Arrays.copyOf(first, length);
    room = Arrays.copyOf(room, length);
    expanded = Arrays.copyOf(expanded, length);
    visits = Arrays.copyOf(visits, length);
    sum = Arrays.copyOf(sum, length);
    proven = Arrays.copyOf(proven, length);
    if (prior.length > 0) {
      prior = Arrays.copyOf(prior, length);
    }
    if (amafVisits.length > 0) {
      amafVisits = Arrays.copyOf(amafVisits, length);
      amafSum = Arrays.copyOf(amafSum, length);
    }
    if (pending.length > 0) {
      logit = Arrays.copyOf(logit, length);
      value = Arrays.copyOf(value, length);
      pending = Arrays.copyOf(pending, length);
    }
  }
}
