package spielwerk.app.command;

import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;
import spielwerk.lab.Experiment;
import spielwerk.lab.ExperimentRunner;
import spielwerk.lab.Experiments;
import spielwerk.lab.Scale;
import spielwerk.lab.reproduction.CommandRun;
import spielwerk.lab.reproduction.Finding;
import spielwerk.lab.reproduction.FindingsFile;
import spielwerk.lab.reproduction.KeptOutput;
import spielwerk.lab.reproduction.KeptResults;
import spielwerk.lab.reproduction.QuotedCommands;
import spielwerk.lab.reproduction.ReproductionCheck;
import spielwerk.lab.reproduction.ReproductionJson;
import spielwerk.lab.reproduction.ReproductionPages;
import spielwerk.lab.reproduction.Verdicts;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.runs.text.TextTable;

/** {@code spielwerk reproduce}: every finding of the papers with a verdict. */
@Command(
    name = "reproduce",
    description =
        "The findings of the five papers with their verdicts: from the results that are kept, or"
            + " run again.",
    customSynopsis = {
      "spielwerk reproduce [--paper NAME] [--finding N] [--scale quick|medium|paper] [--on WHERE]"
          + " [--keep] [options]",
      "       spielwerk reproduce --command NAME [--keep]",
      "       spielwerk reproduce --check"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk reproduce                               all verdicts, from kept results",
      "  spielwerk reproduce --finding 14 --scale quick    run again what decides finding 14",
      "  spielwerk reproduce --paper qwixx --scale paper   a whole paper, at the paper's scale",
      "  spielwerk reproduce --command bench-search        run again what the results quote",
      "  spielwerk reproduce --check                       does the guide agree with the kept"
          + " results?",
      "",
      "An experiment that was interrupted is resumed; one that is done at that scale and seed is"
          + " not repeated."
    })
