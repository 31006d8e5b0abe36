package spielwerk.engines.qwixx;

import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * What a {@link QwixxNet} sees of a game after a decision of one seat: the own sheet as the
 * decision leaves it, the sheets of the others before their pending choices, which rows are closed,
 * and how long it takes until the own dice. Each of these facts is a number.
 *
 * <p>A row is seen by how far it has come and how many crosses it has; a closed row is just closed,
 * for what it has brought is in the points.
 */
public final class QwixxNetInput {
  /** The states of a row: empty, 55 pairs of last field and crosses, closed. */
  private static final int STATES = 57;

  private static final int CLOSED = STATES - 1;

  /** How many facts there are about a row, the own ones first. */
  static final int ROW_FACTS = 2 * STATES;

  private static final int PENALTIES = Sheet.MOST_PENALTIES;
  private static final int TURN = 2 * PENALTIES;
  private static final int MOST_SEATS = 5;

  /** The fact that always holds. */
  private static final int ALWAYS = TURN + MOST_SEATS;

  /** The fact that holds as much as the own lead. */
  static final int LEAD = ALWAYS + 1;

  /** How many facts there are about other things than rows. */
  static final int FACTS = LEAD + 1;

  /** The moment: all rows open, one closed, or the end. */
  static final int OPEN = 0;

  static final int LATE = 1;
  static final int END = 2;

  private static final float LEAD_UNIT = 1 / 32f;

  /** The facts about rows, times four plus the row; the own rows come first. */
  final int[] rows = new int[MOST_SEATS * Row.COUNT];

  int rowCount;

  /** The other facts but the lead; the own penalties come first. */
  final int[] facts = new int[MOST_SEATS + 2];

  int factCount;
  int moment;

  /** The own points minus those of the best other. */
  int lead;

  /** The mean of the points of all as they stand. */
  double points;

  private int bestOther;
  private int sumOfOthers;
  private int seats;

  /** How much the fact of the lead holds. */
  float pull() {
    return Math.max(-2, Math.min(2, lead * LEAD_UNIT));
  }

  /** Whether the decision ends the game. */
  public boolean ends() {
    return moment == END;
  }

  /**
   * Looks at all but the own sheet.
   *
   * @param sheets whether at the sheets of the others, not just at their points
   */
  void others(QwixxState game, int seat, int closed, boolean sheets) {
    seats = game.seats();
    rowCount = Row.COUNT;
    factCount = 1;
    bestOther = Integer.MIN_VALUE;
    sumOfOthers = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        long sheet = game.sheet(other);
        int worth = Sheet.points(sheet);
        bestOther = Math.max(bestOther, worth);
        sumOfOthers += worth;
        if (sheets) {
          rows(sheet, closed, STATES, rowCount);
          rowCount += Row.COUNT;
          facts[factCount++] = PENALTIES + Sheet.penalties(sheet);
        }
      }
    }
    facts[factCount++] = TURN + Math.floorMod(seat - game.active() - 1, seats);
    facts[factCount++] = ALWAYS;
  }

  /** Looks at the own sheet, after the others. */
  void own(long sheet, int closed) {
    int own = Sheet.points(sheet);
    lead = own - bestOther;
    points = (own + sumOfOthers) / (double) seats;
    boolean over = Integer.bitCount(closed) >= 2 || Sheet.penalties(sheet) >= PENALTIES;
    moment = over ? END : closed == 0 ? OPEN : LATE;
    if (!over) {
      rows(sheet, closed, 0, 0);
      facts[0] = Sheet.penalties(sheet);
    }
  }

  private void rows(long sheet, int closed, int from, int at) {
    for (int row = 0; row < Row.COUNT; row++) {
      rows[at + row] = (from + state(sheet, row, closed)) * Row.COUNT + row;
    }
  }

  private static int state(long sheet, int row, int closed) {
    if ((closed & (1 << row)) != 0) {
      return CLOSED;
    }
    int reach = Sheet.reach(sheet, row);
    return reach == 0 ? 0 : reach * (reach - 1) / 2 + Sheet.count(sheet, row);
  }

  public void set(QwixxNetInput other) {
    System.arraycopy(other.rows, 0, rows, 0, other.rowCount);
    System.arraycopy(other.facts, 0, facts, 0, other.factCount);
    rowCount = other.rowCount;
    factCount = other.factCount;
    moment = other.moment;
    lead = other.lead;
    points = other.points;
  }
}
