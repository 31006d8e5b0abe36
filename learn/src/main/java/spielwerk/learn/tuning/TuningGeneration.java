package spielwerk.learn.tuning;

import java.util.List;

/**
 * A generation that has played.
 *
 * @param number from 0
 * @param ranked its individuals, the best first
 */
public record TuningGeneration(int number, List<Ranked> ranked) {
  /**
   * An individual and how it did.
   *
   * @param fitness what its games were worth in the mean
   */
  public record Ranked(Genotype filling, double fitness) {}

  public TuningGeneration {
    ranked = List.copyOf(ranked);
  }

  public Ranked best() {
    return ranked.get(0);
  }

  /** The mean fitness of all. */
  public double mean() {
    return ranked.stream().mapToDouble(Ranked::fitness).sum() / ranked.size();
  }
}
