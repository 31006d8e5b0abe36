package spielwerk.app.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.lab.Experiment;
import spielwerk.lab.Fields;
import spielwerk.lab.TuneFields;
import spielwerk.lab.tuning.TuningStudy;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.Tuning;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.runs.Journal;

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
      "A file, with what counts if a field is left out (game, engine and against must be there):",
      "",
      "  game: fiveinarow",
      "  engine: team:mspider*{a:0..2}+mtactix*{b:0..2}     gaps in braces, see below",
      "  against: [kamikaze, snotnose]",
      "  rivals: against          or population: those bred play each other; the opponents come"
          + " last",
      "  fitness: score           or points: one's points as a share of the best of the game",
      "  games: 20                of each in a generation, against each opponent if there are",
      "  population: 20           the better half lives on, the others are its children",
      "  generations: 20",
      "  mutation: 0.3            how likely each number of a child is changed",
      "  wordMutation: 0.3        how likely each word is drawn anew; usually as mutation",
      "  budget: free             of everybody",
      "  choice: best",
      "  openings: random:plies=2     or none, or a file with a line of moves for each",
      "  maxMoves: 250            a game is a draw after so many moves; usually never",
      "  check: 400               fresh games of the best against each opponent in the end",
      "  seed: 1                  unless --seed is given",
      "",
      "Gaps: {a:0..2} a number, {n:1..10 step 1} a whole one, {order:none|static} one of some"
          + " words;",
      "{c:1..3 if select=ucb} counts only while the gap select, which stands before it, has that"
          + " word.",
      "A list of engines with gaps makes a mixed population, as many of each kind to start.",
      "Ctrl-C ends a tuning cleanly; spielwerk resume goes on with it."
    })
public final class TuneCommand implements Callable<Integer> {
  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "SPEC.yaml", description = "What is to be tuned, and how.")
  private Path file;

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      description =
          "Where the file is an experiment of the kind tuning: how large, quick (as usual) or"
              + " paper.")
  private @Nullable String scale;

  public TuneCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  /** An experiment that tunes, as a run that can be resumed. */
  private TuneSpec ofExperiment() {
    if (Experiment.read(file).study(scale == null ? "quick" : scale) instanceof TuningStudy study) {
      return study.spec();
    }
    throw new Mistake(file + " is an experiment, but not of the kind tuning.");
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    SpecFile source = SpecFile.read(common, file);
    Fields fields = source.fields();
    if (scale != null && !fields.has("scales")) {
      throw new Mistake(file + " is no experiment; leave --scale out.");
    }
    Optional<Path> load = fields.textIfAny("load").map(source::run);
    TuneSpec spec =
        fields.has("scales") ? ofExperiment() : TuneFields.read(file, fields, catalogue);
    Tuning tuning = Tuning.of(source.seeded() ? spec : spec.withSeed(common.seed()), catalogue);
    TuningRun run =
        load.isPresent()
            ? TuningRun.begin(tuning, source.runs(), load.get())
            : TuningRun.begin(tuning, source.runs());
    try (Journal journal = run.journal()) {
      return new RunLoop(common, journal).announce().go();
    }
  }
}
