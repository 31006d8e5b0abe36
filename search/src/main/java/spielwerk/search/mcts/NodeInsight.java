package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a search knows of a node, to be looked at.
 *
 * @param visits how often simulations passed it
 * @param untried how many moves have not been expanded yet, as far as they are known
 * @param value what it is worth to the seat that moves there after the search; NaN before
 * @param networkValue what a network alone says it is worth to that seat; NaN if none was asked
 * @param children those expanded, most visited first
 */
public record NodeInsight(
    double visits, int untried, double value, double networkValue, List<Child> children) {
  public NodeInsight {
    children = List.copyOf(children);
  }

  /**
   * A child with the terms by which it is chosen; its score is the sum of the last four.
   *
   * @param mean what it was worth on average to the seat that moves there, as it is stored; NaN if
   *     it was never visited
   * @param proven whether that is proven
   * @param prior how promising the game's own order or a network finds it; NaN if none was asked
   * @param value the mean on the scale on which children are compared, mixed with AMAF if RAVE is
   *     on; what stands in for it if it was never visited
   * @param confidence the term that makes one explore: of UCB1, or with the prior of PUCT
   * @param history the term of progressive history
   * @param bias the term of the game's own order of moves
   */
  public record Child(
      int move,
      double visits,
      double mean,
      boolean proven,
      double prior,
      double value,
      double confidence,
      double history,
      double bias) {

    public double score() {
      return value + confidence + history + bias;
    }
  }

  /** A node of a search's tree at which a seat moves. */
  public static NodeInsight of(TreeSearch search, int node, int seat) {
    SearchTree tree = search.tree();
    List<Child> children = new ArrayList<>(search.selection().children(node, seat));
    children.sort(Comparator.comparingDouble(Child::visits).reversed());
    boolean network = tree.value.length > 0;
    double sum = network ? tree.value[node] : 0;
    double visits = network ? 1 : 0;
    for (Child child : children) {
      sum += child.visits() > 0 ? child.mean() * child.visits() : 0;
      visits += child.visits();
    }
    return new NodeInsight(
        tree.visits[node],
        tree.room[node] - tree.expanded[node],
        sum / visits,
        network ? tree.value[node] : Double.NaN,
        children);
  }
}
