package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;

/**
 * Still more strategy (chapter 3.3): the spider's idea "carried on and much improved". The paper
 * does not say how; here the net is spun only along lines where five still find room, a thread
 * counts the more the nearer it is and only where it meets others, the sum by its square, the
 * opponent's net is torn where it would grow, and nothing is said about wins and losses.
 */
final class MSpider implements FieldRater {
  /** What tearing is worth beside spinning. */
  private static final double ENEMY = 0.2;

  private final SpiderMatrix spiderMatrix;

  MSpider(SpiderMatrix spiderMatrix) {
    this.spiderMatrix = spiderMatrix;
  }

  /** Makes {@code mspider}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mspider",
          "mSpider (module)",
          LINES,
          game -> new MSpider(new SpiderMatrix(game.grid())),
          "Spider's net improved: spun only where five find room, near threads count more, the"
              + " opponent's net is torn. Pure strategy: sees neither wins nor losses, so it needs a"
              + " tactician beside it.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    spiderMatrix.at(boardView.state());
    LineAnalysis lines = boardView.lines();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      double own = spiderMatrix.knots(lines, field, boardView.me());
      double enemy = spiderMatrix.knots(lines, field, boardView.opponent());
      ratedFields.add(field, own * own + ENEMY * enemy * enemy);
    }
  }
}
