package spielwerk.nets.zero;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The figures that OthelloZero shows beside the board (3.6.3 and 3.6.4).
 *
 * @param seconds thinking time
 * @param expanded positions that the network judged in this search, or had judged before
 * @param legal moves at the root
 * @param deepest the longest way from the root
 * @param branching legal moves of an expanded position on average
 */
record Panel(double seconds, long expanded, int legal, int deepest, double branching) {

  static Panel of(ZeroSearch search, double seconds) {
    Tally tally = search.tally();
    return new Panel(
        seconds, tally.expanded(), search.moves(), tally.deepest, tally.branching(search.moves()));
  }

  /** Positions expanded in a second (Knoten/s). */
  double perSecond() {
    return seconds > 0 ? expanded / seconds : 0;
  }

  /** S = b^d, no more than a double can hold. */
  double searchSpace() {
    return Math.min(Double.MAX_VALUE, StrictMath.pow(branching, deepest));
  }

  /** S / N: how much less was looked at than there is. */
  double efficiency() {
    return searchSpace() / Math.max(1, expanded);
  }

  /** S / r: the seconds in which all of it could be looked at; 0 where no time was taken. */
  double fullSearchSeconds() {
    return perSecond() > 0 ? Math.min(Double.MAX_VALUE, searchSpace() / perSecond()) : 0;
  }

  /**
   * The entropy of probabilities as a share of the largest there is for as many moves; 0 for a
   * single move, where nothing is uncertain.
   */
  static double entropy(double[] probabilities) {
    double entropy = 0;
    for (double p : probabilities) {
      entropy -= p > 0 ? p * StrictMath.log(p) : 0;
    }
    return probabilities.length < 2
        ? 0
        : Math.min(1, Math.max(0, entropy) / StrictMath.log(probabilities.length));
  }

  /** All figures by name. */
  static Map<String, Number> figures(ZeroSearch search, double seconds) {
    Panel panel = of(search, seconds);
    double[] priors = new double[search.moves()];
    double least = 1;
    double most = 0;
    for (int i = 0; i < priors.length; i++) {
      priors[i] = search.prior(i);
      least = Math.min(least, priors[i]);
      most = Math.max(most, priors[i]);
    }
    Map<String, Number> figures = new LinkedHashMap<>();
    figures.put("value", (double) search.netValue());
    figures.put("searchedValue", (double) search.value());
    figures.put("entropy", entropy(priors));
    figures.put("expanded", panel.expanded());
    figures.put("perSecond", panel.perSecond());
    figures.put("legal", panel.legal());
    figures.put("maxDepth", panel.deepest());
    figures.put("move", search.best());
    figures.put("minPrior", least);
    figures.put("maxPrior", most);
    figures.put("searchSpace", panel.searchSpace());
    figures.put("efficiency", panel.efficiency());
    figures.put("fullSearchSeconds", panel.fullSearchSeconds());
    Tally tally = search.tally();
    figures.put("simulations", search.simulations());
    figures.put("evaluations", tally.evaluated);
    figures.put("remembered", tally.remembered);
    figures.put("endings", tally.endings);
    figures.put("solved", tally.solved);
    figures.put("kept", tally.kept);
    return figures;
  }
}
