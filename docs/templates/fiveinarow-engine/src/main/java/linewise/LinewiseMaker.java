package linewise;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.fiveinarow.FiveInARow;

/** Enters the engine in the catalogue. */
public final class LinewiseMaker implements EngineMaker {
  static final EngineInfo INFO =
      new EngineInfo(
          "linewise",
          "Linewise",
          "Your name",
          "Rates each field by the stones in the lines through it.",
          List.of(
              Option.integer("sigma", 3, 1, 100, "how much it varies among moves of equal worth"),
              Option.flag("resign", true, "gives up when it cannot prevent a loss")));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  /** One game only: its states show more than the contract does. */
  @Override
  public boolean plays(Game game) {
    return game instanceof FiveInARow;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new Linewise(settings.integer("sigma"), settings.flag("resign"));
  }
}
