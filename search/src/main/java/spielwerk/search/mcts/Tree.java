package spielwerk.search.mcts;

import java.util.Arrays;
import spielwerk.core.Candidate;

/**
 * The tree of a search, in flat arrays: one column for each thing that is known of a node, and no
 * object a node.
 *
 * <p>A node is a slot. The children of a node are a block of neighbouring slots, so that choosing
 * among them runs through memory in order. A block is made when a node is passed for the second
 * time, and holds all moves at once; those tried stand in front. Where the moves of a node differ
 * from simulation to simulation (dice, hidden choices), a block begins small and moves to a larger
 * one when it is full; what it leaves behind is lost until the next search.
 *
 * <p>A node keeps the worth to one seat only, the one that moved into it, since only that seat ever
 * chooses by it. This is max^n for any number of seats (Sturtevant 2008), without a vector a node.
 */
final class Tree {
  static final int ROOT = 0;
  private static final int FIRST_SIZE = 1 << 10;
  private static final int SMALL_BLOCK = 4;

  private final int most;
  private final boolean withAmaf;
  private final boolean withPrior;

  /** The slots in use. */
  int size = 1;

  int[] move = new int[FIRST_SIZE];

  /** The slot of the first child; 0 as long as there is no block. */
  int[] first = new int[FIRST_SIZE];

  /** How many slots the block of the children has. */
  int[] room = new int[FIRST_SIZE];

  /** How many of them have been tried. */
  int[] tried = new int[FIRST_SIZE];

  /** Not whole numbers where back-propagation vanishes (Gleichung 6.9). */
  double[] visits = new double[FIRST_SIZE];

  /** The worth of all visits together to the seat that moved into the node. */
  double[] sum = new double[FIRST_SIZE];

  /** Whether {@code sum / visits} is no estimate but proven. */
  boolean[] proven = new boolean[FIRST_SIZE];

  /** From 0 to 1, by the game's own order of moves; empty if nobody asks. */
  float[] prior;

  /** Visits and worth of the move played here or later: "all moves as first". */
  double[] amafVisits;

  double[] amafSum;

  /**
   * @param most how many slots there may ever be
   */
  Tree(int most, boolean withAmaf, boolean withPrior) {
    this.most = Math.max(2, most);
    this.withAmaf = withAmaf;
    this.withPrior = withPrior;
    this.prior = new float[withPrior ? FIRST_SIZE : 0];
    this.amafVisits = new double[withAmaf ? FIRST_SIZE : 0];
    this.amafSum = new double[withAmaf ? FIRST_SIZE : 0];
  }

  /** Leaves nothing but a root that was never visited. */
  void clear() {
    Arrays.fill(move, 0, size, 0);
    Arrays.fill(first, 0, size, 0);
    Arrays.fill(room, 0, size, 0);
    Arrays.fill(tried, 0, size, 0);
    Arrays.fill(visits, 0, size, 0);
    Arrays.fill(sum, 0, size, 0);
    Arrays.fill(proven, 0, size, false);
    if (withPrior) {
      Arrays.fill(prior, 0, size, 0);
    }
    if (withAmaf) {
      Arrays.fill(amafVisits, 0, size, 0);
      Arrays.fill(amafSum, 0, size, 0);
    }
    size = 1;
  }

  /** How many nodes have been visited at all. */
  int visited() {
    int count = 0;
    for (int node = 0; node < size; node++) {
      count += visits[node] > 0 ? 1 : 0;
    }
    return count;
  }

  /** How many nodes have children. */
  int opened() {
    int count = 0;
    for (int node = 0; node < size; node++) {
      count += tried[node] > 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * How promising the game's own order finds a child, as a share of all children listed; {@link
   * Candidate#UNKNOWN} if nobody asks that order.
   */
  double share(int node, int child) {
    if (!withPrior) {
      return Candidate.UNKNOWN;
    }
    double sum = 0;
    for (int other = first[node]; other < first[node] + room[node]; other++) {
      sum += prior[other];
    }
    return sum > 0 ? prior[child] / sum : 1.0 / room[node];
  }

  double mean(int node) {
    return sum[node] / visits[node];
  }

  /** Gives a node a block for so many children; false if there is no room for it. */
  boolean block(int node, int count) {
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
    int count = tried[node];
    if (count == room[node]) {
      int wider = Math.max(SMALL_BLOCK, 2 * count);
      int old = first[node];
      int from = reserve(wider);
      if (from < 0) {
        return -1;
      }
      for (int i = 0; i < count; i++) {
        copy(this, old + i, from + i);
        visits[old + i] = 0;
      }
      first[node] = from;
      room[node] = wider;
    }
    int child = first[node] + count;
    move[child] = itsMove;
    tried[node] = count + 1;
    return child;
  }

  /** The tried child with this move, or -1. */
  int child(int node, int itsMove) {
    int from = first[node];
    for (int child = from, end = from + tried[node]; child < end; child++) {
      if (move[child] == itsMove) {
        return child;
      }
    }
    return -1;
  }

  /** Changes two untried children of a block for each other. */
  void swap(int a, int b) {
    int kept = move[a];
    move[a] = move[b];
    move[b] = kept;
    if (withPrior) {
      float keptPrior = prior[a];
      prior[a] = prior[b];
      prior[b] = keptPrior;
    }
  }

  /** Becomes what another tree holds from a node on. */
  void become(Tree other, int node) {
    clear();
    copy(other, node, ROOT);
    // the new slots are their own queue: each still points to its children in the other tree
    for (int at = ROOT; at < size; at++) {
      int from = first[at];
      int count = room[at];
      if (count == 0) {
        continue;
      }
      if (!block(at, count)) {
        first[at] = 0;
        room[at] = 0;
        tried[at] = 0;
        continue;
      }
      for (int i = 0; i < count; i++) {
        copy(other, from + i, first[at] + i);
      }
    }
  }

  private void copy(Tree other, int source, int target) {
    move[target] = other.move[source];
    first[target] = other.first[source];
    room[target] = other.room[source];
    tried[target] = other.tried[source];
    visits[target] = other.visits[source];
    sum[target] = other.sum[source];
    proven[target] = other.proven[source];
    if (withPrior) {
      prior[target] = other.prior[source];
    }
    if (withAmaf) {
      amafVisits[target] = other.amafVisits[source];
      amafSum[target] = other.amafSum[source];
    }
  }

  private int reserve(int count) {
    if (count > most - size) {
      return -1;
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
    tried = Arrays.copyOf(tried, length);
    visits = Arrays.copyOf(visits, length);
    sum = Arrays.copyOf(sum, length);
    proven = Arrays.copyOf(proven, length);
    if (withPrior) {
      prior = Arrays.copyOf(prior, length);
    }
    if (withAmaf) {
      amafVisits = Arrays.copyOf(amafVisits, length);
      amafSum = Arrays.copyOf(amafSum, length);
    }
  }
}
