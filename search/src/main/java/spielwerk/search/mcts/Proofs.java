package spielwerk.search.mcts;

/**
 * Backs up what is proven (MCTS-Solver, Winands, Björnsson and Saito 2008), with draws and points
 * as well: a node is proven when the game ends there, when a move wins, or when all its moves are
 * proven, and is then worth the best of them. For two seats whose worth always adds up to the same.
 */
final class Proofs {
  private final Tree tree;

  /** What the worth of both seats adds up to; where it is 1, so much is a win. */
  private final double total;

  Proofs(Tree tree, boolean unit) {
    this.tree = tree;
    this.total = unit ? 1 : 0;
  }

  /** The game ends at a node; its sum is kept by whoever backs up. */
  void ended(int node) {
    tree.proven[node] = true;
  }

  /** Whether the last node of the path is proven; its worth is then written down. */
  boolean known(int node, Path path, double[] worth) {
    if (!tree.proven[node]) {
      return false;
    }
    int seat = path.mover(path.length() - 1);
    worth[seat] = tree.mean(node);
    worth[1 - seat] = total - worth[seat];
    return true;
  }

  /**
   * Tries to prove a node of which a child has just been proven or was proven before; if so, writes
   * down its worth.
   *
   * @param seat who moves at the node
   */
  boolean prove(int node, int seat, double[] worth) {
    int first = tree.first[node];
    int end = first + tree.tried[node];
    boolean all = tree.tried[node] == tree.room[node];
    double best = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      if (tree.proven[child] && tree.visits[child] > 0) {
        best = Math.max(best, tree.mean(child));
      } else {
        all = false;
      }
    }
    if (!all && !(total == 1 && best == 1)) {
      return false;
    }
    tree.proven[node] = true;
    worth[seat] = best;
    worth[1 - seat] = total - best;
    return true;
  }
}
