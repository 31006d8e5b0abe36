package spielwerk.lab;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.lab.report.Cell;
import spielwerk.lab.report.Publisher;
import spielwerk.lab.report.Report;
import spielwerk.lab.report.Report.Fact;
import spielwerk.lab.report.Section;
import spielwerk.lab.report.Table;

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
   * Runs an experiment and writes its report; nothing, if it was stopped before its end.
   *
   * @throws spielwerk.core.Mistake if there is no such scale, or a game or engine in it is wrong
   */
  public static Optional<Outcome> run(
      Experiment experiment, String scale, Conditions conditions, Path data) {
    Study study = experiment.study(scale);
    study.check(conditions.catalogue());
    long start = System.nanoTime();
    Path folder = folder(data, experiment.name(), scale);
    Findings findings;
    try (Underway underway = new Underway(folder)) {
      findings =
          study.run(
              new Conditions(
                  conditions.catalogue(),
                  conditions.seed(),
                  conditions.threads(),
                  underway.telling(conditions.progress()),
                  underway.stopping(conditions.stop())));
    } catch (Conditions.Stopped stopped) {
      return Optional.empty();
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
