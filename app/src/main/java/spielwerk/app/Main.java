package spielwerk.app;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import spielwerk.app.command.AdviseCommand;
import spielwerk.app.command.BenchCommand;
import spielwerk.app.command.EnginesCommand;
import spielwerk.app.command.GamesCommand;
import spielwerk.app.command.PerftCommand;
import spielwerk.app.command.PlayCommand;
import spielwerk.app.terminal.Interrupts;
import spielwerk.app.terminal.Terminal;

/** The program: all commands under one name. */
@Command(
    name = "spielwerk",
    description = {
      "A workbench for game AI: play against engines, ask them for advice, compare them, and look"
          + " inside their search."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Examples:",
      "  spielwerk games                                        what can be played",
      "  spielwerk engines connect4                             who plays it",
      "  spielwerk play tictactoe --seat human --seat negamax   play",
      "  spielwerk advise connect4 alphabeta --moves \"d d\"      ask an engine",
      "  spielwerk play --help                                  more about one command",
      "",
      "Options of games and engines follow a colon: fiveinarow:size=9, alphabeta:depth=6,pvs.",
      "Every command takes --json, --seed, --threads and --data."
    })
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  /** Runs a command and ends the program with its exit code. */
  public static void main(String[] args) {
    Interrupts interrupts = Interrupts.install();
    int code = run(args, Terminal.system(interrupts));
    interrupts.finished(code);
    System.exit(code);
  }

  /**
   * Runs a command on streams that no person watches, and returns its exit code: 0 if all went
   * well, 1 if something could not be finished, 2 if what was typed cannot be.
   */
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, Terminal.plain(in, out, err));
  }

  static int run(String[] args, Terminal terminal) {
    Failures failures = new Failures(terminal, List.of(args).contains("--debug"));
    try {
      return commandLine(terminal, failures).execute(args);
    } catch (Throwable unexpected) {
      return failures.unexpected(unexpected);
    }
  }

  private static List<Object> commands(Terminal terminal) {
    return List.of(
        new GamesCommand(terminal),
        new EnginesCommand(terminal),
        new PlayCommand(terminal),
        new AdviseCommand(terminal),
        new PerftCommand(terminal),
        new BenchCommand(terminal));
  }

  private static CommandLine commandLine(Terminal terminal, Failures failures) {
    CommandLine line = new CommandLine(new Main());
    commands(terminal).forEach(line::addSubcommand);
    return line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
        .setColorScheme(Help.defaultColorScheme(terminal.colours() ? Help.Ansi.ON : Help.Ansi.OFF))
        .setExpandAtFiles(false) // some games write moves with an @
        .setUsageHelpWidth(100)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }

  /** Without a command: what there is. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return 0;
  }
}
