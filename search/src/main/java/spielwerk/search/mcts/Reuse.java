package spielwerk.search.mcts;

import java.util.List;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** Makes a node of a search's tree its root, when the game has come there. */
final class Reuse {
  private final Search search;
  private final boolean openChance;
  private final Tree spare;

  Reuse(Search search, Switches switches, Traits traits) {
    this.search = search;
    this.openChance = switches.openChance();
    this.spare = switches.tree(traits);
  }

  /** Follows the moves played since the last search; false if the tree does not hold them. */
  boolean follow(List<Integer> moves) {
    Tree tree = search.tree();
    State walker = search.root().copy();
    int node = Tree.ROOT;
    for (int move : moves) {
      boolean inTree = walker.turn() != State.CHANCE || !openChance;
      if (!walker.legal(move)) {
        return false;
      }
      walker.play(move);
      node = inTree ? tree.child(node, move) : node;
      if (node < 0) {
        return false;
      }
    }
    spare.become(tree, node);
    tree.become(spare, Tree.ROOT);
    return true;
  }
}
