package spielwerk.search;

import java.nio.file.Path;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/** The engine {@code alphabeta} with all its switches. */
public final class AlphaBetaMaker implements EngineMaker {
  private static final EngineInfo INFO =
      new EngineInfo(
          "alphabeta",
          "Alpha-beta",
          "Spielwerk, after D. Garmann",
          "Negamax with a window; each improvement of the search course is a switch.",
          List.of(
              BudgetOptions.DEPTH,
              BudgetOptions.NODES,
              BudgetOptions.TIME,
              Option.choice(
                  "order",
                  "how moves are sorted: not at all, by the evaluation after the move, by earlier cut-offs, by the game's own knowledge",
                  "none",
                  "static",
                  "history",
                  "known"),
              Option.flag(
                  "lastply",
                  false,
                  "sort by the evaluation on the last ply too, where all is evaluated twice; needs order=static"),
              Option.flag("pvs", false, "principal variation search"),
              Option.flag("deepen", false, "iterative deepening"),
              Option.flag(
                  "aspiration",
                  false,
                  "a narrow window around the value of the previous depth; needs deepen"),
              Option.integer("window", 30, 1, 100_000, "half the width of the aspiration window"),
              Option.flag("killers", false, "try moves first that caused a cut-off elsewhere"),
              Option.size(
                  "table", "0", 1 << 28, "positions the transposition table holds; 0 for none"),
              Option.flag(
                  "symmetry", false, "mirror images share an entry of the table; needs table"),
              Option.integer(
                  "extend",
                  0,
                  0,
                  20,
                  "where there are at most this many moves, look one ply deeper"),
              Option.integer(
                  "quiesce",
                  0,
                  0,
                  1_000_000,
                  "look deeper where the evaluation jumps by this much; 0 for never"),
              Option.choice(
                  "bounds",
                  "soft, or hard as in the paper: never a value outside the window",
                  "soft",
                  "hard"),
              Option.file("book", "a file of opening lines, one per line"),
              Option.integer("lines", 1, 1, 100, "how many moves get a value of their own"),
              Option.flag(
                  "all",
                  false,
                  "switch on what makes it strong: order=static, pvs, deepen, aspiration, killers, table=1M, symmetry"),
              SearchHeuristics.EVAL,
              SearchHeuristics.NEAR));

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
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return (1 << 20) + TranspositionTable.memory(AlphaBetaOptions.of(settings).table());
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    AlphaBetaOptions options = fitting(game, AlphaBetaOptions.of(settings), settings);
    SearchHeuristics with = SearchHeuristics.of(game, settings);
    OpeningBook book =
        settings.text("book").isEmpty()
            ? null
            : OpeningBook.read(Path.of(settings.text("book")), game);
    SearchEngine.Plan plan =
        new SearchEngine.Plan(
            settings.text(),
            BudgetOptions.of(settings),
            BudgetOptions.usualDepth(game, settings),
            options.deepen(),
            false,
            book);
    int lines = settings.integer("lines");
    return new SearchEngine(
        INFO,
        game,
        plan,
        (scores, state) ->
            new AspirationSearch(
                new AlphaBeta(game, options, scores, with.evaluation(), with.candidates(), state),
                scores,
                options.window(),
                lines));
  }

  /** Refuses switches that would do nothing; {@code all} means all that the game allows. */
  private static AlphaBetaOptions fitting(Game game, AlphaBetaOptions options, Settings settings) {
    State state = game.start(game.setup(0));
    if (options.symmetry() && options.table() == 0) {
      throw new Mistake("alphabeta: symmetry works on the transposition table; add table=1M.");
    }
    if (options.window() > 0 && !options.deepen()) {
      throw new Mistake(
          "alphabeta: aspiration starts from the value of the depth before; add deepen.");
    }
    if (options.lastPly() && options.order() != AlphaBetaOptions.Order.STATIC) {
      throw new Mistake("alphabeta: lastply sorts by the evaluation; add order=static.");
    }
    if (settings.has("symmetry") && options.symmetry() && !(state instanceof Symmetric)) {
      throw new Mistake("alphabeta: " + game.id() + " has no symmetries; leave symmetry out.");
    }
    if (settings.has("table") && options.table() > 0 && !(state instanceof Keyed)) {
      throw new Mistake("alphabeta: " + game.id() + " has no keys for a table; leave table out.");
    }
    return options;
  }
}
