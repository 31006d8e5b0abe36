package spielwerk.app.command;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.StatusLine;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Solves.Solution;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.runs.text.NumberText;
import spielwerk.search.Solver;

/** {@code spielwerk solve}: the exact value of a position and all best moves. */
@Command(
    name = "solve",
    description = {
      "Find the exact value of a position and every best move.",
      "A game that has a solver of its own (Othello's endings, connect four) is solved by it;"
          + " of the others small trees are searched by plain negamax, larger ones by alpha-beta"
          + " with a transposition table. Name an engine to choose."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk solve tipping:start=2,target=8",
      "  spielwerk solve tictactoe negamax --moves \"b2 a1\"",
      "  spielwerk solve connect4 --moves \"d d d d d d c c c c c c a a\""
    })
public final class SolveCommand implements Callable<Integer> {
  private static final Duration GRACE = Duration.ofSeconds(3);

  @Mixin private final CommonOptions common;
  @Mixin private final StartPosition start = new StartPosition();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENGINE",
      description = "The engine that solves it: negamax or alphabeta with its switches.")
  private @Nullable String engine;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description = "When to give up: nodes=N, time=10s.")
  private @Nullable String budget;

  public SolveCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Game rules = common.catalogue().game(game);
    Budget limit = budget == null ? Budget.FREE : Budget.parse(budget);
    // who cannot play the game need not ask where it begins
    common.catalogue().engine(engine == null ? "negamax" : engine, rules).close();
    Position position = start.decision(rules, common);
    Solver solver = new Solver(common.catalogue(), rules);
    long began = System.nanoTime();
    Solution solution;
    try (StatusLine line = new StatusLine(common.terminal())) {
      int all = Moves.of(position.state()).length;
      Watch watch = watch(line, began, all);
      State own = position.state().copy();
      Position asked = new Position(rules, position.setup(), position.moves(), own);
      solution =
          engine == null
              ? solver.solve(asked, limit, watch)
              : solver.by(engine, asked, limit, watch);
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    List<String> best =
        solution.best().stream()
            .map(move -> rules.notation().format(position.state(), move))
            .toList();
    common.show(
        () -> json(rules, position.state(), solution, best, seconds),
        () -> text(rules, position.state(), solution, best, seconds));
    return 0;
  }

  private Watch watch(StatusLine line, long began, int all) {
    BooleanSupplier stop = common.terminal().interrupts().listen(GRACE);
    return new Watch() {
      private int known;

      @Override
      public boolean stop() {
        line.show(() -> progress((System.nanoTime() - began) / 1e9, known, all));
        return stop.getAsBoolean();
      }

      @Override
      public void soFar(Advice advice) {
        known = advice.candidates().size();
      }
    };
  }

  /** How long it has taken, and how long it may still take if every move costs the same. */
  static String progress(double seconds, int known, int all) {
    String soFar = "solving for " + NumberText.seconds(seconds);
    return known == 0
        ? soFar
        : soFar
            + ", "
            + known
            + " of "
            + all
            + " moves known, about "
            + NumberText.seconds(seconds / known * (all - known))
            + " to go";
  }

  private static Map<String, Object> json(
      Game rules, State state, Solution solution, List<String> best, double seconds) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", rules.text());
    document.put("value", solution.value());
    document.put("unit", solution.unit() == Goal.WIN ? "result" : "points");
    document.put("best", best);
    if (!solution.moves().isEmpty()) {
      document.put("distance", solution.moves().get(0).distance());
      document.put("line", line(rules, state, solution));
      document.put(
          "moves", solution.moves().stream().map(move -> json(rules, state, move)).toList());
    }
    document.put("nodes", solution.effort().nodes());
    document.put("seconds", seconds);
    document.put("engine", solution.engine());
    return document;
  }

  private static Map<String, Object> json(Game rules, State state, Candidate move) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("move", rules.notation().format(state, move.move()));
    item.put("value", move.value());
    item.put("distance", move.distance());
    return item;
  }

  private static List<String> line(Game rules, State state, Solution solution) {
    return Moves.texts(state, rules.notation(), solution.moves().get(0).line());
  }

  private static String text(
      Game rules, State state, Solution solution, List<String> best, double seconds) {
    String side = rules.notation().seat(state.turn());
    String verdict =
        solution.unit() == Goal.POINTS
            ? "worth " + solution.value() + " points to that side"
            : verdict(solution.value(), distance(solution));
    return rules.notation().board(state)
        + "\n\n"
        + side
        + " is to move, and the position is "
        + verdict
        + ". Best: "
        + String.join(", ", best)
        + ".\n"
        + moves(rules, state, solution)
        + NumberText.count(solution.effort().nodes())
        + " nodes in "
        + NumberText.seconds(seconds)
        + " by "
        + solution.engine();
  }

  /** 0 if that is not known. */
  private static int distance(Solution solution) {
    return solution.moves().isEmpty() ? 0 : solution.moves().get(0).distance();
  }

  private static String verdict(double value, int distance) {
    String end = distance == 0 ? "" : distance == 1 ? " in 1 move" : " in " + distance + " moves";
    return value == 0 ? "a draw" : (value > 0 ? "won" : "lost") + end;
  }

  /** What each move comes to, and how the game goes on with best play, where that is known. */
  private static String moves(Game rules, State state, Solution solution) {
    if (solution.moves().isEmpty()) {
      return "";
    }
    return solution.moves().stream()
            .map(
                move ->
                    rules.notation().format(state, move.move())
                        + ": "
                        + verdict(move.value(), move.distance()))
            .collect(Collectors.joining("; ", "\n", ".\n"))
        + "Line: "
        + String.join(" ", line(rules, state, solution))
        + "\n\n";
  }
}
