package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;

/** Who plays Mühle: alpha-beta, which is far ahead of random playouts there. */
public final class MuehleRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("muehle");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=3", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all", "time=300ms"));
  }
}
