package spielwerk.app.command.library;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import spielwerk.app.command.CommonOptions;
import spielwerk.app.library.ChosenLibrary;
import spielwerk.app.terminal.Terminal;

/** {@code spielwerk library}: the games that are kept. */
@Command(
    name = "library",
    description = "Search, look at, annotate, import and export the games that are kept.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    subcommands = {
      ListCommand.class,
      ShowCommand.class,
      AnnotateCommand.class,
      EditCommand.class,
      DeleteCommand.class,
      TallyCommand.class,
      ImportCommand.class,
      ExportCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk library list --player johan --result won",
      "  spielwerk library show 12",
      "  spielwerk library annotate 12 alphabeta:depth=6",
      "  spielwerk library import match-connect4",
      "  spielwerk library export --run match-connect4-20260102-120000 --format html -o games.html",
      "  spielwerk library tally johan --library club.db"
    })
public final class LibraryCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Spec private CommandSpec spec;

  @Option(
      names = "--library",
      paramLabel = "PLACE",
      scope = ScopeType.INHERIT,
      description =
          "Which library: a file, or jdbc:postgresql://..; by default library.db in the data folder.")
  private @Nullable String place;

  public LibraryCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  CommonOptions common() {
    return common;
  }

  ChosenLibrary chosen() {
    common.threads();
    return ChosenLibrary.of(place, common.data());
  }

  /** What a command line needs to find this library again. */
  String same() {
    return common.sameData() + (place == null ? "" : " --library " + place);
  }

  /** Without a command: what there is. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return 0;
  }
}
