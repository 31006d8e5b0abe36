package spielwerk.learn.evolution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The players of a generation in their order (4.2, figure 5): the best on top, then the middle
 * field of those whose results vary most and tell nothing for sure, then those that are selected
 * out. Players are named by their place in the population.
 *
 * @param relied those outside the middle field, by fitness, best first
 * @param middle the middle field, by fitness too
 * @param survivors how many survive, the middle field among them
 */
record Ranking(List<Integer> relied, List<Integer> middle, int survivors) {
  Ranking {
    relied = List.copyOf(relied);
    middle = List.copyOf(middle);
  }

  static Ranking of(RoundScores scores, PopulationShares shares) {
    int size = scores.points().length;
    double[] fitness = IntStream.range(0, size).mapToDouble(scores::fitness).toArray();
    double[] variance = IntStream.range(0, size).mapToDouble(scores::variance).toArray();
    Comparator<Integer> best =
        Comparator.comparingDouble((Integer player) -> -fitness[player])
            .thenComparingInt(player -> player);
    List<Integer> byVariance = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    byVariance.sort(
        Comparator.comparingDouble((Integer player) -> variance[player])
            .thenComparingInt(player -> player));
    int frame = size - shares.middle();
    return new Ranking(
        byVariance.subList(0, frame).stream().sorted(best).toList(),
        byVariance.subList(frame, size).stream().sorted(best).toList(),
        shares.survivors());
  }

  /** Those above the middle field. */
  List<Integer> top() {
    return relied.subList(0, survivors - middle.size());
  }

  /** Those below the middle field. */
  List<Integer> out() {
    return relied.subList(survivors - middle.size(), relied.size());
  }

  /** All, the best first. */
  List<Integer> all() {
    List<Integer> all = new ArrayList<>(top());
    all.addAll(middle);
    all.addAll(out());
    return all;
  }
}
