package spielwerk.app.command;

import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.engines.process.GomocupBrain;
import spielwerk.engines.process.GtpBrain;
import spielwerk.engines.process.LinesBrain;
import spielwerk.engines.process.NBoardBrain;
import spielwerk.games.fiveinarow.FiveInARow;

/** {@code spielwerk speak}: an engine for external managers. */
@Command(
    name = "speak",
    description = {
      "Run an engine for an external manager: commands arrive on stdin, answers go to stdout."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk speak fiveinarow alphabeta --protocol gomocup",
      "  spielwerk speak fiveinarow alphabeta:depth=2 --protocol gomocup --seed 1",
      "  spielwerk speak othello mcts:sims=1000 --protocol gtp",
      "  spielwerk speak othello alphabeta:depth=4 --protocol nboard",
      "",
      "gomocup is the protocol of Piskvork and the Gomocup tournaments; the manager sends how"
          + " large",
      "the board is and how long to think. gtp is the Go Text Protocol as Quarry speaks it with",
      "players of Othello, for every game whose moves are squares of a board; nboard is the"
          + " protocol",
      "of the NBoard window. lines is JSON Lines, for every game."
    })
public final class SpeakCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  private String game;

  @Parameters(index = "1", paramLabel = "ENGINE", description = "The engine, with its options.")
  private String engine;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      required = true,
      description =
          "The protocol: gomocup (five in a row), gtp (every game for two whose moves are squares"
              + " of a board, up to 25 a side), nboard (othello) or lines (JSON Lines, every"
              + " game).")
  private String protocol;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "How much it may think per move at most, whatever the manager allows: nodes=N, depth=N,"
              + " sims=N, time=300ms, or several.")
  private @Nullable String budget;

  public SpeakCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    if (common.json()) {
      throw new Mistake("speak answers in its protocol, so --json is not allowed.");
    }
    Game rules = catalogue.game(game);
    Consumer<Reader> speaker = speaker(catalogue, rules);
    catalogue.engine(engine, rules).close(); // what is wrong with its name is said before we speak
    speaker.accept(common.terminal().in());
    return 0;
  }

  private Consumer<Reader> speaker(Catalogue catalogue, Game rules) {
    Budget own = budget == null ? Budget.FREE : Budget.parse(budget);
    String name = "Spielwerk " + engine;
    return switch (protocol) {
      case "gomocup" -> {
        require(rules instanceof FiveInARow five && five.line() == 5, rules, "fiveinarow");
        yield in ->
            new GomocupBrain(
                    board -> catalogue.engine(engine, board),
                    own,
                    common.seed(),
                    name,
                    version(),
                    this::say)
                .run(in);
      }
      case "gtp" -> {
        Optional<String> obstacle = GtpBrain.obstacle(rules);
        require(
            obstacle.isEmpty(),
            rules,
            "othello or another game for two on a board: " + obstacle.orElse(""));
        yield in ->
            new GtpBrain(
                    rules,
                    () -> catalogue.engine(engine, rules),
                    own,
                    common.seed(),
                    name,
                    version(),
                    this::say)
                .run(in);
      }
      case "nboard" -> {
        require(NBoardBrain.speaks(rules), rules, "othello");
        yield in ->
            new NBoardBrain(
                    () -> catalogue.engine(engine, rules), own, common.seed(), engine, this::say)
                .run(in);
      }
      case "lines" ->
          in ->
              new LinesBrain(
                      catalogue::game,
                      (played, named) -> catalogue.engine(engine, played),
                      own,
                      common.seed(),
                      this::say,
                      failure -> failure.printStackTrace(common.terminal().err()))
                  .run(in);
      default ->
          throw new Mistake(
              "There is no protocol '"
                  + protocol
                  + "'; speak knows gomocup, gtp, nboard and lines.");
    };
  }

  private void require(boolean spoken, Game rules, String instead) {
    if (!spoken) {
      throw new Mistake(
          "The protocol %s is not for %s; write %s.".formatted(protocol, rules.text(), instead));
    }
  }

  private static String version() {
    String built = SpeakCommand.class.getPackage().getImplementationVersion();
    return built == null ? "unpackaged" : built;
  }

  private void say(String line) {
    common.terminal().out().print(line + "\n");
    common.terminal().out().flush();
  }
}
