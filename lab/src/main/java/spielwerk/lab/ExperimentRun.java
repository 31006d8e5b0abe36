package spielwerk.lab;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;
import spielwerk.runs.Runs;
import spielwerk.runs.report.ReportWriter;

/**
 * An experiment that is kept in the folder of a run. Every piece that is done is kept in {@code
 * notes/}, so that one that was interrupted goes on with what is missing; the report is made from
 * them and published under {@code <data>/reports/<experiment>-<scale>/} when nothing is missing any
 * more.
 */
final class ExperimentRun implements Run {
  static final RunType TYPE = new RunType("experiment", "experiment", "piece", true);

  private final Experiment experiment;
  private final ExperimentSpec spec;
  private final Journal journal;
  private final Catalogue catalogue;

  ExperimentRun(Experiment experiment, ExperimentSpec spec, Journal journal, Catalogue catalogue) {
    this.experiment = experiment;
    this.spec = spec;
    this.journal = journal;
    this.catalogue = catalogue;
  }

  /** Makes the folder of a run, in which nothing is done yet. */
  static Journal begin(Experiment experiment, ExperimentSpec spec, Runs runs) {
    return runs.begin(
        TYPE,
        experiment.name(),
        "",
        0,
        List.of(experiment.name() + " (" + spec.scale() + ")"),
        spec,
        false);
  }

  static ExperimentRun resume(Journal journal, Catalogue catalogue) {
    ExperimentSpec spec = journal.spec(TYPE, ExperimentSpec.class);
    return new ExperimentRun(experiment(journal.run(), spec), spec, journal, catalogue);
  }

  /** The experiment as its file was when the run began. */
  static Experiment experiment(RunFolder run, ExperimentSpec spec) {
    Experiment read = Experiment.of(Path.of(spec.file()), spec.source());
    return spec.training().isEmpty()
        ? read
        : read.on(spec.training(), run.path().resolveSibling(spec.training()));
  }

  static Path notes(RunFolder run) {
    return run.path().resolve("notes");
  }

  /** Where the report will lie: in the data folder, in which the runs lie too. */
  static Path report(RunFolder run, ExperimentSpec spec) {
    Path data = run.path().toAbsolutePath().resolve("../..").normalize();
    return ExperimentRunner.folder(data, spec.name(), spec.scale());
  }

  @Override
  public void run(Runner runner) {
    if (finished()) {
      return;
    }
    long start = System.nanoTime();
    Findings findings;
    try (StudyCheckpoint studyCheckpoint = StudyCheckpoint.in(notes(journal.run()))) {
      findings =
          experiment
              .study(spec.scale())
              .run(
                  new StudyContext(
                      catalogue,
                      spec.seed(),
                      runner.threads(),
                      (done, total, note) -> {
                        runner.progress().at(done, total, note);
                        journal.progress(done, total, note);
                      },
                      runner.stop(),
                      studyCheckpoint,
                      runner.workers(),
                      Optional.of(spec)));
    } catch (StudyContext.Stopped stopped) {
      return;
    }
    Circumstances circumstances =
        new Circumstances(
            spec.seed(),
            runner.threads(),
            (System.nanoTime() - start) / 1e9,
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    Path folder = report(journal.run(), spec);
    new ReportWriter(ExperimentView.report(experiment, spec.scale(), findings, circumstances))
        .into(folder);
    KeptMeasures measures = circumstances.measures(experiment, spec.scale(), findings);
    measures.write(folder);
    measures.write(journal.run().path());
    ObjectNode result = ExperimentView.json(spec, folder, findings.summary());
    circumstances.write(result);
    journal.finish(result.toPrettyString());
  }

  @Override
  public boolean finished() {
    return journal.result().isPresent();
  }

  @Override
  public RunView view() {
    return new ExperimentView(journal.run(), spec, experiment, catalogue);
  }

  @Override
  public String stops() {
    return "at once, every piece that is done is kept";
  }

  /** Every piece is on disk when it is done, so there is little to wait for. */
  @Override
  public Duration grace() {
    return Duration.ofSeconds(3);
  }
}
