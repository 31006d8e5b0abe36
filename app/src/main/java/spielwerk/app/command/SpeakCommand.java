package spielwerk.app.command;

import java.util.concurrent.Callable;
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
import spielwerk.games.fiveinarow.FiveInARow;

/** {@code spielwerk speak}: an engine for the managers of others. */
@Command(
    name = "speak",
    description = {
      "Let an engine play under a foreign manager: commands come in on stdin, answers go to stdout."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk speak fiveinarow alphabeta --protocol gomocup",
      "  spielwerk speak fiveinarow alphabeta:depth=2 --protocol gomocup --seed 1",
      "",
      "gomocup is the protocol of Piskvork and the Gomocup tournaments; the manager says how large",
      "the board is and how long to think."
    })
public final class SpeakCommand implements Callable<Integer> {
  private static final String GOMOCUP = "gomocup";

  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  private String game;

  @Parameters(index = "1", paramLabel = "ENGINE", description = "The engine, with its options.")
  private String engine;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      required = true,
      description = "What is spoken: gomocup (five in a row).")
  private String protocol;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "How much it may think a move at most, whatever the manager allows: nodes=N, depth=N,"
              + " sims=N, time=300ms, or several.")
  private @Nullable String budget;

  public SpeakCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    if (!protocol.equals(GOMOCUP)) {
      throw new Mistake("There is no protocol '" + protocol + "'; speak knows " + GOMOCUP + ".");
    }
    if (common.json()) {
      throw new Mistake("speak answers in its protocol, so --json means nothing there.");
    }
    Game rules = catalogue.game(game);
    if (!(rules instanceof FiveInARow five && five.line() == 5)) {
      throw new Mistake(
          "The protocol gomocup is for five in a row, not for "
              + rules.text()
              + "; write fiveinarow.");
    }
    Budget own = budget == null ? Budget.FREE : Budget.parse(budget);
    catalogue.engine(engine, rules).close(); // what is wrong with its name is said before we speak
    new GomocupBrain(
            board -> catalogue.engine(engine, board),
            own,
            common.seed(),
            "Spielwerk " + engine,
            version(),
            this::say)
        .run(common.terminal().in());
    return 0;
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
