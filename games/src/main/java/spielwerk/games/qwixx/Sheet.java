package spielwerk.games.qwixx;

/**
 * A player's sheet in one {@code long}: eleven bits a row from the left, red first, then three bits
 * for the penalties. The rightmost bit of a row stands for its last number and the lock at once,
 * for nobody has one without the other.
 */
public final class Sheet {
  public static final long EMPTY = 0;

  /** This many penalties end the game. */
  public static final int MOST_PENALTIES = 4;

  /** This many crosses a row must have before its last number may be crossed. */
  public static final int BEFORE_LOCK = 5;

  private static final int WIDTH = Row.LAST;
  private static final int ROW = (1 << WIDTH) - 1;
  private static final int PENALTIES = Row.COUNT * WIDTH;

  private Sheet() {}

  /** The crosses of a row, the leftmost field in the lowest bit. */
  public static int crosses(long sheet, int row) {
    return (int) (sheet >>> (row * WIDTH)) & ROW;
  }

  /** How many crosses a row counts, the lock among them: 0 to 12. */
  public static int count(long sheet, int row) {
    int crosses = crosses(sheet, row);
    return Integer.bitCount(crosses) + (crosses >>> (WIDTH - 1));
  }

  /**
   * How far a row has come: the field of its last cross, 0 if it is empty, 12 once it is locked.
   */
  public static int reach(long sheet, int row) {
    int crosses = crosses(sheet, row);
    return 32 - Integer.numberOfLeadingZeros(crosses) + (crosses >>> (WIDTH - 1));
  }

  /**
   * The paper's limit: the number of the last cross; 1 or 13 if the row is empty, 13 or 1 locked.
   */
  public static int limit(long sheet, int row) {
    return Row.number(row, reach(sheet, row));
  }

  /** Whether a field may be crossed, as far as this sheet goes. */
  public static boolean fits(long sheet, int row, int field) {
    return room(sheet, row, field) != 0;
  }

  /**
   * 1 if a field may be crossed, else 0: right of all crosses, the last one only after five. Dice
   * make this unforeseeable, so it does without branches.
   */
  static int room(long sheet, int row, int field) {
    int crosses = crosses(sheet, row);
    int free = ((crosses >>> (field - 1)) - 1) >>> 31;
    int few = (Integer.bitCount(crosses) - BEFORE_LOCK) >>> 31;
    return free & ~((field / Row.LAST) & few);
  }

  public static long cross(long sheet, int row, int field) {
    return sheet | (1L << (row * WIDTH + field - 1));
  }

  public static int penalties(long sheet) {
    return (int) (sheet >>> PENALTIES);
  }

  public static long penalise(long sheet) {
    return sheet + (1L << PENALTIES);
  }

  /** The rows locked on this sheet, red in the lowest bit. */
  public static int locked(long sheet) {
    long last = sheet >>> (WIDTH - 1);
    return (int)
        ((last & 1)
            | ((last >>> (WIDTH - 1)) & 2)
            | ((last >>> (2 * WIDTH - 2)) & 4)
            | ((last >>> (3 * WIDTH - 3)) & 8));
  }

  /** Formula (1) for every row, minus five for each penalty. */
  public static int points(long sheet) {
    int points = -5 * penalties(sheet);
    for (int row = 0; row < Row.COUNT; row++) {
      int count = count(sheet, row);
      points += count * (count + 1) / 2;
    }
    return points;
  }
}
