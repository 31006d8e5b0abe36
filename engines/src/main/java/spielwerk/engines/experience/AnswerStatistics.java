package spielwerk.engines.experience;

/**
 * How often an answer was given and what came of it.
 *
 * @param shared games in which the first place was shared, as in a draw
 */
public record AnswerStatistics(int games, int won, int shared) {
  static final AnswerStatistics NONE = new AnswerStatistics(0, 0, 0);

  /** 95% of the time the truth is no farther off than this many standard deviations. */
  private static final double Z = 1.959964;

  /**
   * @param share what the seat got of the one point of the game
   */
  AnswerStatistics plus(double share) {
    boolean whole = share >= 1;
    return new AnswerStatistics(
        games + 1, won + (whole ? 1 : 0), shared + (!whole && share > 0 ? 1 : 0));
  }

  /** A game won is 1, one shared counts half. */
  double points() {
    return won + shared / 2.0;
  }

  /** The share of the points, from 0 to 1. */
  public double score() {
    return games == 0 ? 0 : points() / games;
  }

  /** The lower bound of the score's 95% confidence interval: few games prove little. */
  double proven() {
    return atLeast(points(), games);
  }

  /** The lower bound of Wilson's 95% confidence interval of a share. */
  static double atLeast(double hits, double tries) {
    if (tries == 0) {
      return 0;
    }
    double share = hits / tries;
    double square = Z * Z / tries;
    double spread = Z * Math.sqrt(share * (1 - share) / tries + square / (4 * tries));
    return Math.max(0, (share + square / 2 - spread) / (1 + square));
  }
}
