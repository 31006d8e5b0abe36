package spielwerk.games.muehle;

/**
 * The 24 points of the board and their lines, as bits of a number. A ring has eight points,
 * clockwise from its upper left corner, and the rings follow each other from the outer one: point
 * {@code 8 * ring + place}. Corners have even places; points with odd places are joined with the
 * next ring too.
 */
final class MuehleBoard {
  static final int POINTS = 24;
  static final int ALL = (1 << POINTS) - 1;

  /** Columns and rows of the grid that the board is drawn on. */
  static final int SIDE = 7;

  private static final int RING = 8;

  /** The lines of three points that can be a mill: 12 sides of the rings, 4 across them. */
  static final int[] LINES = lines();

  /** The points that a point is joined with. */
  static final int[] NEIGHBOURS = neighbours();

  /** The other two points of the two lines through each point. */
  private static final int[] FIRST_REST = new int[POINTS];

  private static final int[] SECOND_REST = new int[POINTS];

  static {
    for (int point = 0; point < POINTS; point++) {
      for (int line : LINES) {
        if ((line >> point & 1) == 0) {
          continue;
        }
        int rest = line ^ 1 << point;
        if (FIRST_REST[point] == 0) {
          FIRST_REST[point] = rest;
        } else {
          SECOND_REST[point] = rest;
        }
      }
    }
  }

  private MuehleBoard() {}

  private static int[] lines() {
    int[] lines = new int[16];
    int count = 0;
    for (int ring = 0; ring < 3; ring++) {
      for (int corner = 0; corner < RING; corner += 2) {
        lines[count++] = bit(ring, corner) | bit(ring, corner + 1) | bit(ring, corner + 2);
      }
    }
    for (int place = 1; place < RING; place += 2) {
      lines[count++] = bit(0, place) | bit(1, place) | bit(2, place);
    }
    return lines;
  }

  private static int[] neighbours() {
    int[] neighbours = new int[POINTS];
    for (int point = 0; point < POINTS; point++) {
      int ring = point / RING;
      int place = point % RING;
      neighbours[point] = bit(ring, place + 1) | bit(ring, place + RING - 1);
      if (place % 2 == 1) {
        neighbours[point] |= (ring > 0 ? bit(ring - 1, place) : 0);
        neighbours[point] |= (ring < 2 ? bit(ring + 1, place) : 0);
      }
    }
    return neighbours;
  }

  private static int bit(int ring, int place) {
    return 1 << (RING * ring + place % RING);
  }

  /** Whether a man on the point stands in a mill of these men. */
  static boolean millAt(int men, int point) {
    int first = FIRST_REST[point];
    int second = SECOND_REST[point];
    return (men & first) == first || (men & second) == second;
  }

  /** The men that stand in a mill. */
  static int inMills(int men) {
    int found = 0;
    for (int line : LINES) {
      if ((men & line) == line) {
        found |= line;
      }
    }
    return found;
  }

  /** All points that are joined with one of these. */
  static int besides(int points) {
    // along the rings: each byte turned by one place either way
    int along =
        points << 1 & 0xFEFEFE
            | points >>> 7 & 0x010101
            | points >>> 1 & 0x7F7F7F
            | points << 7 & 0x808080;
    int spokes = points & 0xAAAAAA;
    return (along | spokes << RING | spokes >>> RING) & ALL;
  }

  /** The column of a point in the grid of seven by seven, from the left. */
  static int column(int point) {
    int ring = point / RING;
    return switch (point % RING) {
      case 0, 6, 7 -> ring;
      case 1, 5 -> 3;
      default -> 6 - ring;
    };
  }

  /** The row of a point in that grid, from the top. */
  static int row(int point) {
    int ring = point / RING;
    return switch (point % RING) {
      case 0, 1, 2 -> ring;
      case 3, 7 -> 3;
      default -> 6 - ring;
    };
  }

  /** The point at a place of the grid, or -1. */
  static int point(int column, int row) {
    for (int point = 0; point < POINTS; point++) {
      if (column(point) == column && row(point) == row) {
        return point;
      }
    }
    return -1;
  }

  /** A point as people call it: columns a to g from the left, rows 1 to 7 from below. */
  static String name(int point) {
    return "" + (char) ('a' + column(point)) + (SIDE - row(point));
  }
}
