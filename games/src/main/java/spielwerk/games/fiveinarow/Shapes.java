package spielwerk.games.fiveinarow;

/**
 * The shape of every line of nine squares with a stone in the middle, worked out once by playing
 * the line on: a table of bytes, so that a look costs one read.
 *
 * <p>A <em>key</em> has two bits for each of the eight squares around the middle, the four before
 * it lowest: what a byte of a board holds ({@link SquareGrid#FREE}, colour + 1, {@link
 * SquareGrid#BORDER}). Four squares to each side are enough where five or more win: whatever lies
 * farther off is in no line of five with the middle. By the other {@link FiveRule rules} the ends
 * of such a line matter too, and keys have ten squares.
 *
 * <p>A <em>code</em> is the ordinal of a {@link Shape}, with {@link #BROKEN} added if its stones do
 * not touch.
 */
public final class Shapes {
  /** How far a stone looks along a line where five or more win. */
  public static final int REACH = 4;

  /** Added to the ordinal of a shape whose stones do not touch. */
  public static final int BROKEN = 16;

  /** Takes the ordinal from a code. */
  public static final int SHAPE = 15;

  private static final int FIVE = 5;
  private static final int OWN = 1;
  private static final int OTHER = 2;

  private static final Shapes FREESTYLE = new Shapes(FiveRule.FREESTYLE);

  /** The tables of other rules are large and made when somebody plays by them. */
  private static final class Exact {
    static final Shapes TABLES = new Shapes(FiveRule.EXACT);
  }

  private static final class Renju {
    static final Shapes TABLES = new Shapes(FiveRule.RENJU);
  }

  private static final class Caro {
    static final Shapes TABLES = new Shapes(FiveRule.CARO);
  }

  private static final class ExactCaro {
    static final Shapes TABLES = new Shapes(FiveRule.EXACT_CARO);
  }

  private final FiveRule rule;
  private final int reach;
  private final int fields;
  private final byte[][] byColour;

  private Shapes(FiveRule rule) {
    this.rule = rule;
    this.reach = rule == FiveRule.FREESTYLE ? REACH : REACH + 1;
    this.fields = 2 * reach + 1;
    this.byColour = new byte[][] {table(0), table(1)};
  }

  public static Shapes of(FiveRule rule) {
    return switch (rule) {
      case FREESTYLE -> FREESTYLE;
      case EXACT -> Exact.TABLES;
      case RENJU -> Renju.TABLES;
      case CARO -> Caro.TABLES;
      case EXACT_CARO -> ExactCaro.TABLES;
    };
  }

  /** How far a stone looks along a line. */
  public int reach() {
    return reach;
  }

  /** By key, the codes of a stone of a colour. Not to be written to. */
  public byte[] codes(int colour) {
    return byColour[colour];
  }

  private byte[] table(int colour) {
    byte[] table = new byte[1 << 4 * reach];
    byte[] known = new byte[power(fields)];
    for (int key = 0; key < table.length; key++) {
      if (possible(key)) {
        table[key] = code(line(key, colour), colour, known);
      }
    }
    return table;
  }

  /** Beyond the edge there is nothing but the edge. */
  private boolean possible(int key) {
    for (int i = 0; i + 1 < reach; i++) {
      int outer = key >> 2 * i & 3;
      int inner = key >> 2 * (i + 1) & 3;
      int outerAfter = key >> 2 * (2 * reach - 1 - i) & 3;
      int innerAfter = key >> 2 * (2 * reach - 2 - i) & 3;
      if (inner == SquareGrid.BORDER && outer != SquareGrid.BORDER
          || innerAfter == SquareGrid.BORDER && outerAfter != SquareGrid.BORDER) {
        return false;
      }
    }
    return true;
  }

  /** Where the ends of a row count, the edge is not the same as a stone. */
  private int kinds() {
    return rule.blocked() ? 4 : 3;
  }

  private int power(int exponent) {
    return exponent == 0 ? 1 : kinds() * power(exponent - 1);
  }

