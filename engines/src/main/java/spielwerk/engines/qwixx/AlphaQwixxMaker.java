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

/** {@code alphaqwixx}: the best player that the paper's evolution found. */
public final class AlphaQwixxMaker implements EngineMaker {
  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "alphaqwixx",
        "AlphaQwixx",
        "The best player bred in the paper, a linear strategy: a cross is worth it if it skips fewer than two numbers, and a penalty costs as much as seven skipped ones.");
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new RowEngine(info(), Poly.alphaQwixx().worth());
  }

  @Override
  public Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    return Optional.of(() -> new RowPlayer(Poly.alphaQwixx().worth()));
  }
}
