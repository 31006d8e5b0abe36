package spielwerk.engines.othello.patterns;

import org.jspecify.annotations.Nullable;
import spielwerk.core.Budget;
import spielwerk.core.Watch;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.endgame.MoveList;
import spielwerk.games.othello.Flips;
import spielwerk.search.BudgetMeter;
import spielwerk.search.SearchStatistics;

/**
 * Looks ahead on boards that are two numbers: principal variation search (Marsland and Campbell
 * 1982) with a table of positions, enhanced transposition cut-offs (Plaat 1996), and where it is
 * allowed Multi-ProbCut. Without that, the value of a search is the one plain negamax finds: a pass
 * costs no depth, the leaves are judged by {@link PatternEvaluation}, ended games count their
 * discs. Belongs to one thread.
 *
 * <p>Values are of the side to move, in parts of a disc ({@link PatternWeights#SCALE}).
 */
public final class PatternsSearch {
  private static final int ROOM = 130;
  private static final long CORNERS = 0x8100000000000081L;

  /** From this depth on moves are sorted by a glance at where they lead. */
  private static final int GLANCE = 3;

  /** From this depth on the table is asked about all children. */
  private static final int ASK_CHILDREN = 3;

  private final PatternEvaluation patternEvaluation;
  private final PatternsOptions patternsOptions;
  private final PatternsTranspositionTable table;
  private final MoveList[] lists = MoveList.lists();
  private final byte[][] line = new byte[ROOM][ROOM];
  private final int[] length = new int[ROOM];
  private SearchStatistics statistics = new SearchStatistics();
  private BudgetMeter meter = new BudgetMeter(Budget.FREE, Watch.NONE, 0);
  private @Nullable ProbCut cuts;
  private double confidence;
  private long taken;

  public PatternsSearch(PatternWeights patternWeights, PatternsOptions patternsOptions) {
    this.patternEvaluation = new PatternEvaluation(patternWeights);
    this.patternsOptions = patternsOptions;
    this.table = new PatternsTranspositionTable(patternsOptions.table());
  }

  /**
   * @param cuts null to search in full width
   * @param sure how many standard deviations outside the window a guess must be to be believed
   */
  public void begin(
      SearchStatistics count, BudgetMeter limit, @Nullable ProbCut cuts, double sure) {
    this.statistics = count;
    this.meter = limit;
    this.cuts = cuts;
    this.confidence = sure;
    length[0] = 0;
  }

  /** Whether it may leave things out. */
  boolean selective() {
    return cuts != null;
  }

  /** Forgets every position. */
  public void forget() {
    table.forget();
  }

  /**
   * Searches a position that is not over.
   *
   * @param without squares that are left out
   */
  public int root(long own, long enemy, int depth, int alpha, int beta, long without) {
    taken = without;
    length[0] = 0;
    return visit(own, enemy, depth, alpha, beta, 0);
  }

  /** What a search of the last depth would expect, opened where a guess fails. */
  int around(long own, long enemy, int depth, int guess, long without) {
    int half = patternsOptions.window() * PatternWeights.SCALE;
    int low = guess - half;
    int high = guess + half;
    int value = root(own, enemy, depth, low, high, without);
    if (value <= low || value >= high) {
      statistics.researches++;
      int alpha = value <= low ? -PatternEvaluation.INFINITY : low;
      int beta = value >= high ? PatternEvaluation.INFINITY : high;
      value = root(own, enemy, depth, alpha, beta, without);
      if (value <= alpha || value >= beta) { // selective searches depend on the window
        value =
            root(
                own,
                enemy,
                depth,
                -PatternEvaluation.INFINITY,
                PatternEvaluation.INFINITY,
                without);
      }
    }
    return value;
  }

