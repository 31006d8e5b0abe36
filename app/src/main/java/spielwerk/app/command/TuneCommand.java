package spielwerk.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;
import spielwerk.lab.Experiment;
import spielwerk.lab.tuning.TuningStudy;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.Tuning;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.runs.Journal;
import spielwerk.runs.spec.SpecCodec;

/** {@code spielwerk tune}: looks for the best options of an engine. */
@Command(
    name = "tune",
    description = {
      "Look for the best options of an engine, or the best weights of a team, by an evolution that"
          + " a YAML file describes. Every generation is kept, so that a run that was stopped or"
          + " killed can be resumed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk tune docs/examples/tune.yaml",
      "  spielwerk tune weights.yaml --seed 7 --threads 2 --json",
      "  spielwerk tune experiments/quickciv-tuning.yaml --scale paper     an experiment,"
          + " resumable",
      "",
      "The fields of the file, with their defaults (game, engine and against are required):",
      "",
      SpecHelp.FIELDS,
      "",
      "Parameters: {a:0..2} a number, {n:1..10 step 1} a whole one, {order:none|static} one of some"
          + " words;",
      "{c:1..3 if select=ucb} counts only while the parameter select, which stands before it, has that"
          + " word.",
      "A list of engines with parameters makes a mixed population, as many of each kind to start.",
      "Ctrl-C ends a tuning cleanly; spielwerk resume continues it."
    })
public final class TuneCommand implements Callable<Integer>, SpecHelp {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(index = "0", paramLabel = "SPEC.yaml", description = "What to tune, and how.")
  private Path file;

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      description =
          "Where the file is an experiment of the kind tuning: the scale, quick (default) or"
              + " paper.")
  private @Nullable String scale;

  public TuneCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  /** An experiment that tunes, as a run that can be resumed. */
  private TuneSpec ofExperiment() {
    if (Experiment.read(file).study(scale == null ? "quick" : scale) instanceof TuningStudy study) {
      return study.spec();
    }
    throw new Mistake(file + " is an experiment, but not of the kind tuning.");
  }

  @Override
  public SpecCodec<?> codec() {
    return TuneSpec.CODEC;
  }

  @Override
  public Integer call() {
    SpecFile source = SpecFile.read(common, file);
    boolean experiment = source.fields().has("scales");
    if (scale != null && !experiment) {
      throw new Mistake(file + " is not an experiment; leave --scale out.");
    }
    if (!experiment) {
      return source.run("tune", false, where);
    }
    TuneSpec spec = ofExperiment();
    Tuning tuning =
        Tuning.of(source.seeded() ? spec : spec.withSeed(common.seed()), common.catalogue());
    where.check();
    try (Journal journal = TuningRun.begin(tuning, source.runs()).journal()) {
      return new RunLoop(common, journal, where).announce().go();
    }
  }
}
