package spielwerk.engines.fiveinarow;

import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * The reference (chapter 3.2): chance, more likely in the middle than farther out, whatever the
 * opponent does. All ratings are almost the same (chapter 5.1), so it does little harm in a team.
 *
 * <p>On the endless board it must not spread too far: it rates the squares of a block around the
 * middle that grows with the number of stones.
 */
final class SpaceShuffle implements FieldRater {
  private static final int LEAST = 81;
  private static final int FIELDS_FOR_A_STONE = 4;
  private static final double MIDDLE = 100;
  private static final double RIM = 85;
  private static final double CHANCE = 5;

  /** Makes {@code spaceshuffle}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "spaceshuffle",
          "Space Shuffle",
          1,
          game -> new SpaceShuffle(),
          "Chance, denser towards the middle; does not look at what the opponent does. Rates all squares almost alike.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    SquareGrid grid = boardView.grid();
    FiveInARowState state = boardView.state();
    int row = grid.row(grid.centre());
    int column = grid.column(grid.centre());
    int radius = radius(grid, LEAST + FIELDS_FOR_A_STONE * state.length());
    RandomGenerator random = Seeds.stream(ratedFields.tieBreak());
    for (int r = Math.max(0, row - radius); r <= Math.min(grid.height() - 1, row + radius); r++) {
      for (int c = Math.max(0, column - radius);
          c <= Math.min(grid.width() - 1, column + radius);
          c++) {
        int field = r * grid.width() + c;
        double chance = CHANCE * random.nextDouble();
        if (state.stone(field) < 0) {
          double off = (double) Math.max(Math.abs(r - row), Math.abs(c - column)) / radius;
          ratedFields.add(field, MIDDLE - (MIDDLE - RIM) * off + chance);
        }
      }
    }
  }

  /** Of the smallest block around the middle with this many squares, or of the whole board. */
  private static int radius(SquareGrid grid, int fields) {
    int radius = 1;
    while (Math.min(grid.width(), 2 * radius + 1) * Math.min(grid.height(), 2 * radius + 1)
            < Math.min(fields, grid.moves())
        || radius < 2) {
      radius++;
    }
    return radius;
  }
}
