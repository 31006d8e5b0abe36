package spielwerk.engines.quickciv;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.quickciv.QuickCiv;

/** {@code caesar:level=5}. */
public final class CaesarMaker implements EngineMaker {
  private static final EngineInfo INFO =
      new EngineInfo(
          "caesar",
          "Caesar",
          "Spielwerk",
          "Evolves a build order for the next rounds every turn and plays its first move.",
          options());

  private static List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(Option.size("sims", "0", Long.MAX_VALUE >> 30, "plans to try; 0: by level"));
    options.add(
        Option.size("nodes", "0", Long.MAX_VALUE >> 30, "positions to visit at most; 0: no limit"));
    options.add(Option.time("time", "", "time for a move"));
    options.addAll(Taste.CAESAR.options());
    return options;
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof QuickCiv;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    Budget own =
        new Budget(
            settings.size("nodes"),
            0,
            settings.size("sims"),
            settings.time("time").map(Duration::toMillis).orElse(0L));
    return new Caesar(INFO, (QuickCiv) game, Taste.CAESAR.with(settings), own, 2000);
  }
}
