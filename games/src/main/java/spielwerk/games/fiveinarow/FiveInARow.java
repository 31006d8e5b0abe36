package spielwerk.games.fiveinarow;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Two players put stones of their own on a board, in turn; the first to have a line of five (or of
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
  private final FiveRule rule;
  private final OpeningRule opening;
  private final FiveInARowNotation notation;

  /** Freestyle with a free opening. */
  public FiveInARow(int width, int height, int line) {
    this(width, height, line, FiveRule.FREESTYLE, OpeningRule.FREE);
  }

  /**
   * @throws Mistake if a side or the line is not allowed, or rule or opening do not go with them
   */
  public FiveInARow(int width, int height, int line, FiveRule rule, OpeningRule opening) {
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
    this.rule = rule;
    this.opening = opening;
    this.notation = new FiveInARowNotation(grid, opening);
    checkRules();
  }

  private void checkRules() {
    boolean plain = rule == FiveRule.FREESTYLE || rule == FiveRule.EXACT;
    if (line != 5 && !(plain && opening == OpeningRule.FREE)) {
      throw new Mistake(
          "%s: %s is played with five in a row, not with line=%d."
              .formatted(ID, plain ? "opening=" + opening.text() : "rule=" + rule.text(), line));
    }
    int least = Math.min(grid.width, grid.height);
    int room = opening == OpeningRule.FREE ? 0 : 2 * opening.distance() + (opening.swaps() ? 5 : 1);
    boolean middle = opening.distance() == 0 || grid.width % 2 == 1 && grid.height % 2 == 1;
    if (least < room || !middle) {
      throw new Mistake(
          "%s: opening=%s needs a board of at least %dx%d%s, not %dx%d."
              .formatted(
                  ID,
                  opening.text(),
                  room,
                  room,
                  opening.distance() > 0 ? " with odd sides, which has a middle" : "",
                  grid.width,
                  grid.height));
    }
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
    List<String> options = new ArrayList<>();
    if (!board.isEmpty()) {
      options.add(board);
    }
    if (line != usualLine(grid.width, grid.height)) {
      options.add("line=" + line);
    }
    if (rule != FiveRule.FREESTYLE) {
      options.add("rule=" + rule.text());
    }
    if (opening != OpeningRule.FREE) {
      options.add("opening=" + opening.text());
    }
    return options.isEmpty() ? ID : ID + ":" + String.join(",", options);
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
    int codes = grid.moves + (opening.two() ? 2 : opening.swaps() ? 1 : 0);
    return Traits.duel(codes, codes, grid.moves + (opening.swaps() ? 2 : 0));
  }

  @Override
  public FiveInARowState start(Setup setup) {
    if (!setup.isStandard()) {
      return Diagram.read(this, setup.text());
    }
    return opening == OpeningRule.SWAP2_TABLES ? fromTable(0) : empty();
  }

  private FiveInARowState empty() {
    return new FiveInARowState(this);
  }

  private FiveInARowState fromTable(long seed) {
    FiveInARowState state = empty();
    for (int move : OpeningTable.draw(grid, seed)) {
      state.play(move);
    }
    return state;
  }

  /** Where the three stones come from a table the seed draws them. */
  @Override
  public Setup setup(long seed) {
    return opening == OpeningRule.SWAP2_TABLES
        ? new Setup(Diagram.write(fromTable(seed)))
        : Setup.STANDARD;
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
            .withNear(distance -> new NearbyFields(grid, distance))
            .withFeatures(() -> new FiveInARowFeatures(grid, line).all());
    boolean small = Math.max(grid.width, grid.height) <= FiveInARowPlanes.LARGEST;
    return small && !opening.swaps() ? known.withEncoding(new FiveInARowPlanes(grid)) : known;
  }

  public SquareGrid grid() {
    return grid;
  }

  /** How many in a row win. */
  public int line() {
    return line;
  }

  public FiveRule rule() {
    return rule;
  }

  public OpeningRule opening() {
    return opening;
  }

  /** Whether it is the game of the paper: five or more win, and stones are put from the start. */
  public boolean plain() {
    return rule == FiveRule.FREESTYLE && opening == OpeningRule.FREE;
  }

  /** The state as one of this game. */
  public static FiveInARowState of(State state) {
    return (FiveInARowState) state;
  }
}
