package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.runs.LiveGamesFile;
import spielwerk.runs.RunFolder;
import spielwerk.web.table.PositionJson;

/** The games of a run that are being played, with all that a board needs. */
final class GamesUnderWay {
  private GamesUnderWay() {}

  /** Adds them to what a page draws of the run, which names the game. */
  static void add(ObjectNode picture, RunFolder run, Catalogue catalogue) {
    List<LiveGamesFile.Game> games = run.underWay();
    if (games.isEmpty()) {
      return;
    }
    ArrayNode list = picture.putArray("now");
    Game game = catalogue.game(picture.path("game").asText());
    for (LiveGamesFile.Game one : games) {
      Setup setup = new Setup(one.setup());
      State state = game.start(setup);
      List<Integer> moves = new ArrayList<>();
      List<Integer> movers = new ArrayList<>();
      for (String text : one.moves()) {
        int move = game.notation().legalMove(state, text);
        movers.add(state.turn());
        state.play(move);
        moves.add(move);
      }
      ObjectNode item = list.addObject().put("index", one.index());
      ArrayNode players = item.putArray("players");
      one.seats().forEach(players::add);
      thoughts(item.putArray("thoughts"), one, movers);
      item.put("goal", game.traits().goal().name().toLowerCase(Locale.ROOT));
      item.set(
          "position", PositionJson.write(new Position(game, setup, moves, state), one.moves()));
    }
  }

  /** What each seat thought last, by seat. */
  private static void thoughts(ArrayNode list, LiveGamesFile.Game game, List<Integer> movers) {
    Map<Integer, LiveGamesFile.LiveThought> latest = new TreeMap<>();
    for (LiveGamesFile.LiveThought thought : game.thoughts()) {
      if (thought.ply() >= 0 && thought.ply() < movers.size() && movers.get(thought.ply()) >= 0) {
        latest.put(movers.get(thought.ply()), thought);
      }
    }
    latest.forEach(
        (seat, thought) -> {
          ObjectNode item = list.addObject().put("seat", seat).put("move", thought.ply() + 1);
          if (thought.value() != null) {
            item.put("value", thought.value()).put("exact", thought.exact());
          }
          item.put("depth", thought.depth()).put("nodes", thought.nodes());
        });
  }
}
