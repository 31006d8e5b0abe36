package spielwerk.web.openapi;

import java.util.LinkedHashMap;
import java.util.Map;

/** Shapes and parameters that several routes share. */
public final class JsonShapes {
  public static final Parameter CHANNEL =
      Parameter.query("channel", JsonShape.list(JsonShape.text()), "may be given several times");

  public static final Parameter LESSON_GAME =
      Parameter.query(
          "game",
          JsonShape.text().signs(2000).usually("tree:figure=9"),
          "the text that makes the game; tree:figure=9, 10 and 11 are the search course's, tree"
              + " takes setup");

  public static final Parameter LESSON_SETUP =
      Parameter.query(
          "setup", JsonShape.text().signs(2000), "a position, or a tree as nested lists");

  public static final Parameter LESSON_MOVES =
      Parameter.query("moves", JsonShape.text().signs(2000), "played from there");

  public static final Parameter LESSON_DEPTH =
      Parameter.query(
          "depth",
          JsonShape.integer().from(0).to(60).usually(0),
          "in plies; 0 is all of a typed tree, else 3");

  public static final Parameter LESSON_SEED =
      Parameter.query("seed", JsonShape.integer().from(0).to(1000000000).usually(1));

  public static final Parameter GAME_TEXT =
      Parameter.query(
              "game", JsonShape.text(), "the text that makes the game, such as fiveinarow:size=9")
          .needed();

  public static final Parameter KEY =
      Parameter.header(
          "Table-Key", "the keys one holds, with commas between; without one, one watches");

  public static final Parameter LIBRARY =
      Parameter.query("library", JsonShape.text(), "the name of a library, else the main one");

  public static final Parameter FORMAT =
      Parameter.query("format", JsonShape.text(), "one of /api/formats, else jsonl");

  public static final Parameter CLASS_KEY =
      Parameter.header(
          "Class-Key",
          "the keys one holds, with commas between: the teacher's, or those of entries");

  public static final JsonShape _SEAT = JsonShape.object().must("seat", JsonShape.integer());

  public static final JsonShape _LINE =
      JsonShape.object()
          .must("node", JsonShape.integer())
          .must("moves", JsonShape.list(JsonShape.text()).items(200));

  /** Those with a name, in the order of the description. */
  public static final Map<String, JsonShape> ALL = all();

  private static final Map<String, Parameter> IN_PATH = inPath();

  private JsonShapes() {}

  /** What stands in a path in braces; a text unless it is known to be something else. */
  public static Parameter inPath(String name) {
    return IN_PATH.getOrDefault(name, path(name, JsonShape.text(), ""));
  }

  private static Parameter path(String name, JsonShape shape, String about) {
    return new Parameter(name, "path", true, about, shape);
  }

  private static Map<String, Parameter> inPath() {
    Map<String, Parameter> known = new LinkedHashMap<>();
    known.put(
        "node", path("node", JsonShape.integer(), "the number of a move; 0 is the beginning"));
    known.put("seat", path("seat", JsonShape.integer(), ""));
    known.put("game", path("game", JsonShape.integer(), ""));
    known.put("at", path("at", JsonShape.integer(), ""));
    known.put("generation", path("generation", JsonShape.integer(), ""));
    known.put("kind", path("kind", JsonShape.text(), "match, tournament, evolve, tune or train"));
    known.put(
        "report",
        path("report", JsonShape.text(), "experiment and scale, such as search-pvs-quick"));
    known.put(
        "file",
        path(
            "file",
            JsonShape.text(),
            "index.html, index-de.html, report.md, or a CSV or SVG file of the report"));
    return known;
  }

