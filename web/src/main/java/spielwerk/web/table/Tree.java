package spielwerk.web.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Missing;
import spielwerk.core.Mistake;

/**
 * The moves of a table with all variations. Each move has a number that it keeps for ever, so that
 * links to positions stay good. The first child of a node goes on with its line, the others are
 * variations. Guarded by its table.
 */
final class Tree {
  /** So many moves nobody tries by hand. */
  static final int MOST = 20_000;

  private final TreeMap<Integer, Node> nodes = new TreeMap<>();
  private int next = 1;

  Tree() {
    nodes.put(0, new Node(0, null, ""));
  }

  Node root() {
    return node(0);
  }

  /**
   * @throws Missing if there is none of that number
   */
  Node node(int id) {
    Node node = nodes.get(id);
    if (node == null) {
      throw new Missing("There is no move number " + id + " in this game any more.");
    }
    return node;
  }

  boolean has(int id) {
    return nodes.containsKey(id);
  }

  /** All nodes in the order of their numbers: parents come before their children. */
  Collection<Node> nodes() {
    return Collections.unmodifiableCollection(nodes.values());
  }

  /** The node that a move leads to; it is made if nobody tried the move yet. */
  Node child(Node parent, String move) {
    for (Node child : parent.children) {
      if (child.move.equals(move)) {
        return child;
      }
    }
    return add(next, parent, move);
  }

  /** Puts a node back under the number it had. */
  Node add(int id, Node parent, String move) {
    if (nodes.size() >= MOST) {
      throw new Mistake("A game with its variations has at most " + MOST + " moves here.");
    }
    if (nodes.containsKey(id)) {
      throw new IllegalArgumentException("two moves with the number " + id);
    }
    Node node = new Node(id, parent, move);
    parent.children.add(node);
    nodes.put(id, node);
    next = Math.max(next, id + 1);
    return node;
  }

  /** Makes the line through a node the main one from the beginning to it. */
  void promote(Node node) {
    Node walker = node;
    for (Node parent = node.parent; parent != null; parent = parent.parent) {
      parent.children.remove(walker);
      parent.children.add(0, walker);
      walker = parent;
    }
  }

  /** Makes a variation the first choice where it begins. */
  void promoteOnce(Node node) {
    Node walker = node;
    while (walker.parent != null && walker.parent.children.get(0) == walker) {
      walker = walker.parent;
    }
    if (walker.parent != null) {
      walker.parent.children.remove(walker);
      walker.parent.children.add(0, walker);
    }
  }

  /** Takes a node out with all that follows. */
  void delete(Node node) {
    if (node.parent == null) {
      throw new Mistake("The beginning of a game cannot be deleted.");
    }
    node.parent.children.remove(node);
    Deque<Node> waiting = new ArrayDeque<>(List.of(node));
    while (!waiting.isEmpty()) {
      Node gone = waiting.pop();
      nodes.remove(gone.id);
      gone.children.forEach(waiting::push);
    }
  }

  /** The nodes from the first move to this one. */
  List<Node> path(Node node) {
    List<Node> path = new ArrayList<>();
    for (@Nullable Node walker = node;
        walker != null && walker.parent != null;
        walker = walker.parent) {
      path.add(walker);
    }
    Collections.reverse(path);
    return path;
  }

  /** As the library writes it: the line to a node, and the other lines beside it. */
  MoveTree upTo(Node end) {
    List<Step> line = new ArrayList<>();
    for (Node node : path(end)) {
      line.add(step(node, true));
    }
    return new MoveTree(root().comment, line);
  }

  private static Step step(Node node, boolean withOthers) {
    List<List<Step>> others = new ArrayList<>();
    if (withOthers && node.parent != null) {
      for (Node sibling : node.parent.children) {
        if (sibling != node) {
          others.add(variation(sibling));
        }
      }
    }
    return new Step(node.move, node.comment, node.mark, node.evaluation, others);
  }

  private static List<Step> variation(Node start) {
    List<Step> line = new ArrayList<>(List.of(step(start, false)));
    Node node = start;
    while (!node.children.isEmpty()) {
      node = node.children.get(0);
      line.add(step(node, true));
    }
    return line;
  }

  /** Takes over a game of the library; the last node of its main line. */
  Node take(MoveTree game) {
    root().comment = game.comment();
    return take(root(), game.line());
  }

  private Node take(Node from, List<Step> line) {
    Node node = from;
    for (Step step : line) {
      Node before = node;
      node = child(before, step.move());
      node.comment = step.comment();
      node.mark = step.mark();
      node.evaluation = step.evaluation();
      step.variations().forEach(other -> take(before, other));
    }
    return node;
  }
}
