package spielwerk.nets.zero;

/**
 * The ways from the root to the leaves that wait for the network, oldest first, and one more for
 * the simulation under way.
 */
final class Flights {
  private final int most;
  private final int[][] nodes;
  private final int[][] edges;
  private final int[] length;
  private final int[] leaf;
  private final int[] symmetry;
  private final long[] key;
  private final long[] check;
  private int oldest;
  private int waiting;

  Flights(int most, int longest) {
    this.most = most;
    this.nodes = new int[most][longest + 1];
    this.edges = new int[most][longest + 1];
    this.length = new int[most];
    this.leaf = new int[most];
    this.symmetry = new int[most];
    this.key = new long[most];
    this.check = new long[most];
  }

  void clear() {
    waiting = 0;
  }

  int waiting() {
    return waiting;
  }

  boolean full() {
    return waiting == most;
  }

  /** The way of the next simulation. */
  int start() {
    int flight = (oldest + waiting) % most;
    length[flight] = 0;
    return flight;
  }

  void step(int flight, int node, int edge) {
    int at = length[flight]++;
    nodes[flight][at] = node;
    edges[flight][at] = edge;
  }

  int length(int flight) {
    return length[flight];
  }

  /** The first edge of a way that has one. */
  int rootEdge(int flight) {
    return edges[flight][0];
  }

  int leaf(int flight) {
    return leaf[flight];
  }

  int symmetry(int flight) {
    return symmetry[flight];
  }

  long key(int flight) {
    return key[flight];
  }

  long check(int flight) {
    return check[flight];
  }

  /** The simulation under way now waits; its moves count as lost until the answer is here. */
  void await(ZeroTree tree, int itsLeaf, int itsSymmetry, long itsKey, long itsCheck) {
    int flight = (oldest + waiting) % most;
    leaf[flight] = itsLeaf;
    symmetry[flight] = itsSymmetry;
    key[flight] = itsKey;
    check[flight] = itsCheck;
    waiting++;
    mark(tree, flight, 1);
  }

  /** The flight whose answer is here. */
  int land(ZeroTree tree) {
    if (waiting == 0) {
      throw new IllegalStateException("Nothing was asked");
    }
    int flight = oldest;
    oldest = (oldest + 1) % most;
    waiting--;
    mark(tree, flight, -1);
    return flight;
  }

  private void mark(ZeroTree tree, int flight, int by) {
    for (int i = 0; i < length[flight]; i++) {
      tree.waiting[nodes[flight][i]] += by;
      tree.aloft[edges[flight][i]] += by;
    }
  }

  /** Back-propagation (2.3.4): what the leaf is worth, to who moves there, to all on the way. */
  void backUp(ZeroTree tree, int flight, int itsLeaf, float value) {
    tree.visits[itsLeaf]++;
    tree.sum[itsLeaf] += value;
    int seat = tree.seat[itsLeaf];
    for (int i = 0; i < length[flight]; i++) {
      int node = nodes[flight][i];
      int edge = edges[flight][i];
      // not every move changes the side: whose turn it is decides
      float mine = tree.seat[node] == seat ? value : -value;
      tree.visits[node]++;
      tree.sum[node] += mine;
      tree.tried[edge]++;
      tree.worth[edge] += mine;
    }
  }
}
