package spielwerk.engines.fiveinarow;

import spielwerk.core.Budget;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * The tactician's strategic helper (chapter 3.3): wants a position that allows as many threats as
 * possible in one move. It tries every square and looks what threats the next stone could then
 * make: a square on which several meet is a loaded battery. It withdraws when mTactix sets in: as
 * soon as either side could force a win within four stones it rates all squares alike.
 */
final class MBattery implements FieldRater {
  /** What an open three and a four load; what one stone makes is loaded by its square. */
  private static final int THREE = 2;

  private static final int FOUR = 3;

  private static final int QUIET = 1;

  /** What discharging the opponent is worth beside charging. */
  private static final double ENEMY = 0.5;

  private final SquareGrid grid;
  private final ForcedWin wins;

  MBattery(SquareGrid grid) {
    this.grid = grid;
    this.wins = new ForcedWin(grid, new NodeLimit(Budget.FREE, Watch.NONE, 0));
  }

  /** Makes {@code mbattery}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mbattery",
          "mBattery (module)",
          THREATS,
          game -> new MBattery(game.grid()),
          "Builds a position that allows as many threats as possible in one move, for mtactix to"
              + " fire; rates all squares alike as soon as either side can force a win.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    if (tacticsBegin(boardView, nodeLimit)) {
      ratedFields.addAll(boardView, QUIET);
      return;
    }
    LineAnalysis lines = boardView.lines();
    FiveInARowState state = boardView.state();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      double gain = 0;
      if (nodeLimit.allows()) {
        gain =
            ENEMY * charge(boardView, field, boardView.opponent())
                - charge(boardView, field, boardView.me());
        state.play(field);
        lines.at(state);
        gain +=
            charge(boardView, field, boardView.me())
                - ENEMY * charge(boardView, field, boardView.opponent());
        state.undo();
        lines.at(state);
      }
      ratedFields.add(field, QUIET + Math.max(0, gain));
    }
  }

  /** Whether a side could win by force: then mTactix has moves to rate, to win or to prevent it. */
  private boolean tacticsBegin(BoardView boardView, NodeLimit nodeLimit) {
    wins.at(boardView, nodeLimit);
    return wins.stones(boardView.me(), 1, MTactix.DEPTH) < ThreatCount.NEVER
        || wins.stones(boardView.opponent(), 1, MTactix.DEPTH) < ThreatCount.NEVER;
  }

  /** What the free squares on the lines through a square hold ready for a seat. */
  private int charge(BoardView boardView, int middle, int seat) {
    int row = grid.row(middle);
    int column = grid.column(middle);
    int sum = 0;
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down == 0 && right == 0) {
          continue;
        }
        for (int far = 1; far <= ClassicMaker.LINES; far++) {
          int r = row + far * down;
          int c = column + far * right;
          if (r < 0 || r >= grid.height() || c < 0 || c >= grid.width()) {
            break;
          }
          int field = r * grid.width() + c;
          if (boardView.state().stone(field) < 0) {
            int threats = ThreatCount.of(boardView.lines(), field, seat);
            int load =
                THREE * ThreatCount.openThrees(threats) + FOUR * ThreatCount.halfFours(threats);
            sum += load * load;
          }
        }
      }
    }
    return sum;
  }
}
