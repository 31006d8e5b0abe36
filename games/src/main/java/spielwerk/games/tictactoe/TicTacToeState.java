package spielwerk.games.tictactoe;

import spielwerk.core.Placed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * A game of tic-tac-toe. A move is the number of its square, 0 to 8, from a1 along the rows. The
 * stones of a seat are a set of squares: bit n stands for square n.
 */
public final class TicTacToeState implements State, Reversible, Symmetric, Placed {
  static final int SQUARES = 9;

  private static final int SIDE = 3;

  private static final int FULL = 0b111_111_111;

  /** Rows, columns and diagonals as sets of squares. */
  static final int[] LINES = {
    0b000_000_111, 0b000_111_000, 0b111_000_000, // rows
    0b001_001_001, 0b010_010_010, 0b100_100_100, // columns
    0b100_010_001, 0b001_010_100 // diagonals
  };

  /** The stones of X and of O. */
  private final int[] stones = new int[2];

  /** The moves played since the start, so that they can be taken back. */
  private final int[] played = new int[SQUARES];

  private int count;
  private int turn;

  TicTacToeState(int x, int o) {
    stones[0] = x;
    stones[1] = o;
    boolean over = hasLine(x) || hasLine(o) || (x | o) == FULL;
    turn = over ? OVER : toMove();
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int moves(int[] into, int at) {
    if (turn == OVER) {
      return at;
    }
    for (int square = 0; square < SQUARES; square++) {
      if (isEmpty(square)) {
        into[at++] = square;
      }
    }
    return at;
  }

  @Override
  public boolean legal(int move) {
    return turn != OVER && move >= 0 && move < SQUARES && isEmpty(move);
  }

  @Override
  public void play(int move) {
    int mover = turn;
    stones[mover] |= 1 << move;
    played[count++] = move;
    boolean over = hasLine(stones[mover]) || (stones[0] | stones[1]) == FULL;
    turn = over ? OVER : 1 - mover;
  }

  @Override
  public void undo() {
    int square = 1 << played[--count];
    stones[0] &= ~square;
    stones[1] &= ~square;
    turn = toMove();
  }

  @Override
  public int points(int seat) {
    if (hasLine(stones[seat])) {
      return 1;
    }
    return hasLine(stones[1 - seat]) ? -1 : 0;
  }

  @Override
  public TicTacToeState copy() {
    TicTacToeState copy = new TicTacToeState(0, 0);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    TicTacToeState that = (TicTacToeState) other;
    stones[0] = that.stones[0];
    stones[1] = that.stones[1];
    System.arraycopy(that.played, 0, played, 0, that.count);
    count = that.count;
    turn = that.turn;
  }

  @Override
  public long key() {
    return key(0);
  }

  @Override
  public int symmetries() {
    return Symmetries.COUNT;
  }

  /** Whose turn it is need not go into the key: the number of stones tells. */
  @Override
  public long key(int symmetry) {
    int x = Symmetries.mapAll(symmetry, stones[0]);
    int o = Symmetries.mapAll(symmetry, stones[1]);
    return Seeds.mix(1 + x + ((long) o << SQUARES));
  }

  @Override
  public int map(int symmetry, int move) {
    return Symmetries.map(symmetry, move);
  }

  @Override
  public int inverse(int symmetry) {
    return Symmetries.inverse(symmetry);
  }

  @Override
  public Pieces pieces() {
    return new Pieces(SIDE, SIDE, this::at);
  }

  private int at(int column, int row) {
    int square = (SIDE - 1 - row) * SIDE + column;
    return has(0, square) ? 0 : has(1, square) ? 1 : FREE;
  }

  /** The stones of a seat. */
  int stones(int seat) {
    return stones[seat];
  }

  /** Whether a seat has a stone on a square. */
  boolean has(int seat, int square) {
    return (stones[seat] & (1 << square)) != 0;
  }

  /** Whether three of these stones stand in a row. */
  static boolean hasLine(int stones) {
    for (int line : LINES) {
      if ((stones & line) == line) {
        return true;
      }
    }
    return false;
  }

  private boolean isEmpty(int square) {
    return !has(0, square) && !has(1, square);
  }

  /** X begins, so X is to move whenever both have equally many stones. */
  private int toMove() {
    return Integer.bitCount(stones[0]) - Integer.bitCount(stones[1]);
  }
}
