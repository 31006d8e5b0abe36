package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.files.GameWriter;
import spielwerk.core.Mistake;
import spielwerk.web.library.GameFiles;
import spielwerk.web.library.Libraries;
import spielwerk.web.library.PastedText;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.table.Table;
import spielwerk.web.table.Tables;

/** Games that come from elsewhere and go elsewhere: files and pasted text. */
final class FileRoutes {
  /** Larger files are written on the command line. */
  private static final int MOST_GAMES = 20_000;

  private final Libraries libraries;
  private final Tables tables;
  private final GameFiles files;
  private final PastedText pasted;

  FileRoutes(Libraries libraries, Tables tables, GameFiles files, PastedText pasted) {
    this.libraries = libraries;
    this.tables = tables;
    this.files = files;
    this.pasted = pasted;
  }

  /** How many games are not in the file because its format cannot hold them. */
  private static final String LEFT_OUT = "Spielwerk-Left-Out";

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/formats", request -> formats(request, files.formats()))
            .about(
                "The formats that games are read and written in; wthor is only read, moves only"
                    + " written")
            .answers("items: names"),
        Route.post(Role.OWNER, "/api/import", this::bring)
            .about("Add the games of a file to a library; all of them, or none")
            .asks(JsonShapes.LIBRARY)
            .takes(
                JsonShape.object()
                    .may("name", JsonShape.text())
                    .may("file", JsonShape.text().about("base 64, at most 16 MB"))
                    .may("text", JsonShape.text().about("instead of file")))
            .creates(
                "format, added, known (were there already), last (number of the last one),"
                    + " leftOut"),
        Route.get(Role.GUEST, "/api/export", this::take)
            .about("Games of a library as a file, chosen by their numbers or as in /api/library")
            .asks(JsonShapes.LIBRARY, JsonShapes.FORMAT, Parameter.query("ids", JsonShape.text()))
            .answers("text")
            .refuses(400),
        Route.post(Role.GUEST, "/api/paste", this::paste)
            .about("Open a table with what a text means (moves, a position, SGF, PSQ, GGF or JSON)")
            .takes(
                JsonShape.object()
                    .must("text", JsonShape.text())
                    .may("game", JsonShape.text().about("the game that is looked at"))
                    .may("hosted", JsonShape.flag()))
            .creates("the table; format: what the text was taken for; games: how many it holds"),
        Route.get(
                Role.GUEST,
                "/api/tables/{table}/formats",
                request -> formats(request, files.holding(game(request))))
            .about("The formats that can hold this game")
            .answers("items: names"),
        Route.get(Role.GUEST, "/api/tables/{table}/export", this::takeTable)
            .about("The game as a file")
            .asks(JsonShapes.FORMAT)
            .answers("text")
            .refuses(400));
  }

  private LibraryGame game(Context request) {
    return tables.with(request.pathParam("table"), Table::game);
  }

  private Library library(Context request) {
    return libraries.get(GameQuery.query(request, "library"));
  }

  private static void formats(Context request, List<String> names) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    names.forEach(items::add);
    Responses.json(request, json);
  }

  private void bring(Context request) {
    RequestBody body = RequestBody.large(request, "name", "file", "text");
    String name = body.text("name", "games");
    byte[] bytes =
        body.optionalLong("text").map(RequestBody::utf8).orElseGet(() -> body.bytes("file"));
    Library library = library(request);
    ObjectNode json =
        files.read(
            name,
            bytes,
            reader -> {
              Library.Added added = library.add(reader);
              ObjectNode told = JsonNodeFactory.instance.objectNode();
              told.put("format", reader.format()).put("added", added.added());
              told.put("known", added.known()).put("last", added.last());
              ArrayNode leftOut = told.putArray("leftOut");
              reader.leftOut().forEach(leftOut::add);
              return told;
            });
    request.status(201);
    Responses.json(request, json);
  }

  private void take(Context request) {
    List<LibraryGame> games = new ArrayList<>();
    Library library = library(request);
    String ids = request.queryParam("ids");
    if (ids != null && !ids.isBlank()) {
      for (long id : numbers(ids)) {
        library.find(id).ifPresent(games::add);
      }
    } else {
      Filter filter = GameQuery.filter(request);
      if (library.count(filter) > MOST_GAMES) {
        throw new Mistake(
            "More than "
                + MOST_GAMES
                + " games are written on the command line: spielwerk library export.");
      }
      library.forEach(filter, (id, game) -> games.add(game));
    }
    if (games.isEmpty()) {
      throw new Mistake("There is no game to write.");
    }
    send(request, "games", games);
  }

  private static List<Long> numbers(String text) {
    try {
      List<Long> ids =
          Arrays.stream(text.split(",")).map(String::strip).map(Long::valueOf).toList();
      if (ids.size() <= 1000) {
        return ids;
      }
    } catch (NumberFormatException noNumber) {
      // answered below
    }
    throw new Mistake("ids must be at most 1000 whole numbers separated by commas.");
  }

  private void takeTable(Context request) {
    send(request, request.pathParam("table"), List.of(game(request)));
  }

  private void send(Context request, String name, List<LibraryGame> games) {
    String format = GameQuery.query(request, "format");
    GameFiles.Written written =
        format.equals(GameWriter.SGF)
            ? files.writeFitting(format, games)
            : new GameFiles.Written(files.write(format.isEmpty() ? "jsonl" : format, games), 0);
    if (written.leftOut() > 0) {
      request.header(LEFT_OUT, "" + written.leftOut());
    }
    String ending =
        List.of("transcript", "moves").contains(format)
            ? "txt"
            : format.isEmpty() ? "jsonl" : format;
    request
        .contentType("text/plain; charset=utf-8")
        .header("Cache-Control", "no-store")
        .header("X-Content-Type-Options", "nosniff")
        .header("Content-Disposition", "attachment; filename=\"" + name + "." + ending + "\"")
        .result(written.text());
  }

  private void paste(Context request) {
    RequestBody body = RequestBody.of(request, "text", "game", "hosted");
    PastedText.Found found = pasted.read(body.longText("text"), body.text("game", ""));
    Table table = tables.lay(found.game(), body.truth("hosted", false));
    ObjectNode json = TableRoutes.opened(tables, request, table);
    Responses.json(request, json.put("format", found.format()).put("games", found.count()));
  }
}
