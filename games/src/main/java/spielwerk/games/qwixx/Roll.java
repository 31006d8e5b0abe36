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
      if (die < 2 || (closed >>> die - 2 & 1) == 0) {
        roll |= rest - next * 6 + 1 << 4 * die;
      }
      rest = next;
    }
    return roll;
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
    return roll >>> 4 * die & 15;
  }

  /** The roll without the dice of some rows. */
  static int without(int roll, int closed) {
    int left = roll;
    for (int row = 0; row < Row.COUNT; row++) {
      if ((closed >>> row & 1) != 0) {
        left &= ~(15 << 4 * (row + 2));
      }
    }
    return left;
  }
}
