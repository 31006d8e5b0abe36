package spielwerk.learn.evolution;

import java.util.List;

/**
 * One of a population. It keeps its id as long as its genes.
 *
 * @param id generation and number of its birth: {@code 17.42}
 * @param parents the ids of those it comes from: two of a child, one of a mutant
 */
public record Individual(String id, Origin origin, List<String> parents, List<Double> genes) {
  /** Where a player comes from. */
  public enum Origin {
    /** It was there in the beginning. */
    FOUNDER,
    /** The mean of two others. */
    CHILD,
    /** One whose genes were changed by chance. */
    MUTANT,
    /** Drawn to fill up the population. */
    DRAWN
  }

  public Individual {
    parents = List.copyOf(parents);
    genes = List.copyOf(genes);
  }

  static String id(int generation, int number) {
    return generation + "." + number;
  }
}
