package spielwerk.nets.zero;

/**
 * What a search makes of the network's policy (Danihelka et al. 2022): softmax(logits +
 * sigma(completed q)), with sigma(q) = (cVisit + the most visits of a move) cScale q. The completed
 * q of a move is its mean if it was tried, else v_mix = (v + N sum(p q) / sum(p)) / (1 + N), where
 * v is the network's value, N all visits of moves and the sums go over the moves tried. Values go
 * from -1 to 1 here.
 */
final class Improvement {
  private final double cVisit;
  private final double cScale;
  private final double[] policy;

  Improvement(ZeroOptions options, int maxMoves) {
    this.cVisit = options.cVisit();
    this.cScale = options.cScale();
    this.policy = new double[maxMoves];
  }

  /** By how much values are multiplied before they are added to logits. */
  double scale(ZeroTree tree, int node) {
    int most = 0;
    for (int edge = tree.first[node]; edge < tree.first[node] + tree.count[node]; edge++) {
      most = Math.max(most, tree.tried[edge] + tree.aloft[edge]);
    }
    return (cVisit + most) * cScale;
  }

  /** v_mix of a node. */
  double mixed(ZeroTree tree, int node) {
    double all = 0;
    double known = 0;
    double worth = 0;
    for (int edge = tree.first[node]; edge < tree.first[node] + tree.count[node]; edge++) {
      int visits = tree.tried[edge] + tree.aloft[edge];
      if (visits > 0) {
        all += visits;
        known += tree.prior[edge];
        worth += tree.prior[edge] * tree.mean(edge);
      }
    }
    return known > 0 ? (tree.value[node] + all * worth / known) / (1 + all) : tree.value[node];
  }

  /** The improved policy by the places of the node's edges; good until the next call. */
  double[] policy(ZeroTree tree, int node) {
    int first = tree.first[node];
    int count = tree.count[node];
    double scale = scale(tree, node);
    double mixed = mixed(tree, node);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int edge = first + i;
      double q = tree.tried[edge] + tree.aloft[edge] > 0 ? tree.mean(edge) : mixed;
      policy[i] = tree.logit[edge] + scale * q;
      most = Math.max(most, policy[i]);
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      policy[i] = StrictMath.exp(policy[i] - most);
      sum += policy[i];
    }
    for (int i = 0; i < count; i++) {
      policy[i] /= sum;
    }
    return policy;
  }

  /**
   * The edge to follow below the root: the one whose share of the visits lags most behind its
   * improved probability, p(a) - N(a) / (1 + N).
   */
  int select(ZeroTree tree, int node) {
    double[] wanted = policy(tree, node);
    int first = tree.first[node];
    double all = 1;
    for (int i = 0; i < tree.count[node]; i++) {
      all += tree.tried[first + i] + tree.aloft[first + i];
    }
    int best = first;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tree.count[node]; i++) {
      double lag = wanted[i] - (tree.tried[first + i] + tree.aloft[first + i]) / all;
      if (lag > most) {
        most = lag;
        best = first + i;
      }
    }
    return best;
  }
}
