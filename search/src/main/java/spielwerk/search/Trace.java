package spielwerk.search;

import java.util.List;
import java.util.Optional;

/**
 * A search as it happened, to be shown step by step.
 *
 * @param passes the trees that were searched, one after the other: several where the search deepens
 *     or a window failed
 * @param steps what happened in which order, over all passes
 */
public record Trace(List<Node> passes, List<Step> steps, List<Integer> line, long nodes) {

  /** The bounds of an open window. */
  public static final int INFINITY = ScoreScale.INFINITY;

  /** A win on the spot; each ply it takes counts one less. */
  public static final int WIN = ScoreScale.WIN;

  public Trace {
    passes = List.copyOf(passes);
    steps = List.copyOf(steps);
    line = List.copyOf(line);
  }

  /**
   * A position of the tree. Values and windows are from the view of its side to move (negamax),
   * unless seen as MiniMax.
   *
   * @param number order of visit, from 1
   * @param move the move that led here, -1 at the root
   * @param seat whose turn it is
   * @param alpha the window when it was entered
   * @param raised alpha when it was left: the best value so far that lay in the window
   * @param known whether the table answered and nothing was searched
   */
  public record Node(
      int number,
      int move,
      int seat,
      int depth,
      int alpha,
      int beta,
      int raised,
      int value,
      Visit window,
      boolean known,
      Optional<Cut> cut,
      List<Node> children) {

    public Node {
      children = List.copyOf(children);
    }

    /**
     * The same tree with all values and windows from the view of the first seat: it maximises, the
     * other minimises.
     */
    public Node minimax() {
      List<Node> below = children.stream().map(Node::minimax).toList();
      if (seat == 0) {
        return new Node(
            number, move, seat, depth, alpha, beta, raised, value, window, known, cut, below);
      }
      // Its bound that moves is now the upper one; the name stays, the picture says which end it
      // is.
      return new Node(
          number,
          move,
          seat,
          depth,
          -beta,
          -alpha,
          -raised,
          -value,
          window,
          known,
          cut.map(c -> new Cut(-c.value(), -c.bound(), c.skipped())),
          below);
    }

    /** How many nodes the tree has. */
    public int size() {
      return 1 + children.stream().mapToInt(Node::size).sum();
    }
  }

  /** Whether a value is a won or lost game rather than a number of points. */
  public static boolean decided(int value) {
    return Math.abs(value) < INFINITY && ScoreScale.decided(value);
  }

  /** With what window a node was searched. */
  public enum Visit {
    FULL,
    /** The empty window of the principal variation search. */
    EMPTY,
    /** Searched again, since the empty window was too small. */
    AGAIN
  }

  /**
   * A child's value reached the bound, so the rest was not tried.
   *
   * @param skipped the moves that were not tried
   */
  public record Cut(int value, int bound, List<Integer> skipped) {
    public Cut {
      skipped = List.copyOf(skipped);
    }
  }

  /**
   * One thing that happened.
   *
   * @param node the number of the node it happened at
   * @param value the value that came, or that the node is left with
   */
  public record Step(int number, Event event, int node, int alpha, int beta, int value) {}

  /** What can happen. */
  public enum Event {
    /** A node is entered with its window. */
    ENTER,
    /** A child's value, negated, is better than alpha and becomes it. */
    RAISE,
    /** A child's value, negated, is not better than alpha. */
    IGNORE,
    /** A child's value, negated, reaches beta. */
    CUT,
    /** The table knew the value. */
    KNOWN,
    /** The node is left with its value. */
    LEAVE
  }
}
