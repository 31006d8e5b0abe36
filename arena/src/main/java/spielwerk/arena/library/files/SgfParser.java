package spielwerk.arena.library.files;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;

/**
 * The game trees of an SGF file, as FF[4] writes them. It goes through the text once and keeps its
 * place on a stack of its own, so that no nesting is too deep for it.
 */
final class SgfParser {
  private static final int MOST_NODES = 2_000_000;

  private final String text;
  private final String name;
  private int at;
  private int nodes;

  /**
   * @param name of the file, for the sentence when it is wrong
   */
  SgfParser(String text, String name) {
    this.text = text;
    this.name = name;
  }

  /** The roots of all game trees. */
  List<SgfNode> parse() {
    List<SgfNode> roots = new ArrayList<>();
    Deque<Open> open = new ArrayDeque<>();
    // before the first tree there may be anything, such as the head of a letter
    at = Math.max(0, text.indexOf('('));
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      Open tree = open.peek();
      if (c == '(') {
        if (tree != null && tree.last == null) {
          throw wrong("a tree must begin with a node");
        }
        open.push(new Open(tree == null ? null : tree.last));
      } else if (c == ')') {
        if (tree == null || tree.last == null) {
          throw wrong(tree == null ? "there is no tree to close" : "a tree without a node");
        }
        open.pop();
      } else if (c == ';') {
        if (tree == null) {
          throw wrong("a node outside of a tree");
        }
        SgfNode node = node(tree, roots);
        tree.last = node;
      } else if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
        if (tree == null) {
          break; // after the last tree there may be anything
        }
        if (tree.last == null) {
          throw wrong("a property outside of a node");
        }
        property(tree.last);
      } else if (!Character.isWhitespace(c)) {
        if (tree == null) {
          break;
        }
        throw wrong("'" + c + "' is unexpected here");
      }
    }
    if (!open.isEmpty()) {
      throw wrong("the file ends before its trees are closed");
    }
    if (roots.isEmpty()) {
      throw wrong("there is no game tree");
    }
    return roots;
  }

  /** A tree that is not closed yet. */
  private static final class Open {
    @Nullable SgfNode last;
    private final @Nullable SgfNode parent;

    Open(@Nullable SgfNode parent) {
      this.parent = parent;
    }
  }

  private SgfNode node(Open tree, List<SgfNode> roots) {
    if (++nodes > MOST_NODES) {
      throw wrong("there are more than " + MOST_NODES + " nodes");
    }
    SgfNode node = new SgfNode(at);
    SgfNode before = tree.last == null ? tree.parent : tree.last;
    if (before == null) {
      roots.add(node);
    } else {
      before.next().add(node);
    }
    return node;
  }

  /** Older files write long names, of which only the capitals count: {@code CoPyright}. */
  private void property(SgfNode node) {
    int began = at;
    StringBuilder letters = new StringBuilder();
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      if (!Character.isLowerCase(text.charAt(at))) {
        letters.append(text.charAt(at));
      }
      at++;
    }
    if (letters.isEmpty()) {
      at = began;
      throw wrong("a property without a name in capitals");
    }
    List<String> values = new ArrayList<>();
    skipBlanks();
    while (at < text.length() && text.charAt(at) == '[') {
      values.add(value());
      skipBlanks();
    }
    at--;
    if (values.isEmpty()) {
      throw wrong("the property " + letters + " has no value");
    }
    if (node.properties().putIfAbsent(letters.toString(), values) != null) {
      at = began;
      throw wrong("the property " + letters + " stands twice in a node");
    }
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private String value() {
    int began = ++at;
    while (at < text.length() && text.charAt(at) != ']') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    if (at >= text.length()) {
      at = began - 1;
      throw wrong("a value is not closed");
    }
    return text.substring(began, at++);
  }

  private Mistake wrong(String what) {
    return new Mistake(
        FilePosition.in(text, Math.min(at, text.length()), name) + ": " + what + ".");
  }
}