  /** A key as squares seen by a colour: 0 free, 1 own, 2 not to be had, 3 the edge if it counts. */
  private int[] line(int key, int colour) {
    int[] line = new int[fields];
    for (int i = 0; i < 2 * reach; i++) {
      int field = (key >> 2 * i) & 3;
      line[i < reach ? i : i + 1] =
          field == SquareGrid.FREE
              ? 0
              : field == colour + 1
                  ? OWN
                  : field == SquareGrid.BORDER && rule.blocked() ? SquareGrid.BORDER : OTHER;
    }
    line[reach] = OWN;
    return line;
  }

  /** The code of a line; those already known are kept as the code + 1. */
  private byte code(int[] line, int colour, byte[] known) {
    int number = 0;
    for (int field : line) {
      number = kinds() * number + field;
    }
    if (known[number] == 0) {
      Shape shape = shape(line, colour, known);
      known[number] = (byte) (1 + shape.ordinal() + (run(line) < shape.stones() ? BROKEN : 0));
    }
    return (byte) (known[number] - 1);
  }

  /** Plays the line on by one stone of its own in every free square and sees what comes of it. */
  private Shape shape(int[] line, int colour, byte[] known) {
    if (run(line) >= FIVE) {
      return wins(line, colour) ? Shape.FIVE : Shape.DEAD;
    }
    Shape best = Shape.DEAD;
    int fives = 0;
    for (int i = 0; i < fields; i++) {
      if (line[i] == 0) {
        line[i] = OWN;
        Shape next = Shape.at(code(line, colour, known) & SHAPE);
        line[i] = 0;
        fives += next == Shape.FIVE ? 1 : 0;
        best = next.compareTo(best) > 0 ? next : best;
      }
    }
    return switch (best) {
      case FIVE -> fives > 1 && !stopped(line, colour) ? Shape.OPEN_FOUR : Shape.HALF_FOUR;
      case OPEN_FOUR -> Shape.OPEN_THREE;
      case HALF_FOUR -> Shape.HALF_THREE;
      case OPEN_THREE -> Shape.OPEN_TWO;
      case HALF_THREE -> Shape.HALF_TWO;
      case OPEN_TWO -> Shape.OPEN_ONE;
      case HALF_TWO -> Shape.HALF_ONE;
      case OPEN_ONE, HALF_ONE, DEAD -> Shape.DEAD;
    };
  }

  /**
   * Whether one stone of the other colour takes all fives from a line that has two. It can only
   * where rows may be closed in at their ends.
   */
  private boolean stopped(int[] line, int colour) {
    for (int i = 0; rule.blocked() && i < fields; i++) {
      if (line[i] == 0) {
        line[i] = OTHER;
        boolean none = !fivesLeft(line, colour);
        line[i] = 0;
        if (none) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean fivesLeft(int[] line, int colour) {
    for (int i = 0; i < fields; i++) {
      if (line[i] == 0) {
        line[i] = OWN;
        boolean five = run(line) >= FIVE && wins(line, colour);
        line[i] = 0;
        if (five) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether a row of five or more through the middle wins. An end out of sight, which only rows of
   * six and more have, counts as closed.
   */
  private boolean wins(int[] line, int colour) {
    int from = from(line);
    int to = to(line);
    boolean before = from == 0 || line[from - 1] == OTHER;
    boolean after = to == fields - 1 || line[to + 1] == OTHER;
    return (!rule.exact(colour) || to - from + 1 == FIVE) && !(rule.blocked() && before && after);
  }

  /** How many own stones touch, the middle one among them. */
  private int run(int[] line) {
    return to(line) - from(line) + 1;
  }

  private int from(int[] line) {
    int from = reach;
    while (from > 0 && line[from - 1] == OWN) {
      from--;
    }
    return from;
  }

  private int to(int[] line) {
    int to = reach;
    while (to < fields - 1 && line[to + 1] == OWN) {
      to++;
    }
    return to;
  }
}
