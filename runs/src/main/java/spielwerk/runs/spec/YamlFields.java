package spielwerk.runs.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;
import spielwerk.core.Explanation;
import spielwerk.core.Text;
import spielwerk.core.TextFile;

/**
 * The named fields of a YAML file or of a part of it. Whoever reads asks for each field by name and
 * kind and says {@link #done} in the end; what is wrong, missing or was not asked for becomes a
 * {@link spielwerk.core.Mistake} that names the file and the line.
 */
public final class YamlFields {
  private static final int LARGEST = 10_000_000;

  private final YamlLocation place;
  private final Map<String, Node> nodes;
  private final Set<String> asked = new LinkedHashSet<>();

  private YamlFields(YamlLocation place, Map<String, Node> nodes) {
    this.place = place;
    this.nodes = nodes;
  }

  /**
   * The fields of a file.
   *
   * @throws spielwerk.core.Mistake if it cannot be read or is not valid YAML with named fields
   */
  public static YamlFields read(Path file) {
    YamlLocation top = new YamlLocation(file.toString(), 1);
    try {
      if (Files.size(file) > LARGEST) {
        throw top.mistake("it is too large");
      }
      return read(TextFile.read(file), top);
    } catch (IOException unreadable) {
      throw top.mistake("it cannot be read: " + Explanation.why(unreadable));
    }
  }

  /**
   * The fields of a file whose text is known.
   *
   * @throws spielwerk.core.Mistake if it is not valid YAML with named fields
   */
  public static YamlFields read(Path file, String text) {
    return read(text, new YamlLocation(file.toString(), 1));
  }

  /**
   * The fields of a text that came from elsewhere, and may not name files of this machine.
   *
   * @throws spielwerk.core.Mistake with the line, if it is not valid YAML with named fields
   */
  public static YamlFields ofText(String yaml) {
    return read(yaml, new YamlLocation("", 1));
  }

  /** The fields of JSON. */
  static YamlFields ofJson(JsonNode json) {
    return of(YamlNodes.of(json), new YamlLocation("", 0));
  }

  /** The fields that options give, by their names; they may name files of this machine. */
  public static YamlFields ofOptions(Map<String, ?> values) {
    return of(YamlNodes.of(new ObjectMapper().valueToTree(values)), YamlLocation.OPTIONS);
  }

  /** The option for a field: {@code --max-moves} for {@code maxMoves}. */
  public static String option(String field) {
    return YamlLocation.option(field);
  }

  private static YamlFields read(String text, YamlLocation top) {
    Node root = YamlNodes.of(text, top);
    if (root == null) {
      throw top.mistake("it is empty; fields such as 'name: ..' are expected");
    }
    return of(root, top);
  }

