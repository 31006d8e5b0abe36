package spielwerk.engines.quickciv;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.quickciv.QuickCiv;

/** {@code caesar:level=5,leader=hannibal}. */
public final class CaesarMaker implements EngineMaker {
  private static final int USUAL_LEVEL = 5;
  private static final int HIGHEST_LEVEL = 9;
  private static final int FIRST_PLANS = 32;
  private static final int PLANS_FACTOR = 3;

  private static final EngineInfo INFO =
      new EngineInfo(
          "caesar",
          "Caesar",
          "Spielwerk",
          "Evolves a build order for the next rounds every turn and plays its first move. Its"
              + " leaders have different tastes: "
              + likes()
              + ".",
          options());

  private static String likes() {
    return Stream.of(Leader.values())
        .map(leader -> leader.word() + " likes " + leader.likes())
        .collect(Collectors.joining("; "));
  }

  private static List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(
        Option.integer(
            "level",
            USUAL_LEVEL,
            1,
            HIGHEST_LEVEL,
            "how long it thinks: 32 plans at level 1, three times as many at each further one"));
    options.add(Option.choice("leader", "which of its leaders plays", Leader.words()));
    options.add(
        Option.size(
            "sims",
            "0",
            Long.MAX_VALUE >> 30,
            "plans to try; if not given, as many as the budget allows, else by level"));
    options.add(
        Option.size("nodes", "0", Long.MAX_VALUE >> 30, "positions to visit at most; 0: no limit"));
    options.add(Option.time("time", "", "time for a move"));
    options.addAll(ForecastWeights.CAESAR.options());
    return options;
  }

  /** How many plans a level tries. */
  static long plans(int level) {
    long plans = FIRST_PLANS;
    for (int i = 1; i < level; i++) {
      plans *= PLANS_FACTOR;
    }
    return plans;
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
    long plans = plans(settings.integer("level"));
    Budget given =
        new Budget(
            settings.size("nodes"),
            0,
            settings.size("sims"),
            settings.time("time").map(Duration::toMillis).orElse(0L));
    Budget own = settings.has("level") ? given.tighter(Budget.sims(plans)) : given;
    ForecastWeights forecastWeights = Leader.named(settings.text("leader")).taste().with(settings);
    return new Caesar(INFO, (QuickCiv) game, forecastWeights, own, plans);
  }
}
