package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Recommender;
import spielwerk.core.StrengthLevel;

/**
 * A recommender whose levels are the measured ones that ship for its game, and whose advisors and
 * analysts are the same for all variants.
 */
public abstract class LadderRecommender implements Recommender {
  private final MeasuredLadder ladder;
  private final List<ConfiguredEngine> advisors;
  private final List<ConfiguredEngine> analysts;

  /** The best first, of advisors and of analysts. */
  protected LadderRecommender(
      MeasuredLadder ladder, List<ConfiguredEngine> advisors, List<ConfiguredEngine> analysts) {
    this.ladder = ladder;
    this.advisors = List.copyOf(advisors);
    this.analysts = List.copyOf(analysts);
  }

  @Override
  public final String game() {
    return ladder.game();
  }

  @Override
  public final List<ConfiguredEngine> advisors(Game game) {
    return advisors;
  }

  @Override
  public final List<ConfiguredEngine> analysts(Game game) {
    return analysts;
  }

  @Override
  public final List<StrengthLevel> levels(Game game) {
    return ladder.in(game);
  }
}
