package spielwerk.nets.zero;

import org.jspecify.annotations.Nullable;
import spielwerk.core.Exact;
import spielwerk.core.State;

/** Makes the nodes of a tree, and tells at once which of them need no network. */
final class Growth {
  private final @Nullable Exact exact;
  private final int leafExact;
  private final int[] moves;
  private final Tally tally;

  Growth(ZeroOptions options, @Nullable Exact exact, int maxMoves, Tally tally) {
    this.exact = exact;
    this.leafExact = options.leafExact();
    this.moves = new int[maxMoves];
    this.tally = tally;
  }

  /** Whether another node may not find room. */
  boolean full(ZeroTree tree) {
    return tree.full(moves.length);
  }

  /** The root, with its moves, waiting for their priors. */
  int root(ZeroTree tree, State state) {
    int node = tree.addNode(ZeroTree.WAITING, state.turn(), 0);
    tree.addEdges(node, moves, state.moves(moves, 0));
    return node;
  }

  /** A leaf: over, solved, or as the root. */
  int leaf(ZeroTree tree, State state) {
    if (state.over()) {
      tally.endings++;
      return tree.addNode(ZeroTree.PROVEN, 0, Integer.signum(state.points(0)));
    }
    if (exact != null && leafExact > 0 && exact.left(state) <= leafExact) {
      tally.solved++;
      return tree.addNode(ZeroTree.PROVEN, state.turn(), Integer.signum(exact.points(state)));
    }
    return root(tree, state);
  }
}
