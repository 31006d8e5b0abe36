package spielwerk.search;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Name;
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
              BudgetOptions.DEPTH,
              BudgetOptions.NODES,
              BudgetOptions.TIME,
              SearchHeuristics.EVAL,
              SearchHeuristics.NEAR,
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
    return SearchHeuristics.suit(game);
  }

  @Override
  public Name selfContained(Name name, Game game, Catalogue catalogue) {
    return EvaluationText.selfContained(name, game, catalogue);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    SearchHeuristics with = SearchHeuristics.of(game, settings);
    SearchEngine.Plan plan =
        new SearchEngine.Plan(
            settings.text(),
            BudgetOptions.of(settings),
            BudgetOptions.usualDepth(game, settings),
            false,
            settings.text("lost").equals("random"),
            null);
    return new SearchEngine(
        INFO,
        game,
        plan,
        (scores, state) -> new Negamax(game, scores, with.evaluation(), with.candidates(), state));
  }
}
