package spielwerk.core;

import java.util.List;

/**
 * Leaves out moves that are hardly worth a thought, so that a search has time for the others.
 * Several can be combined. Belongs to one thread.
 */
@FunctionalInterface
public interface Pruning {
  /** Leaves nothing out. */
  Pruning NONE = (state, last, moves, from, to) -> to;

  /** Before a search, for those who look at how the game came to its position. */
  default void begin(Position position) {}

  /**
   * Moves those to be kept to the front and returns where they end. At least one is kept.
   *
   * @param last the last move of the seat to move since {@link #begin}, or -1 if there was none
   * @param moves holds legal moves from {@code from} to before {@code to}
   */
  int keep(State state, int last, int[] moves, int from, int to);

  /** What all of these keep. They must have a move in common that each of them always keeps. */
  static Pruning all(List<Pruning> prunings) {
    List<Pruning> each = List.copyOf(prunings);
    if (each.size() == 1) {
      return each.get(0);
    }
    return new Pruning() {
      @Override
      public void begin(Position position) {
        each.forEach(pruning -> pruning.begin(position));
      }

      @Override
      public int keep(State state, int last, int[] moves, int from, int to) {
        int end = to;
        for (Pruning pruning : each) {
          end = pruning.keep(state, last, moves, from, end);
        }
        return end;
      }
    };
  }
}
