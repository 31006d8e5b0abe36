package spielwerk.app.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/** The options of a command that follow from the fields of a spec: --max-moves is maxMoves. */
final class SpecOptions {
  private final Map<String, OptionSpec> options = new LinkedHashMap<>();

  /**
   * @param without the fields that are given in another way
   * @param each the fields that may be given once for each engine
   */
  SpecOptions(SpecCodec<?> codec, Set<String> without, Set<String> each) {
    for (JsonNode field : codec.form()) {
      String name = field.path("name").asText();
      if (!without.contains(name)) {
        options.put(name, option(field, name, each.contains(name)));
      }
    }
  }

  private static OptionSpec option(JsonNode field, String name, boolean each) {
    String option = YamlFields.option(name);
    OptionSpec.Builder builder = OptionSpec.builder(option).description(about(field, each));
    if (field.path("type").asText().equals("flag")) {
      return builder.type(Boolean.class).arity("0").negatable(true).fallbackValue("true").build();
    }
    builder.paramLabel(label(field, option));
    return each
        ? builder.type(List.class).auxiliaryTypes(String.class).arity("1").build()
        : builder.type(String.class).build();
  }

  private static String label(JsonNode field, String option) {
    return Set.of("integer", "number").contains(field.path("type").asText())
        ? "N"
        : field.path("label").asText(option.substring(2).toUpperCase(Locale.ROOT));
  }

  private static String about(JsonNode field, boolean each) {
    String about = field.path("about").asText();
    String usual = field.path("usual").asText();
    return (about.substring(0, 1).toUpperCase(Locale.ROOT) + about.substring(1) + ".")
            .replace("%", "%%")
        + (each ? " Once for all, or once for each engine." : "")
        + (usual.isEmpty() || field.has("example") ? "" : " Default: " + usual + ".");
  }

  void addTo(CommandSpec command) {
    options.values().forEach(command::addOption);
  }

  /** What was typed for a field, in order. */
  List<String> typed(String field) {
    return Objects.requireNonNull(options.get(field), field).stringValues();
  }

  /** The fields that were given once for all, by their names. */
  Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    options.forEach(
        (name, option) -> {
          if (option.getValue() != null && !option.isMultiValue()) {
            values.put(name, option.getValue());
          }
        });
    return values;
  }
}
