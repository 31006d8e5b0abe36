package spielwerk.games.qwixx;

/**
 * Six dice in one number, four bits each: two white ones, then red, yellow, green and blue. The die
 * of a closed row has left the game and shows 0. Which white die lies first counts, so that all
 * rolls are equally likely and whoever lists them knows their probability.
 *
 * <p>As a move of chance a roll is a number to base 6, the first white die highest, gone dice as 0.
 */
final class Roll {
  static final int DICE = 6;

  /** How many rolls of six dice there are. */
  static final int ALL = 46_656;

  private Roll() {}

  /** The roll that a number to base 6 means when some rows are closed; their digits are ignored. */
  static int of(int code, int closed) {
    int roll = 0;
    int rest = code;
    for (int die = DICE - 1; die >= 0; die--) {
      int next = rest / 6;
      if (die < 2 || (closed & (1 << (die - 2))) == 0) {
        roll |= (rest - next * 6 + 1) << (4 * die);
      }
      rest = next;
    }
    return roll;
  }

  /** Lists all rolls when some rows are closed, as moves, and returns the end of the list. */
  static int all(int closed, int[] into, int at) {
    int end = at;
    for (int code = 0; code < ALL; code++) {
      if (closed == 0 || code(of(code, closed)) == code) {
        into[end++] = code;
      }
    }
    return end;
  }

  /** The number to base 6 of a roll. */
  static int code(int roll) {
    int code = 0;
    for (int die = 0; die < DICE; die++) {
      code = code * 6 + Math.max(0, eyes(roll, die) - 1);
    }
    return code;
  }

  /** The eyes of a die, 0 if it has left the game. */
  static int eyes(int roll, int die) {
    return (roll >>> (4 * die)) & 15;
  }

  /**
   * The fields that a roll hits, four bits each: by row for the white sum, then by row and white
   * die for the coloured sums. What a gone die hits means nothing.
   */
  static long fields(int roll) {
    int first = eyes(roll, 0);
    int second = eyes(roll, 1);
    long fields = 0;
    for (int row = 0; row < Row.COUNT; row++) {
      int colour = eyes(roll, row + 2);
      long pair = Row.field(row, colour + first) | ((long) Row.field(row, colour + second) << 4);
      fields |= (long) Row.field(row, first + second) << (4 * row);
      fields |= pair << (4 * (Row.COUNT + 2 * row));
    }
    return fields;
  }

  /** The coloured sums, by row and white die, whose dice are there and that are all different. */
  static int playable(int roll) {
    int pairs = 0;
    for (int row = 0; row < Row.COUNT; row++) {
      pairs |= eyes(roll, row + 2) == 0 ? 0 : 3 << (2 * row);
    }
    return eyes(roll, 0) == eyes(roll, 1) ? pairs & 0b01010101 : pairs;
  }

  /** The roll without the dice of some rows. */
  static int without(int roll, int closed) {
    int left = roll;
    for (int row = 0; row < Row.COUNT; row++) {
      if ((closed & (1 << row)) != 0) {
        left &= ~(15 << (4 * (row + 2)));
      }
    }
    return left;
  }
}
