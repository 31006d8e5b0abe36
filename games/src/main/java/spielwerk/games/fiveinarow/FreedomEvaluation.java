package spielwerk.games.fiveinarow;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation of the paper's second group of students: how many free squares lie around a side's
 * stones ("Anzahl der freien Felder, die um die eigenen Steine gelegen sind"), less those around
 * the other's. A square next to several stones counts once.
 */
final class FreedomEvaluation extends StoneTracker implements Evaluation {
  private final byte[][] touching;

  /** By colour. */
  private final int[] free = new int[2];

  FreedomEvaluation(SquareGrid grid) {
    super(grid);
    this.touching = new byte[2][board.length];
  }

  @Override
  public int value(State state) {
    FiveInARowState position = FiveInARow.of(state);
    follow(position);
    return LineWeights.value(position, free[0] - free[1]);
  }

  /** The free squares around the stones of a colour. */
  int free(FiveInARowState position, int colour) {
    follow(position);
    return free[colour];
  }

  @Override
  protected void change(int move, int seat, int by) {
    int cell = grid.cells[move];
    int gain = 0;
    for (int step : grid.directions) {
      gain += touch(cell + step, seat, by) + touch(cell - step, seat, by);
    }
    free[seat] += gain;
    free[0] -= touching[0][cell] > 0 ? by : 0;
    free[1] -= touching[1][cell] > 0 ? by : 0;
  }

  private int touch(int cell, int seat, int by) {
    byte[] counts = touching[seat];
    boolean before = counts[cell] > 0;
    counts[cell] += (byte) by;
    boolean after = counts[cell] > 0;
    return before == after || board[cell] != SquareGrid.FREE ? 0 : by;
  }
}
