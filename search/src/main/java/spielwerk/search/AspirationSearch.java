package spielwerk.search;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Goal;
import spielwerk.core.State;

/**
 * Asks alpha-beta at the root: opens the window, aspires, reopens, and looks for second and third
 * best moves.
 */
final class AspirationSearch implements Searcher {
  private final AlphaBeta search;
  private final ScoreScale scores;
  private final int aspiration;
  private final int wanted;
  private List<Root> found = List.of();
  private List<Root> before = List.of();
  private SearchStatistics statistics = new SearchStatistics();
  private boolean open;

  /**
   * @param aspiration half the width of the window around the value of the depth before, 0 for an
   *     open window
   * @param wanted how many root moves get a value of their own
   */
  AspirationSearch(AlphaBeta search, ScoreScale scores, int aspiration, int wanted) {
    this.search = search;
    this.scores = scores;
    this.aspiration = aspiration;
    this.wanted = wanted;
  }

  @Override
  public void newGame() {
    search.newGame();
  }

  @Override
  public void begin(State state, SearchStatistics count, BudgetMeter meter, Tracer tracer) {
    search.begin(state, count, meter, tracer);
    statistics = count;
    before = List.of();
  }

  @Override
  public List<Root> search(int depth) {
    found = new ArrayList<>();
    open = false;
    List<Integer> taken = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      boolean aspire =
          aspiration > 0 && i < before.size() && !ScoreScale.decided(before.get(i).value());
      int value = aspire ? aspire(depth, before.get(i).value(), taken) : open(depth, taken);
      List<Integer> line = search.line();
      if (line.isEmpty()) {
        break; // fewer legal moves than wanted
      }
      found.add(new Root(line.get(0), value, line));
      taken.add(line.get(0));
    }
    before = List.copyOf(found);
    return before;
  }

  private int open(int depth, List<Integer> taken) {
    open = true;
    return search.search(depth, -ScoreScale.INFINITY, ScoreScale.INFINITY, taken);
  }

  /**
   * Hopes that the value has changed little; a failed window is opened on the side on which it
   * failed.
   */
  private int aspire(int depth, int guess, List<Integer> taken) {
    open = false;
    int low = guess - aspiration;
    int high = guess + aspiration;
    int value = search.search(depth, low, high, taken);
    if (value <= low || value >= high) {
      statistics.researches++;
      int alpha = value <= low ? -ScoreScale.INFINITY : low;
      int beta = value >= high ? ScoreScale.INFINITY : high;
      value = search.search(depth, alpha, beta, taken);
      if (value <= alpha || value >= beta) {
        // search instability: only where extensions or quiescence make values depend on the window
        return open(depth, taken);
      }
    }
    return value;
  }

  @Override
  public List<Root> unfinished() {
    // The first root move of a new depth is the best of the last, so whatever has raised alpha
    // since is no worse. Inside an aspiration window a raise may only be a bound.
    List<Integer> line = search.line();
    return wanted == 1 && open && !line.isEmpty() && !before.isEmpty()
        ? List.of(new Root(line.get(0), before.get(0).value(), line))
        : List.of();
  }

  @Override
  public List<Root> solve() {
    // All wins are alike here, so a window just around the draw settles everything.
    int edge = scores.goal() == Goal.WIN ? 1 : ScoreScale.INFINITY;
    int value = search.search(AlphaBeta.TO_THE_END, -edge, edge, List.of());
    if (scores.goal() == Goal.WIN) {
      value = Integer.signum(value) * ScoreScale.WIN;
    }
    List<Root> best = new ArrayList<>();
    List<Integer> all = search.rootMoves();
    for (int move : all) {
      List<Integer> others = all.stream().filter(other -> other != move).toList();
      if (value == -ScoreScale.WIN
          || search.search(AlphaBeta.TO_THE_END, value - 1, value, others) >= value) {
        best.add(new Root(move, value, List.of(move)));
      }
    }
    return best;
  }
}
