package spielwerk.arena;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import spielwerk.core.Adjudication;

/** Specs of runs that began before a spec had the same fields in YAML and in {@code spec.json}. */
final class OldSpecs {
  private OldSpecs() {}

  /** A match had its engines, their budgets and their choices apart. */
  static JsonNode match(JsonNode json) {
    if (!json.has("engines")) {
      return json;
    }
    ObjectNode spec = limits(json.deepCopy());
    var players = spec.putArray("players");
    for (int i = 0; i < json.path("engines").size(); i++) {
      ObjectNode player = players.addObject();
      player.set("engine", json.path("engines").path(i));
      player.set("budget", own(json.path("budgets"), i));
      player.set("choice", own(json.path("choices"), i));
    }
    return spec;
  }

  private static JsonNode own(JsonNode list, int number) {
    return list.path(list.size() == 1 ? 0 : number);
  }

  /** A tournament had the rating of its anchor beside it. */
  static JsonNode tournament(JsonNode json) {
    if (!json.has("limits")) {
      return json;
    }
    ObjectNode spec = limits(json.deepCopy());
    spec.remove("anchor");
    if (!json.path("anchor").asText().isEmpty()) {
      spec.putObject("anchor").set(json.path("anchor").asText(), json.path("anchorElo"));
    }
    return spec;
  }

  /** Both had their limits as the referee has them. */
  private static ObjectNode limits(ObjectNode spec) {
    JsonNode limits = spec.path("limits");
    spec.put("goal", spec.path("goal").asText().toLowerCase(Locale.ROOT));
    spec.set("maxMoves", limits.path("maxMoves"));
    spec.set("drawOffers", limits.path("draws"));
    spec.put(
        "clock",
        new GameClock(limits.path("clockMillis").asLong(), limits.path("incrementMillis").asLong())
            .toString());
    spec.set("margin", limits.path("marginMillis"));
    JsonNode win = limits.path("adjudication").path("win");
    JsonNode draw = limits.path("adjudication").path("draw");
    spec.putPOJO(
        "resign",
        GameLimits.RESIGN.write(
            new Adjudication.Win(win.path("value").asDouble(), win.path("moves").asInt())));
    spec.putPOJO(
        "draw",
        GameLimits.DRAW.write(
            new Adjudication.Draw(
                draw.path("value").asDouble(),
                draw.path("moves").asInt(),
                draw.path("from").asInt())));
    return spec;
  }
}
