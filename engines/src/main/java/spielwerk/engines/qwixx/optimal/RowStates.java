package spielwerk.engines.qwixx.optimal;

import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * The states of a row, as far as its future goes: the field of the last cross and how many crosses
 * there are. A closed row is one more state, whoever closed it. So is a dead row, where only the
 * last field is free and too few crosses are there for it.
 *
 * <p>Rows may have fewer fields than the real ones, so that slow programs can check fast ones.
 */
public final class RowStates {
  private static final int NO = -1;

  private final int last;
  private final int beforeLock;
  private final int[][] of;
  private final int[][] after;
  private final int[][] gain;
  private final int[] reach;
  private final int size;

  /**
   * Numbers the states.
   *
   * @param last how many fields a row has
   * @param beforeLock how many crosses the last field needs
   */
  public RowStates(int last, int beforeLock) {
    this.last = last;
    this.beforeLock = beforeLock;
    this.of = new int[last][last];
    this.after = new int[1 + last * last][last + 1];
    this.gain = new int[1 + last * last][last + 1];
    this.reach = new int[1 + last * last];
    int states = 0;
    int dead = NO;
    for (int at = 0; at < last; at++) {
      for (int count = Math.min(at, 1); count <= at; count++) {
        boolean hopeless = at == last - 1 && count < beforeLock;
        of[at][count] = hopeless && dead != NO ? dead : states++;
        dead = hopeless ? of[at][count] : dead;
        reach[of[at][count]] = at;
      }
    }
    reach[states] = last;
    this.size = states + 1;
    link();
  }

  /** Those of the real game. */
  public static RowStates standard() {
    return new RowStates(Row.LAST, Sheet.BEFORE_LOCK);
  }

  private void link() {
    for (int[] row : after) {
      java.util.Arrays.fill(row, NO);
    }
    for (int at = 0; at < last; at++) {
      for (int count = Math.min(at, 1); count <= at; count++) {
        int state = of[at][count];
        for (int field = at + 1; field < last; field++) {
          after[state][field] = of[field][count + 1];
          gain[state][field] = count + 1;
        }
        if (count >= beforeLock) {
          after[state][last] = closed();
          gain[state][last] = 2 * count + 3;
        }
      }
    }
  }

  /** How many there are. */
  public int size() {
    return size;
  }

  /** How many fields a row has. */
  public int last() {
    return last;
  }

  /** The state of a closed row, the last one. */
  public int closed() {
    return size - 1;
  }

  /** The state of an open row: the field of its last cross or 0, and how many crosses it has. */
  public int of(int reached, int count) {
    return of[reached][count];
  }

  /** How far a state has come; the number of fields when closed. */
  public int reach(int state) {
    return reach[state];
  }

  /** The state after a cross, or -1 if the field may not be crossed. */
  public int after(int state, int field) {
    return after[state][field];
  }

  /** The points that a cross adds. */
  public int gain(int state, int field) {
    return gain[state][field];
  }
}
