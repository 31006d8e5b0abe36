package spielwerk.search;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The figures that OthelloZero shows beside the board (3.6.3 and 3.6.4).
 *
 * @param seconds thinking time
 * @param expanded positions whose moves were looked at in this search
 * @param legal moves at the root
 * @param deepest the longest way from the root
 * @param branching legal moves of an expanded position on average
 */
public record SearchPanel(double seconds, long expanded, int legal, int deepest, double branching) {

  /** Positions expanded in a second (Knoten/s). */
  public double perSecond() {
    return seconds > 0 ? expanded / seconds : 0;
  }

  /** S = b^d, no more than a double can hold. */
  public double searchSpace() {
    return Math.min(Double.MAX_VALUE, StrictMath.pow(branching, deepest));
  }

  /** S / N: how much less was looked at than there is. */
  public double efficiency() {
    return searchSpace() / Math.max(1, expanded);
  }

  /** S / r: the seconds in which all of it could be looked at; 0 where no time was taken. */
  public double fullSearchSeconds() {
    return perSecond() > 0 ? Math.min(Double.MAX_VALUE, searchSpace() / perSecond()) : 0;
  }

  /**
   * The entropy of probabilities as a share of the largest there is for as many moves; 0 for a
   * single move, where nothing is uncertain.
   */
  public static double entropy(double[] probabilities) {
    double entropy = 0;
    for (double p : probabilities) {
      entropy -= p > 0 ? p * StrictMath.log(p) : 0;
    }
    return probabilities.length < 2
        ? 0
        : Math.min(1, Math.max(0, entropy) / StrictMath.log(probabilities.length));
  }

  /**
   * The figures by the names under which an {@link spielwerk.core.Effort} lists them, without those
   * that depend on the clock: a search that repeats itself repeats them too.
   */
  public Map<String, Number> figures() {
    Map<String, Number> figures = new LinkedHashMap<>();
    figures.put("expanded", expanded);
    figures.put("legal", legal);
    figures.put("maxDepth", deepest);
    figures.put("branching", branching);
    figures.put("searchSpace", searchSpace());
    figures.put("efficiency", efficiency());
    return figures;
  }

  /** The lowest and the highest prior, where there is any. */
  public static Map<String, Number> priors(double[] priors) {
    Map<String, Number> figures = new LinkedHashMap<>();
    if (priors.length > 0) {
      figures.put("minPrior", Arrays.stream(priors).min().orElseThrow());
      figures.put("maxPrior", Arrays.stream(priors).max().orElseThrow());
    }
    return figures;
  }
}
