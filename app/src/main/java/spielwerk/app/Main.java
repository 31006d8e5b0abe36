package spielwerk.app;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import spielwerk.app.command.AdviseCommand;
import spielwerk.app.command.BenchCommand;
import spielwerk.app.command.ChaosCommand;
import spielwerk.app.command.ClusterCommand;
import spielwerk.app.command.EnginesCommand;
import spielwerk.app.command.EvolveCommand;
import spielwerk.app.command.ExperimentCommand;
import spielwerk.app.command.FuzzCommand;
import spielwerk.app.command.GamesCommand;
import spielwerk.app.command.GuideCommand;
import spielwerk.app.command.LearnCommand;
import spielwerk.app.command.MatchCommand;
import spielwerk.app.command.NetCommand;
import spielwerk.app.command.PerftCommand;
import spielwerk.app.command.PlayCommand;
import spielwerk.app.command.PuzzlesCommand;
import spielwerk.app.command.ReproduceCommand;
import spielwerk.app.command.ResumeCommand;
import spielwerk.app.command.RunsCommand;
import spielwerk.app.command.ServeCommand;
import spielwerk.app.command.SolveCommand;
import spielwerk.app.command.SpeakCommand;
import spielwerk.app.command.SpecHelp;
import spielwerk.app.command.SurveyCommand;
import spielwerk.app.command.TournamentCommand;
import spielwerk.app.command.TraceCommand;
import spielwerk.app.command.TrainCommand;
import spielwerk.app.command.TuneCommand;
import spielwerk.app.command.WorkshopCommand;
import spielwerk.app.command.library.LibraryCommand;
import spielwerk.app.terminal.Interrupts;
import spielwerk.app.terminal.Terminal;
import spielwerk.runs.TemporaryFolder;

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
      "  spielwerk                                              the workbench in the browser",
      "  spielwerk games                                        what can be played",
      "  spielwerk engines connect4                             who plays it",
      "  spielwerk play tictactoe --seat human --seat negamax   play",
      "  spielwerk advise connect4 alphabeta --moves \"d d\"      ask an engine",
      "  spielwerk match connect4 alphabeta:depth=4 random      compare engines",
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
    TemporaryFolder.sweep();
    int code = run(args, Terminal.system(interrupts));
    interrupts.finished(code);
    System.exit(code);
  }

  /**
   * Runs a command on streams that no person watches, and returns its exit code: 0 if all went
   * well, 1 if something could not be finished, 2 if what was typed is not valid.
   */
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, Terminal.plain(in, out, err));
  }

  static int run(String[] typed, Terminal terminal) {
    String[] args = orServe(typed);
    ErrorHandler failures = new ErrorHandler(terminal, List.of(args));
    try {
      return commandLine(args, terminal, failures).execute(args);
    } catch (Throwable unexpected) {
      return failures.unexpected(unexpected);
    }
  }

  /** Who types nothing wants the workbench. */
  static String[] orServe(String[] typed) {
    return typed.length == 0 ? new String[] {"serve", "--open"} : typed;
  }

  /** All commands by name, in the order in which help lists them. */
  private static Map<String, Function<Terminal, Object>> commands() {
    Map<String, Function<Terminal, Object>> all = new LinkedHashMap<>();
    all.put("serve", ServeCommand::new);
    all.put("games", GamesCommand::new);
    all.put("engines", EnginesCommand::new);
    all.put("play", PlayCommand::new);
    all.put("advise", AdviseCommand::new);
    all.put("solve", SolveCommand::new);
    all.put("trace", TraceCommand::new);
    all.put("perft", PerftCommand::new);
    all.put("puzzles", PuzzlesCommand::new);
    all.put("match", MatchCommand::new);
    all.put("learn", LearnCommand::new);
    all.put("tournament", TournamentCommand::new);
    all.put("evolve", EvolveCommand::new);
    all.put("tune", TuneCommand::new);
    all.put("train", TrainCommand::new);
    all.put("net", NetCommand::new);
    all.put("runs", RunsCommand::new);
    all.put("resume", ResumeCommand::new);
    all.put("cluster", ClusterCommand::new);
    all.put("library", LibraryCommand::new);
    all.put("experiment", ExperimentCommand::new);
    all.put("reproduce", ReproduceCommand::new);
    all.put("speak", SpeakCommand::new);
    all.put("survey", SurveyCommand::new);
    all.put("guide", GuideCommand::new);
    all.put("workshop", WorkshopCommand::with);
    all.put("bench", BenchCommand::new);
    all.put("fuzz", FuzzCommand::new);
    all.put("chaos", ChaosCommand::new);
    return all;
  }

  private static CommandLine commandLine(String[] args, Terminal terminal, ErrorHandler failures) {
    CommandLine line = new CommandLine(new Main());
    Map<String, Function<Terminal, Object>> all = commands();
    // picocli reads a command's annotations when it is added: only the one that is wanted, if known
    if (args.length > 0 && all.containsKey(args[0])) {
      all.keySet().retainAll(Set.of(args[0]));
    }
    all.forEach((name, maker) -> add(line, name, maker.apply(terminal)));
    return line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
        .setColorScheme(Help.defaultColorScheme(terminal.colours() ? Help.Ansi.ON : Help.Ansi.OFF))
        .setExpandAtFiles(false) // some games write moves with an @
        .setUsageHelpWidth(100)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }

  private static void add(CommandLine line, String name, Object command) {
    line.addSubcommand(name, command);
    if (command instanceof SpecHelp help) {
      help.fill(Objects.requireNonNull(line.getSubcommands().get(name)).getCommandSpec());
    }
  }

  /** Options but no command: what there is. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return 0;
  }
}