public final class ReproduceCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Option(
      names = "--paper",
      paramLabel = "NAME",
      description = "One paper only: qwixx, search, morphion, othello or quickciv.")
  private @Nullable String paper;

  @Option(names = "--finding", paramLabel = "N", description = "One finding only, by its number.")
  private @Nullable Integer number;

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      description =
          "Run the experiments at this scale: quick, medium or paper; those without it at their"
              + " next smaller one. If omitted, none is run.")
  private @Nullable String scale;

  @Option(
      names = "--keep",
      description =
          "Keep what has been run in experiments/data, and write docs/reproduction.md and the"
              + " tables of the guide anew.")
  private boolean keep;

  @Option(
      names = "--command",
      paramLabel = "NAME",
      description =
          "Run one of the other commands whose output the results quote, by its name in"
              + " docs/commands.yaml; those that measure times need a machine with nothing else to"
              + " do.")
  private @Nullable String command;

  @Option(
      names = "--check",
      description = "Only compare the guide with the kept results; exit code 1 if they differ.")
  private boolean check;

  public ReproduceCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Path home = Path.of(System.getProperty("spielwerk.home", ""));
    if (check) {
      return check(home);
    }
    if (command != null) {
      return command(home, command);
    }
    FindingsFile file = FindingsFile.read(home.resolve(FindingsFile.PLACE));
    List<Finding> chosen = chosen(file);
    KeptResults shipped = new KeptResults(home.resolve("experiments/data"));
    if (scale != null) {
      int code = run(experiments(home, chosen), Scale.named(scale));
      if (code != 0) {
        return code;
      }
    }
    if (keep) {
      keep(experiments(home, chosen), shipped);
      if (chosen.size() == file.all().size()) {
        keep(quoted(home), shipped);
      }
      new ReproductionPages(home).write();
    }
    Verdicts reproduction =
        Verdicts.of(file, new KeptResults(shipped.shipped(), Optional.of(common.data())));
    List<Integer> numbers = chosen.stream().map(Finding::number).toList();
    common.show(
        () -> ReproductionJson.of(reproduction, numbers), () -> text(reproduction, numbers));
    return 0;
  }

  private int check(Path home) {
    if (paper != null || number != null || scale != null || keep || command != null) {
      throw new Mistake("reproduce --check takes no other option of reproduce.");
    }
    List<String> faults = new ReproductionCheck(home).faults();
    faults.forEach(fault -> common.terminal().err().println("spielwerk: " + fault));
    if (faults.isEmpty()) {
      common.terminal().err().println("The guide agrees with the kept results.");
    }
    return faults.isEmpty() ? 0 : 1;
  }

  private int command(Path home, String name) {
    if (paper != null || number != null || scale != null) {
      throw new Mistake("reproduce --command takes --keep and no other option of reproduce.");
    }
    KeptOutput answer =
        new CommandRun(
                Path.of(System.getProperty("spielwerk.script", "")).toAbsolutePath(),
                common.data(),
                Clock.systemUTC())
            .of(QuotedCommands.read(home.resolve(QuotedCommands.PLACE)).named(name));
    if (keep) {
      answer.write(home.resolve("experiments/data").resolve(name));
      new ReproductionPages(home).write();
    }
    common.show(answer::document, () -> answer.output().toPrettyString());
    return 0;
  }

  private List<Finding> chosen(FindingsFile file) {
    List<String> ids = file.papers().stream().map(Finding.Paper::id).toList();
    if (paper != null && !ids.contains(paper)) {
      throw new Mistake(
          "There is no paper '%s'; there are %s.".formatted(paper, String.join(", ", ids)));
    }
    List<Finding> chosen =
        file.all().stream()
            .filter(finding -> paper == null || finding.paper().equals(paper))
            .filter(finding -> number == null || finding.number() == number)
            .toList();
    if (chosen.isEmpty()) {
      throw new Mistake(
          "There is no finding %d%s; there are 1 to %d, and 101 to %d beyond the papers."
              .formatted(
                  number,
                  paper == null ? "" : " of " + paper,
                  file.findings().size(),
                  100 + file.beyond().size()));
    }
    return chosen;
  }

  private List<Experiment> experiments(Path home, List<Finding> chosen) {
    Experiments experiments = new Experiments(home.resolve("experiments"));
    Set<String> names = new LinkedHashSet<>();
    chosen.forEach(finding -> finding.claims().forEach(claim -> names.add(claim.experiment())));
    return names.stream().map(experiments::find).toList();
  }

  /** What the page of results quotes beside the findings. */
  private static List<Experiment> quoted(Path home) {
    Experiments experiments = new Experiments(home.resolve("experiments"));
    List<String> names = experiments.names();
    return new ReproductionPages(home)
        .quoted().stream().filter(names::contains).map(experiments::find).toList();
  }

  private ExperimentRunner runner() {
    return new ExperimentRunner(common.data(), new Runs(common.data(), Clock.systemUTC()));
  }

  /** Runs every experiment that the findings need, each as an ordinary run. */
  private int run(List<Experiment> experiments, Scale most) {
    WritableCheck.check(common.data());
    where.check();
    experiments.forEach(
        experiment -> experiment.study(most.within(experiment)).check(common.catalogue()));
    // one seed for all, and always the same: a finding is run again, not looked for
    long seed = common.seedIfGiven().orElse(1L);
    for (Experiment experiment : experiments) {
      String scale = most.within(experiment);
      if (runner().measured(experiment, scale, Optional.of(seed), common.catalogue()).isPresent()) {
        continue;
      }
      try (Journal journal = runner().open(experiment, scale, seed, common.catalogue())) {
        common.terminal().err().println("run " + journal.id());
        int code = new RunLoop(common, journal, where).go(false);
        if (code != 0) {
          return code;
        }
      }
    }
    return 0;
  }

  /** Keeps the latest of what has been run, the larger scale where there are both. */
  private void keep(List<Experiment> experiments, KeptResults shipped) {
    for (Experiment experiment : experiments) {
      for (String each : Scale.words()) {
        runner()
            .measured(experiment, each, common.seedIfGiven(), common.catalogue())
            .ifPresent(shipped::keep);
      }
    }
  }

  private String text(Verdicts reproduction, List<Integer> numbers) {
    TextTable table = new TextTable("", "verdict", "scale", "finding");
    for (Verdicts.FindingResult result : reproduction.all()) {
      if (numbers.contains(result.finding().number())) {
        table.row(
            "" + result.finding().number(),
            result.verdict().toString(),
            result.basis(),
            result.finding().says());
      }
    }
    return table.text(common.terminal());
  }
}
