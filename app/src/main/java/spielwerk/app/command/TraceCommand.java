package spielwerk.app.command;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.search.SearchEngine;
import spielwerk.search.Trace;

/** {@code spielwerk trace}: a search step by step. */
@Command(
    name = "trace",
    description = {
      "Show the tree of a search: windows, values, order of visit, cuts. For a position of a game,"
          + " or for a tree typed in as nested lists (the game 'tree'; a leaf's number is for the"
          + " side to move at the leaf)."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk trace tree:figure=9",
      "  spielwerk trace tree alphabeta:pvs --position \"[[3,[4,-2]],[7,1]]\" --view minimax",
      "  spielwerk trace tictactoe alphabeta:depth=2,order=static --moves \"b2 a1 c3\" --json"
    })
public final class TraceCommand implements Callable<Integer> {
  /** The paper's algorithm. */
  private static final String USUAL = "alphabeta:bounds=hard";

  @Mixin private final Common common;
  @Mixin private final Start start = new Start();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENGINE",
      description = "negamax or alphabeta with its switches; alphabeta:bounds=hard if not given.")
  private String engine = USUAL;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description = "How deep it looks: depth=N, nodes=N.")
  private @Nullable String budget;

  @Option(
      names = "--view",
      paramLabel = "VIEW",
      description =
          "negamax: every value for the side to move; minimax: for the first seat. Usually negamax.")
  private String view = "negamax";

  public TraceCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    Game rules = common.catalogue().game(game);
    Budget limit = budget == null ? Budget.FREE : Budget.parse(budget);
    if (!view.equals("negamax") && !view.equals("minimax")) {
      throw new Mistake("--view " + view + " is not allowed; it takes negamax or minimax.");
    }
    try (Engine made = common.catalogue().engine(engine, rules)) {
      if (!(made instanceof SearchEngine search)) {
        throw new Mistake(
            made.info().id() + " has no search tree to show; negamax and alphabeta have.");
      }
      Position position = start.decision(rules, common);
      Trace trace = search.trace(position, limit);
      TraceView shown =
          new TraceView(rules, engine, position.state(), trace, view.equals("minimax"));
      common.show(shown::json, shown::text);
    }
    return 0;
  }
}
