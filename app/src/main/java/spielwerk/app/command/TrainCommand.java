package spielwerk.app.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.lab.Fields;
import spielwerk.lab.TrainFields;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.Journal;

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
      "A file, with what counts if a field is left out (game must be there):",
      "",
      "  game: connect4:width=5,height=4",
      "  generations: 50",
      "  net: {blocks: 4, channels: 64, policyChannels: 32, valueHidden: 64}",
      "  selfplay:",
      "    games: 256             in a generation",
      "    sims: 32               a move; or {1: 16, 10: 32} by generation; or paper",
      "    gumbel: true           false for PUCT with cpuct, noise, noiseShare",
      "    openings: 0.15         the share of games that begin with random moves",
      "    exact: 0               a solver scores games with so few moves left",
      "  buffer: {size: 40_000, window: fixed}     or growing, to most: ..",
      "  training: {batch: 512, perNew: 4, rate: 0.01, warmup: 0.3, decay: 0.0001}",
      "  gate: {games: 0, threshold: 0.55}",
      "  rate: {every: 1, opponents: [random, ..], games: 100, sims: 64}    usually nobody",
      "  throttle: 0              the share of the time in which the machine rests",
      "  keep: 1                  every so manieth generation's network stays",
      "  load: RUN/12             begin with a network of another training; RUN for its newest",
      "  seed: 1                  unless --seed is given",
      "",
      "docs/training.md tells what all fields mean and what is written where.",
      "Ctrl-C ends a training cleanly; spielwerk resume goes on with it."
    })
public final class TrainCommand implements Callable<Integer> {
  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "SPEC.yaml", description = "What is to be learnt, and how.")
  private Path file;

  public TrainCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    SpecFile source = SpecFile.read(common, file);
    Fields fields = source.fields();
    Optional<Path> load = fields.textIfAny("load").map(source::net);
    TrainSpec written = TrainFields.read(file, fields, catalogue);
    TrainSpec spec = source.seeded() ? written : written.withSeed(common.seed());
    TrainingRun run =
        load.isPresent()
            ? TrainingRun.begin(spec, catalogue, source.runs(), load.get())
            : TrainingRun.begin(spec, catalogue, source.runs());
    try (Journal journal = run.journal()) {
      return new RunLoop(common, journal).announce().go();
    }
  }
}
