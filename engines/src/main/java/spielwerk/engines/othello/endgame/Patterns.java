package spielwerk.engines.othello.endgame;

import spielwerk.games.othello.Flips;
import spielwerk.games.othello.Symmetry;

/**
 * A position as the patterns of Michael Buro's Logistello: edges with their X squares, corners of
 * 3x3 and 2x5, rows and diagonals, each as a number in base 3 (empty, own, enemy), and with them
 * how many moves either side has and how many squares are empty. Every pattern is read from the top
 * left of the board's mirror images, so those that look alike share their number.
 */
public final class Patterns {
  /** Where the numbers of each kind of pattern begin. */
  public static final int EDGE = 0;

  public static final int CORNER = EDGE + 59049;
  public static final int BLOCK = CORNER + 19683;
  public static final int ROW_2 = BLOCK + 59049;
  public static final int ROW_3 = ROW_2 + 6561;
  public static final int ROW_4 = ROW_3 + 6561;
  public static final int DIAGONAL_8 = ROW_4 + 6561;
  public static final int DIAGONAL_7 = DIAGONAL_8 + 6561;
  public static final int DIAGONAL_6 = DIAGONAL_7 + 2187;
  public static final int DIAGONAL_5 = DIAGONAL_6 + 729;
  public static final int DIAGONAL_4 = DIAGONAL_5 + 243;
  public static final int MOVES = DIAGONAL_4 + 81;
  public static final int REPLIES = MOVES + 64;
  public static final int EMPTIES = REPLIES + 64;

  /** How many numbers there are. */
  public static final int ALL = EMPTIES + 64;

  /** How many of them a position has. */
  public static final int COUNT = 49;

  private static final long FILE_A = 0x0101010101010101L;

  /** The diagonal from a1, and those that begin to the right of it, shorter and shorter. */
  private static final long[] FALLING = {
    0x8040201008040201L,
    0x0080402010080402L,
    0x0000804020100804L,
    0x0000008040201008L,
    0x0000000080402010L
  };

  /** The symmetries that bring each side of the board to the top once. */
  private static final boolean[] SIDES = {true, false, true, false, true, true, false, false};

  private static final int[] TERNARY = ternary();

  private final long[] own = new long[Symmetry.COUNT];
  private final long[] enemy = new long[Symmetry.COUNT];

  private static int[] ternary() {
    int[] numbers = new int[1024];
    for (int set = 0; set < numbers.length; set++) {
      for (int bit = 9; bit >= 0; bit--) {
        numbers[set] = numbers[set] * 3 + ((set >> bit) & 1);
      }
    }
    return numbers;
  }

  private static int number(long own, long enemy) {
    return TERNARY[(int) own] + 2 * TERNARY[(int) enemy];
  }

  private static long edge(long set) {
    return (set & 0xFF) | (set >>> 1 & 0x100) | (set >>> 5 & 0x200);
  }

  private static long corner(long set) {
    return (set & 7) | (set >>> 5 & 0x38) | (set >>> 10 & 0x1C0);
  }

  private static long block(long set) {
    return (set & 0x1F) | (set >>> 3 & 0x3E0);
  }

  private static long row(long set, int row) {
    return set >>> (8 * row) & 0xFF;
  }

  private static long diagonal(long set, int off) {
    return ((set & FALLING[off]) * FILE_A) >>> (56 + off);
  }

  /** Writes the numbers of the patterns of a position. */
  public void of(long mine, long his, int[] into) {
    for (int i = 0; i < Symmetry.COUNT; i++) {
      own[i] = Symmetry.apply(i, mine);
      enemy[i] = Symmetry.apply(i, his);
    }
    int at = 0;
    for (int i = 0; i < Symmetry.COUNT; i++) {
      long a = own[i];
      long b = enemy[i];
      into[at++] = BLOCK + number(block(a), block(b));
      if (SIDES[i]) {
        into[at++] = EDGE + number(edge(a), edge(b));
        into[at++] = ROW_2 + number(row(a, 1), row(b, 1));
        into[at++] = ROW_3 + number(row(a, 2), row(b, 2));
        into[at++] = ROW_4 + number(row(a, 3), row(b, 3));
      }
      if (i < 4) { // alike when mirrored at the diagonal
        into[at++] = CORNER + number(corner(a), corner(b));
        into[at++] = DIAGONAL_7 + number(diagonal(a, 1), diagonal(b, 1));
        into[at++] = DIAGONAL_6 + number(diagonal(a, 2), diagonal(b, 2));
        into[at++] = DIAGONAL_5 + number(diagonal(a, 3), diagonal(b, 3));
        into[at++] = DIAGONAL_4 + number(diagonal(a, 4), diagonal(b, 4));
      }
    }
    into[at++] = DIAGONAL_8 + number(diagonal(own[0], 0), diagonal(enemy[0], 0));
    into[at++] = DIAGONAL_8 + number(diagonal(own[1], 0), diagonal(enemy[1], 0));
    into[at++] = MOVES + Long.bitCount(Flips.moves(mine, his));
    into[at++] = REPLIES + Long.bitCount(Flips.moves(his, mine));
    into[at] = EMPTIES + 64 - Long.bitCount(mine | his);
  }

  /** By number: the lesser of it and its mirror image, which must be worth the same. */
  public static int[] alike() {
    int[] alike = new int[ALL];
    for (int i = 0; i < ALL; i++) {
      alike[i] = i;
    }
    mirror(alike, EDGE, 59049, 7, 6, 5, 4, 3, 2, 1, 0, 9, 8);
    mirror(alike, CORNER, 19683, 0, 3, 6, 1, 4, 7, 2, 5, 8);
    for (int from : new int[] {ROW_2, ROW_3, ROW_4, DIAGONAL_8}) {
      mirror(alike, from, 6561, 7, 6, 5, 4, 3, 2, 1, 0);
    }
    mirror(alike, DIAGONAL_7, 2187, 6, 5, 4, 3, 2, 1, 0);
    mirror(alike, DIAGONAL_6, 729, 5, 4, 3, 2, 1, 0);
    mirror(alike, DIAGONAL_5, 243, 4, 3, 2, 1, 0);
    mirror(alike, DIAGONAL_4, 81, 3, 2, 1, 0);
    return alike;
  }

  private static void mirror(int[] alike, int from, int count, int... places) {
    for (int number = 0; number < count; number++) {
      int[] digits = new int[places.length];
      for (int i = 0, rest = number; i < places.length; i++, rest /= 3) {
        digits[i] = rest % 3;
      }
      int image = 0;
      for (int i = places.length - 1; i >= 0; i--) {
        image = image * 3 + digits[places[i]];
      }
      alike[from + number] = from + Math.min(number, image);
    }
  }
}
