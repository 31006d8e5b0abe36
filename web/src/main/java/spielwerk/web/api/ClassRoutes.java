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
        Route.get(Role.GUEST, CLASSES, request -> Responses.json(request, classes().list())),
        Route.post(Role.OWNER, CLASSES, this::begin),
        Route.get(
            Role.GUEST, CLASS, request -> Responses.json(request, classes().json(id(request)))),
        Route.delete(Role.OWNER, CLASS, this::delete),
        Route.get(
            Role.GUEST,
            CLASS + "/events",
            request -> streams.send(request, classes().channel(id(request)))),
        Route.get(Role.GUEST, CLASS + "/rights", this::rights),
        Route.post(Role.OWNER, CLASS + "/claim", this::claim),
        Route.post(Role.GUEST, CLASS + "/entries", this::enter),
        Route.delete(Role.GUEST, ENTRY, this::remove),
        Route.get(Role.GUEST, ENTRY + "/script", this::script),
        Route.post(Role.OWNER, ENTRY + "/accept", this::accept),
        Route.post(Role.OWNER, CLASS + "/start", this::start));
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
