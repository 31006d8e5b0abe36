package spielwerk.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.TournamentSpec;
import spielwerk.runs.spec.SpecCodec;

/** {@code spielwerk tournament}: many engines play each other. */
@Command(
    name = "tournament",
    description = {
      "Let many engines play each other as a YAML file describes it; every game is kept, and"
          + " ratings have 95%% confidence intervals."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk tournament docs/examples/tournament.yaml",
      "  spielwerk tournament cup.yaml --seed 7 --threads 2 --json",
      "",
      "The fields of the file, with their defaults (game and players are required):",
      "",
      SpecHelp.FIELDS,
      "",
      "Ctrl-C ends a tournament cleanly; spielwerk resume continues it."
    })
public final class TournamentCommand implements Callable<Integer>, SpecHelp {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(index = "0", paramLabel = "FILE.yaml", description = "Who plays, and how.")
  private Path file;

  @Option(
      names = "--sync",
      description = "Flush every game to disk before going on, in case of a power failure.")
  private boolean sync;

  public TournamentCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public SpecCodec<?> codec() {
    return TournamentSpec.CODEC;
  }

  @Override
  public Integer call() {
    return SpecFile.read(common, file).run("tournament", sync, where);
  }
}
