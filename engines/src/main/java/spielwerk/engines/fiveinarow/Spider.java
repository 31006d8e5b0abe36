package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;

/**
 * Strategy by a net of squares (chapter 3.2): every own stone adds 1 to the squares on its eight
 * rays; the spider sits down where these values grow most. "Later extended, it now recognises
 * essential tactical features": it completes and prevents a five and an open four, no more.
 */
final class Spider implements FieldRater {
  private static final int FIVE = 100_000;
  private static final int BLOCK_FIVE = 35_000;
  private static final int OPEN_FOUR = 12_000;
  private static final int BLOCK_OPEN_FOUR = 4_000;

  /** From what share of the largest growth a square counts as one of those that grow most. */
  private static final double LARGEST = 0.95;

  private final SpiderMatrix spiderMatrix;

  Spider(SpiderMatrix spiderMatrix) {
    this.spiderMatrix = spiderMatrix;
  }

  /** Makes {@code spider}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "spider",
          "Spider",
          LINES,
          game -> new Spider(new SpiderMatrix(game.grid())),
          "Spins a net: own stones add 1 to all squares within four along their lines, and it plays"
              + " where these values grow most; of tactics it knows fives and open fours only.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    spiderMatrix.at(boardView.state());
    LineAnalysis lines = boardView.lines();
    int most = 0;
    for (int i = 0; i < boardView.count(); i++) {
      most = Math.max(most, worth(boardView, lines, boardView.field(i)));
    }
    double least = LARGEST * most;
    for (int i = 0; i < boardView.count(); i++) {
      int worth = worth(boardView, lines, boardView.field(i));
      if (worth >= least) {
        ratedFields.add(boardView.field(i), worth);
      }
    }
  }

  private int worth(BoardView boardView, LineAnalysis lines, int field) {
    int own = ThreatCount.of(lines, field, boardView.me());
    int enemy = ThreatCount.of(lines, field, boardView.opponent());
    return spiderMatrix.growth(field, boardView.me()) + own(own) + enemy(enemy);
  }

  private static int own(int threats) {
    return ThreatCount.five(threats) ? FIVE : ThreatCount.openFours(threats) > 0 ? OPEN_FOUR : 0;
  }

  private static int enemy(int threats) {
    return ThreatCount.five(threats)
        ? BLOCK_FIVE
        : ThreatCount.openFours(threats) > 0 ? BLOCK_OPEN_FOUR : 0;
  }
}
