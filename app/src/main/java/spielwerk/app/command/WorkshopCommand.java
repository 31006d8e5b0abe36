package spielwerk.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.Lines;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;
import spielwerk.workshop.connect4.Connect4Tools;
import spielwerk.workshop.fiveinarow.FiveInARowTools;
import spielwerk.workshop.opening.OpeningTools;
import spielwerk.workshop.othello.OthelloTools;
import spielwerk.workshop.qwixx.QwixxTools;
import spielwerk.workshop.qwixx.bound.BoundTool;

/** {@code spielwerk workshop}: makes and measures the models that ship with the engines. */
@Command(
    name = "workshop",
    description = {
      "Make the models that ship with the engines again, offline, and measure them.",
      "The same options and seed give the same result; without options they give the files that"
          + " ship, and some take hours."
    },
    synopsisSubcommandLabel = "TOOL",
    commandListHeading = "%nTools:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk workshop othello-patterns --games 500 --into patterns.gz",
      "  spielwerk workshop othello-measure --positions 50 --file patterns.gz",
      "  spielwerk workshop qwixx-train --player qwixx-win --rules paper --games 5000",
      "  spielwerk workshop fiveinarow-weights --help"
    })
public final class WorkshopCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Spec private CommandSpec spec;

  @CommandLine.Option(
      names = "--into",
      paramLabel = "PATH",
      scope = ScopeType.INHERIT,
      description =
          "Where a model is written: a file, or a folder for it; by default the working folder.")
  private Path into = Path.of("");

  private WorkshopCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  /** The command with a subcommand for each tool. */
  public static CommandLine with(Terminal terminal) {
    WorkshopCommand workshop = new WorkshopCommand(terminal);
    CommandLine line = new CommandLine(workshop);
    Stream.of(
            Connect4Tools.TOOLS,
            OthelloTools.TOOLS,
            QwixxTools.TOOLS,
            BoundTool.TOOLS,
            FiveInARowTools.TOOLS,
            OpeningTools.TOOLS)
        .flatMap(List::stream)
        .forEach(tool -> line.addSubcommand(tool.name(), workshop.command(tool)));
    return line.setResourceBundle(new Sentences());
  }

  /** The sentence of an option that means something else here than in other commands. */
  private static final class Sentences extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {
        {"seed", "Random seed; if omitted, the one with which the files that ship were made."}
      };
    }
  }

  /** Without a tool: what there is. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return 0;
  }

  private CommandSpec command(Tool tool) {
    Map<String, OptionSpec> options = new LinkedHashMap<>();
    Callable<Integer> run = () -> run(tool, options);
    CommandSpec command = CommandSpec.wrapWithoutInspection(run).name(tool.name());
    for (Option option : tool.options()) {
      OptionSpec typed =
          OptionSpec.builder("--" + option.name())
              .type(String.class)
              .paramLabel(option.kind() == Option.Kind.INTEGER ? "N" : option.kind().name())
              .description(about(option))
              .build();
      options.put(option.name(), typed);
      command.addOption(typed);
    }
    command
        .usageMessage()
        .description(tool.about().replace("%", "%%"))
        .footerHeading("%nExamples:%n")
        .footer("  spielwerk workshop " + tool.name() + " " + tool.example());
    return command;
  }

  private static String about(Option option) {
    Stream<String> usual = Stream.of(option.fallback()).map(value -> "usually " + value);
    String brackets =
        Stream.concat(
                Stream.of(String.join(", ", option.values())),
                option.fallback().isEmpty() ? Stream.empty() : usual)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining("; "));
    String about =
        option.about().substring(0, 1).toUpperCase(Locale.ROOT) + option.about().substring(1);
    return about + (brackets.isEmpty() ? "" : " (" + brackets + ")") + ".";
  }

  private int run(Tool tool, Map<String, OptionSpec> options) {
    common.threads();
    Map<String, String> given = new LinkedHashMap<>();
    options.forEach(
        (option, typed) -> {
          if (typed.getValue() instanceof String value) {
            given.put(option, value);
          }
        });
    Name name = new Name(tool.name(), List.of(), given);
    Settings settings = new Settings(name, tool.options(), false);
    boolean folder = into.toString().isEmpty() || Files.isDirectory(into);
    Path parent = folder ? into : into.toAbsolutePath().getParent();
    if (parent == null || !Files.isWritable(parent.toAbsolutePath())) {
      throw new Mistake("Nothing can be written to " + into + "; --into takes another place.");
    }
    long seed = common.seedIfGiven().orElse(tool.seed());
    Product product = tool.work().run(settings, seed, common.terminal().err()::println);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("tool", tool.name());
    document.put("seed", seed);
    if (product instanceof ModelFile model) {
      Path file = folder ? into.resolve(model.name()) : into;
      write(file, model.content());
      document.put("file", file.toString());
      common.show(() -> document, () -> "Wrote " + file);
    } else if (product instanceof Lines lines) {
      document.put("lines", lines.lines());
      common.show(() -> document, () -> String.join("\n", lines.lines()));
    }
    return 0;
  }

  private static void write(Path file, byte[] content) {
    try {
      Files.write(file, content);
    } catch (IOException failed) {
      throw new UncheckedIOException("The file " + file + " could not be written", failed);
    }
  }
}
