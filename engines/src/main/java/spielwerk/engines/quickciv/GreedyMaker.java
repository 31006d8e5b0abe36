package spielwerk.engines.quickciv;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.quickciv.AppraisalWeights;
import spielwerk.games.quickciv.Greedy;
import spielwerk.games.quickciv.QuickCiv;

/** {@code greedy:centre=15,pointinc=1.7}. */
public final class GreedyMaker implements EngineMaker {
  private static final int USUAL_CENTRE = 15;
  private static final int MOST_WAR = 1000;

  static final EngineInfo INFO =
      new EngineInfo(
          "greedy",
          "Greedy",
          "Spielwerk, after the thesis on Quick Civ",
          "Takes the move that raises its evaluation most, and founds a city centre every few"
              + " rounds. Sees no use in military buildings unless war is set.",
          options());

  private static List<Option> options() {
    List<Option> options = new ArrayList<>(AppraisalWeights.GREEDY.options());
    options.add(
        Option.integer("centre", USUAL_CENTRE, 1, 1000, "build a city centre every N rounds"));
    options.add(
        Option.real("war", 0, 0, MOST_WAR, "what besieging or relieving a hex is worth to it"));
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
    return new GreedyEngine(
        new Greedy(
            (QuickCiv) game,
            AppraisalWeights.of(settings),
            settings.integer("centre"),
            settings.real("war")));
  }
}
