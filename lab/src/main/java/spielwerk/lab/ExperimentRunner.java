package spielwerk.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.Journal;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;

/** Begins experiments, and finds those that were interrupted. */
public record ExperimentRunner(Path data, Runs runs) {
  /**
   * An experiment that has not come to its end.
   *
   * @param id the name of the run
   */
  public record Unfinished(
      String id, ExperimentSpec spec, String began, RunFolder.Extent extent, boolean running) {
    public long seed() {
      return spec.seed();
    }

    /** Whether it is a run of this experiment with the same file. */
    public boolean of(Experiment experiment, String scale) {
      return spec.name().equals(experiment.name())
          && spec.scale().equals(scale)
          && spec.source().equals(experiment.source())
          && spec.training().equals(experiment.training());
    }
  }

  /** Where the report of an experiment lies when it has been run. */
  public static Path folder(Path data, String experiment, String scale) {
    return data.resolve("reports").resolve(experiment + "-" + scale);
  }

  /** All that are being run or were interrupted, the latest first. */
  public List<Unfinished> unfinished() {
    return runs.of(ExperimentRun.TYPE).stream()
        .filter(run -> !run.ended())
        .flatMap(run -> unfinished(run).stream())
        .toList();
  }

  /**
   * What the latest finished run of an experiment with the same file measured.
   *
   * @param seed of any seed if there is none
   */
  public Optional<KeptMeasures> measured(
      Experiment experiment, String scale, Optional<Long> seed, Catalogue catalogue) {
    return runs.of(ExperimentRun.TYPE).stream()
        .filter(RunFolder::ended)
        .flatMap(run -> measured(run, experiment, scale, seed, catalogue).stream())
        .findFirst();
  }

  private static Optional<KeptMeasures> measured(
      RunFolder run,
      Experiment experiment,
      String scale,
      Optional<Long> seed,
      Catalogue catalogue) {
    try {
      ExperimentSpec spec = run.spec(ExperimentRun.TYPE, ExperimentSpec.class);
      return spec.name().equals(experiment.name())
              && spec.scale().equals(scale)
              && seed.orElse(spec.seed()) == spec.seed()
              && spec.source().equals(experiment.source())
              && spec.training().equals(experiment.training())
          ? Optional.of(new ExperimentView(run, spec, experiment, catalogue).measures())
          : Optional.empty();
    } catch (Mistake unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<Unfinished> unfinished(RunFolder run) {
    try {
      return Optional.of(
          new Unfinished(
              run.id(),
              run.spec(ExperimentRun.TYPE, ExperimentSpec.class),
              run.info().began(),
              run.extent(0),
              run.running()));
    } catch (Mistake unreadable) {
      return Optional.empty();
    }
  }

  private List<Unfinished> all(Experiment experiment, String scale) {
    return unfinished().stream().filter(run -> run.of(experiment, scale)).toList();
  }

  /** The latest run of an experiment that is being run, or was interrupted, with the same file. */
  public Optional<Unfinished> unfinished(Experiment experiment, String scale) {
    return all(experiment, scale).stream().findFirst();
  }

  /** Deletes what is there of an experiment that was interrupted. */
  public void forget(Experiment experiment, String scale) {
    notRunning(experiment, scale);
    all(experiment, scale).forEach(each -> runs.delete(each.id()));
  }

  private void notRunning(Experiment experiment, String scale) {
    if (all(experiment, scale).stream().anyMatch(Unfinished::running)) {
      throw new Mistake(experiment.name() + " is being run already; wait until it has ended.");
    }
  }

  /**
   * The run of an experiment: that which was interrupted with the same file and seed, or a new one.
   *
   * @throws Mistake if there is no such scale, a game or engine in it is wrong, or it is being run
   */
  public Journal open(Experiment experiment, String scale, long seed, Catalogue catalogue) {
    experiment.study(scale).check(catalogue);
    notRunning(experiment, scale);
    Optional<Unfinished> before =
        all(experiment, scale).stream().filter(each -> each.seed() == seed).findFirst();
    if (before.isPresent()) {
      return runs.open(before.get().id(), false);
    }
    ExperimentSpec spec =
        new ExperimentSpec(
            experiment.name(),
            scale,
            seed,
            experiment.training(),
            experiment.file().toAbsolutePath().toString(),
            experiment.source());
    Journal journal = ExperimentRun.begin(experiment, spec, runs);
    adopt(experiment, spec, journal.run());
    return journal;
  }

  /** Before experiments were runs, the pieces of one that was interrupted lay beside the report. */
  private void adopt(Experiment experiment, ExperimentSpec spec, RunFolder run) {
    Path report = folder(data, spec.name(), spec.scale());
    Path old = report.resolveSibling("." + report.getFileName() + ".notes");
    Path about = old.resolve("about.txt");
    try {
      if (Files.exists(about)
          && Files.readString(about).equals(experiment.fingerprint(spec.scale(), spec.seed()))) {
        Files.delete(about);
        Files.move(old, ExperimentRun.notes(run));
        Files.deleteIfExists(report.resolveSibling("." + report.getFileName() + ".underway"));
      }
    } catch (IOException unusable) {
      // then it begins from the start
    }
  }
}
