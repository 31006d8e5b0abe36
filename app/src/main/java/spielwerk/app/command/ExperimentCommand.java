package spielwerk.app.command;

import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;
import spielwerk.lab.Experiment;
import spielwerk.lab.ExperimentRunner;
import spielwerk.lab.Experiments;
import spielwerk.runs.Journal;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;

/** {@code spielwerk experiment}: what the papers found, found again. */
@Command(
    name = "experiment",
    description = "List the experiments, or run one and write its report.",
    customSynopsis = {
      "spielwerk experiment list [options]",
      "       spielwerk experiment run NAME|FILE.yaml [--scale quick|paper] [--run RUN] [--anew]"
          + " [options]"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk experiment list",
      "  spielwerk experiment run search-pvs",
      "  spielwerk experiment run search-ladder-connect4 --scale paper --seed 1",
      "  spielwerk experiment run othello-losses --run train-othello     on a training of your own",
      "  spielwerk experiment run my-question.yaml                       a study of your own",
      "",
      "An experiment that was interrupted, by Ctrl-C or otherwise, goes on when it is run again"
          + " with the",
      "same file and seed (without --seed: the seed it had)."
    })
public final class ExperimentCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(index = "0", paramLabel = "ACTION", description = "list or run.")
  private String action;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NAME",
      description = "The experiment to run: its name, or a YAML file of your own.")
  private @Nullable String name;

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      description = "The scale: quick (default), paper, or medium where the experiment has it.")
  private @Nullable String scale;

  @Option(
      names = "--run",
      paramLabel = "RUN",
      description =
          "The training to look at instead of the one that ships: its name or the beginning of it"
              + " (spielwerk runs lists them).")
  private @Nullable String training;

  @Option(
      names = "--anew",
      description =
          "Start from the beginning, even if the experiment was interrupted and could be resumed.")
  private boolean anew;

  public ExperimentCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    common.threads();
    Path home = Path.of(System.getProperty("spielwerk.home", ""));
    Experiments experiments = new Experiments(home.resolve("experiments"));
    return switch (action) {
      case "list" -> list(experiments);
      case "run" -> run(experiments);
      default ->
          throw new Mistake(
              "experiment takes list or run, not '" + action + "'; see experiment --help.");
    };
  }

  private int list(Experiments experiments) {
    if (name != null || scale != null || training != null) {
      throw new Mistake(
          "experiment list takes no "
              + (name != null ? "name '" + name + "'" : scale != null ? "--scale" : "--run")
              + "; experiment run does.");
    }
    List<Experiment> all = experiments.all();
    common.show(
        () -> JsonOutput.items(all.stream().map(ExperimentCommand::json).toList()),
        () -> all.stream().map(this::text).collect(Collectors.joining("\n\n")));
    return 0;
  }

  private static Map<String, Object> json(Experiment experiment) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("name", experiment.name());
    item.put("title", experiment.title());
    item.put("about", experiment.about());
    item.put("kind", experiment.kind());
    item.put("scales", List.copyOf(experiment.scales().keySet()));
    return item;
  }

  private String text(Experiment experiment) {
    return common.terminal().bold(experiment.name())
        + ("\n    " + experiment.title())
        + ("\n    scales: " + String.join(", ", experiment.scales().keySet()));
  }

  private int run(Experiments experiments) {
    if (name == null) {
      throw new Mistake(
          "experiment run needs a NAME; there are " + String.join(", ", experiments.names()) + ".");
    }
    Experiment experiment = experiment(experiments.find(name));
    String size = scale == null ? "quick" : scale;
    experiment.study(size);
    Path data = common.data();
    where.check();
    WritableCheck.check(data);
    ExperimentRunner experimentRunner =
        new ExperimentRunner(data, new Runs(data, Clock.systemUTC()));
    if (anew) {
      experimentRunner.forget(experiment, size);
    }
    long seed = seed(experimentRunner.unfinished(experiment, size).filter(each -> !each.running()));
    try (Journal journal = experimentRunner.open(experiment, size, seed, common.catalogue())) {
      common.terminal().err().println("run " + journal.id());
      int code = new RunLoop(common, journal, where).go();
      if (code == 0) {
        common.tellSeed();
      }
      return code;
    }
  }

  /** The seed given, or that of the experiment that goes on, or a new one. */
  private long seed(Optional<ExperimentRunner.Unfinished> begun) {
    if (begun.isEmpty() || begun.get().seed() != common.seedIfGiven().orElse(begun.get().seed())) {
      return common.seed();
    }
    ExperimentRunner.Unfinished part = begun.get();
    common
        .terminal()
        .err()
        .printf(
            "The experiment was interrupted at %d of %d; it is resumed there with seed %d; --anew"
                + " starts from the beginning.%n",
            part.extent().done(), part.extent().total(), part.seed());
    return part.seed();
  }

  private Experiment experiment(Experiment found) {
    if (training == null) {
      return found;
    }
    RunFolder run = new Runs(common.data(), Clock.systemUTC()).look(training);
    return found.on(run.id(), run.path());
  }
}
