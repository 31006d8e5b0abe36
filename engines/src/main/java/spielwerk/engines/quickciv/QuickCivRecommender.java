package spielwerk.engines.quickciv;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays Quick Civ: the one that plans. */
public final class QuickCivRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER =
      MeasuredLadder.shipped("quickciv").alsoIn("quickciv:players=2");

  public QuickCivRecommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("caesar", "time=2s")),
        List.of(ConfiguredEngine.of("caesar", "time=500ms")));
  }
}
