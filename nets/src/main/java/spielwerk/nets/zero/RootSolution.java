package spielwerk.nets.zero;

import java.util.function.BooleanSupplier;
import spielwerk.core.Exact;
import spielwerk.core.State;
import spielwerk.search.mcts.SearchTree;

/** The exact points of all moves at the root. */
final class RootSolution {
  private final int[] points;
  private int count;
  private int most;

  RootSolution(int maxMoves) {
    this.points = new int[maxMoves];
  }

  void clear() {
    count = 0;
  }

  boolean isKnown() {
    return count > 0;
  }

  /**
   * Solves every move of the root, unless somebody stops it between two; the walker, who stands
   * there, comes back.
   */
  void solve(SearchTree tree, State root, State walker, Exact exact, BooleanSupplier halt) {
    int seat = root.turn();
    int moves = tree.expanded[SearchTree.ROOT];
    most = Integer.MIN_VALUE;
    for (int i = 0; i < moves; i++) {
      if (halt.getAsBoolean()) {
        return;
      }
      walker.play(tree.move[tree.first[SearchTree.ROOT] + i]);
      if (walker.over()) {
        points[i] = walker.points(seat);
      } else {
        int theirs = exact.points(walker);
        points[i] = walker.turn() == seat ? theirs : -theirs;
      }
      most = Math.max(most, points[i]);
      walker.set(root);
    }
    count = moves;
  }

  int points(int place) {
    return points[place];
  }

  /** The points of the best move. */
  int most() {
    return most;
  }

  /** The place of the best move; of equals the one the network likes most. */
  int best(SearchTree tree) {
    int first = tree.first[SearchTree.ROOT];
    int best = 0;
    for (int i = 1; i < count; i++) {
      boolean better =
          points[i] == points[best]
              ? tree.prior[first + i] > tree.prior[first + best]
              : points[i] > points[best];
      best = better ? i : best;
    }
    return best;
  }

  /** What the network is to learn to say: the best moves share evenly. */
  void target(SearchTree tree, float[] into) {
    int equal = 0;
    for (int i = 0; i < count; i++) {
      equal += points[i] == most ? 1 : 0;
    }
    for (int i = 0; i < count; i++) {
      into[tree.move[tree.first[SearchTree.ROOT] + i]] = points[i] == most ? 1f / equal : 0;
    }
  }
}
