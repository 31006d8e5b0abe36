package spielwerk.games.fiveinarow;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation of the paper's third group of students, which takes in what the other two had seen
 * and is the usual one here: rows with free gaps count more than closed ones ("eigene Reihen mit
 * freien Lücken stärker als abgeschlossene"). Every stretch of the board as long as a line that
 * wins counts for the side that alone has stones in it, the more the more stones: an open three
 * lies in three such stretches, one blocked on a side in two or one, and one that cannot become
 * five in none; a broken row counts like an unbroken one.
 *
 * <p>Each stretch keeps the numbers of stones of both sides in it as one number, which is looked up
 * in a table of worths; a stone changes the few stretches it lies in.
 */
final class OpenRowsEvaluation extends StoneTracker implements Evaluation {
  private final int line;

  /** By direction, then the cell in which the stretch begins: X's stones + O's times base. */
  private final int[][] stretches;

  private final int base;
  private final int[] worth;
  private long balance;

  OpenRowsEvaluation(SquareGrid grid, int line) {
    super(grid);
    this.line = line;
    this.stretches = new int[grid.directions.length][board.length];
    this.base = line + 1;
    this.worth = new int[base * base];
    int[] weights = LineWeights.of(line);
    for (int stones = 1; stones <= line; stones++) {
      worth[stones] = weights[stones];
      worth[stones * base] = -weights[stones];
    }
  }

  @Override
  public int value(State state) {
    FiveInARowState position = FiveInARow.of(state);
    follow(position);
    return LineWeights.value(position, balance);
  }

  @Override
  protected void change(int move, int seat, int by) {
    int left = grid.column(move);
    int right = grid.width - 1 - left;
    int below = grid.row(move);
    int above = grid.height - 1 - below;
    int cell = grid.cells[move];
    int stone = seat == 0 ? by : by * base;
    balance += change(cell, 0, left, right, stone);
    balance += change(cell, 1, below, above, stone);
    balance += change(cell, 2, Math.min(left, below), Math.min(right, above), stone);
    balance += change(cell, 3, Math.min(right, below), Math.min(left, above), stone);
  }

  /**
   * What a stone changes along one direction.
   *
   * @param back how many squares the board has before the cell
   * @param on how many it has after the cell
   */
  private int change(int cell, int direction, int back, int on, int stone) {
    int[] counts = stretches[direction];
    int step = grid.directions[direction];
    int first = cell - Math.min(back, line - 1) * step;
    int last = cell - Math.max(0, line - 1 - on) * step;
    int change = 0;
    for (int start = first; start <= last; start += step) {
      int before = counts[start];
      int after = before + stone;
      counts[start] = after;
      change += worth[after] - worth[before];
    }
    return change;
  }
}
