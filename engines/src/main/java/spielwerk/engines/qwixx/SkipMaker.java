package spielwerk.engines.qwixx;

import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Policy;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** {@code skip:max=1}: a rule of thumb that many people play by. */
public final class SkipMaker implements EngineMaker {
  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "skip",
        "Skip a little",
        "Crosses whatever skips no more numbers than allowed, the fewest first; when it must cross,"
            + " it skips as few as it can rather than take a penalty.",
        Option.integer("max", 1, 0, 10, "how many numbers a cross may skip"));
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new RowEngine(info(), strategy(settings.integer("max")).worth());
  }

  @Override
  public Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    Poly strategy = strategy(settings.integer("max"));
    return Optional.of(() -> new RowPlayer(strategy.worth()));
  }

  /**
   * As a linear strategy: a cross gains half a point more than the fields it may skip beyond those
   * it does, so that every allowed one is taken; a penalty is worse than any cross.
   */
  public static Poly strategy(int max) {
    return Poly.linear(new double[] {max + 1.5, -1, 1, -100}, new double[4]);
  }
}
