package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

/** The flat tree against a plain one of objects. */
class SearchTreeTest {
  /** A node as one would write it without thinking of memory. */
  private static final class Plain {
    final Map<Integer, Plain> children = new LinkedHashMap<>();
    double visits;
  }

  @Test
  void growsAsATreeOfObjectsDoesAndKeepsAPartOfIt() {
    for (int seed = 0; seed < 20; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      SearchTree tree = new SearchTree(1 << 20, SearchTree.Column.AMAF, SearchTree.Column.PRIOR);
      Plain plain = new Plain();
      for (int i = 0; i < 3000; i++) {
        walk(tree, plain, random);
      }
      same(tree, SearchTree.ROOT, plain);
      assertThat(tree.visited()).isEqualTo(size(plain));
      int move = plain.children.keySet().iterator().next();
      tree.reroot(tree.child(SearchTree.ROOT, move));
      same(tree, SearchTree.ROOT, plain.children.get(move));
      assertThat(tree.visited()).isEqualTo(size(plain.children.get(move)));
      tree.clear();
      assertThat(tree.visited()).isZero();
      assertThat(tree.expanded[SearchTree.ROOT]).isZero();
    }
  }

  private static void walk(SearchTree tree, Plain plain, RandomGenerator random) {
    int node = SearchTree.ROOT;
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

  private static void same(SearchTree tree, int node, Plain plain) {
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
    return 1 + plain.children.values().stream().mapToInt(SearchTreeTest::size).sum();
  }

  @Test
  void aFullTreeRefusesBlocksAndKeepsWhatItHas() {
    SearchTree tree = new SearchTree(10);
    assertThat(tree.block(SearchTree.ROOT, 5)).isTrue();
    assertThat(tree.block(1, 5)).isFalse();
    assertThat(tree.add(2, 7)).isEqualTo(6);
    assertThat(tree.add(3, 7)).isEqualTo(-1);
    assertThat(tree.size).isEqualTo(10);
  }
}
