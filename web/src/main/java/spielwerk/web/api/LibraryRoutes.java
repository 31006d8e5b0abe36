package spielwerk.web.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import spielwerk.arena.library.Card;
import spielwerk.arena.library.Condition;
import spielwerk.arena.library.Encounter;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.Page;
import spielwerk.arena.library.Player;
import spielwerk.core.Mistake;
import spielwerk.web.table.Missing;
import spielwerk.web.table.Tables;

/** The library: looking for games, opening one at a table, deleting some. */
final class LibraryRoutes {
  private static final int USUAL = 30;
  private static final int MOST = 200;
  private static final int LONGEST = 500;

  private final Library library;
  private final Tables tables;

  LibraryRoutes(Library library, Tables tables) {
    this.library = library;
    this.tables = tables;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/library", this::page),
        Route.get("/api/library/{game}", this::game),
        Route.delete("/api/library/{game}", this::delete),
        Route.post("/api/library/{game}/open", this::open),
        Route.get("/api/tally", this::tally));
  }

  private static String query(Context request, String name) {
    String value = request.queryParam(name);
    if (value != null && value.length() > LONGEST) {
      throw new Mistake("The value of " + name + " is too long.");
    }
    return value == null ? "" : value.strip();
  }

  private static long number(Context request, String name, long fallback, long most) {
    String text = query(request, name);
    if (text.isEmpty()) {
      return fallback;
    }
    try {
      long number = Long.parseLong(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // answered below
    }
    throw new Mistake(name + " must be a whole number from 1 to " + most + ".");
  }

  private static Filter filter(Context request) {
    Filter filter = Filter.ALL;
    if (!query(request, "game").isEmpty()) {
      filter = filter.and(new Condition.Played(query(request, "game")));
    }
    if (!query(request, "player").isEmpty()) {
      filter = filter.and(new Condition.Player(query(request, "player"), fate(request)));
    }
    if (!query(request, "tag").isEmpty()) {
      filter = filter.and(new Condition.Tagged(query(request, "tag")));
    }
    if (!query(request, "words").isEmpty()) {
      filter = filter.and(new Condition.Said(query(request, "words")));
    }
    if (!query(request, "from").isEmpty() || !query(request, "before").isEmpty()) {
      filter = filter.and(new Condition.Dates(query(request, "from"), query(request, "before")));
    }
    return filter;
  }

  private static Condition.Fate fate(Context request) {
    String wanted = query(request, "fate");
    for (Condition.Fate fate : Condition.Fate.values()) {
      if (fate.name().toLowerCase(Locale.ROOT).equals(wanted.isEmpty() ? "any" : wanted)) {
        return fate;
      }
    }
    throw new Mistake("'" + wanted + "' is no fate; there are any, won, shared and lost.");
  }

  private void page(Context request) {
    Page page =
        library.page(
            filter(request),
            number(request, "after", Page.FIRST, Long.MAX_VALUE),
            (int) number(request, "size", USUAL, MOST));
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    page.cards().forEach(card -> items.add(card(card)));
    json.put("next", page.next());
    Answer.json(request, json);
  }

  private static ObjectNode card(Card card) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", card.id()).put("game", card.game()).put("date", card.date());
    ArrayNode players = json.putArray("players");
    for (Player player : card.players()) {
      players.addObject().put("name", player.name()).put("kind", player.kind().toString());
    }
    ArrayNode shares = json.putArray("shares");
    card.shares().forEach(shares::add);
    json.put("winner", card.winner()).put("reason", card.reason()).put("length", card.length());
    json.put("run", card.run()).put("comment", card.comment());
    ArrayNode tags = json.putArray("tags");
    card.tags().forEach(tags::add);
    return json;
  }

  private static long id(Context request) {
    return TableRoutes.number(request, "game");
  }

  private void game(Context request) {
    long id = id(request);
    String text =
        new GameJson()
            .write(
                library
                    .find(id)
                    .orElseThrow(() -> new Missing("There is no game " + id + " in the library.")));
    try {
      Answer.json(request, (ObjectNode) new ObjectMapper().readTree(text));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void delete(Context request) {
    long id = id(request);
    if (library.delete(List.of(id)) == 0) {
      throw new Missing("There is no game " + id + " in the library.");
    }
    Answer.done(request);
  }

  private void open(Context request) {
    Body.of(request);
    request.status(201);
    Answer.json(request, tables.show(id(request)).json());
  }

  private void tally(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    for (Encounter one : library.tally(query(request, "player"))) {
      items
          .addObject()
          .put("opponent", one.opponent())
          .put("hints", one.hints())
          .put("wins", one.won())
          .put("draws", one.drawn())
          .put("losses", one.lost());
    }
    Answer.json(request, json);
  }
}
