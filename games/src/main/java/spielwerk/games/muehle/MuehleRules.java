package spielwerk.games.muehle;

/**
 * What may differ from table to table.
 *
 * @param flying whether men jump anywhere once there are only three of a side
 * @param repetition a position that occurs this often is a draw; 0 for never
 * @param limit the game is a draw after this many moves of each side without a mill
 */
record MuehleRules(boolean flying, int repetition, int limit) {
  static final MuehleRules USUAL = new MuehleRules(true, 3, 50);

  static final int MEN = 9;

  /** A side with fewer men has lost. */
  static final int FEWEST = 3;

  static final int MOST_REPETITION = 9;
  static final int MOST_LIMIT = 200;

  /** Moves of both sides without a mill that end the game. */
  int quietPlies() {
    return 2 * limit;
  }

  /**
   * All men are set, and between two mills lie fewer moves than the limit allows; each mill takes a
   * man, and one side's last but two ends the game.
   */
  int maxLength() {
    int mills = 2 * (MEN - FEWEST) + 1;
    return 2 * MEN + (mills + 1) * quietPlies();
  }
}
