package spielwerk.engines.qwixx.optimal;

/**
 * Numbers for sheets without their penalties. A sheet is two pairs of rows, the rising and the
 * falling ones. The rows of a pair can change places, and with all dice turned over the pairs can
 * too, so eight sheets share a number: about a million numbers instead of eight. (A red row cannot
 * change places with a green one alone, for the white sum ties them together.)
 */
public final class SheetIndex {
  private final int[][] pair;
  private final int pairs;

  public SheetIndex(int rowStates) {
    this.pair = new int[rowStates][rowStates];
    int next = 0;
    for (int more = 0; more < rowStates; more++) {
      for (int less = 0; less <= more; less++) {
        pair[more][less] = next;
        pair[less][more] = next++;
      }
    }
    this.pairs = next;
  }

  /** How many pairs of rows there are. */
  public int pairs() {
    return pairs;
  }

  /** How many sheets there are. */
  public int size() {
    return pairs * (pairs + 1) / 2;
  }

  /** The number of a pair of rows. */
  public int pair(int one, int other) {
    return pair[one][other];
  }

  /** The number of a sheet, from the numbers of its pairs. */
  public static int sheet(int one, int other) {
    int more = Math.max(one, other);
    return more * (more + 1) / 2 + Math.min(one, other);
  }

  /** The number of a sheet, from the states of its rows, rising ones first. */
  public int sheet(int[] rows) {
    return sheet(pair[rows[0]][rows[1]], pair[rows[2]][rows[3]]);
  }
}
