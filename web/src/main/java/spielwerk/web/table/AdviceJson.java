package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Voice;

/** An advice in the game's notation. */
final class AdviceJson {
  /** No page can show more candidates. */
  private static final int MOST = 300;

  private AdviceJson() {}

  /**
   * @param position what it is about
   */
  static ObjectNode write(Position position, Advice advice) {
    State state = position.state();
    Notation notation = position.game().notation();
    List<Candidate> all =
        advice.candidates().stream()
            .filter(candidate -> state.legal(candidate.move()))
            .limit(MOST)
            .toList();
    double sum = all.stream().mapToDouble(one -> Math.max(0, one.rating())).sum();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("turn", state.turn());
    json.put("intent", advice.intent().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    ArrayNode candidates = json.putArray("candidates");
    for (Candidate candidate : all) {
      ObjectNode one = candidates.addObject();
      one.put("move", notation.format(state, candidate.move()));
      one.put("rating", candidate.rating());
      one.put("percent", sum > 0 ? 100 * Math.max(0, candidate.rating()) / sum : 0);
      if (candidate.hasValue()) {
        one.put("value", candidate.value());
        one.put("exact", candidate.exact());
      }
      if (candidate.hasPoints()) {
        one.put("points", candidate.points());
      }
      if (candidate.hasPrior()) {
        one.put("prior", candidate.prior());
      }
      if (candidate.distance() > 0) {
        one.put("distance", candidate.distance());
      }
      ArrayNode line = one.putArray("line");
      Moves.texts(state, notation, candidate.line()).forEach(line::add);
      List<String> effects = Moves.effects(state, notation, candidate.line());
      if (!effects.isEmpty()) {
        ArrayNode each = one.putArray("effects");
        effects.forEach(each::add);
      }
    }
    if (!advice.voices().isEmpty()) {
      ArrayNode voices = json.putArray("voices");
      for (Voice voice : advice.voices()) {
        voices
            .addObject()
            .put("who", voice.who())
            .put("wants", voice.wants() < 0 ? "" : notation.format(state, voice.wants()));
      }
    }
    json.set("effort", AnalysisJson.effort(advice.effort()));
    return json;
  }
}
