package spielwerk.engines.qwixx;

import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * What an {@link Outlook} sees of a game after a decision of one seat: the own sheet as the
 * decision leaves it, the sheets of the others before their pending choices, which rows are closed,
 * and how long it takes until the own dice. Each of these is the place of one vector of weights.
 *
 * <p>A row is seen by how far it has come and how many crosses it has; a closed row is just closed,
 * for what it has brought is in the points.
 */
public final class Glance {
  /** The states of a row: empty, 55 pairs of last field and crosses, closed. */
  static final int STATES = 57;

  private static final int CLOSED = STATES - 1;
  private static final int SHEET = Row.COUNT * STATES + Sheet.MOST_PENALTIES;

  /** Below are the places of the own sheet, from here to {@link #TURN} those of the others. */
  static final int OTHERS = SHEET;

  static final int TURN = 2 * SHEET;
  private static final int MOST_SEATS = 5;

  /** The place that always counts. */
  static final int ALWAYS = TURN + MOST_SEATS;

  /** The place that counts as much as the own lead. */
  static final int LEAD = ALWAYS + 1;

  /** How many places there are. */
  static final int PLACES = LEAD + 1;

  /** The places of the own sheet come first, its rows and its penalties. */
  static final int OWN = Row.COUNT + 1;

  /** The moment: all rows open, one closed, or the end. */
  static final int OPEN = 0;

  static final int LATE = 1;
  static final int END = 2;

  private static final float LEAD_UNIT = 1 / 32f;

  final int[] places = new int[MOST_SEATS * OWN + 2];
  int count;
  int moment;

  /** The own points minus those of the best other. */
  int lead;

  /** The mean of the points of all as they stand. */
  double points;

  private int bestOther;
  private int sumOfOthers;
  private int seats;

  /** How much the vector of the lead counts. */
  float pull() {
    return Math.max(-2, Math.min(2, lead * LEAD_UNIT));
  }

  /**
   * Looks at all but the own sheet.
   *
   * @param sheets whether at the sheets of the others, not just at their points
   */
  void others(QwixxState game, int seat, int closed, boolean sheets) {
    seats = game.seats();
    count = OWN;
    bestOther = Integer.MIN_VALUE;
    sumOfOthers = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        long sheet = game.sheet(other);
        int points = Sheet.points(sheet);
        bestOther = Math.max(bestOther, points);
        sumOfOthers += points;
        if (sheets) {
          sheet(sheet, closed, OTHERS, count);
          count += OWN;
        }
      }
    }
    places[count++] = TURN + Math.floorMod(seat - game.active() - 1, seats);
    places[count++] = ALWAYS;
  }

  /** Looks at the own sheet, after the others. */
  void own(long sheet, int closed) {
    int own = Sheet.points(sheet);
    lead = own - bestOther;
    points = (own + sumOfOthers) / (double) seats;
    boolean over = Integer.bitCount(closed) >= 2 || Sheet.penalties(sheet) >= Sheet.MOST_PENALTIES;
    moment = over ? END : closed == 0 ? OPEN : LATE;
    if (!over) {
      sheet(sheet, closed, 0, 0);
    }
  }

  private void sheet(long sheet, int closed, int from, int at) {
    for (int row = 0; row < Row.COUNT; row++) {
      places[at + row] = from + row * STATES + state(sheet, row, closed);
    }
    places[at + Row.COUNT] = from + Row.COUNT * STATES + Math.min(3, Sheet.penalties(sheet));
  }

  private static int state(long sheet, int row, int closed) {
    if ((closed & (1 << row)) != 0) {
      return CLOSED;
    }
    int reach = Sheet.reach(sheet, row);
    return reach == 0 ? 0 : reach * (reach - 1) / 2 + Sheet.count(sheet, row);
  }

  /** Whether the decision ends the game. */
  public boolean ends() {
    return moment == END;
  }

  public void set(Glance other) {
    System.arraycopy(other.places, 0, places, 0, other.count);
    count = other.count;
    moment = other.moment;
    lead = other.lead;
    points = other.points;
  }
}
