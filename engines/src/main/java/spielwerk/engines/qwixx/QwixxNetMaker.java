package spielwerk.engines.qwixx;

import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** Makes the trained players, whose names are those of their models. */
abstract class QwixxNetMaker implements EngineMaker {
  private final EngineInfo info;
  private final QwixxModels models = new QwixxModels();

  private QwixxNetMaker(String id, String name, String about) {
    this.info = EngineInfo.of(id, name, about);
  }

  /** {@code qwixx-points}: plays for the mean of all. */
  public static final class Points extends QwixxNetMaker {
    public Points() {
      super(
          "qwixx-points",
          "Qwixx, for points",
          "Has learnt with its copies to make the mean of all as high as it can, so it waits for the others; whoever plays against it wins more often than not.");
    }
  }

  /** {@code qwixx-win}: looks at its own sheet and the points, and wants to win. */
  public static final class Win extends QwixxNetMaker {
    public Win() {
      super(
          "qwixx-win",
          "Qwixx, to win",
          "Has learnt against AlphaQwixx to win; looks at its own sheet, the closed rows and its lead.");
    }
  }

  /**
   * {@code qwixx-adaptive}: what the paper proposes as future work, a player that adapts to the
   * others.
   */
  public static final class Adaptive extends QwixxNetMaker {
    public Adaptive() {
      super(
          "qwixx-adaptive",
          "Qwixx, with an eye on the others",
          "Has learnt against AlphaQwixx to win, as qwixx-win did, and then to look at the sheets of all players too.");
    }
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new QwixxNetEngine(info, models.outlook(info.id(), (Qwixx) game));
  }

  @Override
  public Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    QwixxNet net = models.outlook(info.id(), (Qwixx) game);
    return Optional.of(() -> new QwixxNetPlayer(net));
  }
}
