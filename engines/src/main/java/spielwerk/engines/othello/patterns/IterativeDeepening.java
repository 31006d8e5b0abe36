package spielwerk.engines.othello.patterns;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import spielwerk.core.Budget;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.games.othello.Flips;
import spielwerk.search.BudgetMeter;
import spielwerk.search.SearchStatistics;

/**
 * Thinks about one position after the other: deepens, keeps to its time, solves when few squares
 * are left. Belongs to one thread.
 *
 * <p>The time manager: four milliseconds and one part in fifty of the time are kept for the way
 * back to whoever asked; a depth is only begun in the first half of the time, since each takes more
 * than all before it; where the position may be solved, a quarter goes into a search, in case the
 * rest does not suffice; and a move without a choice is made at once.
 */
final class IterativeDeepening {
  private static final long NANOS = 1_000_000;
  private static final double BEGIN_UNTIL = 0.5;
  private static final int PART_BEFORE_SOLVING = 4;
  private static final int DEPTH_BEFORE_SOLVING = 2;
  private static final int DEPTH_WITHOUT_CHOICE = 2;

  private final PatternsSearch search;
  private final PatternsOptions patternsOptions;
  private final ProbCut cuts;
  private final double confidence;
  private final EndingSolver ending = new EndingSolver();
  private SearchStatistics statistics = new SearchStatistics();
  private List<RatedMove> found = List.of();

  IterativeDeepening(
      PatternWeights patternWeights,
      ProbCut cuts,
      PatternsOptions patternsOptions,
      double confidence) {
    this.search = new PatternsSearch(patternWeights, patternsOptions);
    this.patternsOptions = patternsOptions;
    this.cuts = cuts;
    this.confidence = confidence;
  }

  /** Forgets all positions. */
  void newGame() {
    search.forget();
  }

  /** What the last thought cost. */
  SearchStatistics figures() {
    return statistics;
  }

  /**
   * The best moves, best first; none if there was not even time for a glance.
   *
   * @param wanted how many moves get a value of their own
   * @param soFar called after every depth
   */
  List<RatedMove> think(
      long own,
      long enemy,
      SearchPlan plan,
      int wanted,
      Watch watch,
      long began,
      Consumer<List<RatedMove>> soFar) {
    statistics = new SearchStatistics();
    found = List.of();
    int empties = 64 - Long.bitCount(own | enemy);
    boolean choice = Long.bitCount(Flips.moves(own, enemy)) > 1;
    boolean solve = empties <= plan.exact() && (choice || !plan.open());
    Budget limit = usable(plan.limit());
    if (limit.repeatable()) {
      search.forget(); // so that advice does not depend on what was asked before
    }
    int depth = Math.min(plan.depth(), Math.max(1, empties));
    if (plan.open() && !choice) {
      depth = Math.min(depth, DEPTH_WITHOUT_CHOICE);
    } else if (solve && !plan.open()) {
      depth = Math.min(depth, DEPTH_BEFORE_SOLVING);
    }
    Budget before = solve ? part(limit) : limit;
    search.begin(
        statistics,
        new BudgetMeter(before, watch, began),
        plan.selective() ? cuts : null,
        confidence);
    deepen(own, enemy, depth, plan.open(), wanted, before, began, soFar);
    if (solve) {
      solve(own, enemy, wanted, limit, watch, began);
      soFar.accept(found);
    }
    return found;
  }

  private static Budget usable(Budget limit) {
    long millis = limit.millis();
    return millis == 0
        ? limit
        : new Budget(
            limit.nodes(), limit.depth(), 0, millis - Math.min(millis / 2, 4 + millis / 50));
  }

  private static Budget part(Budget limit) {
    return new Budget(
        limit.nodes() == 0 ? 0 : Math.max(1, limit.nodes() / PART_BEFORE_SOLVING),
        limit.depth(),
        0,
        limit.millis() == 0 ? 0 : Math.max(1, limit.millis() / PART_BEFORE_SOLVING));
  }

  private void deepen(
      long own,
      long enemy,
      int depth,
      boolean open,
      int wanted,
      Budget limit,
      long began,
      Consumer<List<RatedMove>> soFar) {
    int first = open ? 1 : patternsOptions.deepen() ? 2 - depth % 2 : depth;
    int step = open ? 1 : 2;
    int empties = 64 - Long.bitCount(own | enemy);
    try {
      for (int d = first; d <= depth; d += step) {
        statistics.horizon = 0;
        List<RatedMove> now = new ArrayList<>();
        long without = 0;
        do {
          now.add(searched(own, enemy, d, now.size(), without));
          int square = now.get(now.size() - 1).square();
          without |= square == Endgame.PASS ? 0 : 1L << square;
        } while (now.size() < wanted && (Flips.moves(own, enemy) & ~without) != 0);
        now.sort(Comparator.comparingInt(RatedMove::value).reversed());
        found = now;
        statistics.depth = Math.min(d, empties);
        soFar.accept(found);
        if (past(BEGIN_UNTIL, limit, began)) {
          return;
        }
      }
    } catch (BudgetMeter.Stopped stopped) {
      // The first move of a new depth is the best of the last, so one that has come to stand
      // before it since is better.
      int[] line = search.line();
      if (wanted == 1 && line.length > 0 && !found.isEmpty()) {
        found = List.of(new RatedMove(line[0], found.get(0).value(), false, line));
      }
    }
  }

  private RatedMove searched(long own, long enemy, int depth, int place, long without) {
    boolean aspire = patternsOptions.window() > 0 && place < found.size();
    int value =
        aspire
            ? search.around(own, enemy, depth, found.get(place).value(), without)
            : search.root(
                own,
                enemy,
                depth,
                -PatternEvaluation.INFINITY,
                PatternEvaluation.INFINITY,
                without);
    int[] line = search.line();
    return new RatedMove(line[0], value, statistics.horizon == 0 && !search.selective(), line);
  }

  private static boolean past(double share, Budget limit, long began) {
    return limit.millis() > 0 && System.nanoTime() - began > share * limit.millis() * NANOS;
  }

  private void solve(long own, long enemy, int wanted, Budget limit, Watch watch, long began) {
    long before = statistics.nodes;
    BooleanSupplier stop =
        () ->
            (limit.nodes() > 0 && before + ending.nodes() >= limit.nodes())
                || past(1, limit, began)
                || watch.stop();
    try {
      found = ending.solve(own, enemy, wanted, stop);
      statistics.depth = 64 - Long.bitCount(own | enemy);
    } catch (Unfinished tooMuch) {
      // then what the search found
    }
    statistics.nodes = before + ending.nodes();
  }
}
