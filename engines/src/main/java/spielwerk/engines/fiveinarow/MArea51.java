package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * New world (chapter 3.3): what a square is worth spills over to the squares around it, and open
 * constellations count far more than broken ones.
 */
final class MArea51 implements FieldRater {
  private static final int BROKEN_PERCENT = 40;

  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final ShapePoints OWN =
      ShapePoints.of(BROKEN_PERCENT, new int[] {1, 4, 5, 16, 10, 24, 14, 40, 60});
  private static final ShapePoints ENEMY =
      ShapePoints.of(BROKEN_PERCENT, new int[] {1, 3, 4, 12, 8, 20, 12, 36, 50});

  /** How much of a square's worth each of its eight neighbours gets. */
  private static final double SPILL = 0.125;

  private final SquareGrid grid;
  private final int[] worth;

  MArea51(SquareGrid grid) {
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
          "The value of a square spills over to its neighbours, and open constellations count far"
              + " more than broken ones. Best together with msnotty.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    LineAnalysis lines = boardView.lines();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      worth[grid.cell(field)] =
          OWN.of(lines, field, boardView.me()) + ENEMY.of(lines, field, boardView.opponent());
    }
    for (int i = 0; i < boardView.count(); i++) {
      int cell = grid.cell(boardView.field(i));
      int around = 0;
      for (int direction = 0; direction < LineAnalysis.DIRECTIONS; direction++) {
        int step = grid.direction(direction);
        around += worth[cell - step] + worth[cell + step];
      }
      ratedFields.add(boardView.field(i), worth[cell] + SPILL * around);
    }
    for (int i = 0; i < boardView.count(); i++) {
      worth[grid.cell(boardView.field(i))] = 0;
    }
  }
}
