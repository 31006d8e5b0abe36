package spielwerk.lab.evolution;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import spielwerk.lab.StudyContext;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.GenerationStatistics;
import spielwerk.learn.evolution.Individual;

/**
 * How an evolution went, generation by generation.
 *
 * @param founderOnTop whether the best of the last generation has the strategy that all began with
 * @param champion text that makes the best of the last generation
 * @param wins its share of the wins in the games of a {@link ChampionDuel}; 0 if there are none
 */
record EvolutionCurve(
    List<GenerationStatistics> generations, boolean founderOnTop, String champion, double wins) {

  /** What can be followed over the generations. */
  enum Figure {
    MEAN,
    BEST,
    /** Children with a strategy that nobody had. */
    FRESH;

    double of(GenerationStatistics generation) {
      return switch (this) {
        case MEAN -> generation.mean();
        case BEST -> generation.best();
        case FRESH -> generation.fresh();
      };
    }
  }

  /**
   * Runs an evolution.
   *
   * @param duel what share of its games the best of the last generation wins
   */
  static EvolutionCurve of(
      Evolution evolution, ToDoubleFunction<String> duel, BooleanSupplier stop) {
    int count = evolution.spec().generations();
    GenerationStatistics[] figures = new GenerationStatistics[count];
    List<Individual> population = evolution.start();
    List<Double> first = population.get(0).genes();
    List<Double> last = first;
    for (int i = 0; i < count; i++) {
      if (stop.getAsBoolean()) {
        throw new StudyContext.Stopped();
      }
      Evolution.Step step = evolution.step(population, i, 1);
      figures[i] = step.figures();
      population = step.next();
      last = step.best().genes();
    }
    String champion = evolution.species().engine(last);
    return new EvolutionCurve(
        List.of(figures),
        !evolution.spec().start().isEmpty() && last.equals(first),
        champion,
        duel.applyAsDouble(champion));
  }

  /** A figure from one generation to another, the last one not included. */
  double[] window(Figure figure, int from, int to) {
    return generations
        .subList(Math.min(from, generations.size()), Math.min(to, generations.size()))
        .stream()
        .mapToDouble(figure::of)
        .toArray();
  }

  double mean(Figure figure, int from, int to) {
    return Arrays.stream(window(figure, from, to)).average().orElse(Double.NaN);
  }

  /** The standard deviation from generation to generation. */
  double swing(Figure figure, int from, int to) {
    double[] values = window(figure, from, to);
    double mean = mean(figure, from, to);
    double squares =
        IntStream.range(0, values.length).mapToDouble(i -> values[i] - mean).map(d -> d * d).sum();
    return Math.sqrt(squares / (values.length - 1));
  }

  /** The most points of anybody in any generation. */
  double highest() {
    return generations.stream().mapToDouble(GenerationStatistics::best).max().orElse(Double.NaN);
  }

  int fresh() {
    return generations.stream().mapToInt(GenerationStatistics::fresh).sum();
  }
}
