package spielwerk.arena.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.arena.library.MoveTree.Step;

/**
 * Move trees as JSON: {@code {"comment": "..", "line": ["f5", {"move": "d6", "mark": "?", ..}]}}. A
 * move of which nothing is said is a bare text, so a plain game stays small.
 */
final class MoveTreeJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private MoveTreeJson() {}

  static ObjectNode write(MoveTree tree) {
    ObjectNode json = NODES.objectNode();
    if (!tree.comment().isEmpty()) {
      json.put("comment", tree.comment());
    }
    json.set("line", line(tree.line()));
    return json;
  }

  private static ArrayNode line(List<Step> steps) {
    ArrayNode line = NODES.arrayNode();
    for (Step step : steps) {
      if (step.plain()) {
        line.add(step.move());
      } else {
        line.add(step(step));
      }
    }
    return line;
  }

  private static ObjectNode step(Step step) {
    ObjectNode json = NODES.objectNode().put("move", step.move());
    if (!step.comment().isEmpty()) {
      json.put("comment", step.comment());
    }
    if (!step.mark().isEmpty()) {
      json.put("mark", step.mark());
    }
    step.evaluation()
        .ifPresent(
            evaluation -> {
              json.put("value", evaluation.value());
              if (evaluation.seat() != 0) {
                json.put("seat", evaluation.seat());
              }
              if (evaluation.exact()) {
                json.put("exact", true);
              }
            });
    if (!step.variations().isEmpty()) {
      ArrayNode variations = json.putArray("variations");
      step.variations().forEach(other -> variations.add(line(other)));
    }
    return json;
  }

  /**
   * @throws IllegalArgumentException if it is not a tree
   */
  static MoveTree read(JsonNode json) {
    return new MoveTree(text(json, "comment"), steps(json.path("line"), 0));
  }

  private static List<Step> steps(JsonNode line, int depth) {
    if (!line.isArray()) {
      throw new IllegalArgumentException("a line of moves must be a list");
    }
    if (depth > MoveTree.DEEPEST) {
      throw new IllegalArgumentException(
          "variations can be nested at most " + MoveTree.DEEPEST + " deep");
    }
    List<Step> steps = new ArrayList<>();
    for (JsonNode item : line) {
      steps.add(item.isTextual() ? Step.of(item.asText()) : step(item, depth));
    }
    return steps;
  }

  private static Step step(JsonNode item, int depth) {
    if (!item.isObject() || !item.path("move").isTextual()) {
      throw new IllegalArgumentException("a move must be a text or have the field move");
    }
    List<List<Step>> variations = new ArrayList<>();
    for (JsonNode other : item.path("variations")) {
      variations.add(steps(other, depth + 1));
    }
    return new Step(
        item.path("move").asText(),
        text(item, "comment"),
        text(item, "mark"),
        evaluation(item),
        variations);
  }

  private static Optional<MoveEvaluation> evaluation(JsonNode item) {
    JsonNode value = item.path("value");
    if (value.isMissingNode()) {
      return Optional.empty();
    }
    if (!value.isNumber()) {
      throw new IllegalArgumentException("a value must be a number");
    }
    return Optional.of(
        new MoveEvaluation(
            value.asDouble(), item.path("seat").asInt(0), item.path("exact").asBoolean(false)));
  }

  private static String text(JsonNode json, String field) {
    JsonNode text = json.path(field);
    if (text.isMissingNode()) {
      return "";
    }
    if (!text.isTextual()) {
      throw new IllegalArgumentException("the field " + field + " must be a text");
    }
    return text.asText();
  }
}
