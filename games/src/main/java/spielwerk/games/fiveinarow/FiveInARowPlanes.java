package spielwerk.games.fiveinarow;

import java.util.Arrays;
import spielwerk.core.Encoding;
import spielwerk.core.State;

/** Three planes: one's own stones, the enemy's, and the empty squares. */
final class FiveInARowPlanes implements Encoding {
  /** A network for a larger board would be too large to be trained on a desk. */
  static final int LARGEST = 15;

  private final SquareGrid grid;

  FiveInARowPlanes(SquareGrid grid) {
    this.grid = grid;
  }

  @Override
  public int planes() {
    return 3;
  }

  @Override
  public int height() {
    return grid.height;
  }

  @Override
  public int width() {
    return grid.width;
  }

  @Override
  public void write(State state, float[] into, int at) {
    FiveInARowState board = FiveInARow.of(state);
    int fields = grid.moves;
    Arrays.fill(into, at, at + 2 * fields, 0);
    Arrays.fill(into, at + 2 * fields, at + 3 * fields, 1);
    for (int i = 0; i < board.length(); i++) {
      int field = board.move(i);
      into[at + (board.colour(i) == board.colour() ? 0 : fields) + field] = 1;
      into[at + 2 * fields + field] = 0;
    }
  }

  @Override
  public int symmetries() {
    return grid.symmetries.length;
  }

  @Override
  public int square(int symmetry, int square) {
    return grid.symmetries[symmetry][square];
  }

  @Override
  public int move(int symmetry, int move) {
    return grid.symmetries[symmetry][move];
  }
}
