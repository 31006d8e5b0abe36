package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Parameter;
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
  private static final int LONGEST_LIST = 4000;

  private final Tables tables;
  private final Catalogue catalogue;
  private final ChairReader seating;
  private final GuestEngines guests;

  TableRoutes(Tables tables, Catalogue catalogue, RecommendedEngines recommended) {
    this.tables = tables;
    this.catalogue = catalogue;
    this.seating = new ChairReader(recommended);
    this.guests = new GuestEngines(catalogue);
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/tables", this::list)
            .about(
                "The tables that were changed last, the latest first (at most 50); only the owner gets all of them")
            .asks(
                Parameter.query(
                    "of",
                    JsonShape.text().signs(4000),
                    "only the tables with these ids, separated by commas; a guest who names none gets none"))
            .answers("items: Card"),
        Route.post(Role.GUEST, "/api/tables", this::start)
            .about("Start a game; whoever asks for a host's key (hosted) gets it as \"key\", once")
            .takes(JsonShape.named("NewTable"))
            .creates("The whole table", JsonShape.named("Table")),
        Route.get(Role.GUEST, TABLE, request -> Responses.json(request, at(request, Table::json)))
            .about("The whole table")
            .answers("The whole table", JsonShape.named("Table"))
            .refuses(404),
        Route.delete(Role.GUEST, TABLE, this::delete)
            .about("Delete a table; a game in the library stays there. Only the host can"),
        Route.get(Role.GUEST, TABLE + "/positions/{node}", this::position)
            .about("All a board needs to show the position after a move")
            .answers("Position", JsonShape.named("Position")),
        Route.post(Role.GUEST, TABLE + "/moves", this::move)
            .about("Play a move where the game stands, or try a variation anywhere else")
            .takes(
                JsonShape.object().must("node", JsonShape.integer()).must("move", JsonShape.text()))
            .answers("node: the number of the move"),
        Route.post(Role.GUEST, TABLE + "/takeback", this::takeBack)
            .about(
                "Go back to before one's last move; the moves stay as a variation. Against another"
                    + " person it is asked for, and done when that person does the same")
            .asks(JsonShapes.KEY)
            .takes(
                JsonShape.object()
                    .may(
                        "agreed", JsonShape.flag().usually(true).about("false: no, or no longer"))),
        Route.post(Role.GUEST, TABLE + "/continue", this::playFrom)
            .about("Play on from any move of the tree")
            .takes(JsonShape.object().must("node", JsonShape.integer())),
        Route.post(Role.GUEST, TABLE + "/resign", this::resign)
            .about("A seat gives up")
            .takes(JsonShapes._SEAT),
        Route.post(Role.GUEST, TABLE + "/draw", this::draw)
            .about("A seat offers a draw, or accepts the one that was offered")
            .takes(JsonShapes._SEAT),
        Route.post(Role.GUEST, TABLE + "/pause", this::pause)
            .about("Engines and clocks wait, or go on")
            .takes(JsonShape.object().may("paused", JsonShape.flag())),
        Route.post(Role.GUEST, TABLE + "/hurry", this::hurry)
            .about("Make the engine that is thinking move now"),
        Route.post(Role.GUEST, TABLE + "/rematch", this::rematch)
            .about(
                "The next game of the same players, everybody one seat further; the same table for"
                    + " all who ask. Keys are worth the same there")
            .answers("table, its id")
            .refuses(400),
        Route.put(Role.GUEST, TABLE + "/seats/{seat}", this::takeOver)
            .about(
                "Give a seat to another player; whoever holds the seat may do that, and the host")
            .asks(JsonShapes.KEY)
            .takes(JsonShape.named("Seat")),
        Route.put(Role.GUEST, TABLE + "/nodes/{node}", this::annotate)
            .about("Comment on a move, or mark it")
            .takes(
                JsonShape.object()
                    .may("comment", JsonShape.text())
                    .may("mark", JsonShape.text().one("", "!", "!!", "?", "??", "!?", "?!"))),
        Route.delete(Role.GUEST, TABLE + "/nodes/{node}", this::deleteNode)
            .about("Delete a variation from this move on"),
        Route.post(Role.GUEST, TABLE + "/nodes/{node}/promote", this::promote)
            .about("Make a variation the first choice where it begins"));
  }

  private <T> T at(Context request, Function<Table, T> what) {
    return at(tables, request, what);
  }

  private void command(Context request, Consumer<Table> what) {
    at(
        request,
        table -> {
          what.accept(table);
          return true;
        });
    Responses.done(request);
  }

  /** At the table of a request; whoever gives it a command is served there next. */
  static <T> T at(Tables tables, Context request, Function<Table, T> what) {
    return tables.with(
        request.pathParam("table"),
        table -> {
          if (request.method() != HandlerType.GET) {
            table.usedBy(request.ip());
          }
          return what.apply(table);
        });
  }

  /** The same for those who may ask engines there. */
  static <T> T asked(Tables tables, Context request, Function<Table, T> what) {
    return at(
        tables,
        request,
        table -> {
          table.checkAsking(CredentialsReader.of(request));
          return what.apply(table);
        });
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

  /** The tables that are named, or all that there are; which those are is the owner's business. */
  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    String of = request.queryParam("of");
    if (of != null) {
      if (of.length() > LONGEST_LIST) {
        throw new Mistake("At most " + LONGEST_LIST + " characters of names can be asked for.");
      }
      tables.latest(LISTED, new HashSet<>(List.of(of.split(",")))::contains).forEach(items::add);
    } else if (CredentialsReader.role(request) == Role.OWNER) {
      tables.latest(LISTED, id -> true).forEach(items::add);
    }
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
    Table table = tables.start(spec, body.truth("hosted", false));
    Responses.json(request, opened(tables, request, table));
  }

  /** Only whoever opens a table receives its key. */
  static ObjectNode opened(Tables tables, Context request, Table opened) {
    request.status(201);
    opened.usedBy(request.ip());
    ObjectNode json = tables.with(opened.id(), Table::json);
    if (!opened.hostKey().isEmpty()) {
      json.put("key", opened.hostKey());
    }
    return json;
  }

  private void delete(Context request) {
    tables.delete(CredentialsReader.of(request), request.pathParam("table"));
    Responses.done(request);
  }

  private void position(Context request) {
    int node = number(request, "node");
    ObjectNode json = at(request, table -> table.position(node));
    Responses.json(request, json);
  }

  private void move(Context request) {
    RequestBody body = RequestBody.of(request, "node", "move");
    int from = body.number("node");
    String move = body.text("move");
    int node = at(request, table -> table.play(CredentialsReader.of(request), from, move));
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("node", node));
  }

  private void takeBack(Context request) {
    boolean agreed = RequestBody.of(request, "agreed").truth("agreed", true);
    command(request, table -> table.takeBack(CredentialsReader.of(request), agreed));
  }

  private void playFrom(Context request) {
    int node = RequestBody.of(request, "node").number("node");
    command(request, table -> table.playFrom(CredentialsReader.of(request), node));
  }

  private void resign(Context request) {
    int seat = RequestBody.of(request, "seat").number("seat");
    command(request, table -> table.resign(CredentialsReader.of(request), seat));
  }

  private void draw(Context request) {
    int seat = RequestBody.of(request, "seat").number("seat");
    command(request, table -> table.draw(CredentialsReader.of(request), seat));
  }

  private void pause(Context request) {
    boolean paused = RequestBody.of(request, "paused").truth("paused", true);
    command(request, table -> table.pause(CredentialsReader.of(request), paused));
  }

  private void hurry(Context request) {
    RequestBody.of(request);
    command(request, table -> table.hurry(CredentialsReader.of(request)));
  }

  private void rematch(Context request) {
    RequestBody.of(request);
    Table next = tables.rematch(CredentialsReader.of(request), request.pathParam("table"));
    next.usedBy(request.ip());
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("table", next.id()));
  }

  private void takeOver(Context request) {
    Game game = catalogue.game(at(request, Table::json).path("game").asText());
    Chair chair = seating.chair(RequestBody.of(request, ChairReader.FIELDS), game);
    guests.check(request, chair.engine(), game);
    int seat = number(request, "seat");
    command(request, table -> table.takeOver(CredentialsReader.of(request), seat, chair));
  }

  private void annotate(Context request) {
    RequestBody body = RequestBody.of(request, "comment", "mark");
    String comment = body.optional("comment").orElse(null);
    String mark = body.optional("mark").orElse(null);
    if (comment == null && mark == null) {
      throw new Mistake("There is neither a comment nor a mark to save.");
    }
    int node = number(request, "node");
    command(request, table -> table.annotate(CredentialsReader.of(request), node, comment, mark));
  }

  private void deleteNode(Context request) {
    int node = number(request, "node");
    command(request, table -> table.delete(CredentialsReader.of(request), node));
  }

  private void promote(Context request) {
    RequestBody.of(request);
    int node = number(request, "node");
    command(request, table -> table.promote(CredentialsReader.of(request), node));
  }
}
