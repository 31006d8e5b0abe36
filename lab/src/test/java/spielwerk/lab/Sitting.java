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
  static ExperimentRunner lab(Path data) {
    return new ExperimentRunner(data, new Runs(data, Clock.systemUTC()));
  }

  Path page() {
    return folder.resolve("index.html");
  }

  /** What an experiment came to; nothing if it was stopped before its end. */
  static Optional<Sitting> run(
      Experiment experiment, String scale, StudyContext studyContext, Path data) {
    try (Journal journal =
        lab(data).open(experiment, scale, studyContext.seed(), studyContext.catalogue())) {
      ExperimentRun run =
          new ExperimentRun(
              experiment,
              journal.spec(ExperimentRun.TYPE, ExperimentSpec.class),
              journal,
              studyContext.catalogue());
      run.run(
          new Runner(
              studyContext.threads(),
              () -> studyContext.stop().getAsBoolean() || journal.stopWanted(),
              studyContext.progress()));
      return run.finished()
          ? Optional.of(
              new Sitting(
                  ExperimentRunner.folder(data, experiment.name(), scale), run.view().report()))
          : Optional.empty();
    }
  }
}
