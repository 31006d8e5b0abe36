package spielwerk.app.command;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.GameClock;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.arena.Sprt;
import spielwerk.core.Adjudication;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** {@code spielwerk match}: engines play each other, every game is kept. */
@Command(
    name = "match",
    description =
        "Let engines play each other; every game is kept, and the score has a 95%% confidence interval.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk match connect4 alphabeta:depth=4 random --games 20",
      "  spielwerk match fiveinarow:size=7 alphabeta:eval=open alphabeta:eval=rows"
          + " --budget depth=3",
      "  spielwerk match connect4 alphabeta alphabeta --budget nodes=1000 --budget nodes=4000",
      "  spielwerk match connect4 alphabeta:depth=5 alphabeta:depth=3 --games 2000 --sprt 0,30",
      "",
      "Each opening is played once from every seat. Ctrl-C ends a match cleanly;",
      "spielwerk resume continues it."
    })
public final class MatchCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "ENGINE",
      description = "The engines, with their options: as many as the game has seats.")
  private List<String> engines = new ArrayList<>();

  @Option(names = "--games", paramLabel = "N", description = "How many games; 100 if not given.")
  private int games = 100;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "How much an engine may think per move: nodes=N, depth=N, sims=N, time=300ms, or several."
              + " Once for all, or once for each engine.")
  private List<String> budgets = new ArrayList<>();

  @Option(
      names = "--choice",
      paramLabel = "CHOICE",
      description =
          "How advice becomes a move: best (default), sigma=N or temperature=N. Once for all, or"
              + " once for each engine.")
  private List<String> choices = new ArrayList<>();

  @Option(
      names = "--openings",
      paramLabel = "OPENINGS",
      description =
          "Moves that are given before the engines choose: none, random:plies=N, or a file with a"
              + " line of moves for each; by default two random moves, and none in games with dice.")
  private @Nullable String openings;

  @Option(
      names = "--max-moves",
      paramLabel = "N",
      description = "A game is drawn after this many moves.")
  private @Nullable Integer maxMoves;

  @Option(names = "--no-draw-offers", description = "Do not let engines agree on a draw.")
  private boolean noDrawOffers;

  @Option(
      names = "--resign",
      paramLabel = "RULE",
      description =
          "A game is won when for N moves each the winner's value was at least V and the loser's at"
              + " most -V: value=V,moves=N.")
  private @Nullable String resign;

  @Option(
      names = "--draw",
      paramLabel = "RULE",
      description =
          "A game is drawn when for N moves each no value was further from 0 than V, from move M"
              + " on: value=V,moves=N,from=M.")
  private @Nullable String draw;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      description =
          "End as soon as it is clear (errors of 5%%) whether the first engine is stronger by ELO1"
              + " rather than by ELO0; other errors: ELO0,ELO1,ALPHA,BETA.")
  private @Nullable String sprt;

  @Option(
      names = "--clock",
      paramLabel = "TIME",
      description = "Time for a whole game, and what each move adds: 60s or 60s+1s.")
  private @Nullable String clock;

  @Option(
      names = "--goal",
      paramLabel = "GOAL",
      description = "What the engines play for: win or points; by default what the game defines.")
  private @Nullable String goal;

  @Option(
      names = "--sync",
      description = "Flush every game to disk before going on, in case of a power failure.")
  private boolean sync;

  public MatchCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    Game rules = catalogue.game(game);
    Match match = Match.of(spec(rules), catalogue);
    WritableCheck.check(common.data());
    try (Journal journal =
        Match.begin(match.spec(), new Runs(common.data(), Clock.systemUTC()), sync)) {
      return new RunLoop(common, journal).announce().go();
    }
  }

  /** All that was typed, checked. */
  private MatchSpec spec(Game rules) {
    MatchSpec usual = MatchSpec.of(rules, engines, games, common.seed()).withLimits(limits());
    if (!budgets.isEmpty()) {
      usual = usual.withBudgets(budgets.stream().map(Budget::parse).toList());
    }
    if (!choices.isEmpty()) {
      usual = usual.withChoices(choices.stream().map(Choice::parse).toList());
    }
    if (openings != null) {
      usual = usual.withOpenings(Openings.of(openings, Path.of(""), rules));
    }
    if (goal != null) {
      usual = usual.withGoal(goal(goal));
    }
    if (sprt != null) {
      usual = usual.withSprt(Sprt.parse(sprt));
    }
    return usual;
  }

  private static Goal goal(String text) {
    return switch (text) {
      case "win" -> Goal.WIN;
      case "points" -> Goal.POINTS;
      default -> throw new Mistake("There is no goal '" + text + "'; there are win and points.");
    };
  }

  private Limits limits() {
    Limits limits = Limits.NONE;
    if (maxMoves != null) {
      if (maxMoves < 1) {
        throw new Mistake("--max-moves " + maxMoves + " is not allowed; it takes 1 or more.");
      }
      limits = limits.withMaxMoves(maxMoves);
    }
    if (clock != null) {
      GameClock time = GameClock.parse(clock);
      limits = limits.withClock(time.millis(), time.increment());
    }
    return limits
        .withDraws(!noDrawOffers)
        .withAdjudication(
            new Adjudication(
                resign == null ? Adjudication.Win.NEVER : Adjudication.Win.parse(resign),
                draw == null ? Adjudication.Draw.NEVER : Adjudication.Draw.parse(draw)));
  }
}
