package spielwerk.games.tictactoe;

import spielwerk.core.Encoding;
import spielwerk.core.State;

/** Three planes: one's own stones, the enemy's, and the empty squares. */
final class TicTacToePlanes implements Encoding {
  private static final int SIDE = 3;

  @Override
  public int planes() {
    return 3;
  }

  @Override
  public int height() {
    return SIDE;
  }

  @Override
  public int width() {
    return SIDE;
  }

  @Override
  public void write(State state, float[] into, int at) {
    TicTacToeState board = (TicTacToeState) state;
    int squares = TicTacToeState.SQUARES;
    int own = board.turn();
    for (int square = 0; square < squares; square++) {
      boolean mine = board.has(own, square);
      boolean theirs = board.has(1 - own, square);
      into[at + square] = mine ? 1 : 0;
      into[at + squares + square] = theirs ? 1 : 0;
      into[at + 2 * squares + square] = mine || theirs ? 0 : 1;
    }
  }

  @Override
  public int symmetries() {
    return Symmetries.COUNT;
  }

  @Override
  public int square(int symmetry, int square) {
    return Symmetries.map(symmetry, square);
  }

  @Override
  public int move(int symmetry, int move) {
    return Symmetries.map(symmetry, move);
  }
}
