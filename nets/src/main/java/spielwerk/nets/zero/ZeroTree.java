package spielwerk.nets.zero;

import java.util.Arrays;

/**
 * The tree of a {@link ZeroSearch} as flat arrays, one place per node (a position) or edge (a
 * move). The edges of a node lie side by side. Nothing is allocated but when an array has become
 * too small.
 */
final class ZeroTree {
  static final int ROOT = 0;
  static final int NONE = -1;

  /** Waits for the network. */
  static final byte WAITING = 0;

  /** Has priors; its edges may be followed. */
  static final byte OPEN = 1;

  /** Its value is proven: the game is over, or was solved from here. */
  static final byte PROVEN = 2;

  /** More edges take more memory than a search may have: some 160 MB. */
  private static final int MOST_EDGES = 1 << 22;

  private static final int SOME = 256;

  int nodes;
  byte[] kind = new byte[SOME];

  /** Who moves at a node; where the game is over, from whose view its value is. */
  byte[] seat = new byte[SOME];

  int[] first = new int[SOME];
  int[] count = new int[SOME];

  /** N(s): how often a simulation came here, the one that made the node included. */
  int[] visits = new int[SOME];

  /** What those visits were worth to who moves here, added up. */
  double[] sum = new double[SOME];

  /** V(s): what the network says, or what is proven. */
  float[] value = new float[SOME];

  /** How many simulations below wait for the network. */
  int[] waiting = new int[SOME];

  int edges;
  int[] move = new int[SOME];
  float[] logit = new float[SOME];

  /** P(s,a). */
  float[] prior = new float[SOME];

  /** N(s,a). */
  int[] tried = new int[SOME];

  /** W(s,a), to who moves at s. */
  double[] worth = new double[SOME];

  int[] child = new int[SOME];

  /** How many simulations through this edge wait for the network. */
  int[] aloft = new int[SOME];

  /** While a part is copied from another tree: which node of it this one was. */
  private int[] origin = new int[0];

  void clear() {
    nodes = 0;
    edges = 0;
  }

  boolean full(int more) {
    return edges + more > MOST_EDGES || nodes >= MOST_EDGES;
  }

  int addNode(byte itsKind, int itsSeat, float itsValue) {
    if (nodes == kind.length) {
      growNodes();
    }
    int node = nodes++;
    kind[node] = itsKind;
    seat[node] = (byte) itsSeat;
    first[node] = edges;
    count[node] = 0;
    visits[node] = 0;
    sum[node] = 0;
    value[node] = itsValue;
    waiting[node] = 0;
    return node;
  }

  /** Gives the newest node its moves. */
  void addEdges(int node, int[] moves, int howMany) {
    while (edges + howMany > move.length) {
      growEdges();
    }
    first[node] = edges;
    count[node] = howMany;
    for (int i = 0; i < howMany; i++) {
      move[edges] = moves[i];
      tried[edges] = 0;
      worth[edges] = 0;
      child[edges] = NONE;
      aloft[edges] = 0;
      edges++;
    }
  }

  /** The edge of a move, or {@link #NONE}. */
  int edge(int node, int itsMove) {
    for (int edge = first[node]; edge < first[node] + count[node]; edge++) {
      if (move[edge] == itsMove) {
        return edge;
      }
    }
    return NONE;
  }

  /** The edge most often followed, the first of equals; {@link #NONE} if there is none. */
  int favourite(int node) {
    int best = NONE;
    for (int edge = first[node]; edge < first[node] + count[node]; edge++) {
      if (tried[edge] > (best == NONE ? 0 : tried[best])) {
        best = edge;
      }
    }
    return best;
  }

  /** What an edge was worth on average; waiting simulations count as lost. */
  double mean(int edge) {
    return (worth[edge] - aloft[edge]) / (tried[edge] + aloft[edge]);
  }

  /** Becomes the part of another tree below a node of it. */
  void copy(ZeroTree from, int top) {
    clear();
    if (origin.length < from.nodes) {
      origin = new int[from.kind.length];
    }
    copyNode(from, top);
    for (int node = 0; node < nodes; node++) {
      int old = origin[node];
      int start = edges;
      int end = edges + from.count[old];
      while (end > move.length) {
        growEdges();
      }
      first[node] = start;
      int source = from.first[old];
      System.arraycopy(from.move, source, move, start, end - start);
      System.arraycopy(from.logit, source, logit, start, end - start);
      System.arraycopy(from.prior, source, prior, start, end - start);
      System.arraycopy(from.tried, source, tried, start, end - start);
      System.arraycopy(from.worth, source, worth, start, end - start);
      Arrays.fill(aloft, start, end, 0);
      edges = end;
      for (int edge = start; edge < end; edge++) {
        int below = from.child[source + edge - start];
        child[edge] = below == NONE ? NONE : copyNode(from, below);
      }
    }
  }

  private int copyNode(ZeroTree from, int old) {
    int node = addNode(from.kind[old], from.seat[old], from.value[old]);
    count[node] = from.count[old];
    visits[node] = from.visits[old];
    sum[node] = from.sum[old];
    origin[node] = old;
    return node;
  }

  private void growNodes() {
    int size = 2 * kind.length;
    kind = Arrays.copyOf(kind, size);
    seat = Arrays.copyOf(seat, size);
    first = Arrays.copyOf(first, size);
    count = Arrays.copyOf(count, size);
    visits = Arrays.copyOf(visits, size);
    sum = Arrays.copyOf(sum, size);
    value = Arrays.copyOf(value, size);
    waiting = Arrays.copyOf(waiting, size);
  }

  private void growEdges() {
    int size = 2 * move.length;
    move = Arrays.copyOf(move, size);
    logit = Arrays.copyOf(logit, size);
    prior = Arrays.copyOf(prior, size);
    tried = Arrays.copyOf(tried, size);
    worth = Arrays.copyOf(worth, size);
    child = Arrays.copyOf(child, size);
    aloft = Arrays.copyOf(aloft, size);
  }
}
