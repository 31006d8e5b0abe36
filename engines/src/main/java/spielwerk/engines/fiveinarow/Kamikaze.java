package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;

/**
 * Reckless tactics (chapter 3.2): constant points for every constellation a square belongs to, own
 * stones above the opponent's, open ones far above half-open ones. It knows the positions that must
 * win (two open threes and the like), builds them, and blocks them. It never thinks a move ahead,
 * so it fires every threat it can.
 */
final class Kamikaze implements FieldRater {
  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final ShapePoints OWN = ShapePoints.of(1, 4, 8, 40, 60, 600, 800, 12_000, 200_000);
  private static final ShapePoints ENEMY = ShapePoints.of(1, 3, 6, 30, 40, 200, 150, 4_000, 60_000);

  /** By the stones it takes to win, what a position that must win adds. */
  private static final int[] OWN_WIN = {0, 0, 10_000, 2_000};

  private static final int[] ENEMY_WIN = {0, 0, 3_500, 1_000};

  /** Makes {@code kamikaze}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "kamikaze",
          "Kamikaze",
          THREATS,
          game -> new Kamikaze(),
          "Fixed points for every constellation, own ones above the opponent's, open ones far above"
              + " half-open ones; knows positions that must win and blocks them; never looks ahead,"
              + " so it fires every threat at once.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    LineAnalysis lines = boardView.lines();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      int points =
          OWN.of(lines, field, boardView.me()) + ENEMY.of(lines, field, boardView.opponent());
      points += win(OWN_WIN, ThreatCount.of(lines, field, boardView.me()));
      points += win(ENEMY_WIN, ThreatCount.of(lines, field, boardView.opponent()));
      ratedFields.add(field, points);
    }
  }

  private static int win(int[] points, int threats) {
    int stones = threats == 0 ? ThreatCount.NEVER : ThreatCount.stonesToWin(threats);
    return stones == ThreatCount.NEVER ? 0 : points[stones];
  }
}
