package spielwerk.runs.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/**
 * Converts between a spec and its texts. The record's components declare most of it, by their
 * {@link Field}; what depends on other fields, on the game or on the catalogue is added here. A
 * field is named by its path, {@code players.engine}, and each text of a list by {@code against[]}.
 *
 * <p>A record is made of numbers, truth values, texts, enums, types with a {@code parse(String)}
 * and the matching {@code toString()}, records, lists of texts or records, and types whose {@link
 * Form} is given.
 */
public final class SpecCodec<S extends Record> {
  /** What a field that somebody wrote must satisfy, and what it becomes. */
  @FunctionalInterface
  public interface Rule {
    /**
     * @throws Mistake if it is wrong; the line is added
     */
    Object apply(Object value, Reading reading);
  }

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int WIDE = 10_000;

  private final String kind;
  private final Class<S> type;
  private final RecordForm form;
  private final Map<String, Rule> rules = new HashMap<>();
  private final Map<String, Function<Reading, Object>> computed = new HashMap<>();
  private UnaryOperator<JsonNode> upgrade = UnaryOperator.identity();
  private BiConsumer<S, Catalogue> check = (spec, catalogue) -> {};

  private SpecCodec(String kind, Class<S> type, Map<Class<?>, Form<?>> forms) {
    this.kind = kind;
    this.type = type;
    this.form = new RecordForm(type, "", forms);
  }

  /**
   * @param kind what may stand under {@code kind}, if the spec has no field of that name
   */
  public static <S extends Record> SpecCodec<S> of(String kind, Class<S> type, Form<?>... forms) {
    return new SpecCodec<>(
        kind, type, Arrays.stream(forms).collect(Collectors.toMap(Form::type, each -> each)));
  }

  /** A rule for a field; it does not hold for a {@code spec.json}, where all was checked before. */
  public SpecCodec<S> rule(String path, Rule rule) {
    rules.put(path, rule);
    return this;
  }

  /** What is usual for a field that is left out, where that depends on others or on the game. */
  public SpecCodec<S> usual(String path, Function<Reading, Object> value) {
    computed.put(path, value);
    return this;
  }

  /** How a {@code spec.json} of an earlier form is brought to this one. */
  public SpecCodec<S> upgrade(UnaryOperator<JsonNode> how) {
    upgrade = how;
    return this;
  }

  /** What a spec that somebody wrote must satisfy as a whole. */
  public SpecCodec<S> check(BiConsumer<S, Catalogue> how) {
    check = how;
    return this;
  }

  Object ruled(String path, Object value, Reading reading) {
    Rule rule = rules.get(path);
    return rule == null || !reading.fresh() ? value : rule.apply(value, reading);
  }

  boolean computes(String path) {
    return computed.containsKey(path);
  }

  Object computed(String path, Reading reading) {
    return Objects.requireNonNull(computed.get(path)).apply(reading);
  }

  /**
   * Reads what somebody wrote.
   *
   * @param data the data folder, for a spec that names other runs
   * @throws Mistake with the line, if something is wrong
   */
  public S read(YamlFields fields, Catalogue catalogue, Path data) {
    if (!form.has("kind") && fields.has("kind")) {
      fields.word("kind", List.of(kind));
    }
    S spec = type.cast(form.read(fields, this, Reading.of(fields, catalogue, data), true));
    try {
      check.accept(spec, catalogue);
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
    return spec;
  }

  /** Reads a spec among other fields, which are left alone; it names no other runs. */
  public S readPart(YamlFields fields, Catalogue catalogue) {
    return type.cast(form.read(fields, this, Reading.of(fields, catalogue, null), false));
  }

  /**
   * Reads a {@code spec.json}, of this form or an earlier one.
   *
   * @throws Mistake if a field is missing or wrong
   */
  public S fromJson(JsonNode json) {
    YamlFields fields = YamlFields.ofJson(upgrade.apply(json));
    return type.cast(form.read(fields, this, Reading.of(fields, null, null), false));
  }

  /** A spec of some values; the others are as usual, and none may depend on the game. */
  public S make(Map<String, ?> values) {
    return fromJson(JSON.valueToTree(values));
  }

  public JsonNode toJson(S spec) {
    return JSON.valueToTree(form.write(spec));
  }

  /** The spec as somebody would write it, with all fields. */
  public String toYaml(S spec) {
    return yaml(form.write(spec));
  }

  /**
   * The description of a run that begins where another one ended, to be changed by hand: all fields
   * as they were, the seed aside, and {@code load} with the name of the other one.
   */
  public String toYaml(S spec, String load) {
    Map<String, Object> values = form.write(spec);
    values.remove("seed");
    values.put("load", load);
    return yaml(values);
  }

  private static String yaml(Map<String, Object> values) {
    DumperOptions look = new DumperOptions();
    look.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    look.setWidth(WIDE);
    look.setSplitLines(false);
    return new Yaml(look).dump(values);
  }

  /** The fields with their usual values and sentences, a line each, for {@code --help}. */
  public List<String> help() {
    List<String> lines = new ArrayList<>();
    FieldHelp.add(form, "  ", lines);
    return lines;
  }

  /** The fields for a form in a page: name, type, what is usual, bounds, choices and sentence. */
  public ArrayNode form() {
    ArrayNode fields = JsonNodeFactory.instance.arrayNode();
    form.describe(fields);
    return fields;
  }
}
