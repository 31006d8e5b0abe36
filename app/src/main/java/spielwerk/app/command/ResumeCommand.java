package spielwerk.app.command;

import java.time.Clock;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** {@code spielwerk resume}: goes on with a run that was stopped or killed. */
@Command(
    name = "resume",
    description = {
      "Resume a run that was stopped or killed; it ends with the same games as if it had never been interrupted. For a finished run, the result is shown again."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk resume match-connect4-20260101-120000",
      "  spielwerk resume match-c                          if no other run begins like this"
    })
public final class ResumeCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "The name of the run or its beginning; spielwerk runs lists them.")
  private String run;

  @Option(
      names = "--sync",
      description = "Flush every game to disk before going on, in case of a power failure.")
  private boolean sync;

  public ResumeCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    where.check();
    try (Journal journal = new Runs(common.data(), Clock.systemUTC()).open(run, sync)) {
      return new RunLoop(common, journal, where).go();
    }
  }
}
