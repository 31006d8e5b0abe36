package spielwerk.search.mcts;

import java.util.Arrays;

/**
 * The moves of the other seats that were drawn when a child was made, where an edge of the tree is
 * one's own move together with one drawn for each opponent (chapter 6.2 of the thesis). They are
 * drawn once and belong to the edge ever after.
 */
final class SampledReplies {
  private static final int FIRST_SIZE = 1 << 10;

  /** By slot of the tree: where its moves begin, plus 1; 0 if none were drawn yet. */
  private int[] from = new int[FIRST_SIZE];

  private int[] count = new int[FIRST_SIZE];
  private int[] moves = new int[FIRST_SIZE];
  private int size;

  void clear() {
    Arrays.fill(from, 0);
    size = 0;
  }

  boolean known(int child) {
    return child < from.length && from[child] > 0;
  }

  int count(int child) {
    return count[child];
  }

  int move(int child, int index) {
    return moves[from[child] - 1 + index];
  }

  /** Notes a move of the child that is being made; it counts when {@link #keep} is called. */
  void add(int index, int move) {
    if (size + index >= moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
    moves[size + index] = move;
  }

  void keep(int child, int length) {
    if (child >= from.length) {
      int wider = Math.max(child + 1, 2 * from.length);
      from = Arrays.copyOf(from, wider);
      count = Arrays.copyOf(count, wider);
    }
    from[child] = size + 1;
    count[child] = length;
    size += length;
  }

  /** The child is taken out of the tree again. */
  void drop(int child) {
    if (known(child)) {
      from[child] = 0;
    }
  }
}
