package spielwerk.engines.qwixx;

import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * What a sheet is worth when every row counts for itself: a number for each row, how far it has
 * come and how many crosses it has, and one for each number of penalties. Immutable; shared by all
 * threads.
 */
public final class RowWeights {
  private static final int REACHES = 13;

  private final double[] rows = new double[Row.COUNT << 8];
  private final double[] penalties = new double[Sheet.MOST_PENALTIES + 1];

  /** The worth of a row. */
  @FunctionalInterface
  public interface OfRow {
    /**
     * What a row is worth as it stands.
     *
     * @param row from 0 (red) to 3 (blue)
     * @param reach the field of the last cross, 0 for an empty row, 12 for a locked one
     * @param count the crosses, the lock among them
     */
    double worth(int row, int reach, int count);
  }

  /** The worth of some penalties. */
  @FunctionalInterface
  public interface OfPenalties {
    double worth(int penalties);
  }

  public RowWeights(OfRow ofRow, OfPenalties ofPenalties) {
    for (int row = 0; row < Row.COUNT; row++) {
      for (int reach = 0; reach < REACHES; reach++) {
        for (int count = 0; count <= reach; count++) {
          rows[place(row, reach, count)] = ofRow.worth(row, reach, count);
        }
      }
    }
    for (int i = 0; i < penalties.length; i++) {
      penalties[i] = ofPenalties.worth(i);
    }
  }

  private static int place(int row, int reach, int count) {
    return (row << 8) | (reach << 4) | count;
  }

  public double of(long sheet) {
    double worth = penalties[Sheet.penalties(sheet)];
    for (int row = 0; row < Row.COUNT; row++) {
      worth += ofRow(sheet, row);
    }
    return worth;
  }

  private double ofRow(long sheet, int row) {
    return rows[place(sheet, row)];
  }

  /** Where the table keeps a row as it stands, for {@link #gain(int, int)}. */
  static int place(long sheet, int row) {
    return place(row, Sheet.reach(sheet, row), Sheet.count(sheet, row));
  }

  /** What a cross adds to a row that stands at a place. */
  double gain(int place, int field) {
    int after = (place & ~0xF0) + (field == Row.LAST ? ((field + 1) << 4) + 2 : (field << 4) + 1);
    return rows[after] - rows[place];
  }

  /** What two crosses in one row add, the first of which is not a lock. */
  double gain(long sheet, int row, int first, int second) {
    return ofRow(Sheet.cross(Sheet.cross(sheet, row, first), row, second), row) - ofRow(sheet, row);
  }

  /** What one penalty more adds. */
  double gainOfPenalty(long sheet) {
    int now = Sheet.penalties(sheet);
    return penalties[now + 1] - penalties[now];
  }
}
