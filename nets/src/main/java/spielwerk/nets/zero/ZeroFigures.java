package spielwerk.nets.zero;

import java.util.LinkedHashMap;
import java.util.Map;
import spielwerk.search.Panel;

/** What a search tells of itself, by name: OthelloZero's panel and some counts of our own. */
final class ZeroFigures {
  private ZeroFigures() {}

  static Map<String, Number> of(ZeroSearch search, double seconds) {
    Tally tally = search.tally();
    double[] priors = new double[search.moves()];
    for (int i = 0; i < priors.length; i++) {
      priors[i] = search.prior(i);
    }
    Panel panel =
        new Panel(
            seconds,
            tally.expanded(),
            search.moves(),
            tally.deepest,
            tally.branching(search.moves()));
    Map<String, Number> figures = new LinkedHashMap<>();
    figures.put("value", (double) search.netValue());
    figures.put("searchedValue", (double) search.value());
    figures.put("entropy", Panel.entropy(priors));
    figures.put("move", search.best());
    figures.putAll(panel.figures());
    figures.put("perSecond", panel.perSecond());
    figures.put("fullSearchSeconds", panel.fullSearchSeconds());
    figures.putAll(Panel.priors(priors));
    figures.put("simulations", search.simulations());
    figures.put("evaluations", tally.evaluated);
    figures.put("remembered", tally.remembered);
    figures.put("endings", tally.endings);
    figures.put("solved", tally.solved);
    figures.put("kept", tally.kept);
    return figures;
  }
}
