package spielwerk.lab.reproduction;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Text;
import spielwerk.lab.KeptFile;
import spielwerk.runs.Json;

/**
 * What a command answered with {@code --json}, as it is kept beside the results of experiments: for
 * numbers of the guide that come from no experiment, such as those of benchmarks.
 *
 * @param build the version of the program
 * @param machine the kind of machine: processor, cores, Java
 */
public record KeptOutput(
    String command, String build, String date, String machine, double seconds, JsonNode output) {
  private static final String FILE = "output.json";

  /** What is kept in a folder, if anything is. */
  static Optional<KeptOutput> in(Path folder) {
    return KeptFile.read(folder.resolve(FILE), KeptOutput.class);
  }

  /** Keeps it in a folder. */
  public void write(Path folder) {
    try {
      Files.createDirectories(folder);
      String text =
          Json.writer(KeptOutput.class).withDefaultPrettyPrinter().writeValueAsString(this);
      Files.writeString(folder.resolve(FILE), text + "\n");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The answer as a document. */
  public Map<String, ?> document() {
    return Json.mapper().convertValue(output, new TypeReference<Map<String, Object>>() {});
  }

  /**
   * A part of the answer: names of fields separated by slashes; {@code name=x} is the item of a
   * list whose field {@code name} is {@code x}, a number the item at that place. The name of a
   * benchmark alone is its value.
   *
   * @return a missing node if there is no such part
   */
  JsonNode at(String path) {
    JsonNode bench = item(output.path("items"), "name", path).path("value");
    if (!bench.isMissingNode()) {
      return bench;
    }
    JsonNode node = output;
    for (String step : path.split("/")) {
      int equals = step.indexOf('=');
      node =
          equals < 0
              ? node.isArray() && Text.isNumber(step, 4)
                  ? node.path(Integer.parseInt(step))
                  : node.path(step)
              : item(node, step.substring(0, equals), step.substring(equals + 1));
    }
    return node;
  }

  private static JsonNode item(JsonNode list, String field, String value) {
    for (JsonNode item : list) {
      if (item.path(field).asText().equals(value)) {
        return item;
      }
    }
    return MissingNode.getInstance();
  }
}
