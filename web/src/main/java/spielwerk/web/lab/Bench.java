package spielwerk.web.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.lab.Experiment;
import spielwerk.lab.Experiments;
import spielwerk.lab.Lab;
import spielwerk.lab.Underway;
import spielwerk.web.runs.Launcher;
import spielwerk.core.Missing;

/**
 * The experiments as a page offers them. An experiment is run by a program of its own, which tells
 * beside the report how far it is; so one that was started on the command line is seen too.
 */
public record Bench(Path home, Path data, Launcher launcher, LastRead lastRead) {
  private Path folder() {
    return home.resolve("experiments");
  }

  private Experiments experiments() {
    return new Experiments(folder());
  }

  private Path report(String name, String scale) {
    return Lab.folder(data, name, scale);
  }

  private static String job(String name, String scale) {
    return "experiment " + name + "-" + scale;
  }

  /** All experiments with their texts and which reports there are. */
  public ObjectNode list() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("able", launcher.able());
    ArrayNode items = json.putArray("items");
    for (Experiment experiment : lastRead.of(folder())) {
      ObjectNode item = items.addObject();
      item.put("name", experiment.name()).put("title", experiment.title());
      item.put("about", experiment.about()).put("kind", experiment.kind());
      item.put("looksAtRun", experiment.looksAtRun());
      ArrayNode paper = item.putArray("paper");
      for (Experiment.Finding finding : experiment.paper()) {
        paper.addObject().put("found", finding.found()).put("source", finding.source());
      }
      ArrayNode scales = item.putArray("scales");
      for (String scale : experiment.scales().keySet()) {
        ObjectNode one = scales.addObject();
        one.put("name", scale).put("report", date(report(experiment.name(), scale)));
        Lab.brokenOff(experiment, scale, data)
            .ifPresent(
                far ->
                    one.putObject("brokenOff").put("done", far.done()).put("total", far.total()));
      }
    }
    return json;
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
    for (Experiment experiment : lastRead.of(folder())) {
      String name = experiment.name();
      for (String scale : List.of("quick", "paper")) {
        Optional<JsonNode> told = Underway.of(report(name, scale));
        Optional<Launcher.Report> child = launcher.report(job(name, scale));
        boolean failed = child.isPresent() && child.get().failed();
        boolean begun = child.isPresent() && child.get().alive();
        if (told.isPresent() || begun || failed) {
          ObjectNode item = JsonNodeFactory.instance.objectNode();
          item.put("name", name).put("scale", scale);
          told.ifPresent(
              far -> {
                for (String field : List.of("began", "done", "total", "note")) {
                  item.set(field, far.path(field));
                }
              });
          if (failed && told.isEmpty()) {
            item.put(
                "fault", child.get().lines().stream().reduce((a, b) -> b).orElse("It failed."));
          }
          all.add(item);
        }
      }
    }
    return all;
  }

  /**
   * Runs an experiment; one that was broken off goes on.
   *
   * @param run the training to look at, or empty for the one that ships
   * @param anew whether it is to begin from the start in any case
   * @throws Mistake if there is no such experiment or scale, or it is being run already
   */
  public void start(String name, String scale, String run, boolean anew) {
    Experiment experiment = experiments().find(name);
    experiment.study(scale);
    if (Underway.of(report(name, scale)).isPresent()) {
      throw new Mistake(name + " is being run already.");
    }
    List<String> words =
        new ArrayList<>(
            List.of("experiment", "run", name, "--scale", scale, "--data", data.toString()));
    if (!run.isEmpty()) {
      if (!run.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,119}")
          || !Files.isDirectory(data.resolve("runs").resolve(run))) {
        throw new Mistake("There is no training of that name.");
      }
      words.addAll(List.of("--run", run));
    }
    if (anew) {
      words.add("--anew");
    }
    launcher.start(job(name, scale), words);
  }

  /** Breaks an experiment off; it can go on later. */
  public void stop(String name, String scale) {
    experiments().find(name).study(scale);
    launcher.interrupt(job(name, scale));
    try {
      Underway.askToStop(report(name, scale));
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /**
   * A file of a report.
   *
   * @throws Missing if it is not there
   */
  public byte[] file(String report, String file) {
    try {
      return Files.readAllBytes(data.resolve("reports").resolve(report).resolve(file));
    } catch (IOException none) {
      throw new Missing("There is no such report.");
    }
  }
}
