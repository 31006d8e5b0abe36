package spielwerk.engines.qwixx;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** {@code qwixx-win}: looks at its own sheet and the points, and wants to win. */
public final class QwixxWinMaker implements EngineMaker {
  private final QwixxModels models = new QwixxModels();

  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "qwixx-win",
        "Qwixx, to win",
        "Has learnt against AlphaQwixx to win; looks at its own sheet, the closed rows and its lead.");
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
