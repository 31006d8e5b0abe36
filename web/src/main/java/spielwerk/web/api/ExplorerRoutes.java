package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import spielwerk.arena.library.Explorer;
import spielwerk.arena.library.GameSummary;
import spielwerk.arena.library.Library;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.web.library.Libraries;
import spielwerk.web.table.PositionJson;

/** What was played from a position in the games of a library, and who plays there at all. */
final class ExplorerRoutes {
  /** A question waits so long at most for the index; the next one goes on. */
  private static final long PATIENCE_MILLIS = 700;

  private static final int MOST_MOVES = 200;
  private static final int LISTED = 20;
  private static final int PROPOSED = 12;

  private final Libraries libraries;
  private final Catalogue catalogue;

  ExplorerRoutes(Libraries libraries, Catalogue catalogue) {
    this.libraries = libraries;
    this.catalogue = catalogue;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/players", this::players),
        Route.get(Role.GUEST, "/api/explorer", this::explore));
  }

  private Library library(Context request) {
    return libraries.get(GameQuery.query(request, "library"));
  }

  private void players(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    library(request)
        .players(GameQuery.query(request, "start").strip(), PROPOSED)
        .forEach(items::add);
    Responses.json(request, json);
  }

  private void explore(Context request) {
    Game game = catalogue.game(GameQuery.query(request, "game"));
    Setup setup = Setup.STANDARD;
    State state = game.start(setup);
    if (!(state instanceof Keyed)) {
      throw new Mistake(
          "Positions of " + game.text() + " have no keys, so they cannot be found again.");
    }
    List<Integer> moves = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (String text : GameQuery.query(request, "moves").strip().split(" +")) {
      if (!text.isEmpty()) {
        if (texts.size() == MOST_MOVES) {
          throw new Mistake("A position is reached by at most " + MOST_MOVES + " moves here.");
        }
        int move = game.notation().legalMove(state, text);
        texts.add(game.notation().format(state, move));
        state.play(move);
        moves.add(move);
      }
    }
    Explorer explorer = library(request).explorer(catalogue);
    Explorer.Extent extent = explorer.index(PATIENCE_MILLIS);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("indexed", extent.indexed()).put("games", extent.games());
    json.set("position", PositionJson.write(new Position(game, setup, moves, state), texts));
    ArrayNode list = json.putArray("moves");
    for (Explorer.Played one : explorer.moves(game, state)) {
      ObjectNode item = list.addObject();
      one.moves().forEach(item.putArray("moves")::add);
      item.put("games", one.games()).put("wins", one.wins());
      item.put("draws", one.draws()).put("losses", one.losses());
      one.players().forEach(item.putArray("players")::add);
    }
    ArrayNode items = json.putArray("items");
    for (GameSummary card : explorer.games(game, state, LISTED)) {
      items.add(LibraryRoutes.card(card));
    }
    Responses.json(request, json);
  }
}
