package spielwerk.app.command;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.search.SearchEngine;
import spielwerk.search.Trace;
import spielwerk.search.mcts.TreeSearchEngine;

/** {@code spielwerk trace}: a search step by step. */
@Command(
    name = "trace",
    description = {
      "Show the tree of a search: windows, values, order of visit, cuts; for mcts and zero: visits, means, priors.",
      "For a position of a game,"
          + " or for a tree typed in as nested lists (the game 'tree'; a leaf's number is for the"
          + " side to move at the leaf)."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk trace tree:figure=9",
      "  spielwerk trace tree alphabeta:pvs --position \"[[3,[4,-2]],[7,1]]\" --view minimax",
      "  spielwerk trace tictactoe alphabeta:depth=2,order=static --moves \"b2 a1 c3\" --json",
      "  spielwerk trace othello zero --moves \"f5 d6\" --budget sims=200"
    })
public final class TraceCommand implements Callable<Integer> {
  /** The paper's algorithm. */
  private static final String USUAL = "alphabeta:bounds=hard";

  @Mixin private final CommonOptions common;
  @Mixin private final StartPosition start = new StartPosition();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENGINE",
      description =
          "negamax, alphabeta, mcts or zero with its options; alphabeta:bounds=hard if not given.")
  private String engine = USUAL;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "How deep or how long it searches: depth=N, nodes=N; for mcts and zero: sims=N.")
  private @Nullable String budget;

  @Option(
      names = "--view",
      paramLabel = "VIEW",
      description =
          "negamax: every value for the side to move; minimax: for the first seat. Default: negamax.")
  private String view = "negamax";

  public TraceCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Game rules = common.catalogue().game(game);
    Budget limit = budget == null ? Budget.FREE : Budget.parse(budget);
    if (!view.equals("negamax") && !view.equals("minimax")) {
      throw new Mistake("--view " + view + " is not allowed; it takes negamax or minimax.");
    }
    try (Engine made = common.catalogue().engine(engine, rules)) {
      if (made instanceof TreeSearchEngine simulating) {
        return show(simulating, rules, limit);
      }
      if (!(made instanceof SearchEngine search)) {
        throw new Mistake(
            made.info().id()
                + " has no search tree to show; negamax, alphabeta, mcts and zero have.");
      }
      Position position = start.decision(rules, common);
      Trace trace = search.trace(position, limit);
      TraceView shown =
          new TraceView(rules, engine, position.state(), trace, view.equals("minimax"));
      common.show(shown::json, shown::text);
    }
    return 0;
  }

  /** The tree that simulations have grown. */
  private int show(TreeSearchEngine simulating, Game rules, Budget limit) {
    if (view.equals("minimax")) {
      throw new Mistake("--view minimax is for negamax and alphabeta; leave it out.");
    }
    Position position = start.decision(rules, common);
    int seat = position.state().turn();
    long seed = Seeds.derive(common.seed(), 0, Seeds.Purpose.ENGINE, seat);
    simulating.newGame(rules, seat, rules.traits().goal(), seed);
    Advice advice = simulating.advise(position, limit, Watch.NONE);
    SearchTreeView shown = new SearchTreeView(engine, simulating, position, advice);
    common.show(() -> shown.json(common.seed()), shown::text);
    common.tellSeed();
    return 0;
  }
}
