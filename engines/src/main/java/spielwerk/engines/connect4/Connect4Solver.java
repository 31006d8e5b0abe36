package spielwerk.engines.connect4;

import static spielwerk.engines.connect4.SevenBySix.BOARD;
import static spielwerk.engines.connect4.SevenBySix.LOWER;
import static spielwerk.engines.connect4.SevenBySix.SQUARES;
import static spielwerk.engines.connect4.SevenBySix.UPPER;
import static spielwerk.engines.connect4.SevenBySix.WIDTH;

import java.util.function.BooleanSupplier;
import spielwerk.core.Unfinished;

/**
 * Finds who wins and how soon, by alpha-beta with windows of width one. A score counts the stones
 * that the winner has left: +1 wins with the last stone one has, 0 is a draw, so a sooner win is a
 * larger score.
 *
 * <p>After Pascal Pons' tutorial (blog.gamesolver.org): positions in which somebody can win at once
 * are never searched, moves are tried in the order of the threats they make. New here are mirror
 * images as one position, both bounds of a score in one entry, a look at the entries of all
 * successors before the first of them is searched, no search of a move that leaves no safe reply,
 * forced moves without an entry, and two bounds that need no search (see {@link #ceiling}).
 */
public final class Connect4Solver {
  private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};
  private static final int STOP_EVERY = 1 << 14;

  /** From here on lines may have been spoilt for good, so that it pays to look. */
  private static final int SPOILT_FROM = 20;

  /** Up to here a look into the entries of all successors saves more than it costs. */
  private static final int PEEK_UNTIL = 30;

  /** Beyond, mirror images hardly meet any more. */
  private static final int MIRROR_UNTIL = 16;

  private final ScoreBounds bounds;
  private final long[] sorted = new long[(SQUARES + 1) * WIDTH];
  private final int[] promise = new int[(SQUARES + 1) * WIDTH];
  private BooleanSupplier stop = () -> false;
  private long nodes;
  private long begun;
  private long last = Long.MAX_VALUE;

  /** The number of nodes at which to look whether to give up. */
  private long pause = Long.MAX_VALUE;

  /**
   * @param bits its table has up to 2 to this power of entries of 8 bytes
   */
  public Connect4Solver(int bits) {
    bounds = new ScoreBounds(bits);
  }

  /**
   * When to give up from now on.
   *
   * @param most how many positions it may visit; 0 for any number
   * @param condition asked every few thousand positions
   */
  void limit(long most, BooleanSupplier condition) {
    begun = nodes;
    last = most == 0 ? Long.MAX_VALUE : nodes + most;
    stop = condition;
    pause = Math.min(last, nodes + STOP_EVERY);
  }

  private void lookWhetherToStop() {
    if (nodes > last || stop.getAsBoolean()) {
      throw new Unfinished(
          "The position is not solved within "
              + (nodes - 1 - begun)
              + " nodes; give a larger budget or a later position.");
    }
    pause = Math.min(last, nodes + STOP_EVERY);
  }

  /** How many positions it has visited so far. */
  public long nodes() {
    return nodes;
  }

  /**
   * The exact score of a position for the side to move.
   *
   * @param own the stones of the side to move
   * @throws Unfinished if it was told to stop
   */
  public int score(long own, long all) {
    int count = Long.bitCount(all);
    if (count == SQUARES) {
      return 0;
    }
    if (winsAtOnce(own, all)) {
      return winNow(count);
    }
    int lower = lossNext(count);
    int upper = winNow(count + 2);
    while (lower < upper) {
      // The result itself first, for most of the work is in that; then outwards.
      int middle = (lower + upper) >> 1;
      if (middle <= 0 && lower / 2 < middle) {
        middle = lower / 2;
      } else if (middle >= 0 && upper / 2 > middle) {
        middle = upper / 2;
      }
      int found = search(own, all, count, middle, middle + 1);
      if (found <= middle) {
        upper = found;
      } else {
        lower = found;
      }
    }
    return lower;
  }

  /**
   * The score of the side to move after one of its moves, from the view of the side that made it.
   */
  int scoreAfter(long own, long all, long square) {
    long mover = own | square;
    return SevenBySix.hasFour(mover) ? winNow(Long.bitCount(all)) : -score(own ^ all, all | square);
  }

  /**
   * Whether a move of the side to move comes to at least this score: one question, no bisection.
   */
  public boolean reaches(long own, long all, long square, int score) {
    int count = Long.bitCount(all);
    if (SevenBySix.hasFour(own | square)) {
      return winNow(count) >= score;
    }
    long enemy = own ^ all;
    long after = all | square;
    if (count + 1 == SQUARES) {
      return score <= 0;
    }
    if (winsAtOnce(enemy, after)) {
      return -winNow(count + 1) >= score;
    }
    return -search(enemy, after, count + 1, -score, -score + 1) >= score;
  }

  /** A move that keeps the score. */
  public int keeping(Connect4Book.Stones stones, int score) {
    for (int column : MIDDLE_FIRST) {
      long square = stones.square(column);
      if (square != 0 && reaches(stones.own(), stones.all(), square, score)) {
        return column;
      }
    }
    throw new IllegalStateException("no move keeps the score " + score);
  }

  static boolean winsAtOnce(long own, long all) {
    return (SevenBySix.completing(own) & SevenBySix.landing(all) & BOARD) != 0;
  }

  /** The score of a side that wins with the next stone. */
  private static int winNow(int count) {
    return (SQUARES + 1 - count) / 2;
  }

  /** The score of a side that loses to the stone after the next. */
  private static int lossNext(int count) {
    return -(SQUARES - count) / 2;
  }

  /** How many stones will still be set in a game of this score. */
  static int distance(int score, int count) {
    if (score == 0) {
      return SQUARES - count;
    }
    return score > 0
        ? SQUARES + 1 - count - 2 * score + (count & 1)
        : SQUARES + 2 - count + 2 * score - (count & 1);
  }

  /** Scores of a position in which the side to move cannot win at once. */
  private int search(long own, long all, int count, int alpha, int beta) {
    if (++nodes > pause) {
      lookWhetherToStop();
    }
    long enemy = own ^ all;
    long moves = safe(SevenBySix.completing(enemy) & (BOARD ^ all), all);
    if (moves == 0) {
      return lossNext(count);
    }
    if (count >= SQUARES - 2) {
      return 0;
    }
    alpha = Math.max(alpha, lossNext(count + 2));
    beta = Math.min(beta, ceiling(own, enemy, all, count));
    if (alpha >= beta) {
      return beta;
    }
    if (alpha < 0 && count >= SPOILT_FROM && spoilt(enemy, all)) {
      alpha = 0;
      if (alpha >= beta) {
        return alpha;
      }
    }
    if ((moves & (moves - 1)) == 0) {
      return -search(enemy, all | moves, count + 1, -beta, -alpha);
    }
    long key = key(own, all, count);
    long known = bounds.find(key);
    int lower = ScoreBounds.lower(known);
    int upper = ScoreBounds.upper(known);
    if (lower >= beta) {
      return lower;
    }
    if (upper <= alpha) {
      return upper;
    }
    alpha = Math.max(alpha, lower);
    beta = Math.min(beta, upper);
    int first = count * WIDTH;
    int end = first;
    for (int column : MIDDLE_FIRST) {
      long square = moves & SevenBySix.column(column);
      if (square != 0) {
        if (count < PEEK_UNTIL) {
          int floor = -ScoreBounds.upper(bounds.find(key(enemy, all | square, count + 1)));
          if (floor >= beta) {
            return floor;
          }
        }
        long threats = SevenBySix.completing(own | square) & (BOARD ^ all ^ square);
        if (safe(threats, all | square) == 0) {
          return winNow(count + 2);
        }
        insert(first, end++, square, Long.bitCount(threats));
      }
    }
    long before = nodes;
    int best = -ScoreBounds.INFINITY;
    int reached = alpha;
    for (int i = first; i < end && reached < beta; i++) {
      int score = -search(enemy, all | sorted[i], count + 1, -beta, -reached);
      best = Math.max(best, score);
      reached = Math.max(reached, score);
    }
    bounds.keep(
        key,
        best > alpha ? Math.max(lower, best) : lower,
        best < beta ? Math.min(upper, best) : upper,
        nodes - before);
    return best;
  }

  /**
   * The landing squares after which the enemy cannot win at once: the only square where he
   * threatens to, or none if he has two, and never one right below a square of his.
   *
   * @param wanted the empty squares that complete a four of the enemy
   */
  private static long safe(long wanted, long all) {
    long landing = SevenBySix.landing(all) & BOARD;
    long forced = wanted & landing;
    if (forced == 0) {
      return landing & ~(wanted >>> 1);
    }
    return (forced & (forced - 1)) == 0 ? forced & ~(wanted >>> 1) : 0;
  }

  private static long key(long own, long all, int count) {
    return count < MIRROR_UNTIL ? SevenBySix.key(own, all) : SevenBySix.exactKey(own, all);
  }

  private void insert(int first, int at, long square, int threats) {
    int i = at;
    for (; i > first && promise[i - 1] < threats; i--) {
      promise[i] = promise[i - 1];
      sorted[i] = sorted[i - 1];
    }
    promise[i] = threats;
    sorted[i] = square;
  }

  /**
   * A score that the side to move cannot exceed, found without a search.
   *
   * <p>Where all columns have an even height, the enemy can answer every stone with one on top of
   * it (Allis' <em>claimeven</em>, A Knowledge-based Approach of Connect-Four, 1988, chapter 5). He
   * then gets all upper squares, the side to move all lower ones; if those give it no four it does
   * not win, and if the upper ones give him one it loses. Where no line is open to the side to move
   * any more, it does not win either.
   */
  private static int ceiling(long own, long enemy, long all, int count) {
    int top = winNow(count + 2);
    long empty = BOARD ^ all;
    if ((SevenBySix.landing(all) & UPPER) == 0 && !SevenBySix.hasFour(own | empty & LOWER)) {
      return SevenBySix.hasFour(enemy | empty & UPPER) ? -1 : 0;
    }
    return count >= SPOILT_FROM && top > 0 && spoilt(own, all) ? 0 : top;
  }

  /** Whether a side cannot get a four any more. */
  private static boolean spoilt(long stones, long all) {
    return !SevenBySix.hasFour(stones | BOARD ^ all);
  }
}
