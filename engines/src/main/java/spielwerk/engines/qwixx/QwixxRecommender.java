package spielwerk.engines.qwixx;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Recommender;
import spielwerk.core.StrengthLevel;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays Qwixx: the players that were trained. */
public final class QwixxRecommender implements Recommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("qwixx");

  @Override
  public String game() {
    return LADDER.game();
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

  @Override
  public List<StrengthLevel> levels(Game game) {
    return LADDER.in(game);
  }
}
