package spielwerk.games.othello;

import spielwerk.core.Encoding;
import spielwerk.core.State;

/**
 * The three planes of OthelloZero (3.3.1): one's own discs, the enemy's, and the squares one may
 * take.
 */
final class OthelloPlanes implements Encoding {
  private final OthelloBoard board;

  OthelloPlanes(OthelloBoard board) {
    this.board = board;
  }

  @Override
  public int planes() {
    return 3;
  }

  @Override
  public int height() {
    return board.size;
  }

  @Override
  public int width() {
    return board.size;
  }

  @Override
  public void write(State state, float[] into, int at) {
    OthelloState othello = (OthelloState) state;
    long own = othello.own();
    long enemy = othello.enemy();
    long moves = othello.squares();
    int squares = board.pass;
    for (int square = 0; square < squares; square++) {
      int bit = board.bit(square);
      into[at + square] = (own >>> bit) & 1;
      into[at + squares + square] = (enemy >>> bit) & 1;
      into[at + 2 * squares + square] = (moves >>> bit) & 1;
    }
  }

  @Override
  public int symmetries() {
    return Symmetry.COUNT;
  }

  @Override
  public int square(int symmetry, int square) {
    return Symmetry.apply(symmetry, board.size, square / board.size, square % board.size);
  }

  @Override
  public int move(int symmetry, int move) {
    return move == board.pass ? move : square(symmetry, move);
  }
}
