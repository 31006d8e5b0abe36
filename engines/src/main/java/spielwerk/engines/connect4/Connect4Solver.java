package spielwerk.engines.connect4;

import static spielwerk.engines.connect4.SevenBySix.BOARD;
import static spielwerk.engines.connect4.SevenBySix.SQUARES;
import static spielwerk.engines.connect4.SevenBySix.STRIDE;
import static spielwerk.engines.connect4.SevenBySix.WIDTH;

import java.util.Optional;
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
 * no entries for forced moves and late positions, and what is certain without a search (see {@link
 * FollowUp}).
 */
public final class Connect4Solver {
  static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};
  private static final int STOP_EVERY = 1 << 14;

  /** From here on lines may have been spoilt for good, so that it pays to look. */
  private static final int SPOILT_FROM = 20;

  /** Up to here a look into the entries of all successors saves more than it costs. */
  private static final int PEEK_UNTIL = 26;

  /** From here on a position is searched sooner than its entry comes from memory. */
  private static final int FORGET_FROM = 32;

  /**
   * On how many lines of four a square lies, by columns of {@link SevenBySix}: among moves that
   * make as many threats those come first that have more to hope for.
   */
  private static final int[] LINES = linesThrough();

  /** More than any square has lines. */
  private static final int THREAT = 32;

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
    // The result itself first, for most of the work is in that; then outwards.
    int guess = 0;
    while (lower < upper) {
      int asked = Math.max(lower, Math.min(guess, upper - 1));
      int found = search(own, all, count, asked, asked + 1);
      if (found <= asked) {
        upper = found;
        guess = found - 1;
      } else {
        lower = found;
        guess = found;
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
  private boolean reaches(long own, long all, long square, int score) {
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

  /**
   * A move that keeps the score.
   *
   * @param book asked first
   */
  public int keeping(Connect4Book.Stones stones, int score, Connect4Book book) {
    for (int column : MIDDLE_FIRST) {
      Optional<Connect4Book.Stones> after = stones.then(column);
      if (after.isPresent()) {
        Optional<Integer> known = book.score(after.get().own(), after.get().all());
        long square = stones.square(column);
        if (known.isPresent()
            ? -known.get() >= score
            : reaches(stones.own(), stones.all(), square, score)) {
          return column;
        }
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
    beta = Math.min(beta, winNow(count + 2));
    if (alpha >= beta) {
      return beta;
    }
    if (count >= SPOILT_FROM) {
      if (alpha < 0 && spoilt(enemy, all)) {
        alpha = 0;
      }
      if (beta > 0 && spoilt(own, all)) {
        beta = 0;
      }
      if (alpha >= beta) {
        return 0;
      }
    }
    int floor = FollowUp.floor(own, all, count, moves, beta);
    if (floor >= beta) {
      return floor;
    }
    if ((moves & (moves - 1)) == 0) {
      return -search(enemy, all | moves, count + 1, -beta, -alpha);
    }
    boolean kept = count < FORGET_FROM;
    long key = kept ? key(own, all, count) : 0;
    long known = kept ? bounds.find(key) : ScoreBounds.UNKNOWN;
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
          int least = -ScoreBounds.upper(bounds.find(key(enemy, all | square, count + 1)));
          if (least >= beta) {
            return least;
          }
        }
        long threats = SevenBySix.completing(own | square) & (BOARD ^ all ^ square);
        if (safe(threats, all | square) == 0) {
          return winNow(count + 2);
        }
        insert(first, end++, square, hope(square, threats));
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
    if (kept) {
      bounds.keep(
          key,
          best > alpha ? Math.max(lower, best) : lower,
          best < beta ? Math.min(upper, best) : upper,
          nodes - before);
    }
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

  /** A threat right above counts half, since the enemy takes that square at once. */
  private static int hope(long square, long threats) {
    int lasting = Long.bitCount(threats & ~(square << 1));
    return THREAT * (Long.bitCount(threats) + lasting) + LINES[Long.numberOfTrailingZeros(square)];
  }

  private void insert(int first, int at, long square, int hope) {
    int i = at;
    for (; i > first && promise[i - 1] < hope; i--) {
      promise[i] = promise[i - 1];
      sorted[i] = sorted[i - 1];
    }
    promise[i] = hope;
    sorted[i] = square;
  }

  private static int[] linesThrough() {
    int[] lines = new int[WIDTH * STRIDE];
    for (int step : new int[] {1, STRIDE - 1, STRIDE, STRIDE + 1}) {
      for (int square = 0; square + 3 * step < lines.length; square++) {
        long four = 1L << square | 1L << square + step | 1L << square + 2 * step;
        four |= 1L << square + 3 * step;
        for (int i = 0; i < 4 && (four & ~BOARD) == 0; i++) {
          lines[square + i * step]++;
        }
      }
    }
    return lines;
  }

  /** Whether a side cannot get a four any more. */
  private static boolean spoilt(long stones, long all) {
    return !SevenBySix.hasFour(stones | BOARD ^ all);
  }
}
