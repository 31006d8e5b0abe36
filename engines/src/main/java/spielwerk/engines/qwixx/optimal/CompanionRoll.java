package spielwerk.engines.qwixx.optimal;

import spielwerk.games.qwixx.Row;

/** The roll of somebody else, of which only the white sum can be crossed, or nothing. */
public final class CompanionRoll {
  private final RowStates states;
  private final int sides;

  /** What a sheet, by the states of its rows, will still bring. */
  @FunctionalInterface
  public interface Future {
    double of(int[] rows);
  }

  public CompanionRoll(RowStates states) {
    this.states = states;
    this.sides = (states.last() + 1) / 2;
  }

  /**
   * What the best decision brings on average.
   *
   * @param rows the states of the rows, rising ones first; left as they were
   */
  public double mean(int[] rows, Future after) {
    double mean = 0;
    double nothing = after.of(rows);
    for (int sum = 2; sum <= 2 * sides; sum++) {
      double best = nothing;
      for (int row = 0; row < Row.COUNT; row++) {
        int before = rows[row];
        int field = row < 2 ? sum - 1 : 2 * sides + 1 - sum;
        int next = states.after(before, field);
        if (next >= 0) {
          rows[row] = next;
          best = Math.max(best, states.gain(before, field) + after.of(rows));
          rows[row] = before;
        }
      }
      mean += best * (sides - Math.abs(sum - sides - 1));
    }
    return mean / (sides * sides);
  }
}
