package spielwerk.search;

/** Observes a search while it walks the tree. */
interface Tracer {
  /** Nobody listens. */
  Tracer NONE = new Tracer() {};

  /** A node is entered by a move (-1 at the root), with its window. */
  default void enter(int move, int alpha, int beta, Trace.Visit window) {}

  /** A child has raised alpha to this value. */
  default void raise(int value) {}

  /** A child's value has reached beta: the moves from {@code from} to {@code to} are not tried. */
  default void cut(int value, int beta, int[] moves, int from, int to) {}

  /** The table knew the value. */
  default void known(int value) {}

  /** The node is left with its value. */
  default void leave(int value) {}
}
