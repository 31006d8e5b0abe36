package spielwerk.engines.fiveinarow;

import spielwerk.core.Budget;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * Pure tactics (chapter 3.3): checks whether the position can be won by force within four stones;
 * if so, rates all moves that win "up to 100%", the sooner the higher. If the opponent threatens
 * the same, it rates the moves that prevent it, or put it off longest. Otherwise it "gives no clear
 * moves": all squares alike.
 */
final class MTactix implements FieldRater {
  /** The paper's depth ("derzeit vier Züge"): stones of one's own, the five included. */
  static final int DEPTH = 4;

  private static final double CERTAIN = 100;

  private final ForcedWin wins;
  private int[] holds = new int[0];

  MTactix(SquareGrid grid) {
    this.wins = new ForcedWin(grid, new NodeLimit(Budget.FREE, Watch.NONE, 0));
  }

  /** Makes {@code mtactix}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mtactix",
          "mTactix (module)",
          THREATS,
          game -> new MTactix(game.grid()),
          "Finds wins by force within four stones, and prevents the opponent's; otherwise rates all squares alike, so it needs a strategist beside it.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    wins.at(boardView, nodeLimit);
    int own = wins.stones(boardView.me(), 1, DEPTH);
    if (own < ThreatCount.NEVER) {
      win(boardView, ratedFields, own);
    } else {
      int enemy = wins.stones(boardView.opponent(), 1, DEPTH);
      if (enemy < ThreatCount.NEVER) {
        prevent(boardView, ratedFields, enemy);
      }
    }
    if (ratedFields.count() == 0) {
      ratedFields.addAll(boardView, CERTAIN);
    }
  }

  /** The threats that win, each by how soon: a five 100%, with two stones a quarter of that. */
  private void win(BoardView boardView, RatedFields ratedFields, int least) {
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      int stones = stonesWith(field, boardView.me(), least);
      if (stones < ThreatCount.NEVER) {
        ratedFields.add(field, CERTAIN / (stones * stones));
      }
    }
  }

  /** The least number of stones with which a seat wins by a threat made here. */
  private int stonesWith(int field, int seat, int least) {
    int threats = ThreatCount.of(wins, field, seat);
    if (ThreatCount.five(threats)) {
      return 1;
    }
    for (int stones = Math.max(2, least); threats != 0 && stones <= DEPTH; stones++) {
      if (wins.begins(field, seat, stones)) {
        return stones;
      }
    }
    return ThreatCount.NEVER;
  }

  /** The moves after which the opponent's win is farthest off, or gone. */
  private void prevent(BoardView boardView, RatedFields ratedFields, int stones) {
    if (holds.length < boardView.count()) {
      holds = new int[2 * boardView.count()];
    }
    int threat = wins.beginning(boardView.opponent(), stones);
    int best = 0;
    for (int i = 0; i < boardView.count(); i++) {
      holds[i] = stonesAfter(boardView, boardView.field(i), stones, threat);
      best = Math.max(best, holds[i]);
    }
    for (int i = 0; i < boardView.count(); i++) {
      if (holds[i] == best) {
        ratedFields.add(boardView.field(i), CERTAIN);
      }
    }
  }

  /**
   * How many stones the opponent needs after a move: no fewer than before it. A four only puts the
   * question off: the answer to it is put too, and one looks again.
   */
  private int stonesAfter(BoardView boardView, int field, int stones, int threat) {
    int me = boardView.me();
    int before = wins.put(field, me);
    int answer = wins.five(me);
    int after;
    if (answer < 0) {
      after = stones(boardView.opponent(), stones, threat);
    } else {
      int beforeAnswer = wins.put(answer, boardView.opponent());
      after = stones(boardView.opponent(), 1, threat);
      wins.take(answer, boardView.opponent(), beforeAnswer);
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
