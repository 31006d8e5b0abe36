package spielwerk.games.fiveinarow;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import spielwerk.core.Reversible;
import spielwerk.core.Sampled;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * A game of five in a row in progress.
 *
 * <p>The board is one byte a field with a border (see {@link SquareGrid}). Beside it stands the
 * pile of stones in the order in which they were put; everything that would otherwise look at the
 * whole board looks at the pile, so that an empty field costs nothing: a move is taken back from
 * it, a win is sought from the stone just put, {@link #set} changes only the stones in which two
 * games differ, and a mirrored key is made from the stones alone. Only listing all moves takes as
 * long as the board is large.
 */
public final class FiveInARowState implements State, Reversible, Symmetric, Sampled {
  /** Below so many free fields it is quicker to look for them than to draw until one is hit. */
  private static final int FEW = 8;

  private static final int USUAL_LENGTH = 256;

  private final SquareGrid grid;
  private final int[] cells;
  private final long[] keys;
  private final int line;
  private final byte[] board;

  /** The stones in order, each {@code move * 2 + seat}. */
  private int[] pile;

  private int length;
  private int turn;
  private long key;

  /** The key of the board without its stones; not 0 if a diagram lets the other side move. */
  private long ground;

  /** How many of the stones came from a diagram, in an order nobody played. */
  private int given;

  FiveInARowState(SquareGrid grid, int line) {
    this(grid, line, grid.empty(), new int[Math.min(grid.moves, USUAL_LENGTH)]);
  }

  private FiveInARowState(SquareGrid grid, int line, byte[] board, int[] pile) {
    this.grid = grid;
    this.cells = grid.cells;
    this.keys = grid.keys;
    this.line = line;
    this.board = board;
    this.pile = pile;
  }

  /** Puts a stone of a diagram; {@link #begin} must follow the last one. */
  void put(int move, int seat) {
    add((move << 1) | seat);
    key ^= keys[(move << 1) | seat];
  }

  /** Lets a seat move after the stones of a diagram, or nobody if its last stone ended the game. */
  void begin(int seat) {
    ground = seat == (length & 1) ? 0 : grid.side;
    key ^= ground;
    given = length;
    turn = length == grid.moves || (length > 0 && wins(move(length - 1))) ? OVER : seat;
  }

  private void add(int stone) {
    if (length == pile.length) {
      pile = Arrays.copyOf(pile, Math.min(grid.moves, 4 * length));
    }
    pile[length++] = stone;
    board[cells[stone >> 1]] = (byte) ((stone & 1) + 1);
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
    int end = at;
    int move = 0;
    for (int row = 1; row <= grid.height; row++) {
      int cell = row * grid.stride + 1;
      for (int edge = cell + grid.width; cell < edge; cell++, move++) {
        if (board[cell] == SquareGrid.FREE) {
          into[end++] = move;
        }
      }
    }
    return end;
  }

  @Override
  public boolean legal(int move) {
    return turn != OVER
        && move >= 0
        && move < cells.length
        && board[cells[move]] == SquareGrid.FREE;
  }

  @Override
  public void play(int move) {
    int seat = turn;
    int stone = (move << 1) | seat;
    add(stone);
    key ^= keys[stone];
    boolean over =
        (length >= line && wins(cells[move], (byte) (seat + 1))) || length == cells.length;
    turn = over ? OVER : seat ^ 1;
  }

  @Override
  public void undo() {
    int stone = pile[--length];
    board[cells[stone >> 1]] = SquareGrid.FREE;
    key ^= keys[stone];
    turn = stone & 1;
  }

  /** Whether the stone on a field stands in a line that wins. */
  boolean wins(int move) {
    return wins(cells[move], board[cells[move]]);
  }

  private boolean wins(int cell, byte stone) {
    return line(cell, stone, 1)
        || line(cell, stone, grid.stride)
        || line(cell, stone, grid.stride + 1)
        || line(cell, stone, grid.stride - 1);
  }

  private boolean line(int cell, byte stone, int step) {
    int count = 1;
    for (int c = cell + step; board[c] == stone; c += step) {
      count++;
    }
    for (int c = cell - step; board[c] == stone; c -= step) {
      count++;
    }
    return count >= line;
  }

  /** A game that is over was won by the last stone or not at all. */
  @Override
  public int points(int seat) {
    int last = pile[length - 1];
    return !wins(last >> 1) ? 0 : seat == (last & 1) ? 1 : -1;
  }

  @Override
  public FiveInARowState copy() {
    FiveInARowState copy = new FiveInARowState(grid, line, board.clone(), pile.clone());
    copy.take(this);
    return copy;
  }

  @Override
  public void set(State other) {
    FiveInARowState source = FiveInARow.of(other);
    int same = source.agreement(pile, length);
    while (length > same) {
      board[cells[pile[--length] >> 1]] = SquareGrid.FREE;
    }
    while (length < source.length) {
      add(source.pile[length]);
    }
    take(source);
  }

  private void take(FiveInARowState source) {
    length = source.length;
    turn = source.turn;
    key = source.key;
    ground = source.ground;
    given = source.given;
  }

  /** How many stones from the first on are the same, in the same order, in another pile. */
  int agreement(int[] other, int otherLength) {
    int shorter = Math.min(length, otherLength);
    int different = Arrays.mismatch(pile, 0, shorter, other, 0, shorter);
    return different < 0 ? shorter : different;
  }

  @Override
  public long key() {
    return key;
  }

  @Override
  public int symmetries() {
    return grid.symmetries.length;
  }

  @Override
  public long key(int symmetry) {
    char[] mirror = grid.symmetries[symmetry];
    long mirrored = ground;
    for (int i = 0; i < length; i++) {
      mirrored ^= keys[(mirror[pile[i] >> 1] << 1) | (pile[i] & 1)];
    }
    return mirrored;
  }

  @Override
  public int map(int symmetry, int move) {
    return grid.symmetries[symmetry][move];
  }

  @Override
  public int inverse(int symmetry) {
    return SquareGrid.inverse(symmetry);
  }

  /** Draws fields until one is free; no field is preferred by more than one part in 2^47. */
  @Override
  public int sample(RandomGenerator random) {
    int free = cells.length - length;
    if (free < FEW) {
      return free(below(random, free));
    }
    int move = below(random, cells.length);
    while (board[cells[move]] != SquareGrid.FREE) {
      move = below(random, cells.length);
    }
    return move;
  }

  private static int below(RandomGenerator random, int bound) {
    return (int) Math.multiplyHigh(random.nextLong() >>> 1, 2L * bound);
  }

  private int free(int index) {
    int left = index;
    int move = 0;
    while (board[cells[move]] != SquareGrid.FREE || left-- > 0) {
      move++;
    }
    return move;
  }

  /** How many stones are on the board. */
  public int length() {
    return length;
  }

  /** Where the stone with this number lies, the first being 0. */
  public int move(int index) {
    return pile[index] >> 1;
  }

  /** Whose stone that is. */
  public int seat(int index) {
    return pile[index] & 1;
  }

  /** How many stones came from a diagram and not from moves. */
  public int given() {
    return given;
  }

  /** The seat whose stone lies on a field, or -1. */
  public int stone(int move) {
    return board[cells[move]] - 1;
  }

  public SquareGrid grid() {
    return grid;
  }

  /** How many in a row win. */
  public int line() {
    return line;
  }

  /** For {@link StoneTracker} and {@link NeighbourOrder}, who only read. */
  byte[] board() {
    return board;
  }

  int[] pile() {
    return pile;
  }
}
