package spielwerk.games.fiveinarow;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;

/**
 * The squares of a board and how they are numbered. Immutable; one for each game, shared by all its
 * states.
 *
 * <p>A <em>move</em> is {@code row * width + column}, row 0 at the bottom: what the world outside
 * sees. A <em>cell</em> is the place of the same square in a byte array with a border of one square
 * all around, so that walking along a line needs no look at coordinates: the border stops it. Rows
 * share the border between them, one row's right one is the next one's left.
 */
public final class SquareGrid {
  /** What a byte of a board holds: a stone is its seat + 1. */
  public static final byte FREE = 0;

  /** Beyond the edge. */
  public static final byte BORDER = 3;

  private static final long SEED = 0x46495645L;

  final int width;
  final int height;
  final int moves;

  /** From a cell to the one above it. */
  final int stride;

  /** The steps along a row, a column and the two diagonals. */
  final int[] directions;

  final int[] cells;
  final char[][] symmetries;

  /** By {@code move * 2 + seat}. The side to move changes with every stone, so it is mixed in. */
  final long[] keys;

  /** The part of a key that tells the side to move. */
  final long side;

  SquareGrid(int width, int height) {
    this.width = width;
    this.height = height;
    this.moves = width * height;
    this.stride = width + 1;
    this.directions = new int[] {1, stride, stride + 1, stride - 1};
    this.cells = new int[moves];
    this.symmetries = new char[width == height ? 8 : 4][moves];
    for (int move = 0; move < moves; move++) {
      int row = move / width;
      int column = move % width;
      cells[move] = (row + 1) * stride + column + 1;
      for (int s = 0; s < symmetries.length; s++) {
        symmetries[s][move] = (char) mirrored(s, row, column);
      }
    }
    RandomGenerator random = Seeds.stream(SEED);
    this.side = random.nextLong();
    this.keys = new long[2 * moves];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = random.nextLong() ^ side;
    }
  }

  /** Bit 2 swaps rows and columns, then bit 0 turns left to right and bit 1 bottom to top. */
  private int mirrored(int symmetry, int row, int column) {
    int r = (symmetry & 4) == 0 ? row : column;
    int c = (symmetry & 4) == 0 ? column : row;
    return ((symmetry & 2) == 0 ? r : height - 1 - r) * width
        + ((symmetry & 1) == 0 ? c : width - 1 - c);
  }

  /** Only turns by a quarter are not their own inverse. */
  static int inverse(int symmetry) {
    return symmetry == 5 ? 6 : symmetry == 6 ? 5 : symmetry;
  }

  /** A board without stones. */
  public byte[] empty() {
    byte[] board = new byte[stride * (height + 2) + 1];
    Arrays.fill(board, BORDER);
    for (int cell : cells) {
      board[cell] = FREE;
    }
    return board;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** How many squares the board has. */
  public int moves() {
    return moves;
  }

  /** The place of a move in a board. */
  public int cell(int move) {
    return cells[move];
  }

  public int column(int move) {
    return move % width;
  }

  public int row(int move) {
    return move / width;
  }

  /** The square in the middle; of an even board the upper right of the four. */
  public int centre() {
    return height / 2 * width + width / 2;
  }

  /** How many cells lie between neighbours along a row, a column and the two diagonals. */
  public int direction(int index) {
    return directions[index];
  }
}