  private static YamlFields of(Node node, YamlLocation file) {
    YamlLocation place = file.of(node);
    if (!(node instanceof MappingNode mapping)) {
      throw place.mistake("fields such as 'name: ..' are expected here");
    }
    Map<String, Node> nodes = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      YamlLocation key = place.of(tuple.getKeyNode());
      if (!(tuple.getKeyNode() instanceof ScalarNode name)) {
        throw key.mistake("the name of a field must be a word");
      }
      if (nodes.put(name.getValue(), tuple.getValueNode()) != null) {
        throw key.mistake("the field '" + name.getValue() + "' is given twice");
      }
    }
    return new YamlFields(place, nodes);
  }

  /** Whether they came from elsewhere, and may not name files of this machine. */
  public boolean foreign() {
    return place.file().isEmpty();
  }

  /** The folder of the file, in which other files that it names are looked for. */
  public Path folder() {
    return Path.of(place.file()).toAbsolutePath().resolveSibling("");
  }

  /** These fields, with those of another part in place of the ones of the same name. */
  public YamlFields with(YamlFields over) {
    Map<String, Node> both = new LinkedHashMap<>(nodes);
    both.putAll(over.nodes);
    YamlFields merged = new YamlFields(place, both);
    merged.asked.addAll(asked);
    return merged;
  }

  /** One of these fields alone. */
  public YamlFields only(String name) {
    return new YamlFields(place, Map.of(name, need(name)));
  }

  public boolean has(String name) {
    asked.add(name);
    return nodes.containsKey(name);
  }

  /** The names of all fields, where they are free to choose; all count as asked for. */
  public List<String> names() {
    asked.addAll(nodes.keySet());
    return List.copyOf(nodes.keySet());
  }

  /** All fields as they stand there: texts, lists and maps of them. */
  public Map<String, Object> plain() {
    Map<String, Object> values = new LinkedHashMap<>();
    nodes.forEach((name, node) -> values.put(name, plain(node)));
    return values;
  }

  private Object plain(Node node) {
    if (node instanceof SequenceNode list) {
      return list.getValue().stream().map(this::plain).toList();
    }
    return node instanceof MappingNode ? of(node, place).plain() : ((ScalarNode) node).getValue();
  }

  public String text(String name) {
    return scalar(need(name), "'" + name + "' must be a text");
  }

  public Optional<String> textIfAny(String name) {
    return has(name) ? Optional.of(text(name)) : Optional.empty();
  }

  /** Whether a field is a list. */
  public boolean isList(String name) {
    return need(name) instanceof SequenceNode;
  }

  /** A list of texts; a single one may stand without a list. */
  public List<String> texts(String name) {
    Node node = need(name);
    if (node instanceof ScalarNode) {
      return List.of(text(name));
    }
    List<String> texts = new ArrayList<>();
    for (Node item : items(name)) {
      texts.add(scalar(item, "'" + name + "' must be a list of texts"));
    }
    return texts;
  }

  /** A list of a limited number of texts, perhaps none; a single one may stand without a list. */
  public List<String> texts(String name, int least, int most) {
    boolean none = need(name) instanceof SequenceNode list && list.getValue().isEmpty();
    List<String> texts = none && least == 0 ? List.of() : texts(name);
    if (texts.size() < least || texts.size() > most) {
      throw mistake(name, "'%s' takes %d to %d items".formatted(name, least, most));
    }
    return texts;
  }

  /** A whole number; its digits may be grouped by underscores. */
  public long whole(String name, long min, long max) {
    String sentence =
        place.line() == 0
            ? unlined(name, NumberBounds.text(min, max))
            : wholeSentence("'" + name + "' must be a whole number", min, max);
    return whole(need(name), sentence, min, max);
  }

  public int integer(String name, int min, int max) {
    return (int) whole(name, min, max);
  }

  /** A number. */
  public double real(String name, double min, double max) {
    String full =
        place.line() == 0
            ? unlined(name, NumberBounds.text(min, max))
            : "'" + name + "' must be a number" + NumberBounds.from(min, max);
    try {
      double number = Double.parseDouble(scalar(need(name), full));
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw place.of(need(name)).mistake(full);
  }

  /** Yes or no. */
  public boolean flag(String name) {
    String full = "'" + name + "' must be true or false";
    return switch (scalar(need(name), full)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw place.of(need(name)).mistake(full);
    };
  }

  /** One of some words. */
  public String word(String name, List<String> words) {
    String word = text(name);
    if (!words.contains(word)) {
      throw mistake(
          name,
          place.line() == 0
              ? "%s takes %s, not '%s'"
                  .formatted(place.called(name), String.join(" or ", words), word)
              : "'%s' must be one of %s".formatted(name, String.join(", ", words)));
    }
    return word;
  }

  /** A given number of whole numbers; a single one stands for all. */
  public List<Integer> integers(String name, int count, int min, int max) {
    if (need(name) instanceof ScalarNode) {
      return Collections.nCopies(count, integer(name, min, max));
    }
    String sentence = "'" + name + "' must be a whole number or a list of " + count;
    List<Node> items = items(name);
    if (items.size() != count) {
      throw place.of(need(name)).mistake(sentence);
    }
    String full = wholeSentence(sentence, min, max);
    return items.stream().map(item -> (int) whole(item, full, min, max)).toList();
  }

  /** Two whole numbers, the first not above the second: {@code [4, 12]}. */
  public Range range(String name, int min, int max) {
    String sentence = "'" + name + "' must be two whole numbers such as [4, 12]";
    List<Node> items = items(name);
    if (items.size() != 2) {
      throw place.of(need(name)).mistake(sentence);
    }
    long least = whole(items.get(0), wholeSentence(sentence, min, max), min, max);
    String second = wholeSentence(sentence, least, max);
    return new Range((int) least, (int) whole(items.get(1), second, least, max));
  }

  /** Whether a field has fields of its own. */
  public boolean isPart(String name) {
    return need(name) instanceof MappingNode;
  }

  /** The fields within a field. */
  public YamlFields part(String name) {
    return of(need(name), place);
  }

  /** A list, not empty, of parts with fields of their own. */
  public List<YamlFields> parts(String name) {
    return items(name).stream().map(item -> of(item, place)).toList();
  }

  /** A list, not empty, of parts with fields of their own, or of texts that stand for one field. */
  public List<YamlFields> parts(String name, String only) {
    return items(name).stream()
        .map(
            item ->
                item instanceof ScalarNode
                    ? new YamlFields(place.of(item), Map.of(only, item))
                    : of(item, place))
        .toList();
  }

  /** Refuses every field nobody has asked for. */
  public void done() {
    for (Map.Entry<String, Node> field : nodes.entrySet()) {
      if (!asked.contains(field.getKey())) {
        throw place
            .of(field.getValue())
            .mistake(
                "there is no field '"
                    + field.getKey()
                    + "' here; there are "
                    + String.join(", ", asked));
      }
    }
  }

  /** What is wrong with a field, to be thrown. */
  public spielwerk.core.Mistake mistake(String name, String sentence) {
    Node node = nodes.get(name);
    return (node == null ? place : place.of(node)).mistake(sentence);
  }

  /** A mistake about a field, with its line if it has none. */
  spielwerk.core.Mistake wrong(String name, spielwerk.core.Mistake mistake) {
    return place.isIn(mistake)
        ? mistake
        : mistake(name, Text.withoutFullStop(String.valueOf(mistake.getMessage())));
  }

  /** A mistake somewhere in these fields, with the place where they begin if it names none. */
  public spielwerk.core.Mistake wrong(spielwerk.core.Mistake mistake) {
    return place.isIn(mistake)
        ? mistake
        : place.mistake(Text.withoutFullStop(String.valueOf(mistake.getMessage())));
  }

  private Node need(String name) {
    asked.add(name);
    Node node = nodes.get(name);
    if (node == null) {
      throw missing(name);
    }
    return node;
  }

  spielwerk.core.Mistake missing(String name) {
    return place.mistake("the field '" + name + "' is missing");
  }

  private List<Node> items(String name) {
    Node node = need(name);
    if (!(node instanceof SequenceNode sequence) || sequence.getValue().isEmpty()) {
      throw place.of(node).mistake("'" + name + "' must be a list with something in it");
    }
    return sequence.getValue();
  }

  private String scalar(Node node, String sentence) {
    if (!(node instanceof ScalarNode scalar) || scalar.getTag().equals(Tag.NULL)) {
      throw place.of(node).mistake(sentence);
    }
    return scalar.getValue().strip();
  }

  private static String wholeSentence(String sentence, long min, long max) {
    return sentence + NumberBounds.from(min, max);
  }

  /** Without a line to look at, the value itself must be in the sentence. */
  private String unlined(String name, String bounds) {
    return need(name) instanceof ScalarNode given
        ? place.outside(name, given.getValue(), bounds)
        : "'" + name + "' must be a number";
  }

  private long whole(Node node, String sentence, long min, long max) {
    try {
      long number = Long.parseLong(scalar(node, sentence).replace("_", ""));
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence says what is allowed
    }
    throw place.of(node).mistake(sentence);
  }
}
