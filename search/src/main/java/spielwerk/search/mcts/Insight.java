package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;

/**
 * What a search knows of a node, to be looked at.
 *
 * @param visits how often simulations passed it
 * @param untried how many moves have not been tried yet, as far as they are known
 * @param children those tried, most visited first
 */
public record Insight(double visits, int untried, List<Child> children) {
  public Insight {
    children = List.copyOf(children);
  }

  /**
   * A child with the terms by which it is chosen; its score is the sum of the last four.
   *
   * @param mean what it was worth on average to the seat that moves there, as it is stored
   * @param proven whether that is proven
   * @param value the mean on the scale from 0 to 1, mixed with AMAF if RAVE is on
   * @param confidence the term of UCB1
   * @param history the term of progressive history
   * @param bias the term of the game's own order of moves
   */
  public record Child(
      int move,
      double visits,
      double mean,
      boolean proven,
      double value,
      double confidence,
      double history,
      double bias) {

    public double score() {
      return value + confidence + history + bias;
    }
  }

  /** The children of a node that have been tried, in the order of the tree. */
  static List<Child> children(Tree tree, TreePolicy policy, int node, int seat) {
    policy.look(node, seat, null, tree.tried[node]);
    List<Child> children = new ArrayList<>();
    int first = tree.first[node];
    for (int child = first; child < first + tree.tried[node]; child++) {
      children.add(
          new Child(
              tree.move[child],
              tree.visits[child],
              tree.mean(child),
              tree.proven[child],
              policy.value(child),
              policy.confidence(child),
              policy.history(child),
              policy.bias(child)));
    }
    return children;
  }
}
