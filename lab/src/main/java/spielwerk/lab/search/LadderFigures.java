package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import spielwerk.lab.search.LadderStudy.Climb;
import spielwerk.lab.search.PositionSearcher.Searched;
import spielwerk.runs.report.Estimate;

/** The numbers of a ladder on one game. Depths that not all positions completed do not count. */
record LadderFigures(List<Climb> climbs) {

  /** The deepest depth that a rung completed in every position. */
  int depth(int rung) {
    return climbs.stream().mapToInt(climb -> climb.byRung().get(rung).size()).min().orElse(0);
  }

  /** The deepest depth that both rungs completed in every position. */
  int common(int one, int other) {
    return Math.min(depth(one), depth(other));
  }

  /** What each position's search says, in order. */
  double[] all(int rung, int depth, ToDoubleFunction<Searched> what) {
    return climbs.stream()
        .mapToDouble(climb -> what.applyAsDouble(climb.byRung().get(rung).get(depth - 1)))
        .toArray();
  }

  Estimate nodes(int rung, int depth) {
    return Estimate.mean(all(rung, depth, Searched::nodes));
  }

  Estimate millis(int rung, int depth) {
    return Estimate.mean(all(rung, depth, searched -> 1000 * searched.seconds()));
  }

  double mean(int rung, int depth, String figure) {
    return Estimate.mean(all(rung, depth, searched -> searched.figure(figure))).value();
  }

  /** How many times the nodes of the depth before: the mean nodes divided by the mean nodes. */
  double growth(int rung, int depth) {
    return depth < 2 ? Double.NaN : nodes(rung, depth).value() / nodes(rung, depth - 1).value();
  }

  /** The branching factor of an even tree with as many nodes, roughly: the depth-th root. */
  double root(int rung, int depth) {
    return Math.pow(nodes(rung, depth).value(), 1.0 / depth);
  }

  /** The nodes of one rung for each node of another in the same positions. */
  Estimate ratio(int rung, int other, int depth) {
    return Estimate.ratio(all(rung, depth, Searched::nodes), all(other, depth, Searched::nodes));
  }

  /**
   * Whether searches to the same depth in the same position found the same value.
   *
   * @param cases pairs of position and depth that two rungs or more completed
   * @param different those of them where not all values were equal
   */
  record Agreement(int cases, int different) {}

  Agreement agreement() {
    int cases = 0;
    int different = 0;
    for (Climb climb : climbs) {
      int deepest = climb.byRung().stream().mapToInt(List::size).max().orElse(0);
      for (int d = 0; d < deepest; d++) {
        List<Double> values = new ArrayList<>();
        for (List<Searched> searches : climb.byRung()) {
          if (d < searches.size()) {
            values.add(searches.get(d).value());
          }
        }
        if (values.size() > 1) {
          cases++;
          different += values.stream().distinct().count() > 1 ? 1 : 0;
        }
      }
    }
    return new Agreement(cases, different);
  }
}
