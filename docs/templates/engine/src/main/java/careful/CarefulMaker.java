package careful;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Reversible;
import spielwerk.core.Settings;

/** Enters the engine in the catalogue. */
public final class CarefulMaker implements EngineMaker {
  static final EngineInfo INFO =
      new EngineInfo(
          "careful",
          "Careful",
          "Your name",
          "Takes a win, prevents a loss, and plays anything else.",
          List.of(Option.integer("blunder", 0, 0, 100, "how many moves of 100 it does not look")));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  /** Two seats, nothing hidden, no dice, and moves that can be taken back. */
  @Override
  public boolean plays(Game game) {
    return game.traits().isDuel() && game.start(game.setup(0)) instanceof Reversible;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new Careful(settings.integer("blunder"));
  }
}
