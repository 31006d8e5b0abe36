package spielwerk.lab.worlds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spielwerk.runs.report.Estimate;

/**
 * What decides a claim: a linear model of the gain over all worlds, each factor going from -1 at
 * its first value to 1 at its last.
 */
record FactorEffects(List<WorldSample> samples) {

  /**
   * How the effects of two factors depend on each other.
   *
   * @param effect the gain where both are at the same end less the gain where they are at opposite
   *     ones
   */
  record Pair(WorldFactor one, WorldFactor other, Estimate effect, double t) {}

  private List<WorldFactor> factors() {
    return samples.get(0).world().factors();
  }

  private double[] gains() {
    return samples.stream().mapToDouble(sample -> sample.gain().value()).toArray();
  }

  private double[][] places() {
    return samples.stream().map(sample -> sample.world().places()).toArray(double[][]::new);
  }

  /** By how many percent more the first side gains at the last value than at the first. */
  List<Estimate> main() {
    Optional<LeastSquares> model = LeastSquares.of(places(), gains());
    List<Estimate> effects = new ArrayList<>();
    for (int f = 0; f < factors().size(); f++) {
      int factor = f;
      effects.add(model.map(fit -> fit.times(2, factor)).orElse(Estimate.NONE));
    }
    return effects;
  }

  /** All pairs, each added to the model of single factors alone, the clearest first. */
  List<Pair> pairs() {
    double[][] places = places();
    int count = factors().size();
    List<Pair> pairs = new ArrayList<>();
    for (int one = 0; one < count; one++) {
      for (int other = one + 1; other < count; other++) {
        double[][] rows = new double[places.length][];
        for (int i = 0; i < rows.length; i++) {
          rows[i] = Arrays.copyOf(places[i], count + 1);
          rows[i][count] = places[i][one] * places[i][other];
        }
        WorldFactor first = factors().get(one);
        WorldFactor second = factors().get(other);
        LeastSquares.of(rows, gains())
            .ifPresent(
                fit -> pairs.add(new Pair(first, second, fit.times(2, count), fit.t(count))));
      }
    }
    pairs.sort(Comparator.comparingDouble((Pair pair) -> Math.abs(pair.t())).reversed());
    return pairs;
  }
}
