package spielwerk.nets.zero;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Goal;

/** Makes an advice of what a search holds at its root. */
final class Verdict {
  private Verdict() {}

  /**
   * All moves, rated by their visits, by their priors if nothing was simulated, or by their points
   * if solved.
   */
  static Advice advice(ZeroSearch search, Goal goal, double seconds) {
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
    Tally tally = search.tally();
    return Advice.of(
        candidates,
        new Effort(tally.expanded(), tally.deepest, seconds, ZeroFigures.of(search, seconds)));
  }

  private static Candidate candidate(ZeroSearch search, Goal goal, int place, double rating) {
    ZeroTree tree = search.tree();
    int edge = tree.first[ZeroTree.ROOT] + place;
    boolean points = goal == Goal.POINTS;
    boolean exact = search.solved() || (!points && ZeroInsight.proven(tree, edge));
    double value =
        points
            ? search.solved() ? search.points(place) : Candidate.UNKNOWN
            : exact || search.visits(place) > 0 ? search.q(place) : Candidate.UNKNOWN;
    return new Candidate(
        search.move(place), rating, value, exact, line(tree, edge), search.prior(place));
  }

  /** The most visited way on. */
  private static List<Integer> line(ZeroTree tree, int first) {
    List<Integer> line = new ArrayList<>();
    for (int edge = first; edge != ZeroTree.NONE; ) {
      line.add(tree.move[edge]);
      int child = tree.child[edge];
      edge = child == ZeroTree.NONE ? ZeroTree.NONE : tree.favourite(child);
    }
    return line;
  }
}
