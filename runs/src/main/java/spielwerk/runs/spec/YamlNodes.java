package spielwerk.runs.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions.FlowStyle;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Texts and JSON as trees of YAML nodes, which know their lines. */
final class YamlNodes {
  private static final int DEEPEST = 20;
  private static final int MOST = 200_000;

  private YamlNodes() {}

  /**
   * The nodes of a text, null if there is nothing in it.
   *
   * @throws spielwerk.core.Mistake with the line, if it is not YAML, or larger than any spec
   */
  static @Nullable Node of(String text, YamlLocation top) {
    try {
      check(text, top);
      return new Yaml(new LoaderOptions()).compose(new StringReader(text));
    } catch (MarkedYAMLException broken) {
      int line = broken.getProblemMark() == null ? 1 : broken.getProblemMark().getLine() + 1;
      throw top.at(line).mistake("this is not valid YAML: " + broken.getProblem());
    } catch (YAMLException broken) {
      throw top.mistake("this is not valid YAML: " + broken.getMessage());
    }
  }

  /** Before a tree is made of it: a few aliases of aliases would make it larger than any memory. */
  private static void check(String text, YamlLocation top) {
    int depth = 0;
    int count = 0;
    for (Event event : new Yaml(new LoaderOptions()).parse(new StringReader(text))) {
      YamlLocation place = top.at(event.getStartMark().getLine() + 1);
      if (event instanceof NodeEvent node && node.getAnchor() != null) {
        throw place.mistake("anchors and aliases (& and *) are not allowed; write the value out");
      }
      depth +=
          switch (event.getEventId()) {
            case MappingStart, SequenceStart -> 1;
            case MappingEnd, SequenceEnd -> -1;
            default -> 0;
          };
      if (depth > DEEPEST) {
        throw place.mistake("fields are nested too deeply here");
      }
      if (++count > MOST) {
        throw place.mistake("there are too many fields");
      }
    }
  }

  /** The nodes of JSON, which have no lines. */
  static Node of(JsonNode json) {
    if (json.isObject()) {
      List<NodeTuple> tuples = new ArrayList<>();
      json.properties()
          .forEach(
              field -> tuples.add(new NodeTuple(scalar(field.getKey()), of(field.getValue()))));
      return new MappingNode(Tag.MAP, tuples, FlowStyle.BLOCK);
    }
    if (json.isArray()) {
      List<Node> items = new ArrayList<>();
      json.forEach(item -> items.add(of(item)));
      return new SequenceNode(Tag.SEQ, items, FlowStyle.BLOCK);
    }
    return json.isNull()
        ? new ScalarNode(Tag.NULL, "null", null, null, ScalarStyle.PLAIN)
        : scalar(json.asText());
  }

  private static Node scalar(String text) {
    return new ScalarNode(Tag.STR, text, null, null, ScalarStyle.PLAIN);
  }
}
