package spielwerk.games.connect4;

import spielwerk.core.Mistake;

/**
 * The squares of a board as the bits of a {@code long}, and what lines they form.
 *
 * <p>Columns lie one after the other, each from the bottom up, with one spare bit above it. (John
 * Tromp's layout for the Fhourstones benchmark.) The spare bits are never set in a set of stones,
 * so a line that leaves the board at the top, the bottom or a side runs into an empty bit, and
 * shifting a whole set by one step of a direction tests all squares at once. The spare bit also
 * catches the carry when 1 is added to a column, which is how the landing square is found.
 */
final class Connect4Board {
  static final int MAX_SIDE = 12;
  static final int MIN_LINE = 2;
  static final int MAX_LINE = 8;

  final int width;
  final int height;
  final int line;

  /** Bits per column. */
  final int stride;

  /** The lowest square of every column. */
  final long bottom;

  /** All squares. */
  final long squares;

  /** A line of 2, then of up to 4, then of up to 8: each step doubles what is known, or less. */
  private final int second;

  private final int third;

  private final byte[] columnOf = new byte[Long.SIZE];

  Connect4Board(int width, int height, int line) {
    if (width < 1 || width > MAX_SIDE || height < 1 || height > MAX_SIDE) {
      throw refuse(width, height, line, "width and height go from 1 to " + MAX_SIDE);
    }
    if (width * (height + 1) > Long.SIZE) {
      throw refuse(width, height, line, "width * (height + 1) may be " + Long.SIZE + " at most");
    }
    if (line < MIN_LINE || line > MAX_LINE || line > Math.max(width, height)) {
      throw refuse(
          width, height, line, "line goes from 2 to 8 and may not be longer than the board");
    }
    this.width = width;
    this.height = height;
    this.line = line;
    this.stride = height + 1;
    this.second = Math.min(2, line - 2);
    this.third = Math.max(0, line - 4);
    long lowest = 0;
    for (int column = 0; column < width; column++) {
      lowest |= 1L << (column * stride);
      for (int row = 0; row <= height; row++) {
        columnOf[column * stride + row] = (byte) column;
      }
    }
    this.bottom = lowest;
    this.squares = lowest * ((1L << height) - 1);
  }

  private static Mistake refuse(int width, int height, int line, String why) {
    return new Mistake(
        "connect4: width=%d,height=%d,line=%d is not allowed; %s."
            .formatted(width, height, line, why));
  }

  long square(int column, int row) {
    return 1L << (column * stride + row);
  }

  int column(long square) {
    return columnOf[Long.numberOfTrailingZeros(square)];
  }

  /** The squares on which the next stone of each column would land. */
  long landing(long stones) {
    return (stones + bottom) & squares;
  }

  /** Whether as many of these stones stand in a row as it takes to win. */
  boolean hasLine(long stones) {
    return (lines(stones, 1)
            | lines(stones, stride - 1)
            | lines(stones, stride)
            | lines(stones, stride + 1))
        != 0;
  }

  /** The first squares of all full lines in a direction. */
  long lines(long set, int direction) {
    long runs = set & (set >>> direction);
    runs &= runs >>> (direction * second);
    return runs & (runs >>> (direction * third));
  }

  /** The direction of a number 0 to 3, as the step from a square to the next. */
  int direction(int number) {
    return number == 0 ? 1 : stride - 2 + number;
  }

  /** The squares that would complete a line of these stones, whoever stands on them. */
  long completing(long stones) {
    long found = 0;
    for (int number = 0; number < 4; number++) {
      int direction = direction(number);
      found |= line == 4 ? completingFour(stones, direction) : completing(stones, direction);
    }
    return found & squares;
  }

  private static long completingFour(long stones, int direction) {
    long up = stones << direction;
    long down = stones >>> direction;
    long twoUp = up & (stones << (2 * direction));
    long twoDown = down & (stones >>> (2 * direction));
    return (twoUp & ((stones << (3 * direction)) | down))
        | (twoDown & ((stones >>> (3 * direction)) | up));
  }

  /** As {@link #completingFour}, for any length: some stones on one side, the rest on the other. */
  private long completing(long stones, int direction) {
    long found = 0;
    long before = -1;
    long up = stones;
    for (int below = 0; below < line; below++) {
      long both = before;
      long down = stones;
      for (int above = 1; above < line - below; above++) {
        down >>>= direction;
        both &= down;
      }
      found |= both;
      up <<= direction;
      before &= up;
    }
    return found;
  }

  /** A number per column of {@code stride} bits, with the columns in the opposite order. */
  long mirror(long columns) {
    long mirrored = 0;
    long mask = (1L << stride) - 1;
    for (int column = 0; column < width; column++) {
      long stones = (columns >>> (column * stride)) & mask;
      mirrored |= stones << ((width - 1 - column) * stride);
    }
    return mirrored;
  }
}
