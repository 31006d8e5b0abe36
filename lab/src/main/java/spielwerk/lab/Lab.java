package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Publisher;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Report.Fact;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/** Runs experiments and files the reports under {@code <data>/reports/<experiment>-<scale>/}. */
public final class Lab {
  private Lab() {}

  /**
   * A finished experiment.
   *
   * @param folder where the report lies
   */
  public record Outcome(Path folder, Report report) {
    /** The page to open. */
    public Path page() {
      return folder.resolve("index.html");
    }
  }

  /**
   * An experiment that was stopped before its end, with something done.
   *
   * @param done of all its pieces
   */
  public record BrokenOff(long seed, long done, long total) {}

  /** How far an experiment came that was broken off and whose file is the same as then. */
  public static Optional<BrokenOff> brokenOff(Experiment experiment, String scale, Path data) {
    Path report = folder(data, experiment.name(), scale);
    Optional<String> about = Notebook.about(report);
    Optional<JsonNode> far = Underway.brokenOff(report);
    if (about.isEmpty() || far.isEmpty()) {
      return Optional.empty();
    }
    long seed = far.get().path("seed").asLong();
    return about.get().equals(experiment.fingerprint(scale, seed))
        ? Optional.of(
            new BrokenOff(seed, far.get().path("done").asLong(), far.get().path("total").asLong()))
        : Optional.empty();
  }

  /** Forgets what is done of an experiment that was broken off. */
  public static void forget(Experiment experiment, String scale, Path data) {
    Path report = folder(data, experiment.name(), scale);
    notInUse(experiment, report);
    try {
      Notebook.throwAway(report);
      Underway.forget(report);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static void notInUse(Experiment experiment, Path report) {
    if (Underway.of(report).isPresent()) {
      throw new Mistake(experiment.name() + " is being run already; wait until it has ended.");
    }
  }

  /**
   * Runs an experiment and writes its report; nothing, if it was stopped before its end. One that
   * was broken off with the same file and seed goes on.
   *
   * @throws Mistake if there is no such scale, a game or engine in it is wrong, or it is being run
   */
  public static Optional<Outcome> run(
      Experiment experiment, String scale, Conditions conditions, Path data) {
    Study study = experiment.study(scale);
    study.check(conditions.catalogue());
    long start = System.nanoTime();
    Path folder = folder(data, experiment.name(), scale);
    notInUse(experiment, folder);
    Findings findings;
    try (Underway underway = new Underway(folder, conditions.seed())) {
      Notebook notebook = Notebook.beside(folder, experiment.fingerprint(scale, conditions.seed()));
      try {
        findings =
            study.run(
                new Conditions(
                    conditions.catalogue(),
                    conditions.seed(),
                    conditions.threads(),
                    underway.telling(conditions.progress()),
                    underway.stopping(conditions.stop()),
                    notebook));
      } catch (RuntimeException broken) {
        if (notebook.empty()) {
          Notebook.throwAway(folder);
        } else {
          underway.breakOff();
        }
        if (broken instanceof Conditions.Stopped) {
          return Optional.empty();
        }
        throw broken;
      }
      Notebook.throwAway(folder);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    List<Section> sections = new ArrayList<>();
    if (!experiment.paper().isEmpty()) {
      sections.add(paper(experiment));
    }
    sections.addAll(findings.sections());
    Report report =
        new Report(
            experiment.title(),
            experiment.about(),
            findings.summary(),
            sections,
            circumstances(experiment, scale, conditions, seconds));
    new Publisher(report).into(folder);
    return Optional.of(new Outcome(folder, report));
  }

  /** Where the report of an experiment lies when it has been run. */
  public static Path folder(Path data, String experiment, String scale) {
    return data.resolve("reports").resolve(experiment + "-" + scale);
  }

  private static Section paper(Experiment experiment) {
    Table table =
        new Table(
            "paper", "What the paper reports, in our words.", List.of("The paper found", "Where"));
    for (Experiment.Finding finding : experiment.paper()) {
      table = table.with(Cell.of(finding.found()), Cell.of(finding.source()));
    }
    return new Section("What the paper found", List.of(table));
  }

  private static List<Fact> circumstances(
      Experiment experiment, String scale, Conditions conditions, double seconds) {
    return List.of(
        new Fact(
            "command",
            "./spielwerk experiment run %s --scale %s --seed %d --threads %d%s"
                .formatted(
                    experiment.name(),
                    scale,
                    conditions.seed(),
                    conditions.threads(),
                    experiment.study(scale).options())),
        new Fact("seed", "" + conditions.seed()),
        new Fact(
            "threads",
            conditions.threads()
                + " at once, of "
                + Runtime.getRuntime().availableProcessors()
                + " processors; times are per search, with the others running beside it"),
        new Fact("duration", "%.0f s".formatted(seconds)),
        new Fact("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()),
        new Fact(
            "Java",
            System.getProperty("java.version")
                + ", "
                + System.getProperty("java.vm.name")
                + ", "
                + System.getProperty("os.name")
                + " "
                + System.getProperty("os.arch")),
        new Fact(
            "intervals",
            "95%; all facts (nodes, values, depths, results) repeat with the same seed on any"
                + " number of threads, times do not"));
  }
}
