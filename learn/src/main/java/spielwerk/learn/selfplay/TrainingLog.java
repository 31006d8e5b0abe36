package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;

/**
 * The log of a training so far, which can be read while it runs too.
 *
 * @param generations the lines of those that are complete, generation 1 first
 * @param ratings every match against a fixed opponent
 * @param net the file of the newest network
 */
public record TrainingLog(List<JsonNode> generations, List<RatingLog.Rating> ratings, Path net) {
  private static final List<String> CIRCUMSTANCES =
      List.of("seconds", "coreSeconds", "outside", "evaluations", "cached");

  public TrainingLog {
    generations = List.copyOf(generations);
    ratings = List.copyOf(ratings);
  }

  /**
   * Reads the folder of a training.
   *
   * @throws Mistake if a line cannot be read
   */
  public static TrainingLog read(Path folder) {
    TrainingFiles files = new TrainingFiles(folder);
    List<JsonNode> generations = lines(folder.resolve("generations.jsonl"), JsonNode.class);
    return new TrainingLog(
        generations, lines(files.ratings(), RatingLog.Rating.class), files.net(generations.size()));
  }

  /**
   * What repeats in the line of a generation, on however many threads or machines it was made. The
   * rest are circumstances: times, and how many positions the network looked at, since games that
   * are played beside each other save each other evaluations, and which those are is chance.
   */
  public static JsonNode facts(JsonNode line) {
    ObjectNode facts = line.deepCopy();
    facts.remove(CIRCUMSTANCES);
    if (facts.path("total") instanceof ObjectNode total) {
      total.remove(CIRCUMSTANCES);
    }
    for (JsonNode rating : facts.path("ratings")) {
      ((ObjectNode) rating).remove(CIRCUMSTANCES);
    }
    return facts;
  }

  /** Where the network of a generation lies, if it was kept; 0 is the random one. */
  public static Path net(Path folder, int generation) {
    return new TrainingFiles(folder).net(generation);
  }

  /** The whole lines of a file, which need not exist. */
  static <T> List<T> lines(Path file, Class<T> form) {
    ObjectMapper json = Json.mapper();
    List<T> lines = new ArrayList<>();
    if (!Files.exists(file)) {
      return lines;
    }
    try {
      String text = Files.readString(file);
      for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().toList()) {
        lines.add(json.readValue(line, form));
      }
      return lines;
    } catch (IOException unreadable) {
      throw new Mistake(
          "%s cannot be read after line %d: %s."
              .formatted(file, lines.size(), unreadable.getMessage()),
          unreadable);
    }
  }
}
