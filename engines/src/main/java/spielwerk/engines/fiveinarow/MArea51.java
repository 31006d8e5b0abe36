package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.Grid;
import spielwerk.games.fiveinarow.Lines;

/**
 * New world (chapter 3.3): what a field is worth spills over to the fields around it, and open
 * constellations count far more than broken ones.
 */
final class MArea51 implements Opinion {
  private static final int BROKEN_PERCENT = 40;

  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final Points OWN =
      Points.of(BROKEN_PERCENT, new int[] {1, 4, 5, 16, 10, 24, 14, 40, 60});
  private static final Points ENEMY =
      Points.of(BROKEN_PERCENT, new int[] {1, 3, 4, 12, 8, 20, 12, 36, 50});

  /** How much of a field's worth each of its eight neighbours gets. */
  private static final double SPILL = 0.125;

  private final Grid grid;
  private final int[] worth;

  MArea51(Grid grid) {
    this.grid = grid;
    this.worth = new int[grid.empty().length];
  }

  /** Makes {@code marea51}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "marea51",
          "mArea51 (module)",
          THREATS,
          game -> new MArea51(game.grid()),
          "The worth of a field spills over to its neighbours, and open constellations count far"
              + " more than broken ones. Best beside msnotty.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    Lines lines = sight.lines();
    for (int i = 0; i < sight.count(); i++) {
      int field = sight.field(i);
      worth[grid.cell(field)] =
          OWN.of(lines, field, sight.me()) + ENEMY.of(lines, field, sight.opponent());
    }
    for (int i = 0; i < sight.count(); i++) {
      int cell = grid.cell(sight.field(i));
      int around = 0;
      for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
        int step = grid.direction(direction);
        around += worth[cell - step] + worth[cell + step];
      }
      ballot.add(sight.field(i), worth[cell] + SPILL * around);
    }
    for (int i = 0; i < sight.count(); i++) {
      worth[grid.cell(sight.field(i))] = 0;
    }
  }
}
