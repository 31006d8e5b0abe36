package spielwerk.engines.fiveinarow;

import spielwerk.core.Budget;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.Grid;

/**
 * Pure tactics (chapter 3.3): checks whether the position can be won by force within four stones;
 * if so, rates those moves 100%. If the opponent threatens the same, it rates the moves that
 * prevent it, or put it off longest. Otherwise it "gives no clear moves": all fields alike.
 */
final class MTactix implements Opinion {
  /** The paper's depth ("derzeit vier Züge"): stones of one's own, the five included. */
  private static final int DEPTH = 4;

  private static final double CERTAIN = 100;

  private final ForcedWin wins;
  private int[] holds = new int[0];

  MTactix(Grid grid) {
    this.wins = new ForcedWin(grid, new Leash(Budget.FREE, Watch.NONE, 0));
  }

  /** Makes {@code mtactix}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mtactix",
          "mTactix (module)",
          THREATS,
          game -> new MTactix(game.grid()),
          "Finds wins by force within four stones, and prevents the opponent's; otherwise rates all"
              + " fields alike, so it needs a strategist beside it.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    wins.at(sight, leash);
    int own = wins.stones(sight.me(), 1, DEPTH);
    int enemy = own == Threats.NEVER ? wins.stones(sight.opponent(), 1, DEPTH) : Threats.NEVER;
    if (own < Threats.NEVER) {
      win(sight, ballot, own);
    } else if (enemy < Threats.NEVER) {
      prevent(sight, ballot, enemy);
    }
    if (ballot.count() == 0) {
      ballot.addAll(sight, CERTAIN);
    }
  }

  /** The moves that win soonest. */
  private void win(Sight sight, Ballot ballot, int stones) {
    for (int i = 0; i < sight.count(); i++) {
      int field = sight.field(i);
      int threats = Threats.of(sight.lines(), field, sight.me());
      boolean wins1 = Threats.five(threats);
      if (wins1 || (stones > 1 && wins.begins(field, sight.me(), stones))) {
        ballot.add(field, CERTAIN);
      }
    }
  }

  /** The moves after which the opponent's win is farthest off, or gone. */
  private void prevent(Sight sight, Ballot ballot, int stones) {
    if (holds.length < sight.count()) {
      holds = new int[2 * sight.count()];
    }
    int threat = wins.beginning(sight.opponent(), stones);
    int best = 0;
    for (int i = 0; i < sight.count(); i++) {
      holds[i] = stonesAfter(sight, sight.field(i), stones, threat);
      best = Math.max(best, holds[i]);
    }
    for (int i = 0; i < sight.count(); i++) {
      if (holds[i] == best) {
        ballot.add(sight.field(i), CERTAIN);
      }
    }
  }

  /**
   * How many stones the opponent needs after a move: no fewer than before it. A four only puts the
   * question off: the answer to it is put too, and one looks again.
   */
  private int stonesAfter(Sight sight, int field, int stones, int threat) {
    int me = sight.me();
    int before = wins.put(field, me);
    int answer = wins.five(me);
    int after;
    if (answer < 0) {
      after = stones(sight.opponent(), stones, threat);
    } else {
      int beforeAnswer = wins.put(answer, sight.opponent());
      after = stones(sight.opponent(), 1, threat);
      wins.take(answer, sight.opponent(), beforeAnswer);
    }
    wins.take(field, me, before);
    return after;
  }

  /** The win that was found is tried first: few moves prevent it. */
  private int stones(int opponent, int least, int threat) {
    return threat >= 0 && wins.begins(threat, opponent, least)
        ? least
        : wins.stones(opponent, least, DEPTH);
  }
}
