package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
    json.put("openings", spec.openings().shown());
    json.put("repeatable", spec.repeatable());
    List<String> ids = ids(spec.lineup().players());
    List<Entrant> entrants = IntStream.range(0, ids.size()).mapToObj(spec::entrant).toList();
    put(json, ids, entrants, IntStream.range(0, ids.size()).boxed().toList(), tally);
    TournamentJson.crosstable(
        json.putArray("crosstable"),
        ids,
        IntStream.range(0, ids.size()).boxed().toList(),
        tally.crosstable());
    tally.entrants().get(0).pairs().ifPresent(pairs -> json.set("pentanomial", pairs(pairs)));
    spec.test()
        .ifPresent(
            test -> {
              double llr = tally.entrants().get(0).pairs().map(test::llr).orElse(0.0);
              ObjectNode part = json.putObject("sprt");
              part.put("elo0", test.elo0()).put("elo1", test.elo1());
              part.put("alpha", test.alpha()).put("beta", test.beta());
              part.put("llr", llr).put("lower", test.lower()).put("upper", test.upper());
              part.put("verdict", test.verdict(llr).toString());
            });
    return json;
  }

  /**
   * What a match and a tournament have in common.
   *
   * @param order the numbers of the entrants as they shall be listed
   */
  static void put(
      ObjectNode json, List<String> ids, List<Entrant> entrants, List<Integer> order, Tally tally) {
    ArrayNode engines = json.putArray("engines");
    for (int number : order) {
      ObjectNode engine =
          engine(ids.get(number), entrants.get(number), tally.entrants().get(number));
      ArrayNode members = NODES.arrayNode();
      tally.members().stream()
          .filter(member -> member.entrant() == number)
          .forEach(member -> members.add(member(member)));
      if (!members.isEmpty()) {
        engine.set("members", members);
      }
      engines.add(engine);
    }
    ArrayNode seats = json.putArray("seats");
    tally.seats().forEach(score -> put(seats.addObject(), score));
    ArrayNode failures = NODES.arrayNode();
    tally.failures().forEach(one -> failures.add(failure(ids.get(one.entrant()), one)));
    if (!failures.isEmpty()) {
      json.set("failures", failures);
    }
    ObjectNode endings = json.putObject("endings");
    tally.endings().forEach((reason, count) -> endings.put(reason.toString(), count));
    json.putObject("length")
        .put("mean", tally.length().mean())
        .put("min", tally.length().min())
        .put("max", tally.length().max());
    json.put("distinct", tally.distinct());
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
    row.pointsHalf().ifPresent(half -> json.put("pointsHalf", half));
    return json;
  }

  private static ObjectNode member(Contribution member) {
    return NODES
        .objectNode()
        .put("engine", member.who())
        .put("moves", member.moves())
        .put("share", member.share())
        .put("agreement", member.agreement());
  }

  private static ObjectNode failure(String id, EngineFailure failure) {
    ObjectNode json = NODES.objectNode().put("id", id);
    json.put("reason", failure.reason().toString());
    json.put("games", failure.games()).put("game", failure.game());
    json.put("detail", failure.detail());
    failure.log().forEach(json.putArray("log")::add);
    failure.trace().forEach(json.putArray("trace")::add);
    return json;
  }

  /** How the pairs of an entrant came out. */
  static ObjectNode pairs(Pentanomial pairs) {
    ObjectNode json = NODES.objectNode();
    ArrayNode counts = json.putArray("pairs");
    pairs.counts().forEach(counts::add);
    if (pairs.pairs() > 0) {
      elo(json.putObject("elo"), pairs.elo());
      elo(json.putObject("normalised"), pairs.normalised());
    }
    return json;
  }

  private static void elo(ObjectNode json, Pentanomial.Elo elo) {
    json.put("value", elo.value());
    json.putArray("interval").add(elo.low()).add(elo.high());
  }

  private static void put(ObjectNode json, Tally.Score score) {
    json.put("score", score.score());
    json.putArray("interval").add(score.interval().low()).add(score.interval().high());
  }

  /**
   * What people called the players, else the engines' own names; where several are the same, with a
   * number.
   */
  private static List<String> ids(Iterable<TournamentPlayer> players) {
    Map<String, Integer> seen = new HashMap<>();
    List<String> ids = new ArrayList<>();
    for (TournamentPlayer player : players) {
      String id = player.name().isEmpty() ? Name.parse(player.engine()).id() : player.name();
      int number = seen.merge(id, 1, Integer::sum);
      ids.add(number == 1 ? id : id + "#" + number);
    }
    return ids;
  }
}
