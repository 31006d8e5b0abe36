package spielwerk.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.runs.spec.SpecCodec;

/** {@code spielwerk train}: a network teaches itself a game. */
@Command(
    name = "train",
    description = {
      "Let a network teach itself a game by playing against itself, as AlphaZero does. A YAML file"
          + " says how. Every game and every network is kept, so that a run that was stopped or"
          + " killed can be resumed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk train experiments/connect4-small.yaml",
      "  spielwerk train experiments/othello-afternoon.yaml --threads 2",
      "",
      "The fields of the file, with their defaults (game is required):",
      "",
      SpecHelp.FIELDS,
      "",
      "docs/training.md explains all fields and what is written where.",
      "Ctrl-C ends a training cleanly; spielwerk resume continues it."
    })
public final class TrainCommand implements Callable<Integer>, SpecHelp {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(index = "0", paramLabel = "SPEC.yaml", description = "What to learn, and how.")
  private Path file;

  public TrainCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public SpecCodec<?> codec() {
    return TrainSpec.CODEC;
  }

  @Override
  public Integer call() {
    return SpecFile.read(common, file).run("train", false, where);
  }
}
