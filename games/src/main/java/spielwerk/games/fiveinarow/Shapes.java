package spielwerk.games.fiveinarow;

/**
 * The shape of every line of nine fields with a stone in the middle, worked out once by playing the
 * line on: a table of bytes, so that a look costs one read.
 *
 * <p>A <em>key</em> has two bits for each of the eight fields around the middle, the four before it
 * lowest: what a byte of a board says ({@link SquareGrid#FREE}, seat + 1, {@link
 * SquareGrid#BORDER}). Four fields to each side are enough: whatever lies farther off is in no line
 * of five with the middle.
 *
 * <p>A <em>code</em> is the ordinal of a {@link Shape}, with {@link #BROKEN} added if its stones do
 * not touch.
 */
public final class Shapes {
  /** How far a stone looks along a line. */
  public static final int REACH = 4;

  /** Added to the ordinal of a shape whose stones do not touch. */
  public static final int BROKEN = 16;

  /** Takes the ordinal from a code. */
  public static final int SHAPE = 15;

  private static final int FIELDS = 2 * REACH + 1;
  private static final int FIVE = 5;

  private static final byte[][] BY_SEAT = {table(0), table(1)};

  private Shapes() {}

  /** By key, the codes of a stone of a seat. Not to be written to. */
  public static byte[] of(int seat) {
    return BY_SEAT[seat];
  }

  private static byte[] table(int seat) {
    byte[] table = new byte[1 << 4 * REACH];
    byte[] known = new byte[power(FIELDS)];
    for (int key = 0; key < table.length; key++) {
      table[key] = code(line(key, seat), known);
    }
    return table;
  }

  private static int power(int exponent) {
    return exponent == 0 ? 1 : 3 * power(exponent - 1);
  }

  /** A key as nine fields seen by a seat: 0 free, 1 own, 2 not to be had. */
  private static int[] line(int key, int seat) {
    int[] line = new int[FIELDS];
    for (int i = 0; i < 2 * REACH; i++) {
      int field = (key >> 2 * i) & 3;
      line[i < REACH ? i : i + 1] = field == SquareGrid.FREE ? 0 : field == seat + 1 ? 1 : 2;
    }
    line[REACH] = 1;
    return line;
  }

  /** The code of a line; those already known are kept as the code + 1. */
  private static byte code(int[] line, byte[] known) {
    int number = 0;
    for (int field : line) {
      number = 3 * number + field;
    }
    if (known[number] == 0) {
      Shape shape = shape(line, known);
      known[number] = (byte) (1 + shape.ordinal() + (run(line) < shape.stones() ? BROKEN : 0));
    }
    return (byte) (known[number] - 1);
  }

  /** Plays the line on by one stone of its own in every free field and sees what comes of it. */
  private static Shape shape(int[] line, byte[] known) {
    if (run(line) >= FIVE) {
      return Shape.FIVE;
    }
    Shape best = Shape.DEAD;
    int fives = 0;
    for (int i = 0; i < FIELDS; i++) {
      if (line[i] == 0) {
        line[i] = 1;
        Shape next = Shape.at(code(line, known) & SHAPE);
        line[i] = 0;
        fives += next == Shape.FIVE ? 1 : 0;
        best = next.compareTo(best) > 0 ? next : best;
      }
    }
    return switch (best) {
      case FIVE -> fives > 1 ? Shape.OPEN_FOUR : Shape.HALF_FOUR;
      case OPEN_FOUR -> Shape.OPEN_THREE;
      case HALF_FOUR -> Shape.HALF_THREE;
      case OPEN_THREE -> Shape.OPEN_TWO;
      case HALF_THREE -> Shape.HALF_TWO;
      case OPEN_TWO -> Shape.OPEN_ONE;
      case HALF_TWO -> Shape.HALF_ONE;
      case OPEN_ONE, HALF_ONE, DEAD -> Shape.DEAD;
    };
  }

  /** How many own stones touch, the middle one among them. */
  private static int run(int[] line) {
    int from = REACH;
    while (from > 0 && line[from - 1] == 1) {
      from--;
    }
    int to = REACH;
    while (to < FIELDS - 1 && line[to + 1] == 1) {
      to++;
    }
    return to - from + 1;
  }
}
