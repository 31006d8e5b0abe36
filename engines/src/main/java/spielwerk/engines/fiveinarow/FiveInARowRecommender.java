package spielwerk.engines.fiveinarow;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays five in a row: the one that proves its wins. */
public final class FiveInARowRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("fiveinarow");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("threat", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("threat", "time=500ms"));
  }
}
