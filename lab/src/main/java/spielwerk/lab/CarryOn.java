package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;

/**
 * The description of a run that begins where another one stands, to be changed by hand: all fields
 * as they were, the seed aside, and {@code load} with the name of the other one.
 */
public final class CarryOn {
  private static final int WIDE = 10_000;

  private CarryOn() {}

  /**
   * The YAML for a run.
   *
   * @throws Mistake if it is neither training nor evolution nor tuning
   */
  public static String from(RunFolder run) {
    ObjectNode spec = run.info().spec().deepCopy();
    spec.remove("seed");
    switch (run.info().kind()) {
      case "train" -> train(spec);
      case "tune" -> tune(spec);
      case "evolve" -> spec.remove("start");
      default ->
          throw new Mistake(
              "The run %s is a %s; only a training, an evolution or a tuning can be carried on."
                  .formatted(run.id(), run.info().kind()));
    }
    spec.put("load", run.id());
    DumperOptions look = new DumperOptions();
    look.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    look.setWidth(WIDE);
    look.setSplitLines(false);
    return new Yaml(look).dump(new ObjectMapper().convertValue(spec, Map.class));
  }

  /** As {@link TrainFields} reads it. */
  private static void train(ObjectNode spec) {
    ObjectNode play = spec.withObjectProperty("selfplay");
    JsonNode steps = play.path("sims").path("steps");
    if (steps.size() == 1) {
      play.set("sims", steps.path(0).path("sims"));
    } else {
      ObjectNode sims = play.putObject("sims");
      steps.forEach(step -> sims.set(step.path("from").asText(), step.path("sims")));
    }
    ObjectNode buffer = spec.withObjectProperty("buffer");
    buffer.put("window", buffer.path("growing").asBoolean() ? "growing" : "fixed");
    buffer.remove("growing");
    ObjectNode lessons = spec.withObjectProperty("training");
    lessons.remove(lessons.path("coverage").asDouble() > 0 ? "perNew" : "coverage");
    for (String part : List.of("gate", "rate")) {
      ObjectNode matches = spec.withObjectProperty(part);
      openings(matches);
      if (matches.path(part.equals("gate") ? "games" : "every").asInt() == 0) {
        spec.remove(part);
      }
    }
  }

  /** As {@link TuneFields} reads it. */
  private static void tune(ObjectNode spec) {
    spec.set("engine", spec.path("engines"));
    spec.remove("engines");
    for (String word : List.of("rivals", "fitness")) {
      spec.put(word, spec.path(word).asText().toLowerCase(Locale.ROOT));
    }
    if (spec.path("maxMoves").asInt() == 0) {
      spec.remove("maxMoves");
    }
    openings(spec);
  }

  /** Openings that came from a file stand in the spec as lines. */
  private static void openings(ObjectNode spec) {
    String text = spec.path("openings").asText();
    if (text.startsWith("list\n")) {
      ArrayNode list = spec.putArray("openings");
      text.lines().skip(1).forEach(list::add);
    }
  }
}
