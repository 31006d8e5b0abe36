package spielwerk.lab;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.runs.report.Report;

/** Runs experiments in tests as the command line does, as far as they come. */
record Sitting(Path folder, Report report) {
  static Lab lab(Path data) {
    return new Lab(data, new Runs(data, Clock.systemUTC()));
  }

  Path page() {
    return folder.resolve("index.html");
  }

  /** What an experiment came to; nothing if it was stopped before its end. */
  static Optional<Sitting> run(
      Experiment experiment, String scale, Conditions conditions, Path data) {
    try (Journal journal =
        lab(data).open(experiment, scale, conditions.seed(), conditions.catalogue())) {
      ExperimentRun run =
          new ExperimentRun(
              experiment,
              journal.spec(ExperimentRun.TYPE, ExperimentSpec.class),
              journal,
              conditions.catalogue());
      run.run(
          new Runner(
              conditions.threads(),
              () -> conditions.stop().getAsBoolean() || journal.stopWanted(),
              conditions.progress()));
      return run.finished()
          ? Optional.of(
              new Sitting(Lab.folder(data, experiment.name(), scale), run.view().report()))
          : Optional.empty();
    }
  }
}
