package spielwerk.engines.othello.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Unfinished;
import spielwerk.games.othello.Flips;

/**
 * Solves endings of Othello on 8x8: the exact score, or only whether it is won, drawn or lost,
 * which is faster; with it a best square. Belongs to one thread.
 *
 * <p>The search is principal variation search (Marsland and Campbell 1982; Reinefeld's NegaScout):
 * the first move in full, the others by the question whether they are better. First a window around
 * a guess is tried, from looking a few moves ahead. What makes it fast, from the top of the tree to
 * its leaves:
 *
 * <ul>
 *   <li>the order of moves: what the table knows, then few moves ahead by learnt patterns ({@link
 *       ShallowSearch}), then how few replies are left ("fastest first"), at last quarters of the
 *       board with an odd number of empty squares;
 *   <li>a table of positions ({@link EndgameTranspositionTable}), also asked about all children
 *       before any of them is searched (enhanced transposition cut-offs, Plaat 1996);
 *   <li>stable discs bound what is left to win ({@link Stability});
 *   <li>the last four squares have code of their own ({@link LastSquares}).
 * </ul>
 *
 * <p>Scores are of the side to move, in discs, with empty squares to the winner. Squares are the
 * bits of {@link Flips}; {@link #PASS} stands for a pass.
 */
public final class Endgame {
  /** The best square where the side to move must pass. */
  public static final int PASS = 64;

  private static final int USUAL_BITS = 20;
  private static final int GUESS_DEPTH = 6;
  private static final int GUESS_FROM = 14;
  private static final int HALF_WINDOW = 4;

  private final EndgameSearch search;
  private final @Nullable ShallowSearch shallowSearch;

  public Endgame() {
    this(USUAL_BITS);
  }

  /** How many bytes its table takes. */
  public static long memory(int bits) {
    return EndgameTranspositionTable.memory(bits);
  }

  /**
   * @param bits the table has 2 to the power of this many pairs of positions, 48 bytes each pair
   */
  public Endgame(int bits) {
    this(bits, new ShallowSearch(ScoreEstimate.learnt()));
  }

  /**
   * @param shallowSearch null to do without
   */
  public Endgame(int bits, @Nullable ShallowSearch shallowSearch) {
    this.shallowSearch = shallowSearch;
    this.search = new EndgameSearch(bits, shallowSearch);
  }

  /**
   * What was found.
   *
   * @param score in discs, or +1, 0, -1 if only the outcome was asked for
   * @param square a best one, or {@link #PASS}
   * @param nodes positions visited
   */
  public record Solved(int score, int square, long nodes) {}

  /** Asked now and then; when it says so, the search ends with {@link Unfinished}. */
  public void stopWhen(BooleanSupplier stop) {
    search.stop = stop;
  }

  /** Positions visited by the question under way or the last one. */
  public long nodes() {
    return search.nodes();
  }

  /**
   * The exact score.
   *
   * @throws Unfinished if told to stop
   */
  public Solved score(long own, long enemy) {
    search.begin();
    if (must(own, enemy)) {
      Solved after = over(own, enemy) ? end(own, enemy) : score(enemy, own);
      return new Solved(over(own, enemy) ? after.score() : -after.score(), PASS, after.nodes());
    }
    int empties = 64 - Long.bitCount(own | enemy);
    int floor = -64;
    int ceiling = 64;
    int low = -64;
    int high = 64;
    if (shallowSearch != null && empties >= GUESS_FROM) {
      int guess =
          shallowSearch.value(
                  own, enemy, GUESS_DEPTH, -ShallowSearch.ENDLESS, ShallowSearch.ENDLESS)
              / (2 * ScoreEstimate.SCALE)
              * 2;
      low = Math.min(guess, 62) - HALF_WINDOW;
      high = Math.max(guess, -62) + HALF_WINDOW;
    }
    while (true) {
      low = Math.max(low, floor);
      high = Math.min(high, ceiling);
      int value = search.root(own, enemy, low, high);
      if (value <= low) {
        ceiling = value;
        high = value;
        low = value - 2 * HALF_WINDOW;
      } else if (value >= high) {
        floor = value;
        low = value;
        high = value + 2 * HALF_WINDOW;
      } else {
        floor = value;
        ceiling = value;
      }
      if (floor >= ceiling) {
        return new Solved(value, search.square(), nodes());
      }
    }
  }

  /**
   * Whether the position is won (+1), drawn (0) or lost (-1).
   *
   * @throws Unfinished if told to stop
   */
  public Solved outcome(long own, long enemy) {
    search.begin();
    if (must(own, enemy)) {
      if (over(own, enemy)) {
        return new Solved(Integer.signum(end(own, enemy).score()), PASS, 0);
      }
      Solved after = outcome(enemy, own);
      return new Solved(-after.score(), PASS, after.nodes());
    }
    int value = search.root(own, enemy, -1, 1);
    return new Solved(Integer.signum(value), search.square(), nodes());
  }

  /**
   * All squares that keep what was just found for this position, from a1 on.
   *
   * @param outcome whether that was the outcome, not the score
   */
  public List<Integer> allBest(long own, long enemy, Solved found, boolean outcome) {
    if (found.square() == PASS) {
      return List.of(PASS);
    }
    int least = outcome ? (found.score() > 0 ? 1 : found.score() < 0 ? -64 : 0) : found.score();
    List<Integer> best = new ArrayList<>();
    for (long left = Flips.moves(own, enemy); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (square == found.square() || search.atLeast(own, enemy, square, least)) {
        best.add(square);
      }
    }
    return best;
  }

  /** The square that looks best this many moves ahead, proven or not. */
  public int guess(long own, long enemy, int depth) {
    search.begin();
    int choice = PASS;
    int best = -ShallowSearch.ENDLESS;
    for (long left = Flips.moves(own, enemy);
        left != 0 && shallowSearch != null;
        left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      long mine = own | flips | (1L << square);
      int value =
          -shallowSearch.value(enemy ^ flips, mine, depth - 1, -ShallowSearch.ENDLESS, -best);
      if (value > best) {
        best = value;
        choice = square;
      }
    }
    return choice;
  }

  private static boolean must(long own, long enemy) {
    return Flips.moves(own, enemy) == 0;
  }

  private static boolean over(long own, long enemy) {
    return Flips.moves(enemy, own) == 0;
  }

  private static Solved end(long own, long enemy) {
    return new Solved(LastSquares.end(own, enemy), PASS, 0);
  }
}
