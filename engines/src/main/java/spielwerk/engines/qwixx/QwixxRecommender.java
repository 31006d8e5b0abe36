package spielwerk.engines.qwixx;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays Qwixx: the players that were trained. */
public final class QwixxRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("qwixx");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(
        ConfiguredEngine.of("qwixx-adaptive", "time=2s"),
        ConfiguredEngine.of("qwixx-win", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(
        ConfiguredEngine.of("qwixx-adaptive", "time=300ms"),
        ConfiguredEngine.of("qwixx-win", "time=300ms"));
  }
}
