package spielwerk.engines.fiveinarow.threat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.fiveinarow.FiveInARow;

/** The engine {@code threat} with its switches. */
public final class ThreatMaker implements EngineMaker {
  private static final EngineInfo INFO =
      EngineInfo.of(
          "threat",
          "Threat",
          "Proves wins by continuous fours and threes, and searches the rest with alpha-beta over"
              + " incremental line patterns.",
          options());

  private static Option[] options() {
    List<Option> options = new ArrayList<>();
    options.add(Option.integer("depth", 0, 0, 100, "plies to look ahead at most; 0 for no limit"));
    options.add(
        Option.size("nodes", "0", Long.MAX_VALUE >> 30, "stones to place at most; 0 for no limit"));
    options.add(Option.time("time", "", "time for a move"));
    options.addAll(ThreatOptions.OPTIONS);
    return options.toArray(new Option[0]);
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof FiveInARow five
        && five.line() == 5
        && Math.min(five.grid().width(), five.grid().height()) >= 5;
  }

  @Override
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return ThreatOptions.of(settings).memory();
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    Budget own =
        new Budget(
            settings.size("nodes"),
            settings.integer("depth"),
            0,
            settings.time("time").map(Duration::toMillis).orElse(0L));
    ThreatOptions threatOptions = ThreatOptions.of(settings);
    ThreatNet net = threatOptions.net() ? ThreatNet.learnt() : null;
    return new ThreatEngine(INFO, (FiveInARow) game, threatOptions, net, own);
  }

  /**
   * The engine as it usually is, but with this network.
   *
   * @param net nothing for the weights by class
   */
  public static Engine with(FiveInARow game, @Nullable ThreatNet net) {
    ThreatOptions usual =
        ThreatOptions.of(new Settings(Name.parse(INFO.id()), INFO.options(), false));
    return new ThreatEngine(INFO, game, usual, net, Budget.FREE);
  }
}
