package spielwerk.workshop.qwixx.bound;

import java.util.Arrays;
import spielwerk.engines.qwixx.optimal.RowStates;
import spielwerk.engines.qwixx.optimal.SheetIndex;
import spielwerk.games.qwixx.Row;

/**
 * What the own turn brings on average, all dice and decisions considered. There are 46,656 rolls
 * and up to 45 decisions, but they need not be listed: once the white dice lie, what the best
 * decision with a cross in one colour brings depends on the die of that colour alone. So for each
 * of the 21 pairs of white dice four independent values of six possibilities each are found, and
 * the mean of their maximum follows from the product of their distributions. One per thread.
 */
final class TurnValue {
  private static final double NONE = Double.NEGATIVE_INFINITY;

  private final BoundedGame game;
  private final RowStates states;
  private final SheetIndex index;
  private final boolean paper;
  private final int sides;
  private final int[] rows = new int[Row.COUNT];

  /** By the white sum: the best without a coloured cross, a penalty not among them. */
  private final double[] whiteOnly;

  /** By the white sum, the row and the coloured sum: the best with that coloured cross. */
  private final double[][][] withColour;

  private final double[] values;
  private final int[] owners;
  private final int[] left = new int[Row.COUNT];

  TurnValue(BoundedGame game, RowStates states, SheetIndex index) {
    this.game = game;
    this.states = states;
    this.index = index;
    this.paper = game.rules().together();
    this.sides = game.sides();
    this.whiteOnly = new double[2 * sides + 1];
    this.withColour = new double[2 * sides + 1][Row.COUNT][2 * sides + 1];
    this.values = new double[Row.COUNT * sides];
    this.owners = new int[Row.COUNT * sides];
  }

  /**
   * The mean of the best.
   *
   * @param sheet the states of the rows, of which at most one is closed
   * @param after what sheets with as many penalties are worth after the turn
   * @param penalty what taking a penalty brings
   */
  double of(int[] sheet, double[] after, double penalty) {
    System.arraycopy(sheet, 0, rows, 0, rows.length);
    for (int sum = 2; sum <= 2 * sides; sum++) {
      decide(sum, after);
    }
    double mean = 0;
    for (int low = 1; low <= sides; low++) {
      for (int high = low; high <= sides; high++) {
        mean += (low == high ? 1 : 2) * best(low, high, penalty);
      }
    }
    return mean / (sides * sides);
  }

  /** Fills what a white sum allows. */
  private void decide(int white, double[] after) {
    double[][] coloured = withColour[white];
    for (int row = 0; row < Row.COUNT; row++) {
      Arrays.fill(coloured[row], NONE);
      cross(row, rows[row], 0, after, coloured[row]);
    }
    double most = NONE;
    int closedBefore = closed();
    for (int row = 0; row < Row.COUNT; row++) {
      int before = rows[row];
      int field = game.field(row, white);
      int next = states.after(before, field);
      if (next < 0) {
        continue;
      }
      int gain = states.gain(before, field);
      rows[row] = next;
      most = Math.max(most, gain + after[index.sheet(rows)]);
      boolean over = !paper && next == states.closed() && closedBefore == 1;
      for (int colour = 0; colour < Row.COUNT && !over; colour++) {
        int asked = colour == row ? before : rows[colour];
        cross(colour, asked, gain, after, coloured[colour]);
      }
      rows[row] = before;
    }
    whiteOnly[white] = most;
  }

  /**
   * Improves the values of coloured crosses in a row.
   *
   * @param before the state of the row before the turn, which under the paper's rules decides
   *     whether its last field may be crossed
   */
  private void cross(int row, int before, int gain, double[] after, double[] best) {
    int state = rows[row];
    int partner = rows[row ^ 1];
    int otherPair = row < 2 ? index.pair(rows[2], rows[3]) : index.pair(rows[0], rows[1]);
    int end = paper && states.after(before, states.last()) < 0 ? states.last() - 1 : states.last();
    for (int field = states.reach(state) + 1; field <= end; field++) {
      int next = states.after(state, field);
      if (next >= 0) {
        int sheet = SheetIndex.sheet(index.pair(next, partner), otherPair);
        double value = gain + states.gain(state, field) + after[sheet];
        int sum = row < 2 ? field + 1 : 2 * sides + 1 - field;
        best[sum] = Math.max(best[sum], value);
      }
    }
  }

  private int closed() {
    int closed = 0;
    for (int row : rows) {
      closed += row == states.closed() ? 1 : 0;
    }
    return closed;
  }

  /** The mean of the best decision over the coloured dice, when the white ones show this. */
  private double best(int low, int high, double penalty) {
    double least = Math.max(penalty, whiteOnly[low + high]);
    double[][] coloured = withColour[low + high];
    int count = 0;
    for (int row = 0; row < Row.COUNT; row++) {
      left[row] = sides;
      for (int die = 1; die <= sides; die++) {
        double value = Math.max(coloured[row][low + die], coloured[row][high + die]);
        if (value > least) {
          int at = count++;
          for (; at > 0 && values[at - 1] < value; at--) {
            values[at] = values[at - 1];
            owners[at] = owners[at - 1];
          }
          values[at] = value;
          owners[at] = row;
        }
      }
    }
    // From the best downwards: how many of the rolls of four dice have not had their best yet.
    int all = sides * sides * sides * sides;
    int open = all;
    double sum = 0;
    for (int i = 0; i < count; i++) {
      left[owners[i]]--;
      int next = left[0] * left[1] * left[2] * left[3];
      sum += values[i] * (open - next);
      open = next;
    }
    return (sum + least * open) / all;
  }
}
