package spielwerk.games.othello;

import java.util.random.RandomGenerator;
import spielwerk.core.Counted;
import spielwerk.core.Placed;
import spielwerk.core.Reversible;
import spielwerk.core.Sampled;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * A game of Othello. A move is a square, row * size + column from a1 (row 1 is at the top), or the
 * pass, size * size, which is legal just when there is nothing else.
 */
public final class OthelloState implements State, Reversible, Symmetric, Sampled, Counted, Placed {
  private final OthelloBoard board;

  /** Three numbers a ply: what {@link #own}, {@link #enemy} and {@link #moves} were before it. */
  private final long[] before;

  private int played;

  /** The discs of the side to move. */
  private long own;

  /** The discs of the other side. */
  private long enemy;

  /** The squares the side to move may take; none if it must pass or the game is over. */
  private long moves;

  /** Who would be to move, were the game not over. */
  private int side;

  private boolean over;

  OthelloState(OthelloBoard board, long black, long white, int side) {
    this.board = board;
    this.before = new long[3 * Othello.maxLength(board.size)];
    this.own = side == 0 ? black : white;
    this.enemy = side == 0 ? white : black;
    this.side = side;
    look();
  }

  private void look() {
    moves = Flips.moves(own, enemy) & board.squares;
    over = moves == 0 && (Flips.moves(enemy, own) & board.squares) == 0;
  }

  @Override
  public int turn() {
    return over ? OVER : side;
  }

  @Override
  public int moves(int[] into, int at) {
    if (moves == 0) {
      if (!over) {
        into[at++] = board.pass;
      }
      return at;
    }
    for (long left = moves; left != 0; left &= left - 1) {
      into[at++] = board.move(Long.numberOfTrailingZeros(left));
    }
    return at;
  }

  @Override
  public int count() {
    return moves != 0 ? Long.bitCount(moves) : over ? 0 : 1;
  }

  @Override
  public boolean legal(int move) {
    if (move == board.pass) {
      return moves == 0 && !over;
    }
    return move >= 0 && move < board.pass && (moves & (1L << board.bit(move))) != 0;
  }

  @Override
  public void play(int move) {
    int at = 3 * played++;
    before[at] = own;
    before[at + 1] = enemy;
    before[at + 2] = moves;
    long next = enemy;
    if (move == board.pass) {
      enemy = own;
    } else {
      int bit = board.bit(move);
      long flips = Flips.of(own, enemy, bit);
      enemy = own | flips | (1L << bit);
      next ^= flips;
    }
    own = next;
    side ^= 1;
    look();
  }

  @Override
  public void undo() {
    int at = 3 * --played;
    own = before[at];
    enemy = before[at + 1];
    moves = before[at + 2];
    side ^= 1;
    over = false;
  }

  /** The difference in discs; squares left empty count for the winner, as in tournaments. */
  @Override
  public int points(int seat) {
    int more = Long.bitCount(own) - Long.bitCount(enemy);
    int points = more + Integer.signum(more) * empties();
    return seat == side ? points : -points;
  }

  @Override
  public int sample(RandomGenerator random) {
    if (moves == 0) {
      return board.pass;
    }
    long left = moves;
    // a product instead of a division: moves are few, so the unevenness is below 2^-26
    int skip = (int) (((random.nextInt() & 0xFFFFFFFFL) * Long.bitCount(left)) >>> 32);
    for (; skip > 0; skip--) {
      left &= left - 1;
    }
    return board.move(Long.numberOfTrailingZeros(left));
  }

  @Override
  public OthelloState copy() {
    OthelloState copy = new OthelloState(board, 0, 0, 0);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    OthelloState that = (OthelloState) other;
    System.arraycopy(that.before, 0, before, 0, 3 * that.played);
    played = that.played;
    own = that.own;
    enemy = that.enemy;
    moves = that.moves;
    side = that.side;
    over = that.over;
  }

  @Override
  public long key() {
    return key(own, enemy);
  }

  private long key(long own, long enemy) {
    return Seeds.mix(own ^ Seeds.mix(enemy + side));
  }

  @Override
  public int symmetries() {
    return Symmetry.COUNT;
  }

  @Override
  public long key(int symmetry) {
    return key(Symmetry.apply(symmetry, own), Symmetry.apply(symmetry, enemy));
  }

  @Override
  public int map(int symmetry, int move) {
    return move == board.pass
        ? move
        : Symmetry.apply(symmetry, board.size, move / board.size, move % board.size);
  }

  @Override
  public int inverse(int symmetry) {
    return Symmetry.inverse(symmetry);
  }

  @Override
  public Pieces pieces() {
    return new Pieces(board.size, board.size, this::at);
  }

  private int at(int column, int row) {
    long square = 1L << board.bit(row * board.size + column);
    return (discs(0) & square) != 0 ? 0 : (discs(1) & square) != 0 ? 1 : FREE;
  }

  /** Squares in a row of this board. */
  public int size() {
    return board.size;
  }

  /** The move that is a pass. */
  public int pass() {
    return board.pass;
  }

  /** The bit of a move, which is not a pass, as {@link Flips} counts them. */
  public int bit(int move) {
    return board.bit(move);
  }

  /** The move that takes the square of a bit. */
  public int move(int bit) {
    return board.move(bit);
  }

  /** The discs of the side to move. */
  public long own() {
    return own;
  }

  /** The discs of the other side. */
  public long enemy() {
    return enemy;
  }

  /** The squares the side to move may take. */
  public long squares() {
    return moves;
  }

  /** All squares of this board. */
  public long all() {
    return board.squares;
  }

  /** The discs of a seat. */
  public long discs(int seat) {
    return seat == side ? own : enemy;
  }

  /** Who is to move, or would be were the game not over. */
  int side() {
    return side;
  }

  /** How many squares are empty. */
  public int empties() {
    return Long.bitCount(board.squares & ~(own | enemy));
  }
}
