package spielwerk.runs;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands in the {@code spec.json} of a run's folder.
 *
 * @param schema the form of this file
 * @param kind {@code match}, {@code tournament}, {@code evolve}, {@code tune}, {@code train}
 * @param game the id of the game
 * @param games how many games, or generations of an evolution, a tuning or a training, the run has
 *     in the end (at most, if it may end early)
 * @param began ISO 8601
 * @param spec all that decides the run, in the form of its kind
 */
public record RunInfo(
    int schema, String kind, String game, int games, String began, JsonNode spec) {
  static final int SCHEMA = 1;

  /** The kind of a run that breeds players. */
  public static final String EVOLVE = "evolve";

  /** The kind of a run of one match. */
  public static final String MATCH = "match";

  /** The kind of a run of a tournament. */
  public static final String TOURNAMENT = "tournament";

  /** The kind of a run that trains a network by self-play. */
  public static final String TRAIN = "train";

  /** The kind of a run that tunes an engine. */
  public static final String TUNE = "tune";

  /** A run that begins now. */
  static RunInfo of(String kind, String game, int games, Instant now, Object spec) {
    return new RunInfo(SCHEMA, kind, game, games, now.toString(), Json.tree(spec));
  }

  /** The file of the run's folder that grows by a line with each game or generation. */
  String ledger() {
    return breeds() ? Journal.GENERATIONS : Journal.GAMES;
  }

  /** What a line of it is. */
  String unit() {
    return breeds() ? "Generation" : "Game";
  }

  /** Whether it is made of generations, whose games are not kept. */
  public boolean breeds() {
    return kind.equals(EVOLVE) || kind.equals(TUNE) || kind.equals(TRAIN);
  }

  /** Who plays, or what learns, where the spec says so. */
  public List<String> players() {
    List<String> names = new ArrayList<>();
    spec.path("engines").forEach(engine -> names.add(engine.asText()));
    spec.path("players").forEach(player -> names.add(player.path("name").asText()));
    if (kind.equals(EVOLVE)) {
      names.add(spec.path("player").asText());
    }
    if (kind.equals(TRAIN)) {
      JsonNode net = spec.path("net");
      names.add("net " + net.path("blocks").asInt() + "x" + net.path("channels").asInt());
    }
    return names;
  }

  /** Whether something is left to do after the last line: a tuning checks what it found. */
  boolean endsWithResult() {
    return kind.equals(TUNE);
  }
}
