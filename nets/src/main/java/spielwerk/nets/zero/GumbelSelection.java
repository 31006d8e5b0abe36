package spielwerk.nets.zero;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.State;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.SearchTree;
import spielwerk.search.mcts.SimulationPath;

/**
 * Gumbel search (Danihelka et al. 2022).
 *
 * <p>At the root by sequential halving: the m moves with the largest g + logit, g being Gumbel
 * noise, share a phase of the simulations evenly; the better half by g + logit + sigma(q) goes on
 * to the next. A phase gives each of k moves max(1, n / (ceil(log2 m) k)) of n simulations; what is
 * left over goes to the last two.
 *
 * <p>Below the root by the improved policy, softmax(logits + sigma(completed q)), with sigma(q) =
 * (cVisit + the most visits of a move) cScale q. The completed q of a move is its mean if it was
 * tried, else v_mix = (v + N sum(p q) / sum(p)) / (1 + N), where v is the network's value, N all
 * visits of moves and the sums go over the moves tried. Values go from -1 to 1 here.
 */
final class GumbelSelection implements GuidedSelection {
  private final SearchTree tree;
  private final ZeroOptions.Gumbel options;
  private final double[] policy;
  private final double[] gumbel;

  /** The places of the root's moves that are still in, best first. */
  private final int[] in;

  /** By place: simulations sent through it in this search. */
  private final int[] sent;

  private int left;
  private int sims;
  private int phases;

  /** How many simulations every move that is still in has had when the phase ends. */
  private int due;

  GumbelSelection(SearchTree tree, ZeroOptions.Gumbel options, int maxMoves) {
    this.tree = tree;
    this.options = options;
    this.policy = new double[maxMoves];
    this.gumbel = new double[maxMoves];
    this.in = new int[maxMoves];
    this.sent = new int[maxMoves];
  }

  @Override
  public void begin(int simulations, RandomGenerator random) {
    int moves = tree.expanded[SearchTree.ROOT];
    sims = simulations;
    for (int i = 0; i < moves; i++) {
      gumbel[i] = options.perturbation() == 0 ? 0 : options.perturbation() * draw(random);
      in[i] = i;
    }
    Arrays.fill(sent, 0, moves, 0);
    left = moves;
    rank(0);
    left = Math.max(1, Math.min(Math.min(options.considered(), sims), moves));
    phases = Math.max(1, 32 - Integer.numberOfLeadingZeros(left - 1));
    due = visitsInPhase();
  }

  private static double draw(RandomGenerator random) {
    // 0 has no logarithm
    double even = (random.nextLong() >>> 11 | 1) * 0x1p-53;
    return -StrictMath.log(-StrictMath.log(even));
  }

  /** How many simulations each move that is still in gets in this phase. */
  private int visitsInPhase() {
    return Math.max(1, sims / (phases * left));
  }

  @Override
  public int select(State state, SimulationPath path, int seat, RandomGenerator random) {
    return path.length() == 0 ? selectAtRoot() : selectBelow(path.leaf());
  }

  /** The next move to follow; none if the phase is over but not all its answers are here. */
  private int selectAtRoot() {
    int place = behind();
    if (place == SearchTree.NONE) {
      if (tree.pending[SearchTree.ROOT] > 0) {
        return SearchTree.NONE;
      }
      rank(scale(SearchTree.ROOT));
      left = Math.min(left, Math.max(2, left / 2));
      due += visitsInPhase();
      place = behind();
    }
    return tree.first[SearchTree.ROOT] + place;
  }

  @Override
  public void found(SimulationPath path) {
    if (path.length() > 0) {
      sent[path.node(1) - tree.first[SearchTree.ROOT]]++;
    }
  }

  /** Of the moves still in, the one with the fewest simulations, if it has not had enough. */
  private int behind() {
    int least = in[0];
    for (int i = 1; i < left; i++) {
      least = sent[in[i]] < sent[least] ? in[i] : least;
    }
    return sent[least] < due ? least : SearchTree.NONE;
  }

