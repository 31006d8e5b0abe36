package spielwerk.nets.zero;

/**
 * OthelloZero's selection (2.3.2): the move with the largest Q(s,a) + c P(s,a) sqrt(N(s)) / (1 +
 * N(s,a)). N(s) counts every visit of the position, the first included, so that the priors decide
 * from the beginning.
 */
final class Puct {
  private final double cpuct;
  private final double fpu;

  Puct(ZeroOptions options) {
    this.cpuct = options.cpuct();
    this.fpu = options.fpu();
  }

  /**
   * The edge to follow; of equals the first.
   *
   * @param priors of the node's edges, from {@code at}
   */
  int select(ZeroTree tree, int node, float[] priors, int at) {
    int first = tree.first[node];
    int end = first + tree.count[node];
    double untried = fpu < 0 ? 0 : urgency(tree, node, priors, at);
    double weight = cpuct * Math.sqrt(tree.visits[node] + tree.waiting[node]);
    int best = first;
    double most = Double.NEGATIVE_INFINITY;
    for (int edge = first; edge < end; edge++) {
      int visits = tree.tried[edge] + tree.aloft[edge];
      double q = visits == 0 ? untried : tree.mean(edge);
      double score = q + weight * priors[at + edge - first] / (1 + visits);
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    return best;
  }

  /** What a move is taken to be worth before it is tried. */
  private double urgency(ZeroTree tree, int node, float[] priors, int at) {
    double known = 0;
    for (int i = 0; i < tree.count[node]; i++) {
      int edge = tree.first[node] + i;
      known += tree.tried[edge] + tree.aloft[edge] > 0 ? priors[at + i] : 0;
    }
    return tree.sum[node] / tree.visits[node] - fpu * Math.sqrt(known);
  }
}
