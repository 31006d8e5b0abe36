package spielwerk.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.arena.library.MoveTree;
import spielwerk.core.Seeds;

class TreeTest {
  /** A tree of any shape. */
  private static Tree any(RandomGenerator random, int size) {
    Tree tree = new Tree();
    List<Node> nodes = new ArrayList<>(List.of(tree.root()));
    for (int i = 0; i < size; i++) {
      Node parent = nodes.get(Math.max(0, nodes.size() - 1 - random.nextInt(6)));
      Node child = tree.child(parent, "m" + random.nextInt(4));
      child.comment = random.nextInt(3) == 0 ? "word " + i : "";
      nodes.add(child);
    }
    return tree;
  }

  private static Node end(Tree tree) {
    Node node = tree.root();
    while (!node.children.isEmpty()) {
      node = node.children.get(0);
    }
    return node;
  }

  @Test
  void theLibraryGivesBackTheTreeItWasGiven() {
    RandomGenerator random = Seeds.stream(7);
    for (int i = 0; i < 200; i++) {
      Tree tree = any(random, 40);
      MoveTree written = tree.upTo(end(tree));
      Tree again = new Tree();
      Node end = again.take(written);
      assertThat(again.upTo(end)).isEqualTo(written);
      assertThat(again.nodes()).hasSameSizeAs(tree.nodes());
    }
  }

  @Test
  void aPromotedLineIsTheMainOneAndNothingIsLost() {
    RandomGenerator random = Seeds.stream(8);
    for (int i = 0; i < 200; i++) {
      Tree tree = any(random, 40);
      int before = tree.nodes().size();
      List<Node> all = List.copyOf(tree.nodes());
      Node chosen = all.get(random.nextInt(all.size()));
      tree.promote(chosen);
      assertThat(tree.nodes()).hasSize(before);
      assertThat(chosen.leadsTo(end(tree))).isTrue();
    }
  }

  @Test
  void aDeletedMoveTakesAllThatFollowsWithIt() {
    Tree tree = new Tree();
    Node a = tree.child(tree.root(), "a");
    Node b = tree.child(a, "b");
    tree.child(b, "c");
    Node other = tree.child(a, "d");
    tree.delete(b);
    assertThat(tree.nodes()).extracting(node -> node.move).containsExactly("", "a", "d");
    assertThat(tree.child(a, "b").id).as("numbers are never given twice").isGreaterThan(other.id);
  }
}
