package spielwerk.engines.process;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;

/** An advice as JSON, moves in the notation of the game. */
final class LinesAdvice {
  /** What fits into a line; the best come first, so what is left out matters least. */
  private static final int MOST_CHARACTERS = ChildProcess.LONGEST_LINE - 2000;

  private LinesAdvice() {}

  static ObjectNode write(Position position, Advice advice) {
    Notation notation = position.game().notation();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode candidates = json.putArray("candidates");
    int room = MOST_CHARACTERS;
    for (Candidate candidate : advice.candidates()) {
      ObjectNode one = JsonNodeFactory.instance.objectNode();
      one.put("move", notation.format(position.state(), candidate.move()));
      one.put("rating", candidate.rating());
      if (candidate.hasValue()) {
        one.put("value", candidate.value()).put("exact", candidate.exact());
      }
      if (candidate.hasPrior()) {
        one.put("prior", candidate.prior());
      }
      ArrayNode line = one.putArray("line");
      Moves.texts(position.state(), notation, candidate.line()).forEach(line::add);
      room -= one.toString().length() + 1;
      if (room < 0) {
        break;
      }
      candidates.add(one);
    }
    json.put("intent", advice.intent().name().toLowerCase(Locale.ROOT));
    json.putObject("effort")
        .put("nodes", advice.effort().nodes())
        .put("depth", advice.effort().depth());
    return json;
  }

  /** Whether a line is an answer at all, and not something that a program says besides. */
  static boolean isAnswer(JsonNode json) {
    return json.has("move") || json.has("candidates") || json.has("intent");
  }

  /**
   * @throws Fault if a move cannot be read, or is not legal
   */
  static Advice read(Position position, JsonNode json, double seconds) {
    Map<Integer, Candidate> candidates = new LinkedHashMap<>();
    if (json.has("move")) {
      add(candidates, position, json);
    }
    json.path("candidates").forEach(one -> add(candidates, position, one));
    List<Candidate> best = new ArrayList<>(candidates.values());
    best.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    JsonNode effort = json.path("effort");
    Effort cost =
        new Effort(
            Math.max(0, effort.path("nodes").asLong()),
            Math.max(0, effort.path("depth").asInt()),
            seconds,
            Map.of());
    return new Advice(best, intent(json.path("intent").asText("play")), cost);
  }

  private static void add(Map<Integer, Candidate> candidates, Position position, JsonNode json) {
    int move = move(position, position.state(), json.path("move").asText());
    candidates.putIfAbsent(
        move,
        new Candidate(
            move,
            Math.max(0, finite(json.path("rating"), 1)),
            finite(json.path("value"), Candidate.UNKNOWN),
            json.path("exact").asBoolean() && json.path("value").isNumber(),
            line(position, move, json.path("line")),
            finite(json.path("prior"), Candidate.UNKNOWN)));
  }

  private static double finite(JsonNode number, double otherwise) {
    return number.isNumber() && Double.isFinite(number.asDouble()) ? number.asDouble() : otherwise;
  }

  /**
   * As far as it can be played; how the game may go on is an opinion, so it costs nobody a game.
   */
  private static List<Integer> line(Position position, int move, JsonNode texts) {
    List<Integer> line = new ArrayList<>();
    State walker = position.state().copy();
    try {
      for (JsonNode text : texts) {
        if (walker.over()) {
          break;
        }
        int next = move(position, walker, text.asText());
        walker.play(next);
        line.add(next);
      }
    } catch (Fault wrong) {
      // up to here
    }
    return line.isEmpty() || line.get(0) != move ? List.of(move) : line;
  }

  private static int move(Position position, State state, String text) {
    int move;
    try {
      move = position.game().notation().parse(state, text);
    } catch (Mistake none) {
      throw new Fault(
          Ending.Reason.ILLEGAL_MOVE,
          "answered '" + LastLines.cut(text) + "', which is not a move");
    }
    if (!state.legal(move)) {
      throw new Fault(
          Ending.Reason.ILLEGAL_MOVE,
          "played " + LastLines.cut(text) + ", which is not legal there");
    }
    return move;
  }

  private static Advice.Intent intent(String name) {
    try {
      return Advice.Intent.valueOf(name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw new Fault(
          Ending.Reason.CRASH,
          "answered the intent '"
              + LastLines.cut(name)
              + "'; there are play, offer_draw, accept_draw and resign");
    }
  }
}
