package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Name;

/** The result of a match as the JSON document that others rely on. */
public final class MatchJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private MatchJson() {}

  /**
   * The document.
   *
   * @param run the id of the run, if it was kept
   */
  public static ObjectNode of(MatchSpec spec, Tally tally, Optional<String> run) {
    ObjectNode json = NODES.objectNode();
    json.put("game", spec.game());
    json.put("games", tally.games());
    json.put("planned", spec.games());
    json.put("seed", spec.seed());
    run.ifPresent(id -> json.put("run", id));
    json.put("openings", spec.openings().toString());
    json.put("repeatable", spec.repeatable());
    ArrayNode engines = json.putArray("engines");
    List<String> ids = ids(spec.engines());
    for (int i = 0; i < tally.entrants().size(); i++) {
      engines.add(engine(ids.get(i), spec.entrant(i), tally.entrants().get(i)));
    }
    ArrayNode seats = json.putArray("seats");
    tally.seats().forEach(score -> put(seats.addObject(), score));
    ObjectNode endings = json.putObject("endings");
    tally.endings().forEach((reason, count) -> endings.put(reason.toString(), count));
    json.putObject("length")
        .put("mean", tally.length().mean())
        .put("min", tally.length().min())
        .put("max", tally.length().max());
    json.put("distinct", tally.distinct());
    return json;
  }

  private static ObjectNode engine(String id, Entrant entrant, Tally.Row row) {
    ObjectNode json = NODES.objectNode();
    json.put("id", id);
    json.put("engine", entrant.engine());
    json.put("budget", entrant.budget().toString());
    json.put("choice", entrant.choice().toString());
    json.put("wins", row.wins()).put("draws", row.draws()).put("losses", row.losses());
    put(json, row.score());
    ArrayNode places = json.putArray("places");
    row.places().forEach(places::add);
    json.put("points", row.points());
    return json;
  }

  private static void put(ObjectNode json, Tally.Score score) {
    json.put("score", score.score());
    json.putArray("interval").add(score.interval().low()).add(score.interval().high());
  }

  /**
   * Short names that differ: the engines' own, with a number where several have the same, {@code
   * alphabeta}, {@code alphabeta#2}.
   */
  public static List<String> ids(List<String> engines) {
    Map<String, Integer> seen = new HashMap<>();
    List<String> ids = new ArrayList<>();
    for (String engine : engines) {
      String id = Name.parse(engine).id();
      int number = seen.merge(id, 1, Integer::sum);
      ids.add(number == 1 ? id : id + "#" + number);
    }
    return ids;
  }
}
