package spielwerk.engines.othello;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/**
 * Who plays Othello: the network and the patterns on 8x8; other sizes are left to general searches.
 */
public final class OthelloRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("othello");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(
        ConfiguredEngine.of("zero", "time=2s"),
        ConfiguredEngine.of("patterns:lines=60,exact=20", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("patterns:exact=20", "time=500ms"));
  }
}
