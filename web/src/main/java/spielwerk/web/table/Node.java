package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.Evaluation;

/** One move in the tree of a table, or the beginning before any move. Guarded by its table. */
final class Node {
  final int id;
  final @Nullable Node parent;
  final String move;
  final int ply;
  final List<Node> children = new ArrayList<>();
  String comment = "";
  String mark = "";
  Optional<Evaluation> evaluation = Optional.empty();

  Node(int id, @Nullable Node parent, String move) {
    this.id = id;
    this.parent = parent;
    this.move = move;
    this.ply = parent == null ? 0 : parent.ply + 1;
  }

  /** Whether this node lies on the way from the beginning to another, or is it. */
  boolean leadsTo(Node other) {
    Node walker = other;
    while (walker != null && walker.ply > ply) {
      walker = walker.parent;
    }
    return walker == this;
  }
}
