package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

/** The flat tree against a plain one of objects. */
class TreeTest {
  /** A node as one would write it without thinking of memory. */
  private static final class Plain {
    final Map<Integer, Plain> children = new LinkedHashMap<>();
    double visits;
  }

  @Test
  void growsAsATreeOfObjectsDoesAndKeepsAPartOfIt() {
    for (int seed = 0; seed < 20; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      Tree tree = new Tree(1 << 20, Tree.Column.AMAF, Tree.Column.PRIOR);
      Plain plain = new Plain();
      for (int i = 0; i < 3000; i++) {
        walk(tree, plain, random);
      }
      same(tree, Tree.ROOT, plain);
      assertThat(tree.visited()).isEqualTo(size(plain));
      int move = plain.children.keySet().iterator().next();
      tree.reroot(tree.child(Tree.ROOT, move));
      same(tree, Tree.ROOT, plain.children.get(move));
      assertThat(tree.visited()).isEqualTo(size(plain.children.get(move)));
      tree.clear();
      assertThat(tree.visited()).isZero();
      assertThat(tree.expanded[Tree.ROOT]).isZero();
    }
  }

  private static void walk(Tree tree, Plain plain, RandomGenerator random) {
    int node = Tree.ROOT;
    Plain at = plain;
    tree.visits[node]++;
    at.visits++;
    while (true) {
      int move = random.nextInt(9);
      int child = tree.child(node, move);
      assertThat(child >= 0).isEqualTo(at.children.containsKey(move));
      boolean fresh = child < 0;
      if (fresh) {
        child = tree.add(node, move);
        at.children.put(move, new Plain());
      }
      at = at.children.get(move);
      node = child;
      tree.visits[node]++;
      tree.sum[node] += move;
      at.visits++;
      if (fresh) {
        return;
      }
    }
  }

  private static void same(Tree tree, int node, Plain plain) {
    assertThat(tree.visits[node]).isEqualTo(plain.visits);
    assertThat(tree.expanded[node]).isEqualTo(plain.children.size());
    plain.children.forEach(
        (move, child) -> {
          int slot = tree.child(node, move);
          assertThat(tree.sum[slot]).isEqualTo(move * child.visits);
          same(tree, slot, child);
        });
  }

  private static int size(Plain plain) {
    return 1 + plain.children.values().stream().mapToInt(TreeTest::size).sum();
  }

  @Test
  void aFullTreeRefusesBlocksAndKeepsWhatItHas() {
    Tree tree = new Tree(10);
    assertThat(tree.block(Tree.ROOT, 5)).isTrue();
    assertThat(tree.block(1, 5)).isFalse();
    assertThat(tree.add(2, 7)).isEqualTo(6);
    assertThat(tree.add(3, 7)).isEqualTo(-1);
    assertThat(tree.size).isEqualTo(10);
  }
}
