package spielwerk.games.fiveinarow;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation of the paper's first group of students: how many rows of five, four, three and two
 * a side has ("Anzahl der Fünfer-, Vierer-, Dreier- und Zweierreihen"), less those of the other. A
 * row is an unbroken run of stones, whether or not it can still grow.
 */
final class RowsEvaluation extends StoneTracker implements Evaluation {
  private final int line;
  private final int[] weights;
  private long balance;

  RowsEvaluation(SquareGrid grid, int line) {
    super(grid);
    this.line = line;
    this.weights = LineWeights.of(line);
  }

  @Override
  public int value(State state) {
    FiveInARowState position = FiveInARow.of(state);
    follow(position);
    return LineWeights.value(position, balance);
  }

  @Override
  protected void change(int move, int seat, int by) {
    int cell = grid.cells[move];
    int gain = 0;
    for (int step : grid.directions) {
      int before = run(cell, -step, seat + 1);
      int after = run(cell, step, seat + 1);
      gain += weight(before + 1 + after) - weight(before) - weight(after);
    }
    balance += seat == 0 ? by * gain : -by * gain;
  }

  /** A single stone is not a row; two in a row count 1. */
  private int weight(int length) {
    return length < 2 ? 0 : weights[Math.min(length, line) - 1];
  }
}
