package spielwerk.games.tree;

import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

/**
 * A tree with numbers at its leaves. Nodes are numbered from 0, the root, in the order in which
 * they are written. Immutable.
 */
public final class TypedTree {
  public static final int MAX_NODES = 100_000;
  public static final int MAX_CHILDREN = 1000;
  public static final int MAX_DEPTH = 60;

  /** Leaf values stay strictly between minus this and this. */
  public static final int VALUE_LIMIT = 1_000_000;

  static final int ROOT = 0;

  /** By node; none for a leaf. */
  private final int[][] children;

  /** By node; 0 for an inner node. */
  private final int[] values;

  private final long hash;

  TypedTree(List<int[]> children, List<Integer> values) {
    this.children = children.toArray(new int[0][]);
    this.values = values.stream().mapToInt(Integer::intValue).toArray();
    this.hash = hash(ROOT);
  }

  /**
   * Reads nested lists such as {@code [[5,-10,3],[6,-15]]}.
   *
   * @throws Mistake if the text is not a tree or too big, naming the place
   */
  public static TypedTree parse(String text) {
    return new TreeReader(text).read();
  }

  /** How many nodes there are, leaves and root included. */
  public int nodes() {
    return values.length;
  }

  public boolean isLeaf(int node) {
    return children[node].length == 0;
  }

  /** How many children a node has. */
  public int degree(int node) {
    return children[node].length;
  }

  /** The child at a place from 0. */
  public int child(int node, int place) {
    return children[node][place];
  }

  /** What a leaf is worth to the side to move there. */
  public int value(int leaf) {
    return values[leaf];
  }

  /** Equal for equal trees, different for almost all others. */
  long hash() {
    return hash;
  }

  private long hash(int node) {
    long mixed = Seeds.mix(values[node] + 0x9E3779B97F4A7C15L * (1 + children[node].length));
    for (int child : children[node]) {
      mixed = Seeds.mix(mixed + hash(child));
    }
    return mixed;
  }

  /** The part of the tree below a node as nested lists. */
  String text(int node) {
    StringBuilder text = new StringBuilder();
    write(node, text, Integer.MAX_VALUE);
    return text.toString();
  }

  /** The same, cut off after this many characters. */
  String text(int node, int longest) {
    StringBuilder text = new StringBuilder();
    write(node, text, longest);
    return text.length() <= longest ? text.toString() : text.substring(0, longest) + "..";
  }

  private void write(int node, StringBuilder text, int longest) {
    if (text.length() > longest) {
      return;
    }
    if (isLeaf(node)) {
      text.append(values[node]);
      return;
    }
    char before = '[';
    for (int child : children[node]) {
      text.append(before);
      write(child, text, longest);
      before = ',';
    }
    text.append(']');
  }

  @Override
  public String toString() {
    return text(ROOT);
  }
}
