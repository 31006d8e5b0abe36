package spielwerk.engines.othello.patterns;

import java.util.random.RandomGenerator;
import spielwerk.engines.othello.BitBoard;

/** Positions for tests, and the slow, plain versions of what is tested. */
final class Samples {
  private Samples() {}

  /** A position with a move after random moves, with so many empty squares. */
  static BitBoard random(RandomGenerator random, int empties) {
    BitBoard board = BitBoard.START;
    while (board.empties() > empties || board.moves() == 0) {
      board =
          board.over()
              ? BitBoard.START
              : board.moves() == 0 ? board.passed() : board.after(board.any(random));
    }
    return board;
  }

  /** Negamax without any window. */
  static int negamax(PatternEvaluation patternEvaluation, BitBoard board, int depth) {
    if (depth == 0) {
      return patternEvaluation.value(board.own(), board.enemy());
    }
    if (board.over()) {
      return PatternWeights.SCALE * score(board);
    }
    if (board.moves() == 0) {
      return -negamax(patternEvaluation, board.passed(), depth);
    }
    int best = -PatternEvaluation.INFINITY;
    for (long left = board.moves(); left != 0; left &= left - 1) {
      BitBoard after = board.after(Long.numberOfTrailingZeros(left));
      best = Math.max(best, -negamax(patternEvaluation, after, depth - 1));
    }
    return best;
  }

  /** Discs ahead when the game is over. */
  static int score(BitBoard board) {
    int ahead = Long.bitCount(board.own()) - Long.bitCount(board.enemy());
    return ahead + Integer.signum(ahead) * board.empties();
  }

  /** Reads a pattern square by square: empty 0, own 1, enemy 2, the first square counts least. */
  static int number(BitBoard board, int... squares) {
    int number = 0;
    for (int i = squares.length - 1; i >= 0; i--) {
      int own = (int) (board.own() >>> squares[i]) & 1;
      int enemy = (int) (board.enemy() >>> squares[i]) & 1;
      number = 3 * number + own + 2 * enemy;
    }
    return number;
  }
}
