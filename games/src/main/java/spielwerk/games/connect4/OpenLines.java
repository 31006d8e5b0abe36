package spielwerk.games.connect4;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation {@code lines}: every window as long as a winning line counts, for the side that
 * alone has stones in it, the square of their number.
 *
 * <p>All windows of a direction are counted at once, in sliced bits: bit i of {@code ones}, {@code
 * twos} and {@code fours} together make the number of own stones in the window that begins at
 * square i. Seven is the highest number met, for eight would have won. Since a bit is its own
 * square, (a + 2b + 4c)² = a + 4b + 16c + 4ab + 8ac + 16bc, so six population counts give the sum
 * of squares.
 */
public final class OpenLines implements Evaluation {
  @Override
  public int value(State state) {
    Connect4State game = (Connect4State) state;
    Connect4Board board = game.board();
    return worth(board, game.own(), game.enemy()) - worth(board, game.enemy(), game.own());
  }

  static int worth(Connect4Board board, long own, long enemy) {
    int sum = 0;
    for (int number = 0; number < 4; number++) {
      int direction = board.direction(number);
      long windows = board.lines(board.squares & ~enemy, direction);
      long ones = 0;
      long twos = 0;
      long fours = 0;
      for (int place = 0; place < board.line; place++) {
        long stone = (own >>> (direction * place)) & windows;
        long carry = ones & stone;
        ones ^= stone;
        fours ^= twos & carry;
        twos ^= carry;
      }
      sum +=
          Long.bitCount(ones)
              + 4 * (Long.bitCount(twos) + Long.bitCount(ones & twos))
              + 8 * Long.bitCount(ones & fours)
              + 16 * (Long.bitCount(fours) + Long.bitCount(twos & fours));
    }
    return sum;
  }
}