  /** Sorts the moves that are still in; insertion, for they are few or nearly sorted. */
  private void rank(double scale) {
    for (int i = 1; i < left; i++) {
      int place = in[i];
      double score = score(place, scale);
      int j = i;
      for (; j > 0 && score(in[j - 1], scale) < score; j--) {
        in[j] = in[j - 1];
      }
      in[j] = place;
    }
  }

  private double score(int place, double scale) {
    int child = tree.first[SearchTree.ROOT] + place;
    double q = tree.visits[child] > 0 ? tree.mean(child) : 0;
    return gumbel[place] + tree.logit[child] + scale * q;
  }

  /** Of the moves simulated most, the one with the best score. */
  @Override
  public int best() {
    double scale = sent[in[0]] == 0 ? 0 : scale(SearchTree.ROOT);
    int best = in[0];
    for (int i = 1; i < left; i++) {
      int place = in[i];
      if (sent[place] > sent[best]
          || (sent[place] == sent[best] && score(place, scale) > score(best, scale))) {
        best = place;
      }
    }
    return best;
  }

  /** The improved policy. */
  @Override
  public void target(float[] into) {
    double[] improved = policy(SearchTree.ROOT);
    for (int i = 0; i < tree.expanded[SearchTree.ROOT]; i++) {
      into[tree.move[tree.first[SearchTree.ROOT] + i]] = (float) improved[i];
    }
  }

  /** By how much values are multiplied before they are added to logits. */
  double scale(int node) {
    double most = 0;
    for (int i = 0; i < tree.expanded[node]; i++) {
      most = Math.max(most, GuidedSelection.visits(tree, tree.first[node] + i));
    }
    return (options.cVisit() + most) * options.cScale();
  }

  /** v_mix of a node. */
  double mixed(int node) {
    double all = 0;
    double known = 0;
    double worth = 0;
    for (int i = 0; i < tree.expanded[node]; i++) {
      int child = tree.first[node] + i;
      double visits = GuidedSelection.visits(tree, child);
      if (visits > 0) {
        all += visits;
        known += tree.prior[child];
        worth += tree.prior[child] * GuidedSelection.mean(tree, child);
      }
    }
    return known > 0 ? (tree.value[node] + all * worth / known) / (1 + all) : tree.value[node];
  }

  /** The improved policy by the places of the node's children; good until the next call. */
  double[] policy(int node) {
    int first = tree.first[node];
    int count = tree.expanded[node];
    double scale = scale(node);
    double mixed = mixed(node);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int child = first + i;
      boolean tried = GuidedSelection.visits(tree, child) > 0;
      double q = tried ? GuidedSelection.mean(tree, child) : mixed;
      policy[i] = tree.logit[child] + scale * q;
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
   * The child whose share of the visits lags most behind its improved probability, p(a) - N(a) / (1
   * + N).
   */
  int selectBelow(int node) {
    double[] wanted = policy(node);
    int first = tree.first[node];
    double all = 1 + childVisits(node);
    int best = first;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tree.expanded[node]; i++) {
      double lag = wanted[i] - GuidedSelection.visits(tree, first + i) / all;
      if (lag > most) {
        most = lag;
        best = first + i;
      }
    }
    return best;
  }

  private double childVisits(int node) {
    double all = 0;
    for (int i = 0; i < tree.expanded[node]; i++) {
      all += GuidedSelection.visits(tree, tree.first[node] + i);
    }
    return all;
  }

  /** By the terms of the choice below the root: improved probability, less the share of visits. */
  @Override
  public List<NodeInsight.Child> children(int node, int seat) {
    double[] wanted = policy(node);
    double all = 1 + childVisits(node);
    return GuidedSelection.shown(
        tree,
        node,
        child -> wanted[child - tree.first[node]],
        child -> -GuidedSelection.visits(tree, child) / all);
  }
}
