package spielwerk.engines.random;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Settings;

/** Makes {@code random}, which plays every game. */
public final class RandomMaker implements EngineMaker {
  static final EngineInfo INFO =
      EngineInfo.of(
          "random",
          "Random",
          "Plays any legal move, each with the same probability. The yardstick below which no engine"
              + " should fall.");

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return true;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new RandomEngine(game);
  }
}
