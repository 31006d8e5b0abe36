package spielwerk.nets.zero;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.SearchTree;
import spielwerk.search.mcts.Selection;

/** Which move a simulation follows by the network's priors: PUCT, or Gumbel search. */
interface GuidedSelection extends Selection {
  /** Once the root has its priors. */
  void begin(int simulations, RandomGenerator random);

  /** The place of the root's move to play. */
  int best();

  /** What the network is to learn to say of each move of the root, by the codes of the moves. */
  void target(float[] into);

  /** What a move was worth on average; simulations that wait count as lost. */
  static double mean(SearchTree tree, int child) {
    return (tree.sum[child] - tree.pending[child]) / (tree.visits[child] + tree.pending[child]);
  }

  /** Visits of a move, those that wait included. */
  static double visits(SearchTree tree, int child) {
    return tree.visits[child] + tree.pending[child];
  }

  /** The children of a node with the two terms of their score, to be shown. */
  static List<NodeInsight.Child> shown(
      SearchTree tree, int node, IntToDoubleFunction value, IntToDoubleFunction confidence) {
    List<NodeInsight.Child> children = new ArrayList<>();
    for (int i = 0; i < tree.expanded[node]; i++) {
      int child = tree.first[node] + i;
      children.add(
          new NodeInsight.Child(
              tree.move[child],
              tree.visits[child],
              tree.mean(child),
              tree.proven[child],
              tree.prior[child],
              value.applyAsDouble(child),
              confidence.applyAsDouble(child),
              0,
              0));
    }
    return children;
  }
}
