package spielwerk.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The best line found at each ply: a triangle in which a ply copies its child's line behind its own
 * move.
 */
final class PvTable {
  private int[][] rows = new int[32][8];
  private int[] lengths = new int[32];

  void clear(int ply) {
    if (ply + 1 >= rows.length) {
      int old = rows.length;
      rows = Arrays.copyOf(rows, 2 * old);
      for (int i = old; i < rows.length; i++) {
        rows[i] = new int[8];
      }
      lengths = Arrays.copyOf(lengths, 2 * old);
    }
    lengths[ply] = 0;
  }

  /** The move has become the best at this ply; what follows is the line of the next. */
  void raise(int ply, int move) {
    int length = lengths[ply + 1] + 1;
    if (rows[ply].length < length) {
      rows[ply] = new int[2 * length];
    }
    rows[ply][0] = move;
    System.arraycopy(rows[ply + 1], 0, rows[ply], 1, length - 1);
    lengths[ply] = length;
  }

  /** The best move at this ply, or -1 if none has raised alpha. */
  int first(int ply) {
    return lengths[ply] == 0 ? -1 : rows[ply][0];
  }

  List<Integer> of(int ply) {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < lengths[ply]; i++) {
      line.add(rows[ply][i]);
    }
    return line;
  }
}
