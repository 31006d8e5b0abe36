package spielwerk.learn.evolution;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.core.NotFound;
import spielwerk.runs.FileTail;
import spielwerk.runs.GenerationColumns;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunPicture;

/** How an evolution stands; a look reads only what was written since the last one. */
final class EvolvePicture implements RunPicture {
  private static final List<String> NAMES = Arrays.asList(GenerationStatistics.COLUMNS.split(","));

  private final RunFolder run;
  private final EvolutionSpec spec;
  private final FileTail figures;
  private final GenerationColumns columns = new GenerationColumns(NAMES);

  /**
   * @throws spielwerk.core.Mistake if it is not an evolution
   */
  EvolvePicture(RunFolder run) {
    this.run = run;
    this.spec = run.spec(EvolutionRun.TYPE, EvolutionSpec.class);
    this.figures = new FileTail(run.path().resolve(EvolutionRun.CSV));
  }

  @Override
  public synchronized ObjectNode draw() {
    figures.look(columns::clear, this::take);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", spec.game());
    json.put("planned", spec.generations());
    json.put("done", columns.size());
    json.put("player", spec.player());
    json.put("players", spec.populationSize());
    json.put("rounds", spec.rounds());
    json.put("load", spec.load());
    json.set("columns", columns.json());
    return json;
  }

  private void take(String line) {
    String[] values = line.split(",", -1);
    if (values.length == NAMES.size() && !line.equals(GenerationStatistics.COLUMNS)) {
      columns.add(Arrays.stream(values).mapToDouble(EvolvePicture::number).toArray());
    }
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException damaged) {
      return Double.NaN;
    }
  }

  /**
   * The ranking of a generation (figure 5): who becomes a parent, who stays in the middle field,
   * who makes room; and who took the room.
   */
  @Override
  public ObjectNode generation(int number) {
    JsonNode line = run.line(number, number);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("generation", number);
    json.set("best", line.path("best"));
    Map<String, JsonNode> born = new HashMap<>();
    line.path("born").forEach(player -> born.put(player.path("id").asText(), player));
    ArrayNode ranking = json.putArray("ranking");
    for (JsonNode one : line.path("ranking")) {
      ObjectNode shown = one.deepCopy();
      JsonNode player = born.get(one.path("id").asText());
      shown.put("origin", player == null ? "survivor" : origin(player));
      ranking.add(shown);
    }
    json.set("children", children(number + 1));
    return json;
  }

  /** Those that were born for a generation, nobody if it has not played yet. */
  private ArrayNode children(int number) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    try {
      for (JsonNode player : run.line(number, number).path("born")) {
        ObjectNode child = json.addObject().put("id", player.path("id").asText());
        child.put("origin", origin(player)).set("parents", player.path("parents"));
      }
    } catch (NotFound last) {
      return json;
    }
    return json;
  }

  private static String origin(JsonNode player) {
    return player.path("origin").asText().toLowerCase(Locale.ROOT);
  }
}
