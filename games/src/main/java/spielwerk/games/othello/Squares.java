package spielwerk.games.othello;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation {@code squares}: each square has a fixed worth, the corners most, those beside an
 * empty corner least, for they give it away.
 */
public final class Squares implements Evaluation {
  /** The classes of squares from best to worst; their worth beside them. */
  private static final long[] EIGHT = {
    0x8100000000000081L, // corners
    0x2400810000810024L, // edge, two from the corner
    0x1800008181000018L, // middle of the edge
    0x00003C3C3C3C0000L, // centre
    0x003C424242423C00L, // second row
    0x4281000000008142L, // C squares, beside a corner on the edge
    0x0042000000004200L, // X squares, diagonally beside a corner
  };

  private static final long[] SIX = {
    0x0042000000004200L,
    0x0000000000000000L,
    0x0018004242001800L,
    0x0000001818000000L,
    0x0000182424180000L,
    0x0024420000422400L,
    0x0000240000240000L,
  };

  static final int[] WORTH = {100, 10, 5, 1, -2, -20, -40};

  @Override
  public int value(State state) {
    OthelloState game = (OthelloState) state;
    return worth(game.size(), game.own(), game.enemy());
  }

  /** What the squares of one set are worth, less those of another. */
  static int worth(int size, long own, long enemy) {
    long[] classes = classes(size);
    int sum = 0;
    for (int i = 0; i < classes.length; i++) {
      sum += WORTH[i] * (Long.bitCount(own & classes[i]) - Long.bitCount(enemy & classes[i]));
    }
    return sum;
  }

  /** The worth of one square, given as a bit. */
  static int worth(int size, long square) {
    long[] classes = classes(size);
    for (int i = 0; i < classes.length; i++) {
      if ((classes[i] & square) != 0) {
        return WORTH[i];
      }
    }
    return 0;
  }

  private static long[] classes(int size) {
    return size == 8 ? EIGHT : SIX;
  }
}
