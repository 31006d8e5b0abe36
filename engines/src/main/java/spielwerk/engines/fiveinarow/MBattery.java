package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.Grid;
import spielwerk.games.fiveinarow.Lines;

/**
 * The tactician's strategic helper (chapter 3.3): wants a position that allows as many threats as
 * possible in one move. It tries every field and looks what threats the next stone could then make:
 * a field on which several meet is a loaded battery. As soon as a win can be forced, it leaves the
 * board to mTactix and rates all fields alike.
 */
final class MBattery implements Opinion {
  /** What an open three and a four load; what one stone makes is loaded by its square. */
  private static final int THREE = 2;

  private static final int FOUR = 3;

  private static final int QUIET = 1;

  /** What discharging the opponent is worth beside charging. */
  private static final double ENEMY = 0.5;

  private final Grid grid;

  MBattery(Grid grid) {
    this.grid = grid;
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
              + " fire; rates all fields alike as soon as a win can be forced.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    if (tacticsBegin(sight)) {
      ballot.addAll(sight, QUIET);
      return;
    }
    Lines lines = sight.lines();
    FiveInARowState state = sight.state();
    for (int i = 0; i < sight.count(); i++) {
      int field = sight.field(i);
      double gain = 0;
      if (leash.allows()) {
        gain = ENEMY * charge(sight, field, sight.opponent()) - charge(sight, field, sight.me());
        state.play(field);
        lines.at(state);
        gain += charge(sight, field, sight.me()) - ENEMY * charge(sight, field, sight.opponent());
        state.undo();
        lines.at(state);
      }
      ballot.add(field, QUIET + Math.max(0, gain));
    }
  }

  /** Whether a stone makes a position that must win: then mTactix has its moves. */
  private static boolean tacticsBegin(Sight sight) {
    for (int i = 0; i < sight.count(); i++) {
      int own = Threats.of(sight.lines(), sight.field(i), sight.me());
      if (Threats.stonesToWin(own) < Threats.NEVER) {
        return true;
      }
    }
    return false;
  }

  /** What the free fields on the lines through a field hold ready for a seat. */
  private int charge(Sight sight, int middle, int seat) {
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
          if (sight.state().stone(field) < 0) {
            int threats = Threats.of(sight.lines(), field, seat);
            int load = THREE * Threats.openThrees(threats) + FOUR * Threats.halfFours(threats);
            sum += load * load;
          }
        }
      }
    }
    return sum;
  }
}
