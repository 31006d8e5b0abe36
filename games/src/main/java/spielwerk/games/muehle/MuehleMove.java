package spielwerk.games.muehle;

/**
 * A move as a number: where a man comes from, where it goes and which man is taken for a mill. Two
 * of the three may be missing, for men that are set and for moves without a mill.
 */
final class MuehleMove {
  /** A man from the hand, or no man taken. */
  static final int NONE = MuehleBoard.POINTS;

  static final int CODES = (NONE + 1) * MuehleBoard.POINTS * (NONE + 1);

  private MuehleMove() {}

  static int of(int from, int to, int taken) {
    return (from * MuehleBoard.POINTS + to) * (NONE + 1) + taken;
  }

  static int from(int move) {
    return move / ((NONE + 1) * MuehleBoard.POINTS);
  }

  static int to(int move) {
    return move / (NONE + 1) % MuehleBoard.POINTS;
  }

  static int taken(int move) {
    return move % (NONE + 1);
  }

  static int map(int symmetry, int move) {
    return of(
        place(symmetry, from(move)),
        MuehleSymmetry.point(symmetry, to(move)),
        place(symmetry, taken(move)));
  }

  private static int place(int symmetry, int point) {
    return point == NONE ? NONE : MuehleSymmetry.point(symmetry, point);
  }

  static String format(int move) {
    String from = from(move) == NONE ? "" : MuehleBoard.name(from(move)) + "-";
    String taken = taken(move) == NONE ? "" : "x" + MuehleBoard.name(taken(move));
    return from + MuehleBoard.name(to(move)) + taken;
  }
}
