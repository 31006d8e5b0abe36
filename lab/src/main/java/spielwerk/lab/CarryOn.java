package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import spielwerk.arena.RunFolder;
import spielwerk.arena.RunInfo;
import spielwerk.core.Mistake;

/**
 * The description of a run that begins where another one stands, to be changed by hand: all fields
 * as they were, the seed aside, and {@code load} with the name of the other one.
 */
public final class CarryOn {
  private static final ObjectMapper JSON = new ObjectMapper();

  private CarryOn() {}

  /**
   * The YAML for a run.
   *
   * @throws Mistake if it is neither training nor evolution nor tuning
   */
  public static String from(RunFolder run) {
    Map<String, Object> spec = map(run.info().spec());
    spec.remove("seed");
    switch (run.info().kind()) {
      case RunInfo.TRAIN -> train(spec);
      case RunInfo.TUNE -> tune(spec);
      case RunInfo.EVOLVE -> spec.remove("start");
      default ->
          throw new Mistake(
              "The run %s is a %s; only a training, an evolution or a tuning can be carried on."
                  .formatted(run.id(), run.info().kind()));
    }
    spec.put("load", run.id());
    openings(spec);
    for (String part : List.of("gate", "rate")) {
      if (spec.get(part) instanceof Map<?, ?>) {
        openings(part(spec, part));
      }
    }
    DumperOptions look = new DumperOptions();
    look.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    look.setWidth(10_000);
    look.setSplitLines(false);
    return new Yaml(look).dump(spec);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(JsonNode node) {
    return JSON.convertValue(node, LinkedHashMap.class);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> part(Map<String, Object> spec, String name) {
    return (Map<String, Object>) spec.get(name);
  }

  /** Openings that came from a file stand in the spec as lines. */
  private static void openings(Map<String, Object> spec) {
    if (spec.get("openings") instanceof String text && text.startsWith("list\n")) {
      spec.put("openings", text.lines().skip(1).toList());
    }
  }

  /** As {@link TrainFields} reads it. */
  private static void train(Map<String, Object> spec) {
    Map<String, Object> play = part(spec, "selfplay");
    Map<Object, Object> sims = new LinkedHashMap<>();
    for (Object step : (List<?>) part(play, "sims").get("steps")) {
      Map<?, ?> each = (Map<?, ?>) step;
      sims.put(each.get("from"), each.get("sims"));
    }
    play.put("sims", sims.size() == 1 ? sims.values().iterator().next() : sims);
    Map<String, Object> buffer = part(spec, "buffer");
    buffer.put("window", Boolean.TRUE.equals(buffer.remove("growing")) ? "growing" : "fixed");
    Map<String, Object> lessons = part(spec, "training");
    for (String either : List.of("coverage", "perNew")) {
      if (((Number) lessons.get(either)).doubleValue() == 0) {
        lessons.remove(either);
      }
    }
    if (number(spec, "gate", "games") == 0) {
      spec.remove("gate");
    }
    if (number(spec, "rate", "every") == 0) {
      spec.remove("rate");
    }
  }

  private static int number(Map<String, Object> spec, String part, String field) {
    return ((Number) part(spec, part).get(field)).intValue();
  }

  /** As {@link TuneFields} reads it. */
  private static void tune(Map<String, Object> spec) {
    spec.put("engine", spec.remove("engines"));
    for (String word : List.of("rivals", "fitness")) {
      spec.computeIfPresent(word, (name, value) -> value.toString().toLowerCase(Locale.ROOT));
    }
    if (Integer.valueOf(0).equals(spec.get("maxMoves"))) {
      spec.remove("maxMoves");
    }
  }
}
