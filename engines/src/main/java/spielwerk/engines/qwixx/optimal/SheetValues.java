package spielwerk.engines.qwixx.optimal;

import java.util.Arrays;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * The points that the best play still adds to a sheet, on average. Before the own roll they come
 * from a file, to a tenth of a point; before the rolls of others they follow from that, are found
 * when they are first wanted, and kept. Threads may share it: what two find at once is the same.
 */
public final class SheetValues {
  /** How many units of the stored values make a point. */
  static final int PARTS = 10;

  private final RowStates states = RowStates.standard();
  private final SheetIndex index = new SheetIndex(states.size());
  private final CompanionRoll roll = new CompanionRoll(states);
  private final short[][] ownRoll;
  private final float[][][] later;

  /**
   * Values for a table.
   *
   * @param ownRoll by penalties and sheet, in parts of a point
   * @param companions how many rolls of others lie between two own ones
   */
  SheetValues(short[][] ownRoll, int companions) {
    this.ownRoll = ownRoll;
    this.later = new float[companions][Sheet.MOST_PENALTIES][index.size()];
    for (float[][] wait : later) {
      for (float[] values : wait) {
        Arrays.fill(values, Float.NaN);
      }
    }
  }

  /**
   * What a sheet will have at the end.
   *
   * @param closed the rows in which nobody may cross any more, red in the lowest bit
   * @param wait how many rolls of others come before the own one
   */
  public double end(long sheet, int closed, int wait) {
    int penalties = Sheet.penalties(sheet);
    boolean over = Integer.bitCount(closed) >= 2 || penalties >= Sheet.MOST_PENALTIES;
    return Sheet.points(sheet) + (over ? 0 : toCome(wait, penalties, rows(sheet, closed)));
  }

  private int[] rows(long sheet, int closed) {
    int[] rows = new int[Row.COUNT];
    for (int row = 0; row < Row.COUNT; row++) {
      rows[row] =
          (closed >>> row & 1) == 1
              ? states.closed()
              : states.of(Sheet.reach(sheet, row), Sheet.count(sheet, row));
    }
    return rows;
  }

  private double toCome(int wait, int penalties, int[] rows) {
    int sheet = index.sheet(rows);
    if (wait == 0) {
      return ownRoll[penalties][sheet] / (double) PARTS;
    }
    float[] known = later[wait - 1][penalties];
    if (Float.isNaN(known[sheet])) {
      known[sheet] =
          over(rows) ? 0 : (float) roll.mean(rows, next -> toCome(wait - 1, penalties, next));
    }
    return known[sheet];
  }

  private boolean over(int[] rows) {
    return Arrays.stream(rows).filter(row -> row == states.closed()).count() >= 2;
  }
}
