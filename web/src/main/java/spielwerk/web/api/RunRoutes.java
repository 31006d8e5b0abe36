package spielwerk.web.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.SeatNames;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.Origin;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunLabel;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.runs.GamePage;
import spielwerk.web.runs.RunKeeper;
import spielwerk.web.runs.RunService;
import spielwerk.web.table.Tables;

/** Runs: what there is, how it stands, and what is to be done with it. */
final class RunRoutes {
  private static final String RUNS = "/api/runs";
  private static final String RUN = RUNS + "/{run}";
  private static final int USUAL = 30;
  private static final int MOST = 200;
  private static final int LONGEST_YAML = 200_000;

  /** A report brings all it needs, and does nothing. */
  private static final String REPORT_POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

  private final RunService runs;
  private final Tables tables;
  private final EventStreams streams;
  private final RunKeeper keeper;

  RunRoutes(RunService runs, Tables tables, RunKeeper keeper, EventStreams streams) {
    this.keeper = keeper;
    this.runs = runs;
    this.tables = tables;
    this.streams = streams;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, RUNS, request -> Responses.json(request, runs.watch().listJson()))
            .about("All runs of the data folder, the latest first, whoever started them")
            .answers("able (whether runs can be started here), items: Run"),
        Route.get(
                Role.GUEST,
                RUNS + "/events",
                request -> streams.send(request, runs.watch().channel()))
            .about(
                "Server-sent events runs: the whole list after every change, at most about one a"
                    + " second")
            .answers("text/event-stream")
            .refuses(503),
        Route.post(Role.OWNER, RUNS, this::start)
            .about("Begin a run that YAML describes; it is played by a program of its own")
            .takes(JsonShape.named("NewRun"))
            .creates("id"),
        Route.post(Role.OWNER, RUNS + "/check", this::check)
            .about("Check the YAML of a run as POST /api/runs does, without beginning it")
            .takes(JsonShape.named("NewRun"))
            .answers(
                "fields: what stands in it, as texts, lists and objects; or wrong: one sentence"),
        Route.get(
                Role.GUEST,
                RUN,
                request -> Responses.json(request, runs.watch().whole(run(request))))
            .about("A run with its picture")
            .answers("Run", JsonShape.named("Run"))
            .refuses(404),
        Route.get(
                Role.GUEST,
                RUN + "/events",
                request -> streams.send(request, runs.watch().channel(run(request))))
            .about(
                "Server-sent events run: the run with its picture after every change, at most about"
                    + " one a second")
            .answers("text/event-stream")
            .refuses(404),
        Route.get(Role.GUEST, RUN + "/spec", this::spec)
            .about("All that decides the run, with the fields of its YAML")
            .answers("spec"),
        Route.post(Role.OWNER, RUN + "/pause", this::pause)
            .about("Finish the games under way, then stop; also a run that was started elsewhere")
            .refuses(400),
        Route.post(Role.OWNER, RUN + "/resume", this::resume)
            .about("Go on with a run that is paused or broken")
            .takes(JsonShape.object().may("threads", JsonShape.integer())),
        Route.post(Role.OWNER, RUN + "/stop", this::stop)
            .about(
                "End the program of a run at once; games under way are played anew when it is"
                    + " resumed")
            .refuses(400),
        Route.post(Role.OWNER, RUN + "/label", this::label)
            .about("Give a run a name and a note")
            .takes(JsonShape.object().may("name", JsonShape.text()).may("note", JsonShape.text())),
        Route.post(Role.OWNER, RUN + "/extend", this::extend)
            .about("Give a match whose test is not decided more games, and go on with it")
            .takes(JsonShape.object().may("games", JsonShape.integer())),
        Route.post(Role.OWNER, RUN + "/keep", this::keep)
            .about("Put the games of a run into a library, each once")
            .asks(JsonShapes.LIBRARY)
            .answers("added, known")
            .refuses(400),
        Route.delete(Role.OWNER, RUN, this::delete)
            .about("Delete a run and all its games; not while it is running")
            .refuses(400),
        Route.get(Role.GUEST, RUN + "/report", this::report)
            .about("The report of a run as one HTML page that needs nothing else")
            .asks(
                Parameter.query("download", JsonShape.text(), "with any value: as a file to keep"),
                Parameter.query("lang", JsonShape.text().usually("en"), "its language, en or de"))
            .answers("text/html")
            .refuses(400),
        Route.get(Role.GUEST, RUN + "/games", this::games)
            .about("Games of a match or tournament, the one that ended last first")
            .asks(
                Parameter.query("before", JsonShape.integer(), "next of the page before"),
                Parameter.query("size", JsonShape.integer().to(200).usually(30)))
            .answers(
                "items: at, index, players, shares, points, reason, length; next (0: that was"
                    + " all)"),
        Route.post(Role.GUEST, RUN + "/games/{at}/open", this::open)
            .about("Put a game of a run on a table")
            .creates("The whole table", JsonShape.named("Table")));
  }

  private static String run(Context request) {
    return request.pathParam("run");
  }

  private static int threads(RequestBody body) {
    return (int) body.number("threads", 0, 0, 1024);
  }

  private void start(Context request) {
    RequestBody body = RequestBody.of(request, "kind", "yaml", "threads", "library");
    boolean library = body.truth("library", false);
    String id = runs.start(body.text("kind"), body.longText("yaml", LONGEST_YAML), threads(body));
    if (library) {
      keeper.keepLater(id);
    }
    request.status(201);
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("id", id));
  }

  private void check(Context request) {
    RequestBody body = RequestBody.of(request, "kind", "yaml");
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    try {
      Object fields = runs.check(body.text("kind"), body.longText("yaml", LONGEST_YAML));
      json.set("fields", new ObjectMapper().valueToTree(fields));
    } catch (Mistake wrong) {
      json.put("wrong", wrong.getMessage()); // that is what was asked, so it is no error
    }
    Responses.json(request, json);
  }

  private void spec(Context request) {
    Responses.json(
        request, JsonNodeFactory.instance.objectNode().set("spec", runs.spec(run(request))));
  }

  /** The run of a request that changes it: that of a class is its teacher's. */
  private String own(Context request) {
    runs.classes().checkRun(run(request), CredentialsReader.ofClass(request));
    return run(request);
  }

  private void pause(Context request) {
    RequestBody.of(request);
    runs.pause(own(request));
    Responses.done(request);
  }

  private void resume(Context request) {
    runs.resume(own(request), threads(RequestBody.of(request, "threads")));
    Responses.done(request);
  }

  private void stop(Context request) {
    RequestBody.of(request);
    runs.stop(own(request));
    Responses.done(request);
  }

  private void extend(Context request) {
    int games = (int) RequestBody.of(request, "games").number("games", 0, 1, 10_000_000);
    runs.extend(own(request), games);
    Responses.done(request);
  }

  /** What is there already is not added again, so it can be asked for at any time. */
  private void keep(Context request) {
    RequestBody.of(request);
    Library.Added added = keeper.keep(own(request), GameQuery.query(request, "library"));
    Responses.json(
        request,
        JsonNodeFactory.instance
            .objectNode()
            .put("added", added.added())
            .put("known", added.known()));
  }

  private void label(Context request) {
    RequestBody body = RequestBody.of(request, "name", "note");
    runs.label(
        own(request),
        body.longText("name", RunLabel.LONGEST_NAME),
        body.longText("note", RunLabel.LONGEST_NOTE));
    Responses.done(request);
  }

  private void delete(Context request) {
    runs.delete(own(request));
    Responses.done(request);
  }

  private void report(Context request) {
    String id = run(request);
    String html = runs.report(id, Responses.language(request));
    if (request.queryParam("download") != null) {
      request.header("Content-Disposition", "attachment; filename=\"" + id + ".html\"");
    }
    request.header("Content-Security-Policy", REPORT_POLICY);
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Cache-Control", "no-store");
    request.contentType("text/html; charset=utf-8").result(html);
  }

  private void games(Context request) {
    long before = number(request.queryParam("before"), -1, Long.MAX_VALUE);
    int size = (int) number(request.queryParam("size"), USUAL, MOST);
    Responses.json(request, runs.games(run(request), before, size).json());
  }

  private static long number(@Nullable String text, long usual, long most) {
    if (text == null || text.isEmpty()) {
      return usual;
    }
    try {
      long number = Long.parseLong(text);
      if (number >= 0 && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // answered below
    }
    throw new Mistake("'before' and 'size' are whole numbers; 'size' is at most " + MOST + ".");
  }

  private void open(Context request) {
    RequestBody.of(request);
    RunFolder run = runs.folder(run(request));
    GameRecord record = GamePage.game(run, TableRoutes.number(request, "at"));
    LibraryGame game =
        LibraryGame.of(record)
            .withPlayers(
                SeatNames.of(run, runs.catalogue()).apply(record).stream()
                    .map(Participant::engine)
                    .toList())
            .withOrigin(new Origin(run.id(), run.info().kind(), run.info().spec().toString()));
    request.status(201);
    Responses.json(request, tables.show(game).json());
  }
}
