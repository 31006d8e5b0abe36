package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.runs.ClassTournaments;
import spielwerk.web.runs.RunService;
import spielwerk.web.table.Credentials;

/** Tournaments of classes: students enter engines, the teacher begins the round robin. */
final class ClassRoutes {
  private static final String CLASSES = "/api/classes";
  private static final String CLASS = CLASSES + "/{class}";
  private static final String ENTRY = CLASS + "/entries/{name}";

  private final RunService desk;
  private final EventStreams streams;
  private final AccessSettings accessSettings;

  ClassRoutes(RunService desk, EventStreams streams, AccessSettings accessSettings) {
    this.desk = desk;
    this.streams = streams;
    this.accessSettings = accessSettings;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, CLASSES, request -> Responses.json(request, classes().list()))
            .about("The tournaments of classes")
            .answers("items: id, title, game, games, budget, openings, entries, run"),
        Route.post(Role.OWNER, CLASSES, this::begin)
            .about("A new one, in which students can enter engines")
            .takes(
                JsonShape.object()
                    .may("title", JsonShape.text())
                    .must("game", JsonShape.text())
                    .may("games", JsonShape.integer().about("of each two"))
                    .may("budget", JsonShape.text())
                    .may("openings", JsonShape.text()))
            .creates("the class, and key: the teacher's"),
        Route.get(
                Role.GUEST, CLASS, request -> Responses.json(request, classes().json(id(request))))
            .about(
                "A class with its entries, its exercises, how many pupils joined, the engines that"
                    + " can be entered and whether programs can be (programs); an entry that has"
                    + " waits must be accepted before it plays")
            .asks(JsonShapes.CLASS_KEY)
            .answers("the class")
            .refuses(404),
        Route.delete(Role.OWNER, CLASS, this::delete)
            .about("Delete a class; its runs stay. Only its teacher can")
            .asks(JsonShapes.CLASS_KEY),
        Route.get(
                Role.GUEST,
                CLASS + "/events",
                request -> streams.send(request, classes().channel(id(request))))
            .about("Server-sent events class: the class after every change")
            .answers("text/event-stream"),
        Route.get(Role.GUEST, CLASS + "/rights", this::rights)
            .about("What the holder of these keys may do")
            .asks(JsonShapes.CLASS_KEY)
            .answers("teacher: true or false; mine: the names of entries"),
        Route.post(Role.OWNER, CLASS + "/claim", this::claim)
            .about(
                "A new key for the teacher, where the workbench was started for this machine alone;"
                    + " the one before opens nothing any more")
            .answers("key"),
        Route.post(Role.GUEST, CLASS + "/entries", this::enter)
            .about(
                "Enter an engine, a jar that brings one, or a written opening after which that"
                    + " engine goes on")
            .asks(JsonShapes.CLASS_KEY)
            .takes(
                JsonShape.object()
                    .must("name", JsonShape.text())
                    .may(
                        "key",
                        JsonShape.text()
                            .about(
                                "from the answer to an earlier entry, to change it; the same as the"
                                    + " header"))
                    .must("engine", JsonShape.text())
                    .may(
                        "opening",
                        JsonShape.text().about("a line of moves of both sides on each line"))
                    .may(
                        "jar",
                        JsonShape.text()
                            .about("in base 64, up to 4 MB; it waits until the teacher accepts it"))
                    .may(
                        "script",
                        JsonShape.text()
                            .about(
                                "instead of an engine a Python script that speaks JSON Lines, up to"
                                    + " 100,000 characters, where programs are allowed; it waits"
                                    + " until the teacher accepts it")))
            .creates("key: to change the entry and take it out")
            .refuses(403),
        Route.delete(Role.GUEST, ENTRY, this::remove)
            .about("Take an entry out; its student may, and the teacher")
            .asks(JsonShapes.CLASS_KEY)
            .refuses(403),
        Route.get(Role.GUEST, ENTRY + "/script", this::script)
            .about("The script of an entry, for its student and the teacher")
            .asks(JsonShapes.CLASS_KEY)
            .answers("text")
            .refuses(400, 403),
        Route.post(Role.OWNER, ENTRY + "/accept", this::accept)
            .about("The teacher lets an entry play that brings a jar or starts a program")
            .asks(JsonShapes.CLASS_KEY)
            .takes(
                JsonShape.object()
                    .must("waits", JsonShape.text().about("as in the entry that the teacher saw"))),
        Route.post(Role.OWNER, CLASS + "/start", this::start)
            .about("The teacher begins the round robin of all entries that need not wait")
            .asks(JsonShapes.CLASS_KEY)
            .takes(JsonShape.object().may("threads", JsonShape.integer()))
            .creates("run"));
  }

  private ClassTournaments classes() {
    return desk.classes();
  }

  private static String id(Context request) {
    return request.pathParam("class");
  }

  private void begin(Context request) {
    RequestBody body = RequestBody.of(request, "title", "game", "games", "budget", "openings");
    request.status(201);
    Responses.json(
        request,
        classes()
            .begin(
                body.text("title", ""),
                body.text("game"),
                (int) body.number("games", 0, 0, Integer.MAX_VALUE),
                body.text("budget", "free"),
                body.text("openings", "none")));
  }

  private void delete(Context request) {
    classes().delete(id(request), CredentialsReader.ofClass(request));
    Responses.done(request);
  }

  private void rights(Context request) {
    Responses.json(request, classes().rights(id(request), CredentialsReader.ofClass(request)));
  }

  private void claim(Context request) {
    RequestBody.of(request);
    if (!accessSettings.alone()) {
      throw new RequestRefused(
          403,
          "A class can be claimed only where the workbench was started for this machine alone.");
    }
    Responses.json(request, key(classes().claim(id(request))));
  }

  private static ObjectNode key(String key) {
    return JsonNodeFactory.instance.objectNode().put("key", key);
  }

  private void enter(Context request) {
    RequestBody body =
        RequestBody.large(request, "name", "key", "engine", "opening", "jar", "script");
    Credentials credentials = CredentialsReader.ofClass(request);
    Set<String> keys = new HashSet<>(credentials.keys());
    body.optional("key").ifPresent(keys::add);
    Optional<String> script = body.optionalLong("script");
    String engine = script.isPresent() ? "" : body.text("engine");
    if (body.optional("opening").isPresent()) {
      engine = opening(body.text("opening"), engine);
    }
    Optional<byte[]> jar = body.has("jar") ? Optional.of(body.bytes("jar")) : Optional.empty();
    ClassTournaments.Wish wish = new ClassTournaments.Wish(body.text("name"), engine, jar, script);
    String key = classes().enter(id(request), new Credentials(keys, credentials.owner()), wish);
    request.status(201);
    Responses.json(request, key(key));
  }

  /** The engine that plays written lines of moves, and then as another one. */
  private static String opening(String lines, String then) {
    if (lines.isBlank()) {
      throw new Mistake("An opening has at least one line of moves.");
    }
    Map<String, String> options = new LinkedHashMap<>();
    options.put("lines", String.join("; ", lines.lines().filter(l -> !l.isBlank()).toList()));
    options.put("then", then);
    return new Name("opening", List.of(), options).toString();
  }

  private void accept(Context request) {
    String seen = RequestBody.of(request, "waits").text("waits");
    classes().accept(id(request), CredentialsReader.ofClass(request), name(request), seen);
    Responses.done(request);
  }

  private void script(Context request) {
    String text = classes().script(id(request), CredentialsReader.ofClass(request), name(request));
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("text", text));
  }

  private void remove(Context request) {
    classes().remove(id(request), CredentialsReader.ofClass(request), name(request));
    Responses.done(request);
  }

  private static String name(Context request) {
    return request.pathParam("name");
  }

  private void start(Context request) {
    int threads = (int) RequestBody.of(request, "threads").number("threads", 0, 0, 1024);
    String run = classes().start(id(request), CredentialsReader.ofClass(request), threads);
    request.status(201);
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("run", run));
  }
}
