package spielwerk.games.connect4;

import java.util.random.RandomGenerator;
import spielwerk.core.Placed;
import spielwerk.core.Reversible;
import spielwerk.core.Sampled;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/** A game of Connect Four. A move is the number of a column from the left, from 0. */
public final class Connect4State implements State, Reversible, Symmetric, Sampled, Placed {
  private final Connect4Board board;
  private final int size;

  /**
   * The squares of the stones in the order they were set; those of a typed position are unknown.
   */
  private final long[] played;

  /** The stones of the side to move. */
  private long own;

  private long all;
  private int count;
  private int turn;

  Connect4State(Connect4Board board, long first, long second) {
    this.board = board;
    this.size = board.width * board.height;
    this.played = new long[size];
    this.all = first | second;
    this.count = Long.bitCount(all);
    this.own = (count & 1) == 0 ? first : second;
    this.turn = board.hasLine(first) || board.hasLine(second) || count == size ? OVER : count & 1;
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
    long top = 1L << (board.height - 1);
    for (int column = 0; column < board.width; column++) {
      if ((all & top) == 0) {
        into[at++] = column;
      }
      top <<= board.stride;
    }
    return at;
  }

  @Override
  public boolean legal(int move) {
    return turn != OVER
        && move >= 0
        && move < board.width
        && (all & board.square(move, board.height - 1)) == 0;
  }

  @Override
  public void play(int move) {
    long square = landing(move);
    long mover = own | square;
    own ^= all;
    all |= square;
    played[count++] = square;
    turn = board.hasLine(mover) || count == size ? OVER : count & 1;
  }

  @Override
  public void undo() {
    all ^= played[--count];
    own ^= all;
    turn = count & 1;
  }

  /** Only the side that has just moved can have a line. */
  @Override
  public int points(int seat) {
    if (!board.hasLine(enemy())) {
      return 0;
    }
    return seat == (count & 1) ? -1 : 1;
  }

  @Override
  public int sample(RandomGenerator random) {
    long landing = board.landing(all);
    for (int skip = random.nextInt(Long.bitCount(landing)); skip > 0; skip--) {
      landing &= landing - 1;
    }
    return board.column(landing);
  }

  @Override
  public Connect4State copy() {
    Connect4State copy = new Connect4State(board, 0, 0);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    Connect4State that = (Connect4State) other;
    System.arraycopy(that.played, 0, played, 0, that.count);
    own = that.own;
    all = that.all;
    count = that.count;
    turn = that.turn;
  }

  @Override
  public long key() {
    return Seeds.mix(code());
  }

  /** As they are, and mirrored left and right. */
  @Override
  public int symmetries() {
    return 2;
  }

  @Override
  public long key(int symmetry) {
    return Seeds.mix(symmetry == 0 ? code() : board.mirror(code()));
  }

  @Override
  public int map(int symmetry, int move) {
    return symmetry == 0 ? move : board.width - 1 - move;
  }

  @Override
  public int inverse(int symmetry) {
    return symmetry;
  }

  @Override
  public Pieces pieces() {
    return new Pieces(board.width, board.height, this::at);
  }

  private int at(int column, int row) {
    long square = board.square(column, board.height - 1 - row);
    return (stones(0) & square) != 0 ? 0 : (stones(1) & square) != 0 ? 1 : FREE;
  }

  /**
   * A number that no other position shares. Within a column, all stones plus one mark the height,
   * and adding the own stones never overflows into the next column. The side to move follows from
   * the number of stones.
   */
  private long code() {
    return all + own + board.bottom;
  }

  Connect4Board board() {
    return board;
  }

  /** The stones of the side to move. */
  public long own() {
    return own;
  }

  /** The stones of the other side. */
  long enemy() {
    return own ^ all;
  }

  /** The stones of both sides. */
  public long all() {
    return all;
  }

  /** The stones of a seat. */
  long stones(int seat) {
    return seat == (count & 1) ? own : enemy();
  }

  /** Where the next stone of a column lands. */
  long landing(int column) {
    return (all + (1L << (column * board.stride))) & ~all;
  }
}
