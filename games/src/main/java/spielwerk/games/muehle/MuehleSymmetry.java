package spielwerk.games.muehle;

/**
 * The 16 ways in which the board looks the same: turned by four angles, mirrored or not, the outer
 * ring exchanged with the inner one or not.
 */
final class MuehleSymmetry {
  static final int COUNT = 16;
  private static final int RING = 8;

  /** What one of the eight turns and mirrorings makes of the men on a ring. */
  private static final int[][] RINGS = new int[8][1 << RING];

  static {
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      for (int men = 0; men < 1 << RING; men++) {
        for (int place = 0; place < RING; place++) {
          RINGS[symmetry][men] |= (men >> place & 1) << place(symmetry, place);
        }
      }
    }
  }

  private MuehleSymmetry() {}

  /** Bits of a symmetry: two for the quarter turns, one for the mirror, one for the rings. */
  private static int place(int symmetry, int place) {
    int mirrored = (symmetry & 4) == 0 ? place : RING - place;
    return (mirrored + 2 * (symmetry & 3)) % RING;
  }

  static int point(int symmetry, int point) {
    int ring = point / RING;
    return RING * ((symmetry & 8) == 0 ? ring : 2 - ring) + place(symmetry, point % RING);
  }

  static int men(int symmetry, int men) {
    int[] ring = RINGS[symmetry & 7];
    int outer = ring[men & 0xFF];
    int inner = ring[men >>> 16 & 0xFF];
    int middle = ring[men >>> 8 & 0xFF] << 8;
    return (symmetry & 8) == 0 ? outer | middle | inner << 16 : inner | middle | outer << 16;
  }

  /** A mirroring undoes itself, a turn is undone by the turn back. */
  static int inverse(int symmetry) {
    return (symmetry & 4) != 0 ? symmetry : symmetry & 8 | -symmetry & 3;
  }
}
