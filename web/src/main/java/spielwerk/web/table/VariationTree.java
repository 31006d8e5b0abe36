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
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;

/**
 * The moves of a table with all variations. Each move has a number that it keeps for ever, so that
 * links to positions stay good. The first child of a node goes on with its line, the others are
 * variations. Guarded by its table.
 */
final class VariationTree {
  /** Nobody tries so many moves by hand. */
  static final int MOST = 20_000;

  private final TreeMap<Integer, VariationNode> nodes = new TreeMap<>();
  private int next = 1;

  VariationTree() {
    nodes.put(0, new VariationNode(0, null, ""));
  }

  VariationNode root() {
    return node(0);
  }

  /**
   * @throws NotFound if there is none of that number
   */
  VariationNode node(int id) {
    VariationNode node = nodes.get(id);
    if (node == null) {
      throw new NotFound("There is no move number " + id + " in this game any more.");
    }
    return node;
  }

  boolean has(int id) {
    return nodes.containsKey(id);
  }

  /** All nodes in the order of their numbers: parents come before their children. */
  Collection<VariationNode> nodes() {
    return Collections.unmodifiableCollection(nodes.values());
  }

  /** The node that a move leads to; it is made if nobody tried the move yet. */
  VariationNode child(VariationNode parent, String move) {
    for (VariationNode child : parent.children) {
      if (child.move.equals(move)) {
        return child;
      }
    }
    return add(next, parent, move);
  }

  /** Puts a node back under the number it had. */
  VariationNode add(int id, VariationNode parent, String move) {
    if (nodes.size() >= MOST) {
      throw new Mistake("A game with its variations has at most " + MOST + " moves here.");
    }
    if (nodes.containsKey(id)) {
      throw new IllegalArgumentException("two moves with the number " + id);
    }
    VariationNode node = new VariationNode(id, parent, move);
    parent.children.add(node);
    nodes.put(id, node);
    next = Math.max(next, id + 1);
    return node;
  }

  /** Makes the line through a node the main one from the beginning to it. */
  void promote(VariationNode node) {
    VariationNode walker = node;
    for (VariationNode parent = node.parent; parent != null; parent = parent.parent) {
      parent.children.remove(walker);
      parent.children.add(0, walker);
      walker = parent;
    }
  }

  /** Makes a variation the first choice where it begins. */
  void promoteOnce(VariationNode node) {
    VariationNode walker = node;
    while (walker.parent != null && walker.parent.children.get(0) == walker) {
      walker = walker.parent;
    }
    if (walker.parent != null) {
      walker.parent.children.remove(walker);
      walker.parent.children.add(0, walker);
    }
  }

  /** Takes a node out with all that follows. */
  void delete(VariationNode node) {
    if (node.parent == null) {
      throw new Mistake("The beginning of a game cannot be deleted.");
    }
    node.parent.children.remove(node);
    Deque<VariationNode> waiting = new ArrayDeque<>(List.of(node));
    while (!waiting.isEmpty()) {
      VariationNode gone = waiting.pop();
      nodes.remove(gone.id);
      gone.children.forEach(waiting::push);
    }
  }

  /** The nodes from the first move to this one. */
  List<VariationNode> path(VariationNode node) {
    List<VariationNode> path = new ArrayList<>();
    for (@Nullable VariationNode walker = node;
        walker != null && walker.parent != null;
        walker = walker.parent) {
      path.add(walker);
    }
    Collections.reverse(path);
    return path;
  }

  /** As the library writes it: the line to a node, and the other lines beside it. */
  MoveTree upTo(VariationNode end) {
    List<Step> line = new ArrayList<>();
    for (VariationNode node : path(end)) {
      line.add(step(node, true));
    }
    return new MoveTree(root().comment, line);
  }

  private static Step step(VariationNode node, boolean withOthers) {
    List<List<Step>> others = new ArrayList<>();
    if (withOthers && node.parent != null) {
      for (VariationNode sibling : node.parent.children) {
        if (sibling != node) {
          others.add(variation(sibling));
        }
      }
    }
    return new Step(node.move, node.comment, node.mark, node.evaluation, others);
  }

  private static List<Step> variation(VariationNode start) {
    List<Step> line = new ArrayList<>(List.of(step(start, false)));
    VariationNode node = start;
    while (!node.children.isEmpty()) {
      node = node.children.get(0);
      line.add(step(node, true));
    }
    return line;
  }

  /** Takes over a game of the library; the last node of its main line. */
  VariationNode take(MoveTree game) {
    root().comment = game.comment();
    return take(root(), game.line());
  }

  private VariationNode take(VariationNode from, List<Step> line) {
    VariationNode node = from;
    for (Step step : line) {
      VariationNode before = node;
      node = child(before, step.move());
      node.comment = step.comment();
      node.mark = step.mark();
      node.evaluation = step.evaluation();
      step.variations().forEach(other -> take(before, other));
    }
    return node;
  }
}
