package spielwerk.web.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.Origin;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunLabel;
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
        Route.get(Role.GUEST, RUNS, request -> Responses.json(request, runs.watch().listJson())),
        Route.get(
            Role.GUEST, RUNS + "/events", request -> streams.send(request, runs.watch().channel())),
        Route.post(Role.OWNER, RUNS, this::start),
        Route.post(Role.OWNER, RUNS + "/check", this::check),
        Route.get(
            Role.GUEST, RUN, request -> Responses.json(request, runs.watch().whole(run(request)))),
        Route.get(
            Role.GUEST,
            RUN + "/events",
            request -> streams.send(request, runs.watch().channel(run(request)))),
        Route.get(Role.GUEST, RUN + "/spec", this::spec),
        Route.post(Role.OWNER, RUN + "/pause", this::pause),
        Route.post(Role.OWNER, RUN + "/resume", this::resume),
        Route.post(Role.OWNER, RUN + "/stop", this::stop),
        Route.post(Role.OWNER, RUN + "/label", this::label),
        Route.post(Role.OWNER, RUN + "/extend", this::extend),
        Route.post(Role.OWNER, RUN + "/keep", this::keep),
        Route.delete(Role.OWNER, RUN, this::delete),
        Route.get(Role.GUEST, RUN + "/report", this::report),
        Route.get(Role.GUEST, RUN + "/games", this::games),
        Route.post(Role.GUEST, RUN + "/games/{at}/open", this::open));
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
    LibraryGame game =
        LibraryGame.of(GamePage.game(run, TableRoutes.number(request, "at")))
            .withOrigin(new Origin(run.id(), run.info().kind(), run.info().spec().toString()));
    request.status(201);
    Responses.json(request, tables.show(game).json());
  }
}
