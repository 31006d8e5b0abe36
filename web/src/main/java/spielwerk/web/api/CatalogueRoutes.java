package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Option;
import spielwerk.web.table.Chair;

/** What can be played, and who plays it. */
final class CatalogueRoutes {
  private final Catalogue catalogue;
  private final EngineLevels levels;

  CatalogueRoutes(Catalogue catalogue, EngineLevels levels) {
    this.catalogue = catalogue;
    this.levels = levels;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/games", this::games),
        Route.get(Role.GUEST, "/api/engines", this::engines),
        Route.get(Role.GUEST, "/api/levels", this::levels));
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
    ArrayNode items = json.putArray("items");
    for (Chair level : levels.of(game)) {
      items
          .addObject()
          .put("level", level.level())
          .put("engine", level.engine())
          .put("budget", level.budget().toString())
          .put("choice", level.choice().toString());
    }
    Responses.json(request, json);
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
