package spielwerk.games.fiveinarow;

import java.util.OptionalInt;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Two players put stones of their own on a board, in turn; whoever first has a line of five (or of
 * any other agreed length) or more in a row, a column or a diagonal wins. The game of the course on
 * search, and of Morphion on its board of 256 x 256.
 */
public final class FiveInARow implements Game {
  /** The sides a board may have. */
  public static final int SMALLEST = 3;

  public static final int LARGEST = 256;

  /** The shortest line that may win. */
  public static final int SHORTEST = 2;

  static final String ID = "fiveinarow";
  static final int SIZE = 15;

  private final SquareGrid grid;
  private final int line;
  private final FiveInARowNotation notation;

  /**
   * @throws Mistake if a side or the line is not allowed
   */
  public FiveInARow(int width, int height, int line) {
    check("width", width, SMALLEST, LARGEST);
    check("height", height, SMALLEST, LARGEST);
    int longest = Math.max(width, height);
    if (line < SHORTEST || line > longest) {
      throw new Mistake(
          "%s: line=%d is not allowed on a board of %dx%d; line takes %d..%d there."
              .formatted(ID, line, width, height, SHORTEST, longest));
    }
    this.grid = new SquareGrid(width, height);
    this.line = line;
    this.notation = new FiveInARowNotation(grid);
  }

  private static void check(String name, int side, int min, int max) {
    if (side < min || side > max) {
      throw new Mistake(
          "%s: %s=%d is not allowed; %s takes %d..%d.".formatted(ID, name, side, name, min, max));
    }
  }

  /** Five, where five find room. */
  public static int usualLine(int width, int height) {
    return Math.min(5, Math.max(width, height));
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String text() {
    String board =
        grid.width != grid.height
            ? "width=" + grid.width + ",height=" + grid.height
            : grid.width != SIZE ? "size=" + grid.width : "";
    String win = line == usualLine(grid.width, grid.height) ? "" : "line=" + line;
    String comma = board.isEmpty() || win.isEmpty() ? "" : ",";
    return board.isEmpty() && win.isEmpty() ? ID : ID + ":" + board + comma + win;
  }

  @Override
  public String gtpName() {
    return line == 5 ? "Gomoku" : ID;
  }

  @Override
  public OptionalInt sgfNumber() {
    return OptionalInt.of(4);
  }

  @Override
  public Traits traits() {
    return Traits.duel(grid.moves, grid.moves, grid.moves);
  }

  @Override
  public FiveInARowState start(Setup setup) {
    return setup.isStandard()
        ? new FiveInARowState(grid, line)
        : Diagram.read(grid, line, setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Knowledge knowledge() {
    Knowledge known =
        Knowledge.NONE
            .withEvaluation("open", () -> new OpenRowsEvaluation(grid, line))
            .withEvaluation("rows", () -> new RowsEvaluation(grid, line))
            .withEvaluation("freedom", () -> new FreedomEvaluation(grid))
            .withOrder(() -> new NeighbourOrder(grid, line))
            .withNear(distance -> new NearbyFields(grid, distance));
    boolean small = Math.max(grid.width, grid.height) <= FiveInARowPlanes.LARGEST;
    return small ? known.withEncoding(new FiveInARowPlanes(grid)) : known;
  }

  public SquareGrid grid() {
    return grid;
  }

  /** How many in a row win. */
  public int line() {
    return line;
  }

  /** The state as one of this game. */
  public static FiveInARowState of(State state) {
    return (FiveInARowState) state;
  }
}
