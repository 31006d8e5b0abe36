package spielwerk.games.connect4;

import spielwerk.core.Encoding;
import spielwerk.core.State;

/** Three planes: one's own stones, the enemy's, and where the next ones would land. */
final class Connect4Planes implements Encoding {
  private final Connect4Board board;

  Connect4Planes(Connect4Board board) {
    this.board = board;
  }

  @Override
  public int planes() {
    return 3;
  }

  @Override
  public int height() {
    return board.height;
  }

  @Override
  public int width() {
    return board.width;
  }

  @Override
  public void write(State state, float[] into, int at) {
    Connect4State connect4 = (Connect4State) state;
    long own = connect4.own();
    long all = connect4.all();
    long landing = board.landing(all);
    int squares = board.width * board.height;
    for (int square = 0; square < squares; square++) {
      int bit = square % board.width * board.stride + square / board.width;
      into[at + square] = (own >>> bit) & 1;
      into[at + squares + square] = (connect4.enemy() >>> bit) & 1;
      into[at + 2 * squares + square] = (landing >>> bit) & 1;
    }
  }

  @Override
  public int symmetries() {
    return 2;
  }

  @Override
  public int square(int symmetry, int square) {
    int column = square % board.width;
    return square - column + move(symmetry, column);
  }

  @Override
  public int move(int symmetry, int move) {
    return symmetry == 0 ? move : board.width - 1 - move;
  }
}
