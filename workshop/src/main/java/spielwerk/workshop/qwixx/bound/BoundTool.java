package spielwerk.workshop.qwixx.bound;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.engines.qwixx.optimal.OptimalTables;
import spielwerk.engines.qwixx.optimal.SheetValuesFile;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.Lines;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;

/** The commands that solve Qwixx for points, and check what was solved by playing. */
public final class BoundTool {
  private static final int REAL = 6;
  private static final Option RULES =
      Option.choice(
          "rules", "whose rules", QwixxRules.OFFICIAL.toString(), QwixxRules.PAPER.toString());
  private static final Option PLAYERS =
      Option.integer(
          "players", 2, 1, 5, "how many roll in turn; the others close no row and end no game");
  private static final Option SIDES =
      Option.integer(
          "sides",
          REAL,
          2,
          REAL,
          "sides of the dice; with fewer the sheets are smaller too, to try it in a second");
  private static final Option STOPS =
      Option.flag(
          "stops",
          false,
          "the others may end the game whenever that suits, so that no real table can be better");

  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "qwixx-bound",
              "Solve Qwixx for points exactly: what the best play brings on average, from every"
                  + " sheet. Takes a minute or two on two cores and 300 MB (2 players) to 500 MB (5).",
              "--players 2 --sides 3",
              1,
              List.of(RULES, PLAYERS, STOPS, SIDES),
              (settings, seed, progress) -> solve(settings, progress)),
          new Tool(
              "qwixx-bound-games",
              "Solve it, play by the solution with real dice, and compare the mean points with what was"
                  + " solved.",
              "--players 2 --sides 3 --games 20000",
              2026,
              List.of(
                  RULES,
                  PLAYERS,
                  SIDES,
                  Option.integer("games", 1_000_000, 2, 100_000_000, "games to play")),
              BoundTool::play));

  private BoundTool() {}

  private static BoundedGame game(Settings settings, boolean stops) {
    return BoundedGame.with(
        settings.integer("sides"),
        QwixxRules.of(settings.text("rules")),
        settings.integer("players") - 1,
        stops);
  }

  private static BoundSolver solved(BoundedGame game, Consumer<String> progress) {
    BoundSolver solver = new BoundSolver(game);
    solver.solve(new Countdown(solver.size(), progress));
    return solver;
  }

  private static Product solve(Settings settings, Consumer<String> progress) {
    BoundedGame game = game(settings, settings.flag("stops"));
    BoundSolver solver = solved(game, progress);
    List<String> means = means(game, solver);
    if (game.sides() < REAL) {
      return new Lines(means); // no player could use the values
    }
    means.forEach(progress);
    String name = OptimalTables.file(game.rules(), game.companions() + 1);
    return new ModelFile(name, SheetValuesFile.write(solver.ownRoll()));
  }

  /** What each seat can reach: the first to roll, the second, and so on. */
  private static List<String> means(BoundedGame game, BoundSolver solver) {
    List<String> lines = new ArrayList<>();
    double sum = 0;
    for (int wait = 0; wait <= game.companions(); wait++) {
      sum += solver.start(wait);
      lines.add(
          String.format(
              Locale.ROOT, "who rolls as number %d: %.4f points", wait + 1, solver.start(wait)));
    }
    lines.add(String.format(Locale.ROOT, "mean: %.4f points", sum / (game.companions() + 1)));
    return lines;
  }

  private static Product play(Settings settings, long seed, Consumer<String> progress) {
    BoundedGame game = game(settings, false);
    BoundSolver solver = solved(game, progress);
    int games = settings.integer("games");
    progress.accept("playing " + games + " games");
    return new Lines(
        List.of(
            String.format(Locale.ROOT, "solved: %.4f points", solver.start(0)),
            "played: " + new BoundGames(game, solver).mean(games, seed) + " points"));
  }

  /** A line for every twentieth of the work. */
  private static final class Countdown implements LongConsumer {
    private static final int PARTS = 20;
    private final long all;
    private final Consumer<String> progress;
    private final long began = System.nanoTime();
    private long told;

    Countdown(long all, Consumer<String> progress) {
      this.all = all;
      this.progress = progress;
    }

    @Override
    public void accept(long done) {
      if (done * PARTS / all > told) {
        told = done * PARTS / all;
        double seconds = (System.nanoTime() - began) / 1e9;
        progress.accept(
            String.format(
                Locale.ROOT,
                "%d%% of %,d sheets solved, about %.0f s left",
                100 * done / all,
                all,
                seconds * (all - done) / done));
      }
    }
  }
}
