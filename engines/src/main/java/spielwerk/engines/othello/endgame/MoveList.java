package spielwerk.engines.othello.endgame;

/** The moves of one node with what they turn over and how promising they look. */
public final class MoveList {
  private static final int ROOM = Long.SIZE;

  public final int[] square = new int[ROOM];
  public final long[] flips = new long[ROOM];
  private final int[] rate = new int[ROOM];
  public int count;

  /** A list for every number of empty squares, since a line of play needs each once. */
  public static MoveList[] lists() {
    MoveList[] lists = new MoveList[Long.SIZE];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
    return lists;
  }

  public void clear() {
    count = 0;
  }

  public void add(int square, long flips, int rate) {
    this.square[count] = square;
    this.flips[count] = flips;
    this.rate[count++] = rate;
  }

  /**
   * Brings the most promising of the moves from place i on to place i; the rest may never matter.
   */
  public void choose(int i) {
    int best = i;
    for (int j = i + 1; j < count; j++) {
      if (rate[j] > rate[best]) {
        best = j;
      }
    }
    if (best != i) {
      int otherSquare = square[i];
      long otherFlips = flips[i];
      square[i] = square[best];
      flips[i] = flips[best];
      square[best] = otherSquare;
      flips[best] = otherFlips;
      rate[best] = rate[i];
    }
  }
}