  /** The squares of the best line, {@link Endgame#PASS} among them; none if nothing was found. */
  public int[] line() {
    int[] squares = new int[length[0]];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = line[0][i];
    }
    return squares;
  }

  private int glance(long own, long enemy) {
    statistics.evaluations++;
    return patternEvaluation.value(own, enemy);
  }

  private int visit(long own, long enemy, int depth, int alpha, int beta, int ply) {
    meter.pass(statistics.nodes);
    statistics.nodes++;
    length[ply] = 0;
    if (depth == 0) {
      statistics.leaves++;
      statistics.horizon++;
      statistics.selectiveDepth = Math.max(statistics.selectiveDepth, ply);
      return glance(own, enemy);
    }
    long moves = Flips.moves(own, enemy);
    if (moves == 0) {
      return pass(own, enemy, depth, alpha, beta, ply);
    }
    if (ply == 0) {
      moves &= ~taken;
    }
    boolean narrow = ply > 0 && (beta - alpha == 1 || !patternsOptions.pvs());
    long facts = depth < 2 ? 0 : table.facts(own, enemy);
    if (depth >= 2) {
      statistics.probes++;
    }
    if (facts != 0 && narrow && trusted(facts, depth)) {
      if (PatternsTranspositionTable.lower(facts) >= beta) {
        statistics.hits++;
        return PatternsTranspositionTable.lower(facts);
      }
      if (PatternsTranspositionTable.upper(facts) <= alpha) {
        statistics.hits++;
        return PatternsTranspositionTable.upper(facts);
      }
    }
    if (narrow && depth >= ASK_CHILDREN && patternsOptions.children() && table.on()) {
      int known = askChildren(own, enemy, moves, depth, beta);
      if (known >= beta) {
        return known;
      }
    }
    if (cuts != null && ply > 0 && beta - alpha == 1 && depth >= ProbCut.LEAST) {
      int cut = cut(own, enemy, depth, alpha, beta, ply);
      if (cut != PatternEvaluation.INFINITY) {
        return cut;
      }
    }
    return tryAll(own, enemy, moves, depth, alpha, beta, ply, facts);
  }

  private int tryAll(
      long own, long enemy, long moves, int depth, int alpha, int beta, int ply, long facts) {
    int first =
        facts == 0 ? PatternsTranspositionTable.NONE : PatternsTranspositionTable.best(facts);
    MoveList list = list(own, enemy, moves, depth, first);
    int best = -PatternEvaluation.INFINITY;
    int square = PatternsTranspositionTable.NONE;
    int low = alpha;
    for (int i = 0; i < list.count; i++) {
      if (depth > 1) {
        list.choose(i);
      }
      int at = list.square[i];
      long flips = list.flips[i];
      long mine = own | flips | (1L << at);
      long his = enemy ^ flips;
      int value;
      if (i == 0 || !patternsOptions.pvs() || beta - low == 1) {
        value = -visit(his, mine, depth - 1, -beta, -low, ply + 1);
      } else {
        value = -visit(his, mine, depth - 1, -low - 1, -low, ply + 1);
        if (value > low && value < beta) {
          statistics.researches++;
          value = -visit(his, mine, depth - 1, -beta, -low, ply + 1);
        }
      }
      if (value > best) {
        best = value;
        square = at;
        if (value > low) {
          low = value;
          keepLine(ply, at);
          if (value >= beta) {
            statistics.cutoffs++;
            statistics.firstCutoffs += i == 0 ? 1 : 0;
            break;
          }
        }
      }
    }
    if (depth >= 2 && (ply > 0 || taken == 0)) {
      int least = best > alpha ? best : -PatternEvaluation.INFINITY;
      int most = best < beta ? best : PatternEvaluation.INFINITY - 1;
      table.note(own, enemy, depth, least, most, square);
    }
    return best;
  }

  private int pass(long own, long enemy, int depth, int alpha, int beta, int ply) {
    if (Flips.moves(enemy, own) == 0) {
      statistics.leaves++;
      statistics.selectiveDepth = Math.max(statistics.selectiveDepth, ply);
      return PatternEvaluation.ended(own, enemy);
    }
    int value = -visit(enemy, own, depth, -beta, -alpha, ply + 1);
    keepLine(ply, Endgame.PASS);
    return value;
  }

  /** Full-width answers hold for their own depth only, selective ones for any less deep too. */
  private boolean trusted(long facts, int depth) {
    int known = PatternsTranspositionTable.depth(facts);
    return known == depth || (cuts != null && known > depth);
  }

  private int askChildren(long own, long enemy, long moves, int depth, int beta) {
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      long facts = table.facts(enemy ^ flips, own | flips | (left & -left));
      if (facts != 0
          && trusted(facts, depth - 1)
          && -PatternsTranspositionTable.upper(facts) >= beta) {
        statistics.hits++;
        return -PatternsTranspositionTable.upper(facts);
      }
    }
    return -PatternEvaluation.INFINITY;
  }

  /** A bound of the window if a shallow search makes it likely enough, else infinity. */
  private int cut(long own, long enemy, int depth, int alpha, int beta, int ply) {
    if (cuts == null) {
      return PatternEvaluation.INFINITY;
    }
    ProbCut.Fit fit = cuts.fit(64 - Long.bitCount(own | enemy), depth);
    int shallow = ProbCut.shallow(depth);
    double margin = confidence * fit.error();
    int now = glance(own, enemy);
    if (now >= beta) {
      int bound = (int) Math.ceil((beta + margin - fit.offset()) / fit.slope());
      if (bound < PatternEvaluation.INFINITY / 4
          && visit(own, enemy, shallow, bound - 1, bound, ply) >= bound) {
        return beta;
      }
    } else {
      int bound = (int) Math.floor((alpha - margin - fit.offset()) / fit.slope());
      if (bound > -PatternEvaluation.INFINITY / 4
          && visit(own, enemy, shallow, bound, bound + 1, ply) <= bound) {
        return alpha;
      }
    }
    return PatternEvaluation.INFINITY;
  }

  private MoveList list(long own, long enemy, long moves, int depth, int first) {
    MoveList list = lists[64 - Long.bitCount(own | enemy)];
    list.clear();
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      int rate =
          square == first
              ? Integer.MAX_VALUE
              : rate(enemy ^ flips, own | flips | (left & -left), depth);
      list.add(square, flips, rate);
    }
    return list;
  }

  /** How promising a move is that leads to this position for the enemy. */
  private int rate(long his, long mine, int depth) {
    if (depth == 1 || patternsOptions.order() == PatternsOptions.Order.NONE) {
      return 0;
    }
    if (depth >= GLANCE && patternsOptions.order() == PatternsOptions.Order.STATIC) {
      return -glance(his, mine);
    }
    long replies = Flips.moves(his, mine);
    return -Long.bitCount(replies) - Long.bitCount(replies & CORNERS);
  }

  private void keepLine(int ply, int square) {
    line[ply][0] = (byte) square;
    System.arraycopy(line[ply + 1], 0, line[ply], 1, length[ply + 1]);
    length[ply] = length[ply + 1] + 1;
  }
}
