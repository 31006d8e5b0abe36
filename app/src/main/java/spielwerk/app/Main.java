package spielwerk.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code spielwerk}. */
@Command(
    name = "spielwerk",
    description = "A workbench for game AI.",
    mixinStandardHelpOptions = true)
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  /** Runs the command and ends the program with its exit code. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
