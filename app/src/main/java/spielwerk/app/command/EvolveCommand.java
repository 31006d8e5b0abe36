package spielwerk.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.runs.spec.SpecCodec;

/** {@code spielwerk evolve}: breeds players. */
@Command(
    name = "evolve",
    description = {
      "Breed players by the evolution that a YAML file describes. Every generation is kept, so that"
          + " a run that was stopped or killed can be resumed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk evolve qwixx.yaml",
      "  spielwerk evolve qwixx.yaml --seed 7 --threads 2 --json",
      "",
      "The fields of the file, with their defaults (game and player are required):",
      "",
      SpecHelp.FIELDS
    })
public final class EvolveCommand implements Callable<Integer>, SpecHelp {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(index = "0", paramLabel = "SPEC.yaml", description = "What to breed, and how.")
  private Path file;

  public EvolveCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public SpecCodec<?> codec() {
    return EvolutionSpec.CODEC;
  }

  @Override
  public Integer call() {
    return SpecFile.read(common, file).run("evolve", false, where);
  }
}
