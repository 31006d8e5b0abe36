package spielwerk.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;

/** Writes down what a search does, as trees and as steps. */
final class TreeRecorder implements Tracer {
  private final int rootSeat;
  private final int most;
  private final List<Trace.Node> passes = new ArrayList<>();
  private final List<Trace.Step> steps = new ArrayList<>();
  private final Deque<Draft> open = new ArrayDeque<>();
  private int count;

  /** A node that is still being searched. */
  private static final class Draft {
    int number;
    int move;
    int alpha;
    int beta;
    int raised;
    boolean known;
    Trace.Visit window = Trace.Visit.FULL;
    Trace.@Nullable Cut cut;
    final List<Trace.Node> children = new ArrayList<>();
    boolean childPending;
    int childValue;
  }

  /**
   * @param most how many nodes are written down before the tree is called too large
   */
  TreeRecorder(int rootSeat, int most) {
    this.rootSeat = rootSeat;
    this.most = most;
  }

  Trace trace(List<Integer> line) {
    return new Trace(passes, steps, line, count);
  }

  @Override
  public void enter(int move, int alpha, int beta, Trace.Visit window) {
    if (++count > most) {
      throw new Mistake(
          "The tree has more than " + most + " nodes; trace a smaller depth or a later position.");
    }
    if (window == Trace.Visit.AGAIN) {
      open.getFirst().childPending = false; // it is not ignored, it is searched again
    }
    settle();
    Draft node = new Draft();
    node.number = count;
    node.move = move;
    node.alpha = alpha;
    node.beta = beta;
    node.raised = alpha;
    node.window = window;
    open.push(node);
    step(Trace.Event.ENTER, node, 0);
  }

  @Override
  public void raise(int value) {
    Draft node = open.getFirst();
    node.childPending = false;
    node.raised = value;
    step(Trace.Event.RAISE, node, value);
  }

  @Override
  public void cut(int value, int beta, int[] moves, int from, int to) {
    Draft node = open.getFirst();
    node.cut = new Trace.Cut(value, beta, Arrays.stream(moves, from, to).boxed().toList());
    step(Trace.Event.CUT, node, value);
  }

  @Override
  public void known(int value) {
    open.getFirst().known = true;
    step(Trace.Event.KNOWN, open.getFirst(), value);
  }

  @Override
  public void leave(int value) {
    settle();
    Draft node = open.pop();
    step(Trace.Event.LEAVE, node, value);
    Trace.Node done =
        new Trace.Node(
            node.number,
            node.move,
            rootSeat ^ (open.size() & 1),
            open.size(),
            node.alpha,
            node.beta,
            node.raised,
            value,
            node.window,
            node.known,
            Optional.ofNullable(node.cut),
            node.children);
    Draft parent = open.peek();
    if (parent == null) {
      passes.add(done);
    } else {
      parent.children.add(done);
      parent.childPending = true;
      parent.childValue = -value;
    }
  }

  /** A child whose value raised nothing was ignored. */
  private void settle() {
    Draft node = open.peek();
    if (node != null && node.childPending) {
      node.childPending = false;
      step(Trace.Event.IGNORE, node, node.childValue);
    }
  }

  private void step(Trace.Event event, Draft node, int value) {
    steps.add(new Trace.Step(steps.size() + 1, event, node.number, node.raised, node.beta, value));
  }
}
