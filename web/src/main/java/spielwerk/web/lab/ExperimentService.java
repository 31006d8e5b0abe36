package spielwerk.web.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.lab.Experiment;
import spielwerk.lab.ExperimentRunner;
import spielwerk.lab.Experiments;
import spielwerk.lab.reproduction.FindingsFile;
import spielwerk.lab.reproduction.KeptResults;
import spielwerk.lab.reproduction.ReproductionJson;
import spielwerk.lab.reproduction.Verdicts;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.Runs;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Translation;
import spielwerk.web.runs.Launcher;
import spielwerk.web.runs.RunService;

/** The experiments as a page offers them; what is begun here or on the command line is a run. */
public record ExperimentService(Path home, RunService runs, ExperimentCache lastRead) {
  private Path folder() {
    return home.resolve("experiments");
  }

  private Experiments experiments() {
    return new Experiments(folder());
  }

  private ExperimentRunner lab() {
    return new ExperimentRunner(runs.data(), new Runs(runs.data(), Clock.systemUTC()));
  }

  private Path report(String name, String scale) {
    return ExperimentRunner.folder(runs.data(), name, scale);
  }

  /** All experiments with their texts in a language, and which reports there are. */
  public ObjectNode list(Translation words) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("able", runs.launcher().able());
    ArrayNode items = json.putArray("items");
    List<ExperimentRunner.Unfinished> unfinished = lab().unfinished();
    for (Experiment experiment : lastRead.of(folder())) {
      ObjectNode item = items.addObject();
      item.put("name", experiment.name()).put("title", words.say(experiment.title()));
      item.put("about", about(experiment, words)).put("kind", experiment.kind());
      item.put("looksAtRun", experiment.looksAtRun());
      ArrayNode paper = item.putArray("paper");
      for (Experiment.Finding finding : experiment.paper()) {
        paper
            .addObject()
            .put("found", words.say(finding.found()))
            .put("source", words.say(finding.source()));
      }
      ArrayNode scales = item.putArray("scales");
      for (String scale : experiment.scales().keySet()) {
        ObjectNode one = scales.addObject();
        one.put("name", scale).put("report", date(report(experiment.name(), scale)));
        unfinished.stream()
            .filter(run -> !run.running() && run.of(experiment, scale))
            .findFirst()
            .ifPresent(
                run ->
                    one.putObject("interrupted")
                        .put("done", run.extent().done())
                        .put("total", run.extent().total()));
      }
    }
    return json;
  }

  /** Paragraph by paragraph, as reports have it. */
  private static String about(Experiment experiment, Translation words) {
    return Report.paragraphs(experiment.about()).stream()
        .map(words::say)
        .collect(Collectors.joining("\n\n"));
  }

  /** When a report was written, or empty. */
  private static String date(Path report) {
    try {
      return Files.getLastModifiedTime(report.resolve("index.html")).toInstant().toString();
    } catch (IOException none) {
      return "";
    }
  }

  /** Those that are being run, and those that failed when they were started here. */
  public List<ObjectNode> underway() {
    List<ObjectNode> all = new ArrayList<>();
    for (ExperimentRunner.Unfinished run : lab().unfinished()) {
      Optional<Launcher.Report> child = runs.launcher().report(run.id());
      boolean failed = child.isPresent() && child.get().failed();
      if (!run.running() && !failed && !child.map(Launcher.Report::alive).orElse(false)) {
        continue;
      }
      ObjectNode item = JsonNodeFactory.instance.objectNode().put("run", run.id());
      item.put("name", run.spec().name()).put("scale", run.spec().scale());
      item.put("began", run.began()).put("note", run.extent().note());
      item.put("done", run.extent().done()).put("total", run.extent().total());
      if (run.running()) {
        ClusterStatus.in(runs.data().resolve("runs").resolve(run.id()))
            .ifPresent(status -> item.set("cluster", Json.tree(status)));
      }
      if (failed && !run.running()) {
        item.put("fault", child.get().lines().stream().reduce((a, b) -> b).orElse("It failed."));
      }
      all.add(item);
    }
    return all;
  }

  /**
   * Runs an experiment; one that was interrupted goes on.
   *
   * @param run the training to look at, or empty for the one that ships
   * @param anew whether it is to begin from the start in any case
   * @throws Mistake if there is no such experiment or scale, or it is being run already
   */
  public void start(String name, String scale, String run, boolean anew) {
    Experiment experiment = experiments().find(name);
    if (!run.isEmpty()) {
      experiment = experiment.on(run, training(run));
    }
    experiment.study(scale);
    runs.launcher().check();
    ExperimentRunner experimentRunner = lab();
    if (anew) {
      experimentRunner.forget(experiment, scale);
    }
    long seed =
        experimentRunner
            .unfinished(experiment, scale)
            .map(ExperimentRunner.Unfinished::seed)
            .orElseGet(runs::freshSeed);
    String id;
    try (Journal journal = experimentRunner.open(experiment, scale, seed, runs.catalogue())) {
      id = journal.id();
    }
    runs.launch(id, 0);
  }

  private Path training(String run) {
    if (!run.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,119}")
        || !Files.isDirectory(runs.data().resolve("runs").resolve(run))) {
      throw new Mistake("There is no training of that name.");
    }
    return runs.data().resolve("runs").resolve(run);
  }

  /** Interrupts an experiment; it can go on later. */
  public void stop(String name, String scale) {
    Experiment experiment = experiments().find(name);
    experiment.study(scale);
    for (ExperimentRunner.Unfinished run : lab().unfinished()) {
      if (run.running() && run.of(experiment, scale)) {
        runs.launcher().interrupt(run.id());
        runs.pause(run.id());
      }
    }
  }

  /**
   * A file of a report. One that was written before reports had several languages is in English.
   *
   * @throws NotFound if it is not there
   */
  public byte[] file(String report, String file) {
    Path folder = runs.data().resolve("reports").resolve(report);
    Path wanted = folder.resolve(file);
    boolean page = file.startsWith("index") && !Files.exists(wanted);
    try {
      return Files.readAllBytes(page ? folder.resolve("index.html") : wanted);
    } catch (IOException none) {
      throw new NotFound("There is no such report.");
    }
  }

  /** The papers' findings with their verdicts, from the results that ship and one's own. */
  public ObjectNode verdicts() {
    FindingsFile file = FindingsFile.read(home.resolve(FindingsFile.PLACE));
    KeptResults results =
        new KeptResults(home.resolve("experiments/data"), Optional.of(runs.data()));
    return (ObjectNode) Json.tree(ReproductionJson.of(Verdicts.of(file, results)));
  }
}
