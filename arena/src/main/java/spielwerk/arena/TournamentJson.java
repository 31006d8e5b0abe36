package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The result of a tournament as the JSON document that others rely on: as that of a match. */
public final class TournamentJson {
  private TournamentJson() {}

  /**
   * The document. Engines, the rows and columns of the crosstable and the ratings come in the same
   * order, the best first; ids are the names of the players.
   *
   * @param run the id of the run, if it was kept
   */
  public static ObjectNode of(Tournament tournament, Standings standings, Optional<String> run) {
    TournamentSpec spec = tournament.spec();
    List<String> ids = spec.players().stream().map(TournamentPlayer::name).toList();
    List<Integer> order = standings.ranking();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", spec.game());
    json.put("kind", spec.kind().toString());
    json.put("games", standings.tally().games());
    json.put("planned", tournament.planned());
    json.put("finished", standings.finished());
    json.put("seed", spec.seed());
    run.ifPresent(id -> json.put("run", id));
    json.put("openings", spec.openings().shown());
    json.put("repeatable", spec.repeatable());
    MatchJson.put(
        json,
        ids,
        spec.players().stream().map(TournamentPlayer::entrant).toList(),
        order,
        standings.tally());
    for (int place = 0; place < order.size(); place++) {
      ObjectNode engine = (ObjectNode) json.get("engines").get(place);
      engine.put("total", standings.points().get(order.get(place)));
      standings
          .tally()
          .entrants()
          .get(order.get(place))
          .pairs()
          .ifPresent(pairs -> engine.set("pentanomial", MatchJson.pairs(pairs)));
    }
    crosstable(json.putArray("crosstable"), ids, order, standings.tally().crosstable());
    ArrayNode ratings = json.putArray("ratings");
    for (int number : order) {
      Ratings.Rating rating = standings.ratings().list().get(number);
      ObjectNode one = ratings.addObject().put("id", ids.get(number)).put("elo", rating.elo());
      one.putArray("interval").add(rating.low()).add(rating.high());
      one.put("group", rating.group());
    }
    json.put("groups", standings.ratings().groups());
    json.put("imaginedDraws", standings.ratings().mended());
    rounds(json.putArray("rounds"), ids, standings.results());
    return json;
  }

  static void crosstable(ArrayNode rows, List<String> ids, List<Integer> order, Crosstable table) {
    for (int number : order) {
      ObjectNode row = rows.addObject().put("id", ids.get(number));
      ObjectNode against = row.putObject("against");
      for (int other : order) {
        Crosstable.Cell cell = table.of(number, other);
        if (cell.games() > 0) {
          against
              .putObject(ids.get(other))
              .put("wins", cell.wins())
              .put("draws", cell.draws())
              .put("losses", cell.losses())
              .put("points", cell.points());
        }
      }
    }
  }

  private static void rounds(ArrayNode json, List<String> ids, List<Encounter.Result> results) {
    for (Encounter.Result result : results) {
      ObjectNode one = json.addObject().put("round", result.encounter().round() + 1);
      ArrayNode players = one.putArray("players");
      result.encounter().players().forEach(player -> players.add(ids.get(player)));
      ArrayNode points = one.putArray("points");
      IntStream.range(0, result.points().size()).forEach(i -> points.add(result.points().get(i)));
    }
  }
}
