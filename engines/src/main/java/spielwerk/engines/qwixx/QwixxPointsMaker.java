package spielwerk.engines.qwixx;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** {@code qwixx-points}: plays for the mean of all. */
public final class QwixxPointsMaker implements EngineMaker {
  private final QwixxModels models = new QwixxModels();

  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "qwixx-points",
        "Qwixx, for points",
        "Has learnt with its copies to make the mean of all as high as it can, so it waits for the others; whoever plays against it wins more often than not.");
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new QwixxNetEngine(info(), models.outlook(info().id(), (Qwixx) game));
  }
}
