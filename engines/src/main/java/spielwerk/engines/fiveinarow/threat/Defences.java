package spielwerk.engines.fiveinarow.threat;

import spielwerk.games.fiveinarow.Shape;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * The moves that can be right when the other side threatens an open or double four: fours of one's
 * own and what spoils the threat. The list is complete: after any other move the threat is carried
 * out and cannot be stopped. That is what makes a proof by threats a proof.
 */
final class Defences {
  private static final int DIRECTIONS = ThreatBoard.DIRECTIONS;
  private static final int OPEN = Shape.OPEN_FOUR.ordinal();
  private static final int HALF = Shape.HALF_FOUR.ordinal();

  private final ThreatBoard threats;
  private final int[] best = new int[40];
  private final int[] other = new int[40];

  Defences(ThreatBoard threats) {
    this.threats = threats;
  }

  /** Appends the answers of a seat, each once, and returns the new end. */
  int list(int seat, int[] into, int at) {
    int end = fours(seat, into, at);
    int attacker = seat ^ 1;
    int fewest = Integer.MAX_VALUE;
    int lowest = 0;
    for (int cell = threats.first(attacker, ThreatKinds.OPEN_FOUR);
        cell != ThreatBoard.NONE;
        cell = threats.next(attacker, cell)) {
      if (!threats.allowed(cell, attacker)) {
        continue;
      }
      int count = spoilers(cell, attacker, other, 0);
      // the lower cell of equals, so that the order of the list does not matter
      if (count < fewest || count == fewest && cell < lowest) {
        fewest = count;
        lowest = cell;
        System.arraycopy(other, 0, best, 0, count);
      }
    }
    for (int i = 0; i < fewest; i++) {
      if (threats.kind(best[i], seat) < ThreatKinds.FOUR) {
        into[end++] = best[i];
      }
    }
    return allowed(seat, into, at, end);
  }

  /** Leaves out what the seat may not play. */
  private int allowed(int seat, int[] into, int from, int to) {
    if (threats.answersComplete(seat)) {
      return to; // nothing is forbidden
    }
    int end = from;
    for (int i = from; i < to; i++) {
      if (threats.allowed(into[i], seat)) {
        into[end++] = into[i];
      }
    }
    return end;
  }

  /** Appends all fields on which a seat makes a four of any kind. */
  int fours(int seat, int[] into, int at) {
    int end = at;
    for (int kind = ThreatKinds.OPEN_FOUR; kind >= ThreatKinds.FOUR; kind--) {
      end = kind(seat, kind, into, end);
    }
    return end;
  }

  /** Appends the fields of one kind, in a fixed order. */
  int kind(int seat, int kind, int[] into, int at) {
    int end = at;
    for (int cell = threats.first(seat, kind);
        cell != ThreatBoard.NONE;
        cell = threats.next(seat, cell)) {
      int place = end++;
      while (place > at && into[place - 1] > cell) {
        into[place] = into[place - 1];
        place--;
      }
      into[place] = cell;
    }
    return end;
  }

  /**
   * Appends the fields on which the other seat, if it may play there, stops the five that a seat is
   * about to make; of several fives the lowest. That is the field itself and, where a row closed in
   * at both ends does not win, what closes it in.
   */
  int stops(int seat, int[] into, int at) {
    int five = threats.least(seat, ThreatKinds.FIVE);
    int end = at;
    if (threats.allowed(five, seat ^ 1)) {
      into[end++] = five;
    }
    if (!threats.twoFivesWin()) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        end = ends(five, threats.steps[direction], seat, into, end);
      }
    }
    return end;
  }

  private int ends(int five, int step, int seat, int[] into, int at) {
    int after = five + step;
    while (threats.at(after) == seat + 1) {
      after += step;
    }
    int before = five - step;
    while (threats.at(before) == seat + 1) {
      before -= step;
    }
    int end = at;
    if ((after - before) / step > 5) {
      if (threats.at(after) == SquareGrid.FREE) {
        into[end++] = after;
      }
      if (threats.at(before) == SquareGrid.FREE) {
        into[end++] = before;
      }
    }
    return end;
  }

  /**
   * Appends all fields on which the other seat can prevent that a seat makes an {@link
   * ThreatKinds#OPEN_FOUR open or double four} on a field, that field included. Any other stone
   * leaves it an open or double four, so nothing else helps but a four of one's own.
   */
  private int spoilers(int cell, int seat, int[] into, int at) {
    into[at++] = cell;
    int code = threats.code(cell, seat);
    int open = -1;
    for (int direction = 0; direction < DIRECTIONS && open < 0; direction++) {
      open = (code >> 4 * direction & 15) == OPEN ? direction : -1;
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      boolean part = open >= 0 ? direction == open : (code >> 4 * direction & 15) == HALF;
      if (part) {
        int mask = threats.spoilers(cell, seat, direction);
        for (; mask != 0; mask &= mask - 1) {
          int place = Integer.numberOfTrailingZeros(mask);
          int far = place < threats.reach() ? place - threats.reach() : place - threats.reach() + 1;
          into[at++] = cell + far * threats.steps[direction];
        }
      }
    }
    return at;
  }
}
