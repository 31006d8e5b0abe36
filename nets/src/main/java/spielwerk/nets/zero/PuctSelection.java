package spielwerk.nets.zero;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.State;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.SearchTree;
import spielwerk.search.mcts.SimulationPath;

/**
 * OthelloZero's selection (2.3.2): the move with the largest Q(s,a) + c P(s,a) sqrt(N(s)) / (1 +
 * N(s,a)). N(s) counts every visit of the position, the first included, so that the priors decide
 * from the beginning. At the root there may be noise in the priors.
 */
final class PuctSelection implements GuidedSelection {
  private final SearchTree tree;
  private final double cpuct;
  private final double fpu;
  private final DirichletNoise noise;
  private final float[] noisy;

  PuctSelection(SearchTree tree, ZeroOptions.Puct options, int maxMoves) {
    this.tree = tree;
    this.cpuct = options.c();
    this.fpu = options.fpu();
    this.noise = new DirichletNoise(options.alpha(), options.noise());
    this.noisy = new float[maxMoves];
  }

  @Override
  public void begin(int simulations, RandomGenerator random) {
    if (noise.isOn()) {
      noise.mix(tree, noisy, random);
    }
  }

  private boolean isNoisy(int node) {
    return node == SearchTree.ROOT && noise.isOn();
  }

  /** The child to go to; of equals the first. */
  @Override
  public int select(State state, SimulationPath path, int seat, RandomGenerator random) {
    int node = path.leaf();
    int first = tree.first[node];
    float[] priors = isNoisy(node) ? noisy : tree.prior;
    int at = isNoisy(node) ? 0 : first;
    double untried = fpu < 0 ? 0 : urgency(node, value(path, seat), priors, at);
    double weight = weight(node);
    int best = first;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first, end = first + tree.expanded[node]; child < end; child++) {
      double visits = GuidedSelection.visits(tree, child);
      double q = visits == 0 ? untried : GuidedSelection.mean(tree, child);
      double score = q + weight * priors[at + child - first] / (1 + visits);
      if (score > most) {
        most = score;
        best = child;
      }
    }
    return best;
  }

  private double weight(int node) {
    return cpuct * Math.sqrt(GuidedSelection.visits(tree, node));
  }

  /**
   * What the last node of a path is worth to the seat that moves there: not every move changes the
   * side.
   */
  private double value(SimulationPath path, int seat) {
    double mean = tree.mean(path.leaf());
    return path.length() == 0 || path.mover(path.length() - 1) == seat ? mean : -mean;
  }

  /** First-play urgency: what a move is taken to be worth before it is tried. */
  private double urgency(int node, double value, float[] priors, int at) {
    double known = 0;
    for (int i = 0; i < tree.expanded[node]; i++) {
      known += GuidedSelection.visits(tree, tree.first[node] + i) > 0 ? priors[at + i] : 0;
    }
    return value - fpu * Math.sqrt(known);
  }

  /** The place of the move most visited; of equals the one with the largest prior (2.3.6). */
  @Override
  public int best() {
    int first = tree.first[SearchTree.ROOT];
    int best = first;
    for (int child = first + 1; child < first + tree.expanded[SearchTree.ROOT]; child++) {
      boolean better =
          tree.visits[child] == tree.visits[best]
              ? tree.prior[child] > tree.prior[best]
              : tree.visits[child] > tree.visits[best];
      best = better ? child : best;
    }
    return best - first;
  }

  /** The shares of the visits (2.3.6); the priors if nothing was simulated. */
  @Override
  public void target(float[] into) {
    int first = tree.first[SearchTree.ROOT];
    int end = first + tree.expanded[SearchTree.ROOT];
    double all = 0;
    for (int child = first; child < end; child++) {
      all += tree.visits[child];
    }
    for (int child = first; child < end; child++) {
      into[tree.move[child]] = all == 0 ? tree.prior[child] : (float) (tree.visits[child] / all);
    }
  }

  @Override
  public List<NodeInsight.Child> children(int node, int seat) {
    int first = tree.first[node];
    float[] priors = isNoisy(node) ? noisy : tree.prior;
    int at = isNoisy(node) ? 0 : first;
    double sum = tree.value[node];
    for (int child = first; child < first + tree.expanded[node]; child++) {
      sum += tree.sum[child];
    }
    double value = sum / tree.visits[node];
    double untried = fpu < 0 ? 0 : urgency(node, value, priors, at);
    return GuidedSelection.shown(
        tree,
        node,
        child -> tree.visits[child] == 0 ? untried : tree.mean(child),
        child -> weight(node) * priors[at + child - first] / (1 + tree.visits[child]));
  }
}
