package spielwerk.nets.zero;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Goal;
import spielwerk.search.SearchPanel;
import spielwerk.search.mcts.SearchTree;

/** Makes an advice of what a search holds at its root. */
final class ZeroAdvice {
  private ZeroAdvice() {}

  /**
   * All moves, rated by their visits, by their priors if nothing was simulated, or by their points
   * if solved.
   */
  static Advice of(ZeroSearch search, Goal goal, double seconds) {
    int best = search.bestPlace();
    boolean simulated = false;
    int leastPoints = Integer.MAX_VALUE;
    for (int i = 0; i < search.moves(); i++) {
      simulated |= search.visits(i) > 0;
      leastPoints = search.solved() ? Math.min(leastPoints, search.points(i)) : 0;
    }
    double most = 0;
    double[] ratings = new double[search.moves()];
    for (int i = 0; i < ratings.length; i++) {
      ratings[i] =
          search.solved()
              ? search.points(i) - leastPoints + 1
              : simulated ? search.visits(i) : search.prior(i);
      most = Math.max(most, ratings[i]);
    }
    // with Gumbel search the best move may have no more visits than another
    ratings[best] = most;
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      places.add(i);
    }
    places.sort(
        Comparator.comparingDouble((Integer i) -> -ratings[i])
            .thenComparingInt(i -> i == best ? 0 : 1)
            .thenComparingDouble(i -> -search.prior(i)));
    List<Candidate> candidates = new ArrayList<>();
    for (int i : places) {
      candidates.add(candidate(search, goal, i, ratings[i]));
    }
    Effort effort =
        new Effort(
            search.evaluator().expanded,
            search.search().deepest(),
            seconds,
            figures(search, seconds));
    return Advice.of(candidates, effort);
  }

  private static Candidate candidate(ZeroSearch search, Goal goal, int place, double rating) {
    SearchTree tree = search.tree();
    int child = tree.first[SearchTree.ROOT] + place;
    boolean points = goal == Goal.POINTS;
    boolean exact = search.solved() || (!points && tree.proven[child]);
    double value =
        points
            ? search.solved() ? search.points(place) : Candidate.UNKNOWN
            : exact || search.visits(place) > 0 ? search.q(place) : Candidate.UNKNOWN;
    return new Candidate(
            search.move(place), rating, value, exact, line(tree, child), search.prior(place))
        .withPoints(search.solved() ? search.points(place) : Candidate.UNKNOWN);
  }

  /** The most visited way on. */
  private static List<Integer> line(SearchTree tree, int first) {
    List<Integer> line = new ArrayList<>();
    for (int node = first; node != SearchTree.NONE; node = tree.mostVisited(node)) {
      line.add(tree.move[node]);
    }
    return line;
  }

  /** What a search tells of itself, by name: OthelloZero's panel and some counts of our own. */
  static Map<String, Number> figures(ZeroSearch search, double seconds) {
    NetworkEvaluator counts = search.evaluator();
    double[] priors = new double[search.moves()];
    for (int i = 0; i < priors.length; i++) {
      priors[i] = search.prior(i);
    }
    SearchPanel panel =
        new SearchPanel(
            seconds,
            counts.expanded,
            search.moves(),
            search.search().deepest(),
            counts.branching(search.moves()));
    Map<String, Number> figures = new LinkedHashMap<>();
    figures.put("value", (double) search.netValue());
    figures.put("searchedValue", (double) search.value());
    figures.put("entropy", SearchPanel.entropy(priors));
    figures.put("move", search.best());
    figures.putAll(panel.figures());
    figures.put("perSecond", panel.perSecond());
    figures.put("fullSearchSeconds", panel.fullSearchSeconds());
    figures.putAll(SearchPanel.priors(priors));
    figures.put("simulations", search.simulations());
    figures.put("evaluations", counts.evaluated);
    figures.put("remembered", counts.remembered);
    figures.put("endings", counts.endings);
    figures.put("solved", counts.solved);
    figures.put("kept", search.kept());
    return figures;
  }
}
