package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.OptimizationData;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;
import spielwerk.core.Seeds;

/**
 * The covariance matrix adaptation evolution strategy (Hansen and Ostermeier 2001): individuals are
 * drawn around a mean, with steps whose lengths and directions are learnt from those that did well.
 * Every range counts as long as 1, and the first mean is the middle of all.
 *
 * <p>Hipparchus calls the function that it maximises itself, point by point, while here a whole
 * generation plays at once. But where it looks next depends on its chance and on what the
 * generations before were worth. So for every generation it begins anew with the same chance, is
 * told what is known already, and the points it wants then are the next generation. So a tuning
 * that is resumed needs nothing but its generations.
 *
 * <p>Where it has converged it begins again from the best point.
 *
 * @param playable whether an individual makes an engine; those that do not count as the middle
 */
public record CmaEs(Template template, int population, long seed, Predicate<Genotype> playable) {
  /** The first standard deviation, as a share of a range: Hansen's advice for a bounded search. */
  private static final double FIRST_STEP = 0.3;

  /** What the streams of a tuning are for: one for each time it begins again. */
  private static final int BEGIN = 7;

  /** All points of the next generation are known. */
  private static final class Complete extends RuntimeException {
    private static final long serialVersionUID = 1;

    Complete() {
      super(null, null, false, false);
    }
  }

  /** The generation after these. */
  public List<Genotype> next(List<TuningGeneration> before) {
    Answers answers = new Answers(before);
    double[] from = shares(template.middle());
    try {
      for (int again = 0; ; again++) {
        answers.begin();
        from = optimiser(again).optimize(problem(answers, from)).getPoint();
      }
    } catch (Complete complete) {
      return answers.next.stream().map(this::orMiddle).toList();
    }
  }

  private CMAESOptimizer optimiser(int again) {
    long stream = Seeds.derive(seed, again, Seeds.Purpose.BREED, BEGIN);
    return new CMAESOptimizer(
        Integer.MAX_VALUE, 0, true, 0, 0, new Well19937c(stream), false, (i, last, now) -> false);
  }

  private OptimizationData[] problem(Answers answers, double[] from) {
    double[] lows = new double[from.length];
    double[] highs = filled(from.length, 1);
    return new OptimizationData[] {
      MaxEval.unlimited(),
      new ObjectiveFunction(answers::worth),
      GoalType.MAXIMIZE,
      new InitialGuess(from),
      new SimpleBounds(lows, highs),
      new CMAESOptimizer.Sigma(filled(from.length, FIRST_STEP)),
      new CMAESOptimizer.PopulationSize(population)
    };
  }

  private static double[] filled(int length, double value) {
    double[] all = new double[length];
    Arrays.fill(all, value);
    return all;
  }

  /** Where an individual stands in every range, from 0 to 1. */
  private double[] shares(Genotype genotype) {
    return IntStream.range(0, template.gaps().size())
        .mapToDouble(i -> genotype.places().get(i) / (double) (template.gaps().get(i).size() - 1))
        .toArray();
  }

  private Genotype rounded(double[] point) {
    return new Genotype(
        IntStream.range(0, point.length)
            .map(i -> (int) Math.round(point[i] * (template.gaps().get(i).size() - 1)))
            .boxed()
            .toList());
  }

  private Genotype orMiddle(Genotype genotype) {
    return playable.test(genotype) ? genotype : template.middle();
  }

  /** What the library is told, and what it asked beyond that. */
  private final class Answers {
    private final List<Map<Genotype, Double>> known;
    private final List<Genotype> next = new ArrayList<>();
    private int asked;
    private boolean start;

    Answers(List<TuningGeneration> before) {
      known = before.stream().map(Answers::worths).toList();
    }

    private static Map<Genotype, Double> worths(TuningGeneration generation) {
      Map<Genotype, Double> worths = new HashMap<>();
      generation.ranked().forEach(each -> worths.put(each.filling(), each.fitness()));
      return worths;
    }

    /** The library first asks for the point where it begins, which belongs to no generation. */
    void begin() {
      start = true;
    }

    double worth(double[] point) {
      if (start) {
        start = false;
        return 0; // no individual is worth less
      }
      Genotype genotype = rounded(point);
      int generation = asked++ / population;
      if (generation < known.size()) {
        Map<Genotype, Double> worths = known.get(generation);
        return worths.getOrDefault(genotype, worths.getOrDefault(template.middle(), 0.0));
      }
      next.add(genotype);
      if (next.size() == population) {
        throw new Complete();
      }
      return 0;
    }
  }
}
