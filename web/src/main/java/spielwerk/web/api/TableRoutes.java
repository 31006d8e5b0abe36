package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
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
  private final ChairReader seating;
  private final GuestEngines guests;

  TableRoutes(Tables tables, Catalogue catalogue, EngineLevels levels) {
    this.tables = tables;
    this.catalogue = catalogue;
    this.seating = new ChairReader(levels);
    this.guests = new GuestEngines(catalogue);
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/tables", this::list),
        Route.post(Role.GUEST, "/api/tables", this::start),
        Route.get(Role.GUEST, TABLE, request -> Responses.json(request, table(request).json())),
        Route.delete(Role.GUEST, TABLE, this::delete),
        Route.get(Role.GUEST, TABLE + "/positions/{node}", this::position),
        Route.post(Role.GUEST, TABLE + "/moves", this::move),
        Route.post(Role.GUEST, TABLE + "/takeback", this::takeBack),
        Route.post(Role.GUEST, TABLE + "/continue", this::playFrom),
        Route.post(Role.GUEST, TABLE + "/resign", this::resign),
        Route.post(Role.GUEST, TABLE + "/draw", this::draw),
        Route.post(Role.GUEST, TABLE + "/pause", this::pause),
        Route.post(Role.GUEST, TABLE + "/hurry", this::hurry),
        Route.put(Role.GUEST, TABLE + "/seats/{seat}", this::takeOver),
        Route.put(Role.GUEST, TABLE + "/nodes/{node}", this::annotate),
        Route.delete(Role.GUEST, TABLE + "/nodes/{node}", this::deleteNode),
        Route.post(Role.GUEST, TABLE + "/nodes/{node}/promote", this::promote));
  }

  private Table table(Context request) {
    return find(tables, request);
  }

  /** The table of a request; whoever gives it a command is served there next. */
  static Table find(Tables tables, Context request) {
    Table table = tables.find(request.pathParam("table"));
    if (request.method() != HandlerType.GET) {
      table.usedBy(request.ip());
    }
    return table;
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
    throw new NotFound("There is no " + name + " of that name; it is a number from 0.");
  }

  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    tables.latest(LISTED).forEach(items::add);
    Responses.json(request, json);
  }

  private void start(Context request) {
    RequestBody body = RequestBody.of(request, "game", "setup", "seats", "clock", "hosted");
    Game game = catalogue.game(body.text("game"));
    List<Chair> chairs =
        body.list("seats", MOST_SEATS, ChairReader.FIELDS).stream()
            .map(seat -> seating.chair(seat, game))
            .toList();
    chairs.forEach(chair -> guests.check(request, chair.engine(), game));
    RequestBody clock = body.object("clock", "limit", "increment");
    TableSpec spec =
        new TableSpec(
            game.text(),
            body.text("setup", ""),
            chairs,
            clock.number("limit", 0, 0, DAY),
            clock.number("increment", 0, 0, DAY));
    opened(request, tables.start(spec, body.truth("hosted", false)));
  }

  /** Only whoever opens a table receives its key. */
  static void opened(Context request, Table table) {
    request.status(201);
    table.usedBy(request.ip());
    ObjectNode json = table.json();
    if (!table.hostKey().isEmpty()) {
      json.put("key", table.hostKey());
    }
    Responses.json(request, json);
  }

  private void delete(Context request) {
    tables.delete(CredentialsReader.of(request), request.pathParam("table"));
    Responses.done(request);
  }

  private void position(Context request) {
    Responses.json(request, table(request).position(number(request, "node")));
  }

  private void move(Context request) {
    RequestBody body = RequestBody.of(request, "node", "move");
    int node =
        table(request).play(CredentialsReader.of(request), body.number("node"), body.text("move"));
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("node", node));
  }

  private void takeBack(Context request) {
    boolean agreed = RequestBody.of(request, "agreed").truth("agreed", true);
    table(request).takeBack(CredentialsReader.of(request), agreed);
    Responses.done(request);
  }

  private void playFrom(Context request) {
    table(request)
        .playFrom(CredentialsReader.of(request), RequestBody.of(request, "node").number("node"));
    Responses.done(request);
  }

  private void resign(Context request) {
    table(request)
        .resign(CredentialsReader.of(request), RequestBody.of(request, "seat").number("seat"));
    Responses.done(request);
  }

  private void draw(Context request) {
    table(request)
        .draw(CredentialsReader.of(request), RequestBody.of(request, "seat").number("seat"));
    Responses.done(request);
  }

  private void pause(Context request) {
    table(request)
        .pause(
            CredentialsReader.of(request), RequestBody.of(request, "paused").truth("paused", true));
    Responses.done(request);
  }

  private void hurry(Context request) {
    RequestBody.of(request);
    table(request).hurry(CredentialsReader.of(request));
    Responses.done(request);
  }

  private void takeOver(Context request) {
    Table table = table(request);
    Game game = catalogue.game(table.json().path("game").asText());
    Chair chair = seating.chair(RequestBody.of(request, ChairReader.FIELDS), game);
    guests.check(request, chair.engine(), game);
    table.takeOver(CredentialsReader.of(request), number(request, "seat"), chair);
    Responses.done(request);
  }

  private void annotate(Context request) {
    RequestBody body = RequestBody.of(request, "comment", "mark");
    String comment = body.optional("comment").orElse(null);
    String mark = body.optional("mark").orElse(null);
    if (comment == null && mark == null) {
      throw new Mistake("There is neither a comment nor a mark to write down.");
    }
    table(request).annotate(CredentialsReader.of(request), number(request, "node"), comment, mark);
    Responses.done(request);
  }

  private void deleteNode(Context request) {
    table(request).delete(CredentialsReader.of(request), number(request, "node"));
    Responses.done(request);
  }

  private void promote(Context request) {
    RequestBody.of(request);
    table(request).promote(CredentialsReader.of(request), number(request, "node"));
    Responses.done(request);
  }
}
