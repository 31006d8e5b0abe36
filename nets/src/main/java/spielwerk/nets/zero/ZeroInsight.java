package spielwerk.nets.zero;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a search knows of a position in its tree, to be looked at: the network's priors beside what
 * the search made of them.
 *
 * @param visits how often simulations came here
 * @param value what the position is worth to the side to move after the search
 * @param netValue what the network alone says
 * @param children all legal moves, most visited first
 */
public record ZeroInsight(int visits, double value, double netValue, List<Child> children) {
  public ZeroInsight {
    children = List.copyOf(children);
  }

  /**
   * A move.
   *
   * @param prior how likely the network thinks it, without noise
   * @param q what it was worth on average to the side to move; 0 if never tried
   * @param proven whether that is proven: the game is over there, or was solved
   */
  public record Child(int move, double prior, int visits, double q, boolean proven) {}

  /**
   * @param line the moves that lead there from the position searched; none for that itself
   * @return empty if the network has not looked at that position
   */
  static Optional<ZeroInsight> of(ZeroSearch search, List<Integer> line) {
    ZeroTree tree = search.tree();
    int node = tree.nodes == 0 ? ZeroTree.NONE : ZeroTree.ROOT;
    for (int move : line) {
      int edge = node == ZeroTree.NONE ? ZeroTree.NONE : tree.edge(node, move);
      node = edge == ZeroTree.NONE ? ZeroTree.NONE : tree.child[edge];
    }
    if (node == ZeroTree.NONE || tree.kind[node] != ZeroTree.OPEN) {
      return Optional.empty();
    }
    List<Child> children = new ArrayList<>();
    for (int edge = tree.first[node]; edge < tree.first[node] + tree.count[node]; edge++) {
      int visits = tree.tried[edge];
      children.add(
          new Child(
              tree.move[edge],
              tree.prior[edge],
              visits,
              visits == 0 ? 0 : tree.worth[edge] / visits,
              proven(tree, edge)));
    }
    children.sort(Comparator.comparingInt(Child::visits).reversed());
    return Optional.of(
        new ZeroInsight(
            tree.visits[node], tree.sum[node] / tree.visits[node], tree.value[node], children));
  }

  static boolean proven(ZeroTree tree, int edge) {
    int child = tree.child[edge];
    return child != ZeroTree.NONE && tree.kind[child] == ZeroTree.PROVEN;
  }
}
