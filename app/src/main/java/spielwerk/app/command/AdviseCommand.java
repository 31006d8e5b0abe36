package spielwerk.app.command;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.LiveAdvice;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Hidden;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Recommendation;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** {@code spielwerk advise}: what an engine thinks of a position. */
@Command(
    name = "advise",
    description = "Ask an engine about a position: its moves, best first, and what it cost.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk advise othello --moves \"f5 d6\"",
      "  spielwerk advise tictactoe negamax",
      "  spielwerk advise connect4 alphabeta:depth=8 --moves \"d d c\"",
      "  spielwerk advise fiveinarow alphabeta --budget time=2s --top 5 --json"
    })
public final class AdviseCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Mixin private final StartPosition start = new StartPosition();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENGINE",
      description = "The engine, with its options; if omitted, the one recommended for the game.")
  private @Nullable String engine;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "How much it may think: nodes=N, depth=N, sims=N, time=300ms, or several; of the"
              + " recommended engine: time=2s if not given.")
  private @Nullable String budget;

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "Show only the best N moves (as text: 10 if not given).")
  private @Nullable Integer top;

  public AdviseCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    Game rules = catalogue.game(game);
    ConfiguredEngine asked = asked(rules, catalogue);
    if (top != null && top < 1) {
      throw new Mistake("--top " + top + " is not allowed; it takes a number from 1.");
    }
    try (Engine adviser = catalogue.engine(asked.engine(), rules)) {
      Position position = start.decision(rules, common);
      Advice advice = ask(adviser, position, asked.budget());
      Goal unit = adviser.valuesIn(rules.traits().goal());
      AdviceView view = new AdviceView(rules, asked.engine(), position.state(), best(advice), unit);
      common.show(() -> view.json(common.seed()), () -> view.text(common.terminal()));
      common.tellSeed();
    }
    if (common.terminal().interrupts().wanted()) {
      common.terminal().err().println("spielwerk: The engine was stopped before it was done.");
      return 1;
    }
    return 0;
  }

  /** Who was named, or who is recommended for the game, with what it may think. */
  private ConfiguredEngine asked(Game rules, Catalogue catalogue) {
    ConfiguredEngine usual =
        engine == null
            ? Recommendation.of(rules, catalogue).advisor()
            : ConfiguredEngine.of(engine);
    return budget == null
        ? usual
        : new ConfiguredEngine(usual.engine(), Budget.parse(budget), usual.choice());
  }

  /** Asks on a copy, so that an engine that spoils its state does not spoil what is shown. */
  private Advice ask(Engine adviser, Position position, Budget limit) {
    int seat = position.state().turn();
    Game rules = position.game();
    long seed = Seeds.derive(common.seed(), 0, Seeds.Purpose.ENGINE, seat);
    State view =
        position.state() instanceof Hidden secret
            ? secret.imagine(seat, Seeds.stream(common.seed(), 0, Seeds.Purpose.HIDDEN, seat))
            : position.state().copy();
    Position asked = new Position(rules, position.setup(), position.moves(), view);
    try (LiveAdvice watch = new LiveAdvice(asked, common.terminal())) {
      long began = System.nanoTime();
      adviser.newGame(rules, seat, rules.traits().goal(), seed);
      Advice advice = adviser.advise(asked, limit, watch);
      return timed(advice, (System.nanoTime() - began) / 1e9);
    } catch (Fault fault) {
      adviser.lastWords().forEach(line -> common.terminal().err().println("engine: " + line));
      throw fault;
    }
  }

  /** An engine need not measure its time. */
  private static Advice timed(Advice advice, double seconds) {
    Effort effort = advice.effort();
    return effort.seconds() > 0
        ? advice
        : advice.withEffort(new Effort(effort.nodes(), effort.depth(), seconds, effort.figures()));
  }

  private Advice best(Advice advice) {
    int most = top != null ? top : common.json() ? Integer.MAX_VALUE : 10;
    return advice.top(most);
  }
}
