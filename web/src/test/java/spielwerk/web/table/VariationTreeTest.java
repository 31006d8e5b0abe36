package spielwerk.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.arena.library.MoveTree;
import spielwerk.core.Seeds;

class VariationTreeTest {
  /** A tree of any shape. */
  private static VariationTree any(RandomGenerator random, int size) {
    VariationTree tree = new VariationTree();
    List<VariationNode> nodes = new ArrayList<>(List.of(tree.root()));
    for (int i = 0; i < size; i++) {
      VariationNode parent = nodes.get(Math.max(0, nodes.size() - 1 - random.nextInt(6)));
      VariationNode child = tree.child(parent, "m" + random.nextInt(4));
      child.comment = random.nextInt(3) == 0 ? "word " + i : "";
      nodes.add(child);
    }
    return tree;
  }

  private static VariationNode end(VariationTree tree) {
    VariationNode node = tree.root();
    while (!node.children.isEmpty()) {
      node = node.children.get(0);
    }
    return node;
  }

  @Test
  void theLibraryGivesBackTheTreeItWasGiven() {
    RandomGenerator random = Seeds.stream(7);
    for (int i = 0; i < 200; i++) {
      VariationTree tree = any(random, 40);
      MoveTree written = tree.upTo(end(tree));
      VariationTree again = new VariationTree();
      VariationNode end = again.take(written);
      assertThat(again.upTo(end)).isEqualTo(written);
      assertThat(again.nodes()).hasSameSizeAs(tree.nodes());
    }
  }

  @Test
  void aPromotedLineIsTheMainOneAndNothingIsLost() {
    RandomGenerator random = Seeds.stream(8);
    for (int i = 0; i < 200; i++) {
      VariationTree tree = any(random, 40);
      int before = tree.nodes().size();
      List<VariationNode> all = List.copyOf(tree.nodes());
      VariationNode chosen = all.get(random.nextInt(all.size()));
      tree.promote(chosen);
      assertThat(tree.nodes()).hasSize(before);
      assertThat(chosen.leadsTo(end(tree))).isTrue();
    }
  }

  @Test
  void aDeletedMoveTakesAllThatFollowsWithIt() {
    VariationTree tree = new VariationTree();
    VariationNode a = tree.child(tree.root(), "a");
    VariationNode b = tree.child(a, "b");
    tree.child(b, "c");
    VariationNode other = tree.child(a, "d");
    tree.delete(b);
    assertThat(tree.nodes()).extracting(node -> node.move).containsExactly("", "a", "d");
    assertThat(tree.child(a, "b").id).as("numbers are never given twice").isGreaterThan(other.id);
  }
}
