package spielwerk.engines.othello.patterns;

import java.util.random.RandomGenerator;
import spielwerk.engines.othello.BitBoard;

/** Positions of a chosen stage, from games that begin at random and go on half sensibly. */
public final class MiddleGame {
  private static final double RANDOM = 0.2;
  private static final int OPENING = 8;

  private MiddleGame() {}

  /**
   * A position with this many empty squares and a move, from a game that begins at random and goes
   * on by looking two moves ahead, with random moves now and then.
   */
  public static BitBoard sample(PatternsSearch search, int empties, RandomGenerator random) {
    BitBoard board = BitBoard.START;
    while (board.empties() > empties || board.moves() == 0) {
      if (board.over()) {
        board = BitBoard.START;
      } else if (board.moves() == 0) {
        board = board.passed();
      } else if (60 - board.empties() < OPENING || random.nextDouble() < RANDOM) {
        board = board.after(board.any(random));
      } else {
        search.root(
            board.own(),
            board.enemy(),
            2,
            -PatternEvaluation.INFINITY,
            PatternEvaluation.INFINITY,
            0);
        board = board.after(search.line()[0]);
      }
    }
    return board;
  }
}
