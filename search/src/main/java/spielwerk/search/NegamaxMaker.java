package spielwerk.search;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** The engine {@code negamax}. */
public final class NegamaxMaker implements EngineMaker {
  private static final EngineInfo INFO =
      new EngineInfo(
          "negamax",
          "Negamax",
          "Spielwerk, after D. Garmann",
          "Looks at every line of play to a depth and rates every move; leaves nothing out.",
          List.of(
              OwnBudget.DEPTH,
              OwnBudget.NODES,
              OwnBudget.TIME,
              Ingredients.EVAL,
              Ingredients.NEAR,
              Option.choice(
                  "lost",
                  "what to play where every move loses: the best, or any move as in the paper",
                  "best",
                  "random")));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return Ingredients.suit(game);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    Ingredients with = Ingredients.of(game, settings);
    SearchEngine.Plan plan =
        new SearchEngine.Plan(
            settings.text(),
            OwnBudget.of(settings),
            OwnBudget.usualDepth(game, settings),
            false,
            settings.text("lost").equals("random"),
            null);
    return new SearchEngine(
        INFO,
        game,
        plan,
        (scores, state) -> new Negamax(scores, with.evaluation(), with.candidates(), state));
  }
}
