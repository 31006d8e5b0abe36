package spielwerk.nets.zero;

import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.State;

/** Finds in the tree of the last search where the game has come to since. */
final class Reuse {
  private Reuse() {}

  /**
   * The node of a position that follows from the root within some plies, or -1. Positions are known
   * again by their keys.
   *
   * @param walker to walk with; where it ends up is undefined
   */
  static int find(ZeroTree tree, State root, State walker, State position, int plies) {
    if (tree.nodes == 0
        || !(position instanceof Keyed keyed)
        || !(walker instanceof Reversible back)) {
      return ZeroTree.NONE;
    }
    walker.set(root);
    return find(tree, ZeroTree.ROOT, walker, back, keyed.key(), position.turn(), plies);
  }

  private static int find(
      ZeroTree tree, int node, State walker, Reversible back, long key, int turn, int plies) {
    for (int edge = tree.first[node]; edge < tree.first[node] + tree.count[node]; edge++) {
      int child = tree.child[edge];
      if (child == ZeroTree.NONE || tree.kind[child] != ZeroTree.OPEN) {
        continue;
      }
      walker.play(tree.move[edge]);
      int found =
          walker.turn() == turn && ((Keyed) walker).key() == key
              ? child
              : plies > 1 ? find(tree, child, walker, back, key, turn, plies - 1) : ZeroTree.NONE;
      back.undo();
      if (found != ZeroTree.NONE) {
        return found;
      }
    }
    return ZeroTree.NONE;
  }
}
