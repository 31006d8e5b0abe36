package spielwerk.search;

import java.util.List;
import spielwerk.core.State;

/** A search of one position to a given depth, again and again. */
interface Searcher {
  /** A move at the root with its value for the side to move and the line it begins. */
  record Root(int move, int value, List<Integer> line) {}

  /** As good as new, for another game. */
  void newGame();

  /** Prepares for searches of one position, which is left as it was after each. */
  void begin(State state, SearchStatistics statistics, BudgetMeter meter, Tracer tracer);

  /**
   * The best root moves, best first, at least one.
   *
   * @param depth in plies, or {@link AlphaBeta#TO_THE_END}
   * @throws BudgetMeter.Stopped when the budget ends
   */
  List<Root> search(int depth);

  /**
   * What a search that was stopped had found so far; empty if that is no better than what the depth
   * before found.
   */
  List<Root> unfinished();

  /**
   * All root moves that have the best value, with it, by a search to the end.
   *
   * @throws BudgetMeter.Stopped when the budget ends
   */
  List<Root> solve();
}
