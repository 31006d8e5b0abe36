package spielwerk.engines.quickciv;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays Quick Civ: the one that plans. */
public final class QuickCivRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER =
      MeasuredLadder.shipped("quickciv").alsoIn("quickciv:players=2");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("caesar", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("caesar", "time=500ms"));
  }
}
