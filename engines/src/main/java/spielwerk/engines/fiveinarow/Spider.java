package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.Lines;

/**
 * Strategy by a net of fields (chapter 3.2): every own stone adds 1 to the fields on its eight
 * rays; the spider sits down where these values grow most. "Later extended, it now recognises
 * essential tactical features": it completes and prevents a five and an open four, no more.
 */
final class Spider implements Opinion {
  private static final int FIVE = 100_000;
  private static final int BLOCK_FIVE = 35_000;
  private static final int OPEN_FOUR = 12_000;
  private static final int BLOCK_OPEN_FOUR = 4_000;

  /** From which share of the largest growth on a field is one of those with the largest growth. */
  private static final double LARGEST = 0.95;

  private final Web web;

  Spider(Web web) {
    this.web = web;
  }

  /** Makes {@code spider}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "spider",
          "Spider",
          LINES,
          game -> new Spider(new Web(game.grid())),
          "Spins a net: own stones add 1 to all fields within four along their lines, and it plays"
              + " where these values grow most; of tactics it knows fives and open fours only.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    web.at(sight.state());
    Lines lines = sight.lines();
    int most = 0;
    for (int i = 0; i < sight.count(); i++) {
      most = Math.max(most, worth(sight, lines, sight.field(i)));
    }
    double least = LARGEST * most;
    for (int i = 0; i < sight.count(); i++) {
      int worth = worth(sight, lines, sight.field(i));
      if (worth >= least) {
        ballot.add(sight.field(i), worth);
      }
    }
  }

  private int worth(Sight sight, Lines lines, int field) {
    int own = Threats.of(lines, field, sight.me());
    int enemy = Threats.of(lines, field, sight.opponent());
    return web.growth(field, sight.me()) + own(own) + enemy(enemy);
  }

  private static int own(int threats) {
    return Threats.five(threats) ? FIVE : Threats.openFours(threats) > 0 ? OPEN_FOUR : 0;
  }

  private static int enemy(int threats) {
    return Threats.five(threats)
        ? BLOCK_FIVE
        : Threats.openFours(threats) > 0 ? BLOCK_OPEN_FOUR : 0;
  }
}
