package spielwerk.engines.connect4;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays connect four: the solver on 7x6; other sizes are left to general searches. */
public final class Connect4Recommender implements LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("connect4");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("perfect", "time=10s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("perfect", "time=1s"));
  }
}
