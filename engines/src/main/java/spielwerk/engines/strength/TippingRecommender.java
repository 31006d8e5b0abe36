package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;

/** Who plays Würfelkippen: a search as far as time allows, a value for every move. */
public final class TippingRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER =
      MeasuredLadder.shipped("tipping").alsoIn("tipping:start=0,target=20");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=4", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=4", "time=300ms"));
  }
}
