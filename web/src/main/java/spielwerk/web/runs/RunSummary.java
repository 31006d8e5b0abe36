package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.Json;
import spielwerk.runs.RunLabel;

/**
 * A run in a few words.
 *
 * @param players who plays, or what learns
 * @param done games or generations that are there
 * @param total how many there are in the end, at most
 * @param unit what is counted, as a word in the plural
 * @param stopping whether it was asked to stop and has not done so yet
 * @param startedHere whether this server started the program that is at work on it
 * @param left seconds until it will have ended if it goes on as it does, or -1 if nobody knows yet
 * @param fault why it is broken, in a sentence, or empty
 * @param label what people call it and noted about it
 * @param cluster the machines it uses, if it is running on others
 */
public record RunSummary(
    String id,
    String kind,
    String game,
    List<String> players,
    String began,
    int done,
    int total,
    String unit,
    State state,
    boolean stopping,
    boolean startedHere,
    long left,
    String fault,
    RunLabel label,
    Optional<ClusterStatus> cluster) {

  /** How it is doing. */
  public enum State {
    RUNNING,
    PAUSED,
    FINISHED,
    BROKEN
  }

  public RunSummary {
    players = List.copyOf(players);
  }

  /** A run that cannot even be read. */
  static RunSummary unreadable(String id, String fault) {
    return new RunSummary(
        id,
        "",
        "",
        List.of(),
        "",
        0,
        0,
        "games",
        State.BROKEN,
        false,
        false,
        -1,
        fault,
        RunLabel.NONE,
        Optional.empty());
  }

  /** As pages get it. */
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", id).put("kind", kind).put("game", game);
    ArrayNode names = json.putArray("players");
    players.forEach(names::add);
    json.put("began", began).put("done", done).put("total", total).put("unit", unit);
    json.put("state", state.name().toLowerCase(Locale.ROOT));
    json.put("stopping", stopping).put("startedHere", startedHere);
    if (left >= 0) {
      json.put("left", left);
    }
    if (!label.name().isEmpty()) {
      json.put("name", label.name());
    }
    if (!label.note().isEmpty()) {
      json.put("note", label.note());
    }
    if (!fault.isEmpty()) {
      json.put("fault", fault);
    }
    cluster.ifPresent(status -> json.set("cluster", Json.tree(status)));
    return json;
  }
}
