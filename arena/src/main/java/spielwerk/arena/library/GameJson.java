package spielwerk.arena.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.runs.Json;
import spielwerk.runs.RecordJson;

/**
 * A game of the library as one line of JSON: the record as runs write it, and under {@code library}
 * what else there is. Who only knows records reads the line all the same, and a bare record is a
 * game of which nothing more is known.
 */
public final class GameJson {
  private final RecordJson records = new RecordJson();
  private final ObjectMapper mapper = Json.mapper();

  /** The game on one line, without the newline. */
  public String write(LibraryGame game) {
    String record = records.write(game.record());
    ObjectNode more = mapper.createObjectNode();
    ArrayNode players = more.putArray("players");
    for (Participant player : game.players()) {
      ObjectNode one = players.addObject();
      one.put("name", player.name()).put("kind", player.kind().toString());
      if (player.hints()) {
        one.put("hints", true);
      }
    }
    game.origin().ifPresent(origin -> more.set("run", run(origin)));
    put(more, "comment", game.comment());
    put(more, "event", game.event());
    if (!game.tags().isEmpty()) {
      ArrayNode tags = more.putArray("tags");
      game.tags().forEach(tags::add);
    }
    if (!game.tree().plain()) {
      more.set("tree", MoveTreeJson.write(game.tree()));
    }
    return record.substring(0, record.length() - 1) + ",\"library\":" + more + "}";
  }

  private ObjectNode run(Origin origin) {
    ObjectNode run = mapper.createObjectNode();
    run.put("id", origin.run()).put("kind", origin.kind());
    if (!origin.spec().isEmpty()) {
      try {
        run.set("spec", mapper.readTree(origin.spec()));
      } catch (JsonProcessingException broken) {
        throw new IllegalArgumentException(
            "the spec of " + origin.run() + " is not valid JSON", broken);
      }
    }
    return run;
  }

  private static void put(ObjectNode json, String field, String text) {
    if (!text.isEmpty()) {
      json.put(field, text);
    }
  }

  /**
   * The game that a text holds. Whether its moves are legal is not looked at.
   *
   * @param place where the text stands, for the sentence when it is wrong: {@code line 7 of x}
   * @throws Mistake if it is not a game
   */
  public LibraryGame read(String text, String place) {
    GameRecord record = records.read(text, place);
    try {
      JsonNode more = mapper.readTree(text).path("library");
      LibraryGame bare = LibraryGame.of(record);
      if (more.isMissingNode()) {
        return bare;
      }
      JsonNode tree = more.path("tree");
      return new LibraryGame(
          record,
          more.has("players") ? players(more.path("players")) : bare.players(),
          origin(more.path("run")),
          more.path("comment").asText(""),
          more.path("event").asText(""),
          tags(more.path("tags")),
          tree.isMissingNode() ? bare.tree() : MoveTreeJson.read(tree));
    } catch (JsonProcessingException | IllegalArgumentException | Mistake broken) {
      throw new Mistake(
          "This is not a game of a library, " + place + ": " + fault(broken) + ".", broken);
    }
  }

  private static String fault(Exception broken) {
    String message = String.valueOf(broken.getMessage());
    return message.endsWith(".") ? message.substring(0, message.length() - 1) : message;
  }

  private static List<Participant> players(JsonNode list) {
    List<Participant> players = new ArrayList<>();
    for (JsonNode one : list) {
      players.add(
          new Participant(
              one.path("name").asText(""),
              kind(one.path("kind").asText("")),
              one.path("hints").asBoolean(false)));
    }
    return players;
  }

  private static Participant.Kind kind(String text) {
    for (Participant.Kind kind : Participant.Kind.values()) {
      if (kind.toString().equals(text.toLowerCase(Locale.ROOT))) {
        return kind;
      }
    }
    throw new IllegalArgumentException("'" + text + "' is not a kind of player");
  }

  private static Optional<Origin> origin(JsonNode run) {
    if (run.isMissingNode()) {
      return Optional.empty();
    }
    if (!run.path("id").isTextual()) {
      throw new IllegalArgumentException("a run must have an id");
    }
    JsonNode spec = run.path("spec");
    return Optional.of(
        new Origin(
            run.path("id").asText(),
            run.path("kind").asText(""),
            spec.isMissingNode() ? "" : spec.toString()));
  }

  private static List<String> tags(JsonNode list) {
    List<String> tags = new ArrayList<>();
    list.forEach(tag -> tags.add(tag.asText("")));
    return tags;
  }

  /** The players alone, as the list of games needs them. */
  String players(List<Participant> players) {
    ArrayNode list = mapper.createArrayNode();
    for (Participant player : players) {
      list.addObject()
          .put("name", player.name())
          .put("kind", player.kind().toString())
          .put("hints", player.hints());
    }
    return list.toString();
  }

  List<Participant> players(String json) {
    try {
      return players(mapper.readTree(json));
    } catch (JsonProcessingException broken) {
      throw new IllegalArgumentException(broken);
    }
  }
}
