package spielwerk.games.qwixx;

/**
 * What a seat decides, as a move: the row for the sum of the white dice or none, and the row and
 * white die for a coloured sum or none. Nothing at all is move 0; whether that costs a penalty
 * depends on the moment.
 */
public final class Crosses {
  /** No cross. */
  public static final int NONE = 0;

  /** A penalty of somebody who could have passed for nothing. */
  public static final int PENALTY = 5 * 9;

  /** How many decisions there are. */
  static final int CODES = PENALTY + 1;

  private Crosses() {}

  /**
   * The decision for these crosses.
   *
   * @param white a row, or -1
   * @param colour a row times two plus the white die (0 or 1) that goes with it, or -1
   */
  public static int of(int white, int colour) {
    return white + 1 + 5 * (colour + 1);
  }

  /** The row for the sum of the white dice, or -1. */
  public static int white(int move) {
    return move == PENALTY ? -1 : move % 5 - 1;
  }

  /** Row times two plus white die for the coloured sum, or -1. */
  public static int colour(int move) {
    return move == PENALTY ? -1 : move / 5 - 1;
  }
}
