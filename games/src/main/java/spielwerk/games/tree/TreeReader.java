package spielwerk.games.tree;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;

/** Reads a tree written as nested lists, and says where the text goes wrong. */
final class TreeReader {
  private final String text;
  private final List<int[]> children = new ArrayList<>();
  private final List<Integer> values = new ArrayList<>();
  private int at;

  TreeReader(String text) {
    this.text = text;
  }

  TypedTree read() {
    node(0);
    skipBlanks();
    if (at < text.length()) {
      throw wrong("nothing more");
    }
    return new TypedTree(children, values);
  }

  /** Reads one node with all below it and returns its number. */
  private int node(int depth) {
    if (depth > TypedTree.MAX_DEPTH) {
      throw refuse("the tree is deeper than " + TypedTree.MAX_DEPTH);
    }
    if (children.size() == TypedTree.MAX_NODES) {
      throw refuse("the tree has more than " + TypedTree.MAX_NODES + " nodes");
    }
    int number = children.size();
    children.add(new int[0]);
    values.add(0);
    if (!take('[')) {
      values.set(number, leaf());
      return number;
    }
    List<Integer> sons = new ArrayList<>();
    do {
      if (sons.size() == TypedTree.MAX_CHILDREN) {
        throw refuse("a node has more than " + TypedTree.MAX_CHILDREN + " children");
      }
      sons.add(node(depth + 1));
    } while (take(','));
    if (!take(']')) {
      throw wrong("',' or ']'");
    }
    children.set(number, sons.stream().mapToInt(Integer::intValue).toArray());
    return number;
  }

  private int leaf() {
    skipBlanks();
    int from = at;
    if (at < text.length() && text.charAt(at) == '-') {
      at++;
    }
    int digits = at;
    long value = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      value = Math.min(TypedTree.VALUE_LIMIT, value * 10 + text.charAt(at) - '0');
      at++;
    }
    if (at == digits) {
      throw wrong("a number or '['");
    }
    if (value >= TypedTree.VALUE_LIMIT) {
      at = from;
      throw refuse(
          "a leaf lies between -" + TypedTree.VALUE_LIMIT + " and " + TypedTree.VALUE_LIMIT);
    }
    return (int) (digits > from ? -value : value);
  }

  private boolean take(char sign) {
    skipBlanks();
    boolean there = at < text.length() && text.charAt(at) == sign;
    at += there ? 1 : 0;
    return there;
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private Mistake wrong(String expected) {
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "its end";
    return refuse("expected is " + expected + ", not " + found);
  }

  private Mistake refuse(String why) {
    return new Mistake(
        "The text is not a tree like [[5,-10,3],[6,-15]]: at character "
            + (at + 1)
            + ", "
            + why
            + ".");
  }
}
