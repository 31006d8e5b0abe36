package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Catalogue;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Option;
import spielwerk.core.Recommendation;
import spielwerk.core.StrengthLevel;
import spielwerk.web.openapi.JsonShapes;

/** What can be played, and who plays it. */
final class CatalogueRoutes {
  private final Catalogue catalogue;
  private final RecommendedEngines recommended;

  CatalogueRoutes(Catalogue catalogue, RecommendedEngines recommended) {
    this.catalogue = catalogue;
    this.recommended = recommended;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/games", this::games)
            .about("What can be played")
            .answers("items: id, name, about, seats [min, max], options"),
        Route.get(Role.GUEST, "/api/engines", this::engines)
            .about("Who can play a game")
            .asks(JsonShapes.GAME_TEXT)
            .answers("items: id, name, about, options")
            .refuses(400),
        Route.get(Role.GUEST, "/api/levels", this::levels)
            .about(
                "Who advises, who analyses and which strength levels a game has, and how many sit"
                    + " at it")
            .asks(JsonShapes.GAME_TEXT)
            .answers(
                "seats, seatNames, advisor and analyst: engine, budget, choice; items: level,"
                    + " engine, budget, choice, and where it was measured rating (Elo, level 1 has"
                    + " 0) with ratingInterval, score against the level below with scoreInterval,"
                    + " games")
            .refuses(400));
  }

  private void games(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    for (GameInfo game : catalogue.games()) {
      ObjectNode item = items.addObject();
      item.put("id", game.id()).put("name", game.name()).put("about", game.about());
      item.putArray("seats").add(game.minSeats()).add(game.maxSeats());
      item.set("options", options(game.options()));
    }
    Responses.json(request, json);
  }

  private Game game(Context request) {
    String text = request.queryParam("game");
    return catalogue.game(text == null ? "" : text);
  }

  private void engines(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    for (EngineInfo engine : catalogue.engines(game(request))) {
      ObjectNode item = items.addObject();
      item.put("id", engine.id()).put("name", engine.name()).put("about", engine.about());
      item.set("options", options(engine.options()));
    }
    Responses.json(request, json);
  }

  private void levels(Context request) {
    Game game = game(request);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("seats", game.traits().seats());
    ArrayNode names = json.putArray("seatNames");
    for (int seat = 0; seat < game.traits().seats(); seat++) {
      names.add(game.notation().seat(seat));
    }
    Recommendation recommendation = recommended.of(game);
    json.set("advisor", engine(recommendation.advisor()));
    json.set("analyst", engine(recommendation.analyst()));
    ArrayNode items = json.putArray("items");
    for (StrengthLevel level : recommendation.levels()) {
      ObjectNode item = items.addObject().put("level", items.size());
      item.setAll(engine(level.player()));
      level.measured().ifPresent(measured -> measured(item, measured));
    }
    Responses.json(request, json);
  }

  private static ObjectNode engine(ConfiguredEngine one) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("engine", one.engine())
        .put("budget", one.budget().toString())
        .put("choice", one.choice().toString());
  }

  private static void measured(ObjectNode item, StrengthLevel.Measured measured) {
    range(item, "rating", measured.rating());
    measured.below().ifPresent(below -> range(item, "score", below));
    item.put("games", measured.games());
  }

  private static void range(ObjectNode item, String name, StrengthLevel.Range range) {
    item.put(name, range.value()).putArray(name + "Interval").add(range.low()).add(range.high());
  }

  private static ObjectNode options(List<Option> options) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    for (Option option : options) {
      ObjectNode one = json.putObject(option.name());
      one.put("kind", option.kind().name().toLowerCase(Locale.ROOT));
      one.put("default", option.fallback()).put("about", option.about());
      ArrayNode values = one.putArray("values");
      option.values().forEach(values::add);
    }
    return json;
  }
}
