package spielwerk.games.othello;

import java.util.OptionalInt;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Othello: a disc must enclose enemy discs in a straight line, and turns over all it encloses; a
 * side that cannot must pass; when neither can, the side with more discs wins. Points are the
 * difference in discs, where empty squares count for the winner.
 */
public final class Othello implements Game {
  static final int SIZE = 8;
  private static final long BLACK = 0x0000000810000000L;
  private static final long WHITE = 0x0000001008000000L;

  private final OthelloBoard board;
  private final OthelloNotation notation;

  /** The usual game on 8x8. */
  public Othello() {
    this(SIZE);
  }

  /**
   * @throws Mistake if the size is neither 6 nor 8
   */
  public Othello(int size) {
    this.board = new OthelloBoard(size);
    this.notation = new OthelloNotation(board);
  }

  /** Before every disc after the first four there may be a pass, and never two together. */
  static int maxLength(int size) {
    return 2 * (size * size - 4);
  }

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public String text() {
    return board.size == SIZE ? "othello" : "othello:size=" + board.size;
  }

  @Override
  public String gtpName() {
    return "Othello";
  }

  @Override
  public OptionalInt sgfNumber() {
    return OptionalInt.of(2);
  }

  /** Squares in a row. */
  public int size() {
    return board.size;
  }

  @Override
  public Traits traits() {
    return Traits.duel(board.pass + 1, board.pass - 4, maxLength(board.size));
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard()
        ? new OthelloState(board, BLACK, WHITE, 0)
        : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Knowledge knowledge() {
    return Knowledge.NONE
        .withEvaluation("mobility", Mobility::new)
        .withEvaluation("squares", Squares::new)
        .withEvaluation("discs", Discs::new)
        .withOrder(FewReplies::new)
        .withEncoding(new OthelloPlanes(board))
        .withFeatures(OthelloFeatures::all);
  }
}
