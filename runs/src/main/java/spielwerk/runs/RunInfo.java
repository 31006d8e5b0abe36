package spielwerk.runs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Text;

/**
 * What stands in the {@code spec.json} of a run's folder: all that a list of runs shows, so that a
 * run is listed even if its kind is no longer known.
 *
 * @param schema the form of this file
 * @param kind the id of its {@link RunKind}
 * @param game the id of the game, or empty if there are several
 * @param games how many lines its journal has in the end (at most, if it may end early); 0 if that
 *     is not known when it begins
 * @param unit what a line of the journal is: {@code game}, {@code generation}
 * @param players who plays, or what learns
 * @param needsResult whether something is left to do after the last line
 * @param began ISO 8601
 * @param spec all that decides the run, in the form of its kind
 */
public record RunInfo(
    int schema,
    String kind,
    String game,
    int games,
    String unit,
    List<String> players,
    boolean needsResult,
    String began,
    JsonNode spec) {
  static final int SCHEMA = 3;

  public RunInfo {
    players = List.copyOf(players);
  }

  static RunInfo read(byte[] json) throws IOException {
    JsonNode tree = Json.reader(JsonNode.class).readTree(json);
    if (!(tree instanceof ObjectNode object)
        || object.path("schema").asInt() < 1
        || object.path("schema").asInt() > SCHEMA) {
      throw new Mistake("it is not of a form that is known here");
    }
    if (object.path("schema").asInt() < 2) {
      upgrade(object);
    }
    if (object.path("schema").asInt() < SCHEMA) {
      namePaperRules(object.path("spec"));
    }
    RunInfo info = Json.reader(RunInfo.class).readValue(object);
    if (!Text.consistsOf(info.unit, "abcdefghijklmnopqrstuvwxyz")) {
      throw new Mistake("its unit '" + info.unit + "' is not a word"); // a file is named by it
    }
    return info;
  }

  /** Adds what readers of the first form had to work out and the file now holds. */
  private static void upgrade(ObjectNode old) {
    String kind = old.path("kind").asText();
    JsonNode spec = old.path("spec");
    ArrayNode players = old.putArray("players");
    spec.path("engines").forEach(players::add);
    spec.path("players").forEach(player -> players.add(player.path("name").asText()));
    switch (kind) {
      case "evolve" -> players.add(spec.path("player").asText());
      case "train" ->
          players.add(
              "net %dx%d"
                  .formatted(spec.at("/net/blocks").asInt(), spec.at("/net/channels").asInt()));
      default -> {
        // those named above
      }
    }
    boolean games = kind.equals("match") || kind.equals("tournament");
    old.put("unit", games ? "game" : "generation");
    old.put("needsResult", kind.equals("tune"));
  }

  /** Up to the second form {@code rules=paper} of Qwixx were the paper's words, not its program. */
  private static void namePaperRules(JsonNode spec) {
    String game = spec.path("game").asText() + ",";
    if (spec instanceof ObjectNode object && game.startsWith("qwixx:")) {
      String named = game.replace("rules=paper,", "rules=paper-text,");
      object.put("game", named.substring(0, named.length() - 1));
    }
  }

  /** The name of the file that grows by a line with each game or generation. */
  String journalFile() {
    return unit + "s.jsonl";
  }

  /** Whether its journal holds games. */
  public boolean keepsGames() {
    return unit.equals("game");
  }
}
