package spielwerk.engines.connect4;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The solver of Pascal Pons' tutorial (blog.gamesolver.org) and nothing else, as the oracle for
 * {@link Connect4Solver}: null windows on the score, no moves that lose at once, moves by the
 * threats they make, and a table of upper bounds.
 */
final class PublishedSolver {
  private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};

  private final Map<Long, Integer> uppers = new HashMap<>();

  int score(long own, long all) {
    int count = Long.bitCount(all);
    if (wins(own, all) != 0) {
      return (43 - count) / 2;
    }
    int lower = -(42 - count) / 2;
    int upper = (43 - count) / 2;
    while (lower < upper) {
      int middle = Math.floorDiv(lower + upper, 2);
      int found = negamax(own, all, middle, middle + 1);
      if (found <= middle) {
        upper = found;
      } else {
        lower = found;
      }
    }
    return lower;
  }

  /** The squares that a side could take now and win. */
  private static long wins(long stones, long all) {
    return SevenBySix.completing(stones) & SevenBySix.landing(all) & SevenBySix.BOARD;
  }

  private int negamax(long own, long all, int alpha, int beta) {
    int count = Long.bitCount(all);
    long enemy = own ^ all;
    long moves = SevenBySix.landing(all) & SevenBySix.BOARD;
    long forced = wins(enemy, all);
    if (forced != 0) {
      moves = (forced & (forced - 1)) == 0 ? forced : 0;
    }
    moves &= ~((SevenBySix.completing(enemy) & SevenBySix.BOARD) >>> 1);
    if (moves == 0) {
      return -(42 - count) / 2;
    }
    if (count >= 40) {
      return 0;
    }
    int upper = uppers.getOrDefault(own + all, (41 - count) / 2);
    if (upper <= alpha) {
      return upper;
    }
    for (long square : sorted(own, all, moves)) {
      int score = -negamax(enemy, all | square, -beta, -alpha);
      if (score >= beta) {
        return score;
      }
      alpha = Math.max(alpha, score);
    }
    uppers.put(own + all, alpha);
    return alpha;
  }

  /** The middle first among those that make as many threats. */
  private static long[] sorted(long own, long all, long moves) {
    return IntStream.of(MIDDLE_FIRST)
        .mapToObj(column -> moves & SevenBySix.column(column))
        .filter(square -> square != 0)
        .sorted(Comparator.comparingInt(square -> -threats(own | square, all | square)))
        .mapToLong(square -> square)
        .toArray();
  }

  private static int threats(long own, long all) {
    return Long.bitCount(SevenBySix.completing(own) & SevenBySix.BOARD & ~all);
  }
}
