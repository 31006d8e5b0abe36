package spielwerk.engines.connect4;

import static spielwerk.engines.connect4.SevenBySix.BOARD;
import static spielwerk.engines.connect4.SevenBySix.BOTTOM;
import static spielwerk.engines.connect4.SevenBySix.LOWER;
import static spielwerk.engines.connect4.SevenBySix.STRIDE;
import static spielwerk.engines.connect4.SevenBySix.UPPER;

/**
 * What is certain without a search because one side answers every stone with one on top of it
 * (after Allis' <em>claimeven</em>, <em>baseinverse</em> and odd threats, A Knowledge-based
 * Approach of Connect-Four, 1988, chapters 3 and 5). Here the side to move begins, the other one
 * follows.
 *
 * <p>In a column of even height the one who begins thus gets the lower squares (the first, third
 * and fifth), the follower the upper ones. Columns of odd height are taken in pairs: a stone in one
 * of them is answered in the other. If that gives the beginner no four whatever he does, he cannot
 * win; and what the follower gets for certain he wins by.
 *
 * <p>With the second player to move, the number of odd columns is odd. Then the first one follows,
 * if a column can be left alone: one in which he completes a four on a lower square. Nobody wants
 * to set the stone below it, and it is the beginner who must in the end.
 */
final class FollowUp {
  /** More than every score. */
  static final int NOTHING = 64;

  /** The second square of every column, and so on. */
  private static final long SECOND = BOTTOM << 1;

  private static final long THIRD = BOTTOM << 2;
  private static final long FOURTH = BOTTOM << 3;
  private static final long FIFTH = BOTTOM << 4;

  private FollowUp() {}

  /**
   * A score that the side to move can be sure of, by one of its moves.
   *
   * @param moves the squares that it may take without losing at once
   * @param asked scores below are of no use
   * @return that score, or less than asked
   */
  static int floor(long own, long all, int count, long moves, int asked) {
    boolean evenAfter = (count & 1) != 0;
    if (asked > (evenAfter ? 3 : 2)) {
      return -NOTHING;
    }
    long enemy = own ^ all;
    for (long left = moves; left != 0; left &= left - 1) {
      long after = all | left & -left;
      int floor = -(evenAfter ? ifPaired(enemy, after, -asked) : ifOneIsLeft(enemy, after));
      if (floor >= asked) {
        return floor;
      }
    }
    return -NOTHING;
  }

  /**
   * A score that the first player, who is to move, cannot exceed.
   *
   * @param asked larger ones are of no use
   */
  static int ifPaired(long own, long all, int asked) {
    long enemy = own ^ all;
    long empty = BOARD ^ all;
    long odd = SevenBySix.landing(all) & UPPER;
    long wins = SevenBySix.completing(enemy) & empty & UPPER & ~odd;
    if (!holds(own | empty & LOWER & ~above(wins), odd)) {
      return NOTHING;
    }
    if (asked >= 0) {
      return 0;
    }
    if (wins != 0) {
      return lossBelow(wins);
    }
    long sure = enemy | empty & UPPER & ~odd;
    boolean lost = SevenBySix.hasFour(sure) || Long.bitCount(odd) == 2 && !avoidable(sure, odd);
    return lost ? -1 : 0;
  }

  /** A score that the second player, who is to move, cannot exceed. */
  static int ifOneIsLeft(long own, long all) {
    long empty = BOARD ^ all;
    long wins = SevenBySix.completing(own ^ all) & empty;
    long landing = SevenBySix.landing(all) & BOARD;
    int least = NOTHING;
    // The column that is left alone is filled up to two squares below the four, or higher.
    long fours = wins & (THIRD | FIFTH) & (landing << 1 | landing << 2 | landing << 3);
    for (; fours != 0; fours &= fours - 1) {
      long four = fours & -fours;
      long column = SevenBySix.column(Long.numberOfTrailingZeros(four) / STRIDE);
      long next = landing & column;
      boolean tempo = next == four >>> 2;
      long odd = landing & UPPER & ~column | (tempo ? next : 0);
      long others = empty & ~column;
      long barred = above(wins & others & UPPER & ~odd);
      long mine = own | four >>> 1 | (tempo ? 0 : next) | others & LOWER & ~barred;
      if (holds(mine, odd)) {
        least = Math.min(least, lossBelow(four));
      }
    }
    return least;
  }

  /** The lower squares that are never reached, since the follower wins below them. */
  private static long above(long wins) {
    return wins << 1 | wins << 3;
  }

  /**
   * The score of the side that must set the stone below one of these squares when all other columns
   * are full, at the latest.
   */
  private static int lossBelow(long squares) {
    if ((squares & SECOND) != 0) {
      return -3;
    }
    return (squares & (THIRD | FOURTH)) != 0 ? -2 : -1;
  }

  /**
   * Whether the beginner gets no four.
   *
   * @param mine what he has or may get
   * @param odd the squares of which he gets one of each pair
   */
  private static boolean holds(long mine, long odd) {
    if (odd == 0) {
      return !SevenBySix.hasFour(mine);
    }
    if (Long.bitCount(odd) == 2) {
      return !SevenBySix.hasFour(mine | odd & -odd) && !SevenBySix.hasFour(mine | odd & odd - 1);
    }
    return !SevenBySix.hasFour(mine | odd);
  }

  /** Whether one square of a pair gives no four with these stones. */
  private static boolean avoidable(long stones, long pair) {
    return !SevenBySix.hasFour(stones | pair & -pair)
        || !SevenBySix.hasFour(stones | pair & pair - 1);
  }
}
