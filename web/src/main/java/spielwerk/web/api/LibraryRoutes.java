package spielwerk.web.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.re2j.Pattern;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.arena.ConfidenceInterval;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.FilterCondition;
import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.GameSummary;
import spielwerk.arena.library.HeadToHead;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.core.Participant;
import spielwerk.web.library.Libraries;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.table.Table;
import spielwerk.web.table.Tables;

/** The libraries: looking for games, opening one at a table, saying something, deleting some. */
final class LibraryRoutes {
  private static final Pattern DATE =
      Pattern.compile("|\\d{4}(-\\d{2}(-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?(\\.\\d+)?Z?)?)?)?");
  private static final int USUAL = 30;
  private static final int MOST = 200;
  private static final int FARTHEST = 10_000_000;
  private static final int LONGEST_NAME = 200;
  private static final int MOST_TAGS = 50;

  private final Libraries libraries;
  private final Tables tables;

  LibraryRoutes(Libraries libraries, Tables tables) {
    this.libraries = libraries;
    this.tables = tables;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/libraries", this::list)
            .about("All libraries; the main one has no name")
            .answers("items: name, games"),
        Route.post(Role.OWNER, "/api/libraries", this::create)
            .about("Make a library")
            .takes(JsonShape.object().must("name", JsonShape.text()))
            .creates(""),
        Route.get(Role.GUEST, "/api/library", this::page)
            .about("Games that match, the latest first unless sorted otherwise")
            .asks(
                JsonShapes.LIBRARY,
                Parameter.query("game", JsonShape.text()),
                Parameter.query("player", JsonShape.text()),
                Parameter.query(
                    "fate",
                    JsonShape.text().one("any", "won", "shared", "lost"),
                    "how the player fared"),
                Parameter.query("against", JsonShape.text(), "another player"),
                Parameter.query(
                    "result", JsonShape.text(), "1 to 8 for the seat that won, draw or none"),
                Parameter.query("reason", JsonShape.text(), "why it was over"),
                Parameter.query("shortest", JsonShape.integer()),
                Parameter.query("longest", JsonShape.integer()),
                Parameter.query("tag", JsonShape.text()),
                Parameter.query("run", JsonShape.text()),
                Parameter.query("words", JsonShape.text(), "in what was said"),
                Parameter.query("from", JsonShape.text(), "ISO 8601"),
                Parameter.query("before", JsonShape.text(), "ISO 8601"),
                Parameter.query(
                    "sort",
                    JsonShape.text(),
                    "number, date, game, players, result or length; with a minus the last come"
                        + " first"),
                Parameter.query("start", JsonShape.integer().usually(0), "how many to skip"),
                Parameter.query("size", JsonShape.integer().from(1).to(200).usually(30)))
            .answers("items, start, total (how many match)")
            .refuses(400),
        Route.get(Role.GUEST, "/api/library/{game}", this::game)
            .about("The whole of a game, as the library's JSON Lines have it")
            .asks(JsonShapes.LIBRARY)
            .answers("Game")
            .refuses(404),
        Route.put(Role.OWNER, "/api/library/{game}", this::edit)
            .about("Change what is said of a game")
            .asks(JsonShapes.LIBRARY)
            .takes(
                JsonShape.object()
                    .may("players", JsonShape.list(JsonShape.text()))
                    .may("date", JsonShape.text())
                    .may("event", JsonShape.text())
                    .may("comment", JsonShape.text())
                    .may("tags", JsonShape.list(JsonShape.text()))),
        Route.delete(Role.OWNER, "/api/library/{game}", this::delete)
            .about("Delete a game")
            .asks(JsonShapes.LIBRARY),
        Route.post(Role.GUEST, "/api/library/{game}/open", this::open)
            .about("Put a game on a table, to step through, to annotate or to play on")
            .asks(JsonShapes.LIBRARY)
            .takes(JsonShape.object().may("hosted", JsonShape.flag()))
            .creates("The whole table", JsonShape.named("Table")),
        Route.get(Role.GUEST, "/api/tally", this::tally)
            .about("How a player fared against each other")
            .asks(
                JsonShapes.LIBRARY,
                Parameter.query("player", JsonShape.text()),
                Parameter.query("game", JsonShape.text()))
            .answers("items: opponent, hints, wins, draws, losses, score, interval (95%)"));
  }

  private Library library(Context request) {
    return libraries.get(GameQuery.query(request, "library"));
  }

  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    items.addObject().put("name", "").put("games", libraries.main().count(Filter.ALL));
    for (String name : libraries.names()) {
      items.addObject().put("name", name).put("games", libraries.get(name).count(Filter.ALL));
    }
    Responses.json(request, json);
  }

  private void create(Context request) {
    libraries.create(RequestBody.of(request, "name").text("name").strip());
    request.status(201);
    Responses.done(request);
  }

  private void page(Context request) {
    Filter filter = GameQuery.filter(request);
    long from = GameQuery.number(request, "start", 0, 0, FARTHEST);
    int size = (int) GameQuery.number(request, "size", USUAL, 1, MOST);
    Library library = library(request);
    List<GameSummary> games = library.sorted(filter, GameQuery.sort(request), from, size);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    games.forEach(gameSummary -> items.add(summary(gameSummary)));
    json.put("start", from).put("total", library.count(filter));
    Responses.json(request, json);
  }

  static ObjectNode summary(GameSummary gameSummary) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", gameSummary.id())
        .put("game", gameSummary.game())
        .put("date", gameSummary.date());
    ArrayNode players = json.putArray("players");
    for (Participant player : gameSummary.players()) {
      ObjectNode one = players.addObject().put("name", player.name());
      one.put("kind", player.kind().toString()).put("hints", player.hints());
    }
    ArrayNode shares = json.putArray("shares");
    gameSummary.shares().forEach(shares::add);
    json.put("winner", gameSummary.winner())
        .put("reason", gameSummary.reason())
        .put("length", gameSummary.length());
    json.put("run", gameSummary.run()).put("comment", gameSummary.comment());
    ArrayNode tags = json.putArray("tags");
    gameSummary.tags().forEach(tags::add);
    return json;
  }

  private static long id(Context request) {
    return TableRoutes.number(request, "game");
  }

  private static NotFound missing(long id) {
    return new NotFound("There is no game " + id + " in the library.");
  }

  private void game(Context request) {
    long id = id(request);
    LibraryGame game = library(request).find(id).orElseThrow(() -> missing(id));
    try {
      Responses.json(request, (ObjectNode) new ObjectMapper().readTree(new GameJson().write(game)));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void edit(Context request) {
    RequestBody body = RequestBody.of(request, "players", "date", "event", "comment", "tags");
    Optional<List<String>> players = body.texts("players", 8, LONGEST_NAME);
    Optional<List<String>> tags = body.texts("tags", MOST_TAGS, LONGEST_NAME);
    Optional<String> date = body.optional("date").map(LibraryRoutes::date);
    Optional<String> event = body.optional("event");
    Optional<String> comment = body.optional("comment");
    long id = id(request);
    Library library = library(request);
    if (library.find(id).isEmpty()) {
      throw missing(id);
    }
    library.edit(
        id,
        game -> {
          LibraryGame changed = game;
          changed = players.isPresent() ? named(changed, players.get()) : changed;
          changed = date.isPresent() ? changed.withDate(date.get()) : changed;
          changed = event.isPresent() ? changed.withEvent(event.get()) : changed;
          changed = comment.isPresent() ? changed.withComment(comment.get()) : changed;
          return tags.isPresent() ? changed.withTags(tags.get()) : changed;
        });
    Responses.done(request);
  }

  /** Somebody with another name is a person, unless the name did not change. */
  private static LibraryGame named(LibraryGame game, List<String> names) {
    if (names.size() != game.players().size()) {
      throw new Mistake("The game has " + game.players().size() + " players.");
    }
    List<Participant> players = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      Participant before = game.players().get(seat);
      boolean same = before.name().equals(names.get(seat));
      players.add(same ? before : Participant.person(names.get(seat), before.hints()));
    }
    return game.withPlayers(players);
  }

  private static String date(String text) {
    String date = text.strip();
    if (!DATE.matches(date)) {
      throw new Mistake("A date is written 2026-11-30, or empty if nobody knows it.");
    }
    return date;
  }

  private void delete(Context request) {
    long id = id(request);
    if (library(request).delete(List.of(id)) == 0) {
      throw missing(id);
    }
    Responses.done(request);
  }

  private void open(Context request) {
    boolean hosted = RequestBody.of(request, "hosted").truth("hosted", false);
    String name = GameQuery.query(request, "library");
    long id = id(request);
    // what is written at a table with a game of the library changes the game: guests get a copy
    Table table =
        CredentialsReader.role(request) == Role.OWNER
            ? tables.show(name, id, hosted)
            : tables.lay(library(request).find(id).orElseThrow(() -> missing(id)), hosted);
    Responses.json(request, TableRoutes.opened(tables, request, table));
  }

  private void tally(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    String game = GameQuery.query(request, "game");
    Filter filter = game.isEmpty() ? Filter.ALL : Filter.ALL.and(new FilterCondition.Played(game));
    for (HeadToHead one : library(request).tally(GameQuery.query(request, "player"), filter)) {
      ConfidenceInterval interval =
          ConfidenceInterval.of(
              one.score() / one.games(), one.games(), new double[0]); // games stand alone
      ObjectNode item = items.addObject().put("opponent", one.opponent());
      item.put("hints", one.hints()).put("wins", one.won());
      item.put("draws", one.drawn()).put("losses", one.lost());
      item.put("score", one.score() / one.games());
      item.putArray("interval").add(interval.low()).add(interval.high());
    }
    Responses.json(request, json);
  }
}
