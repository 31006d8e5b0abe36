package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Missing;
import spielwerk.core.Mistake;
import spielwerk.web.table.Chair;
import spielwerk.web.table.Table;
import spielwerk.web.table.TableSpec;
import spielwerk.web.table.Tables;

/** Live games: starting them, looking at them, and every command of who plays. */
final class TableRoutes {
  private static final String TABLE = "/api/tables/{table}";
  private static final long DAY = 24L * 3_600_000;
  private static final int LISTED = 50;
  private static final int MOST_SEATS = 8;

  private final Tables tables;
  private final Catalogue catalogue;
  private final Seating seating;

  TableRoutes(Tables tables, Catalogue catalogue, Levels levels) {
    this.tables = tables;
    this.catalogue = catalogue;
    this.seating = new Seating(levels);
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/tables", this::list),
        Route.post("/api/tables", this::start),
        Route.get(TABLE, request -> Answer.json(request, table(request).json())),
        Route.delete(TABLE, this::delete),
        Route.get(TABLE + "/positions/{node}", this::position),
        Route.post(TABLE + "/moves", this::move),
        Route.post(TABLE + "/takeback", this::takeBack),
        Route.post(TABLE + "/continue", this::playFrom),
        Route.post(TABLE + "/resign", this::resign),
        Route.post(TABLE + "/draw", this::draw),
        Route.post(TABLE + "/pause", this::pause),
        Route.post(TABLE + "/hurry", this::hurry),
        Route.put(TABLE + "/seats/{seat}", this::takeOver),
        Route.put(TABLE + "/nodes/{node}", this::annotate),
        Route.delete(TABLE + "/nodes/{node}", this::deleteNode),
        Route.post(TABLE + "/nodes/{node}/promote", this::promote));
  }

  private Table table(Context request) {
    return tables.find(request.pathParam("table"));
  }

  static int number(Context request, String name) {
    try {
      int number = Integer.parseInt(request.pathParam(name));
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // answered below
    }
    throw new Missing("There is no " + name + " of that name; it is a number from 0.");
  }

  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    tables.latest(LISTED).forEach(items::add);
    Answer.json(request, json);
  }

  private void start(Context request) {
    Body body = Body.of(request, "game", "setup", "seats", "clock", "hosted");
    Game game = catalogue.game(body.text("game"));
    List<Chair> chairs =
        body.list("seats", MOST_SEATS, Seating.FIELDS).stream()
            .map(seat -> seating.chair(seat, game))
            .toList();
    Body clock = body.object("clock", "limit", "increment");
    TableSpec spec =
        new TableSpec(
            game.text(),
            body.text("setup", ""),
            chairs,
            clock.number("limit", 0, 0, DAY),
            clock.number("increment", 0, 0, DAY));
    opened(request, tables.start(spec, body.truth("hosted", false)));
  }

  /** Who opens a table is told its key, and nobody else. */
  static void opened(Context request, Table table) {
    request.status(201);
    ObjectNode json = table.json();
    if (!table.hostKey().isEmpty()) {
      json.put("key", table.hostKey());
    }
    Answer.json(request, json);
  }

  private void delete(Context request) {
    tables.delete(Hands.of(request), request.pathParam("table"));
    Answer.done(request);
  }

  private void position(Context request) {
    Answer.json(request, table(request).position(number(request, "node")));
  }

  private void move(Context request) {
    Body body = Body.of(request, "node", "move");
    int node = table(request).play(Hands.of(request), body.number("node"), body.text("move"));
    Answer.json(request, JsonNodeFactory.instance.objectNode().put("node", node));
  }

  private void takeBack(Context request) {
    boolean agreed = Body.of(request, "agreed").truth("agreed", true);
    table(request).takeBack(Hands.of(request), agreed);
    Answer.done(request);
  }

  private void playFrom(Context request) {
    table(request).playFrom(Hands.of(request), Body.of(request, "node").number("node"));
    Answer.done(request);
  }

  private void resign(Context request) {
    table(request).resign(Hands.of(request), Body.of(request, "seat").number("seat"));
    Answer.done(request);
  }

  private void draw(Context request) {
    table(request).draw(Hands.of(request), Body.of(request, "seat").number("seat"));
    Answer.done(request);
  }

  private void pause(Context request) {
    table(request).pause(Hands.of(request), Body.of(request, "paused").truth("paused", true));
    Answer.done(request);
  }

  private void hurry(Context request) {
    Body.of(request);
    table(request).hurry(Hands.of(request));
    Answer.done(request);
  }

  private void takeOver(Context request) {
    Table table = table(request);
    Game game = catalogue.game(table.json().path("game").asText());
    Chair chair = seating.chair(Body.of(request, Seating.FIELDS), game);
    table.takeOver(Hands.of(request), number(request, "seat"), chair);
    Answer.done(request);
  }

  private void annotate(Context request) {
    Body body = Body.of(request, "comment", "mark");
    String comment = body.optional("comment").orElse(null);
    String mark = body.optional("mark").orElse(null);
    if (comment == null && mark == null) {
      throw new Mistake("There is neither a comment nor a mark to write down.");
    }
    table(request).annotate(Hands.of(request), number(request, "node"), comment, mark);
    Answer.done(request);
  }

  private void deleteNode(Context request) {
    table(request).delete(Hands.of(request), number(request, "node"));
    Answer.done(request);
  }

  private void promote(Context request) {
    Body.of(request);
    table(request).promote(Hands.of(request), number(request, "node"));
    Answer.done(request);
  }
}
