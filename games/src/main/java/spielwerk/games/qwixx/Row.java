package spielwerk.games.qwixx;

import java.util.Locale;

/**
 * The four rows, from top to bottom. Red and yellow rise from 2 to 12, green and blue fall from 12
 * to 2. Inside, every row has the fields 1 to 11 from left to right, so that all rows are alike.
 */
public enum Row {
  RED(0),
  YELLOW(1),
  GREEN(2),
  BLUE(3);

  /** How many rows a sheet has. */
  public static final int COUNT = 4;

  /** The rightmost field, which only five crosses allow and which brings the lock. */
  public static final int LAST = 11;

  private final int index;

  Row(int index) {
    this.index = index;
  }

  /** Its place on the sheet, from 0; inner loops know rows by this number. */
  public int index() {
    return index;
  }

  /** The row at a place. */
  public static Row at(int index) {
    return switch (index) {
      case 0 -> RED;
      case 1 -> YELLOW;
      case 2 -> GREEN;
      default -> BLUE;
    };
  }

  /** The field on which a row shows a number from 2 to 12. */
  public static int field(int row, int number) {
    return row < 2 ? number - 1 : 13 - number;
  }

  /** The number on a field; field 0 (left of all) and 12 (the lock) give the paper's 1 and 13. */
  public static int number(int row, int field) {
    return row < 2 ? field + 1 : 13 - field;
  }

  /** The letter people write: r, y, g or b. */
  public char letter() {
    return name().toLowerCase(Locale.ROOT).charAt(0);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
