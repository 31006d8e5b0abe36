package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.MoveEvaluation;

/** One move in the tree of a table, or the beginning before any move. Guarded by its table. */
final class VariationNode {
  final int id;
  final @Nullable VariationNode parent;
  final String move;
  final int ply;
  final List<VariationNode> children = new ArrayList<>();
  String comment = "";
  String mark = "";
  Optional<MoveEvaluation> evaluation = Optional.empty();

  VariationNode(int id, @Nullable VariationNode parent, String move) {
    this.id = id;
    this.parent = parent;
    this.move = move;
    this.ply = parent == null ? 0 : parent.ply + 1;
  }

  /** Whether this node lies on the way from the beginning to another, or is it. */
  boolean leadsTo(VariationNode other) {
    VariationNode walker = other;
    while (walker != null && walker.ply > ply) {
      walker = walker.parent;
    }
    return walker == this;
  }
}
