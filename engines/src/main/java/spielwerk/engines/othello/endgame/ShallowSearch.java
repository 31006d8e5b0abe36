package spielwerk.engines.othello.endgame;

import spielwerk.games.othello.Flips;

/** Looks a few moves ahead by {@link ScoreEstimate}, to guess which move is best. */
public final class ShallowSearch {
  /** Larger than any value. */
  public static final int ENDLESS = 1 << 20;

  private static final long CORNERS = 0x8100000000000081L;

  private final ScoreEstimate scoreEstimate;
  private final Patterns patterns = new Patterns();
  private final int[] numbers = new int[Patterns.COUNT];
  private final MoveList[] lists = MoveList.lists();

  public ShallowSearch(ScoreEstimate scoreEstimate) {
    this.scoreEstimate = scoreEstimate;
  }

  /**
   * What the side to move may expect, in parts of a disc ({@link ScoreEstimate#SCALE}), at a
   * glance.
   */
  int glance(long own, long enemy) {
    patterns.of(own, enemy, numbers);
    return scoreEstimate.value(numbers);
  }

  /** The same after looking this many moves ahead: plain alpha-beta. */
  public int value(long own, long enemy, int depth, int alpha, int beta) {
    if (depth == 0) {
      return glance(own, enemy);
    }
    long moves = Flips.moves(own, enemy);
    if (moves == 0) {
      return Flips.moves(enemy, own) == 0
          ? LastSquares.end(own, enemy) * ScoreEstimate.SCALE
          : -value(enemy, own, depth, -beta, -alpha);
    }
    MoveList list = lists[64 - Long.bitCount(own | enemy)];
    list(own, enemy, moves, depth, list);
    int best = -ENDLESS;
    for (int i = 0; i < list.count && best < beta; i++) {
      list.choose(i);
      long flips = list.flips[i];
      long mine = own | flips | (1L << list.square[i]);
      best = Math.max(best, -value(enemy ^ flips, mine, depth - 1, -beta, -Math.max(alpha, best)));
    }
    return best;
  }

  private void list(long own, long enemy, long moves, int depth, MoveList list) {
    list.clear();
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      long mine = own | flips | (left & -left);
      long his = enemy ^ flips;
      list.add(
          square, flips, depth == 1 ? 0 : depth == 2 ? -freedom(his, mine) : -glance(his, mine));
    }
  }

  /** How many moves a side has, corners twice. */
  public static int freedom(long own, long enemy) {
    long moves = Flips.moves(own, enemy);
    return Long.bitCount(moves) + Long.bitCount(moves & CORNERS);
  }
}
