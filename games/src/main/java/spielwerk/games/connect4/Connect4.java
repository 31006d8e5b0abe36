package spielwerk.games.connect4;

import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Connect Four: stones fall to the bottom of a column; the first to have four in a row, a column or
 * a diagonal wins; a full board is a draw. Size and line length may differ.
 */
public final class Connect4 implements Game {
  static final int WIDTH = 7;
  static final int HEIGHT = 6;
  static final int LINE = 4;

  private final Connect4Board board;
  private final Connect4Notation notation;

  /** The usual game: 7 columns, 6 rows, four in a row. */
  public Connect4() {
    this(WIDTH, HEIGHT, LINE);
  }

  /**
   * @throws Mistake if the board does not fit into 64 bits or the line not onto the board
   */
  public Connect4(int width, int height, int line) {
    this.board = new Connect4Board(width, height, line);
    this.notation = new Connect4Notation(board);
  }

  @Override
  public String id() {
    return "connect4";
  }

  @Override
  public String text() {
    boolean usual = board.width == WIDTH && board.height == HEIGHT && board.line == LINE;
    return usual
        ? "connect4"
        : "connect4:width=%d,height=%d,line=%d".formatted(board.width, board.height, board.line);
  }

  @Override
  public Traits traits() {
    return Traits.duel(board.width, board.width, board.width * board.height);
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard() ? new Connect4State(board, 0, 0) : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Knowledge knowledge() {
    return Knowledge.NONE
        .withEvaluation("lines", OpenLines::new)
        .withOrder(CentreAndThreats::new)
        .withSound(Connect4Threats::new)
        .withEncoding(new Connect4Planes(board))
        .withFeatures(Connect4Features::all);
  }
}
