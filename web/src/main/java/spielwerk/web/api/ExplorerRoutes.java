package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import spielwerk.arena.library.BoardPattern;
import spielwerk.arena.library.Explorer;
import spielwerk.arena.library.GameSummary;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryPage;
import spielwerk.arena.library.PatternSearch;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Placed;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.web.library.Libraries;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.table.PositionJson;

/**
 * What was played from a position in the games of a library, where a pattern lay, and who plays
 * there at all.
 */
final class ExplorerRoutes {
  /** How long a question waits for the index at most; the next one goes on. */
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
        Route.get(Role.GUEST, "/api/players", this::players)
            .about("Names of players of a library that begin so, in small letters")
            .asks(JsonShapes.LIBRARY, Parameter.query("start", JsonShape.text()))
            .answers("items: at most 12 names"),
        Route.get(Role.GUEST, "/api/explorer", this::explore)
            .about(
                "What was played from a position in the games of a library; mirror images count as"
                    + " one")
            .asks(
                JsonShapes.LIBRARY,
                Parameter.query("game", JsonShape.text()),
                Parameter.query(
                    "setup", JsonShape.text(), "where the game starts, if not as usual"),
                Parameter.query("moves", JsonShape.text(), "from there, separated by spaces"))
            .answers(
                "indexed of games (ask again until they are equal), position, squares (where pieces lie on squares: rows from the top with x, o, a dot, a blank where nothing can lie), moves: moves (the first and its mirror images), games, wins, draws, losses of who moved, players; items: the latest games with the position")
            .refuses(400),
        Route.get(Role.GUEST, "/api/patterns", this::patterns)
            .about(
                "In which games of a library a pattern lay on the board, the latest first; turned and mirrored too, as far as the game allows that")
            .asks(
                JsonShapes.LIBRARY,
                Parameter.query("game", JsonShape.text()),
                Parameter.query(
                    "pattern",
                    JsonShape.text(),
                    "rows from the top, separated by slashes: x and o for the pieces of the first and the second seat, a dot for a free square, ? for anything; if smaller than the board, it may lie anywhere"),
                Parameter.query("after", JsonShape.integer(), "next of the part before"))
            .answers(
                "games (to be searched), looked (at in this part), next (0 at the end), items: games with ply, after how many moves the pattern first lay there")
            .refuses(400));
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
    Setup setup = new Setup(GameQuery.query(request, "setup"));
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
    if (state instanceof Placed placed) {
      json.set("squares", squares(placed.pieces()));
    }
    ArrayNode list = json.putArray("moves");
    for (Explorer.Played one : explorer.moves(game, state)) {
      ObjectNode item = list.addObject();
      one.moves().forEach(item.putArray("moves")::add);
      item.put("games", one.games()).put("wins", one.wins());
      item.put("draws", one.draws()).put("losses", one.losses());
      one.players().forEach(item.putArray("players")::add);
    }
    ArrayNode items = json.putArray("items");
    for (GameSummary summary : explorer.games(game, state, LISTED)) {
      items.add(LibraryRoutes.summary(summary));
    }
    Responses.json(request, json);
  }

  /** Rows from the top, as a pattern writes them, with a blank where no piece can lie. */
  private static ArrayNode squares(Placed.Pieces pieces) {
    ArrayNode rows = JsonNodeFactory.instance.arrayNode();
    for (int row = 0; row < pieces.rows(); row++) {
      StringBuilder signs = new StringBuilder();
      for (int column = 0; column < pieces.columns(); column++) {
        signs.append(" .xo".charAt(pieces.at(column, row) - Placed.NOWHERE));
      }
      rows.add(signs.toString());
    }
    return rows;
  }

  private void patterns(Context request) {
    Library library = library(request);
    Game game = catalogue.game(GameQuery.query(request, "game"));
    BoardPattern pattern = BoardPattern.read(GameQuery.query(request, "pattern"));
    PatternSearch search = new PatternSearch(library, catalogue, game, pattern);
    long after = GameQuery.number(request, "after", LibraryPage.FIRST, 1, LibraryPage.FIRST);
    PatternSearch.Part part = search.search(after, LISTED, PATIENCE_MILLIS);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("games", search.games()).put("looked", part.looked()).put("next", part.next());
    ArrayNode items = json.putArray("items");
    for (PatternSearch.Found one : part.found()) {
      items.add(LibraryRoutes.summary(one.game()).put("ply", one.ply()));
    }
    Responses.json(request, json);
  }
}
