package spielwerk.web.api;

import java.util.LinkedHashMap;
import java.util.Map;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Recommendation;

/** Who is recommended for a game; engines are made to find out, so the latest answers are kept. */
final class RecommendedEngines {
  private static final int KEPT = 100;

  private final Catalogue catalogue;
  private final Map<String, Recommendation> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Recommendation> eldest) {
          return size() > KEPT;
        }
      };

  RecommendedEngines(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  Recommendation of(Game game) {
    synchronized (known) {
      Recommendation kept = known.get(game.text());
      if (kept != null) {
        return kept;
      }
    }
    Recommendation found = Recommendation.of(game, catalogue);
    synchronized (known) {
      known.put(game.text(), found);
    }
    return found;
  }
}
