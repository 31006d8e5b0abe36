package spielwerk.engines.qwixx;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** {@code qwixx-adaptive}: the paper's outlook, a player that adapts to the others. */
public final class QwixxAdaptiveMaker implements EngineMaker {
  private final QwixxModels models = new QwixxModels();

  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "qwixx-adaptive",
        "Qwixx, with an eye on the others",
        "Has learnt against AlphaQwixx to win, as qwixx-win did, and then to look at the sheets of all players too.");
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