  private static Map<String, JsonShape> all() {
    Map<String, JsonShape> shapes = new LinkedHashMap<>();
    shapes.put(
        "NewTable",
        JsonShape.object()
            .must("game", JsonShape.text())
            .may("setup", JsonShape.text().about("the text of a position, else the usual start"))
            .must("seats", JsonShape.list(JsonShape.named("Seat")))
            .may(
                "clock",
                JsonShape.object()
                    .may("limit", JsonShape.integer().about("milliseconds"))
                    .may("increment", JsonShape.integer()))
            .may(
                "hosted",
                JsonShape.flag()
                    .usually(false)
                    .about("whether only holders of a key may play; otherwise everybody may")));
    shapes.put(
        "Seat",
        JsonShape.object()
            .must("kind", JsonShape.text().one("person", "engine"))
            .may("name", JsonShape.text())
            .may(
                "engine", JsonShape.text().about("the text that makes it; a team is an engine too"))
            .may("budget", JsonShape.text().about("time=1s, nodes=10000, .."))
            .may("choice", JsonShape.text().about("best, sigma=10, temperature=0.5"))
            .may("level", JsonShape.integer().about("instead of engine, budget and choice"))
            .may(
                "given",
                JsonShape.flag().answered().about("whether the seat was given away by a link")));
    shapes.put(
        "Card",
        JsonShape.object()
            .may("id", JsonShape.text())
            .may("game", JsonShape.text())
            .may("created", JsonShape.text())
            .may("changed", JsonShape.text())
            .may("length", JsonShape.integer())
            .may("library", JsonShape.integer().about("the game's number in the library, or 0"))
            .may("libraryName", JsonShape.text().about("which library, empty for the main one"))
            .may("hosted", JsonShape.flag())
            .may("seats", JsonShape.list(JsonShape.named("Seat")))
            .may("turn", JsonShape.integer().about("a seat, -1 chance, -2 over"))
            .may("status", JsonShape.text().one("playing", "over"))
            .may(
                "ending",
                JsonShape.object()
                    .may("reason", JsonShape.text())
                    .may("seat", JsonShape.integer())
                    .may("detail", JsonShape.text())
                    .may("shares", JsonShape.list(JsonShape.number()))));
    shapes.put(
        "Table",
        JsonShape.both(
            JsonShape.named("Card"),
            JsonShape.object()
                .may("seatNames", JsonShape.list(JsonShape.text()))
                .may("goal", JsonShape.text().one("win", "points"))
                .may("seed", JsonShape.text())
                .may(
                    "live",
                    JsonShape.integer().about("the number of the move at which the game stands"))
                .may("thinking", JsonShape.flag())
                .may("paused", JsonShape.flag())
                .may("drawOffer", JsonShape.integer().about("the seat that offers one, or -1"))
                .may(
                    "backOffer",
                    JsonShape.integer()
                        .about("the seat that asks to take its last move back, or -1"))
                .may("trouble", JsonShape.text())
                .may("next", JsonShape.text().about("the table of the rematch, or empty"))
                .may(
                    "clock",
                    JsonShape.object()
                        .may("limit", JsonShape.integer())
                        .may("increment", JsonShape.integer())
                        .may("running", JsonShape.integer())
                        .may("used", JsonShape.list(JsonShape.integer()))
                        .may("left", JsonShape.list(JsonShape.integer())))
                .may("nodes", JsonShape.list(JsonShape.named("Node")))
                .may("position", JsonShape.named("Position"))));
    shapes.put(
        "Node",
        JsonShape.object()
            .may("id", JsonShape.integer())
            .may("parent", JsonShape.integer())
            .may("move", JsonShape.text())
            .may(
                "hidden",
                JsonShape.flag()
                    .about(
                        "true instead of the move where a choice is secret until all have chosen"))
            .may(
                "children",
                JsonShape.list(JsonShape.integer())
                    .about("where there are several, the main line first"))
            .may("comment", JsonShape.text())
            .may("mark", JsonShape.text())
            .may(
                "value",
                JsonShape.number()
                    .about("what the position after it is worth to seat: -1 to 1, or points"))
            .may("seat", JsonShape.integer().about("0 in all games for two"))
            .may("exact", JsonShape.flag()));
    shapes.put(
        "Position",
        JsonShape.object()
            .may("node", JsonShape.integer())
            .may("game", JsonShape.text())
            .may("setup", JsonShape.text())
            .may("moves", JsonShape.list(JsonShape.text()))
            .may("text", JsonShape.text().about("the position as the game's notation writes it"))
            .may("turn", JsonShape.integer())
            .may("over", JsonShape.flag())
            .may("points", JsonShape.list(JsonShape.integer()))
            .may("last", JsonShape.text())
            .may(
                "legal",
                JsonShape.list(JsonShape.text())
                    .about("missing where very many moves are legal: then try"))
            .may(
                "board",
                JsonShape.text().about("a picture in letters; missing on very large boards"))
            .may("view", JsonShape.object().about("what the game's own board needs beyond this")));
    shapes.put(
        "Analysis",
        JsonShape.object()
            .about("also the data of the event analysis")
            .may(
                "phase",
                JsonShape.text()
                    .one(
                        "none", "waiting", "running", "done", "cancelled", "interrupted", "failed"))
            .may("engine", JsonShape.text())
            .may("budget", JsonShape.text())
            .may("trouble", JsonShape.text().about("why it failed, or empty"))
            .may("end", JsonShape.integer().about("the last move of the line that is analysed"))
            .may("done", JsonShape.integer())
            .may("total", JsonShape.integer())
            .may("moments", JsonShape.list(JsonShape.named("Moment")))
            .may(
                "thoughts",
                JsonShape.list(JsonShape.named("Moment"))
                    .about("what engines at the table thought before they moved")));
    shapes.put(
        "Moment",
        JsonShape.object()
            .may("node", JsonShape.integer())
            .may("value", JsonShape.number().about("of the position, for seat"))
            .may("seat", JsonShape.integer())
            .may("exact", JsonShape.flag())
            .may("turn", JsonShape.integer().about("whose turn it is there"))
            .may(
                "line",
                JsonShape.list(JsonShape.text())
                    .about("what the engine would play there, and then"))
            .may("effort", JsonShape.object())
            .may(
                "loss",
                JsonShape.number()
                    .about("how much less the move that led here was worth than the best"))
            .may("lossExact", JsonShape.flag().about("both values are proven"))
            .may("mark", JsonShape.text().one("", "?!", "?", "??")));
    shapes.put(
        "Advice",
        JsonShape.object()
            .about("the data of the events advice and thought")
            .may("advisor", JsonShape.text())
            .may("seat", JsonShape.integer())
            .may("engine", JsonShape.text())
            .may("node", JsonShape.integer())
            .may("done", JsonShape.flag())
            .may("turn", JsonShape.integer())
            .may("intent", JsonShape.text())
            .may("trouble", JsonShape.text())
            .may(
                "candidates",
                JsonShape.list(
                    JsonShape.object()
                        .may("move", JsonShape.text())
                        .may("rating", JsonShape.number())
                        .may("percent", JsonShape.number())
                        .may("value", JsonShape.number())
                        .may("exact", JsonShape.flag())
                        .may(
                            "prior",
                            JsonShape.number()
                                .about(
                                    "how likely it seemed before the search, a share of all moves;"
                                        + " missing where the engine has none"))
                        .may("line", JsonShape.list(JsonShape.text()))))
            .may("effort", JsonShape.object()));
    shapes.put(
        "NewRun",
        JsonShape.object()
            .must("kind", JsonShape.text().one("match", "tournament", "evolve", "tune", "train"))
            .must(
                "yaml",
                JsonShape.text()
                    .about(
                        "what the file of the command of that name would contain; openings may be a list"))
            .may("threads", JsonShape.integer().about("how much is done at once")));
    shapes.put(
        "Run",
        JsonShape.object()
            .may("id", JsonShape.text())
            .may("kind", JsonShape.text())
            .may("game", JsonShape.text())
            .may("players", JsonShape.list(JsonShape.text()))
            .may("began", JsonShape.text().about("ISO 8601"))
            .may("done", JsonShape.integer())
            .may("total", JsonShape.integer().about("at most"))
            .may("unit", JsonShape.text().one("games", "generations"))
            .may("state", JsonShape.text().one("running", "paused", "finished", "broken"))
            .may("stopping", JsonShape.flag().about("it was asked to stop and finishes its games"))
            .may("startedHere", JsonShape.flag())
            .may(
                "left",
                JsonShape.integer().about("seconds, if it goes on as it does; missing if unknown"))
            .may("fault", JsonShape.text())
            .may(
                "says",
                JsonShape.list(JsonShape.text())
                    .about("the last lines of its program, if it was started here"))
            .may(
                "picture",
                JsonShape.object()
                    .about(
                        "what a page shows; of a match or tournament the document that --json"
                            + " gives, of other kinds see docs/rooms.md")));
    return shapes;
  }
}
