package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.javalin.http.Context;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.web.runs.ClassCups;
import spielwerk.web.runs.RunDesk;

/** Tournaments of classes: students enter engines, the teacher begins the round robin. */
final class ClassRoutes {
  private static final String CLASSES = "/api/classes";
  private static final String CLASS = CLASSES + "/{class}";

  private final RunDesk desk;
  private final EventStreams streams;

  ClassRoutes(RunDesk desk, EventStreams streams) {
    this.desk = desk;
    this.streams = streams;
  }

  List<Route> routes() {
    return List.of(
        Route.get(CLASSES, request -> Answer.json(request, classes().list())),
        Route.post(CLASSES, this::begin),
        Route.get(CLASS, request -> Answer.json(request, classes().json(id(request)))),
        Route.delete(CLASS, this::delete),
        Route.get(
            CLASS + "/events", request -> streams.send(request, classes().channel(id(request)))),
        Route.post(CLASS + "/entries", this::enter),
        Route.delete(CLASS + "/entries/{name}", this::remove),
        Route.post(CLASS + "/start", this::start));
  }

  private ClassCups classes() {
    return desk.classes();
  }

  private static String id(Context request) {
    return request.pathParam("class");
  }

  private void begin(Context request) {
    Body body = Body.of(request, "title", "game", "games", "budget", "openings");
    request.status(201);
    Answer.json(
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
    classes().delete(id(request));
    Answer.done(request);
  }

  private void enter(Context request) {
    Body body = Body.of(request, "name", "key", "engine", "opening");
    String engine = body.text("engine");
    if (body.optional("opening").isPresent()) {
      String lines = body.text("opening");
      if (lines.isBlank()) {
        throw new Mistake("An opening has at least one line of moves.");
      }
      engine = ClassCups.opening(lines, engine);
    }
    String key = classes().enter(id(request), body.text("name"), body.text("key", ""), engine);
    request.status(201);
    Answer.json(request, JsonNodeFactory.instance.objectNode().put("key", key));
  }

  private void remove(Context request) {
    classes().remove(id(request), request.pathParam("name"));
    Answer.done(request);
  }

  private void start(Context request) {
    int threads = (int) Body.of(request, "threads").number("threads", 0, 0, 1024);
    String run = classes().start(id(request), threads);
    request.status(201);
    Answer.json(request, JsonNodeFactory.instance.objectNode().put("run", run));
  }
}
