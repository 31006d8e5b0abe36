package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.Lines;

/**
 * Reckless tactics (chapter 3.2): constant points for every constellation a field belongs to, own
 * stones above the opponent's, open ones far above half-open ones. It knows the positions that must
 * win (two open threes and the like), builds them, and blocks them. It never thinks a move ahead,
 * so it fires every threat it can.
 */
final class Kamikaze implements Opinion {
  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final Points OWN = Points.of(1, 4, 8, 40, 60, 600, 800, 12_000, 200_000);
  private static final Points ENEMY = Points.of(1, 3, 6, 30, 40, 200, 150, 4_000, 60_000);

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
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    Lines lines = sight.lines();
    for (int i = 0; i < sight.count(); i++) {
      int field = sight.field(i);
      int points = OWN.of(lines, field, sight.me()) + ENEMY.of(lines, field, sight.opponent());
      points += win(OWN_WIN, Threats.of(lines, field, sight.me()));
      points += win(ENEMY_WIN, Threats.of(lines, field, sight.opponent()));
      ballot.add(field, points);
    }
  }

  private static int win(int[] points, int threats) {
    int stones = threats == 0 ? Threats.NEVER : Threats.stonesToWin(threats);
    return stones == Threats.NEVER ? 0 : points[stones];
  }
}
