package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.javalin.http.Context;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.runs.ClassPupils;
import spielwerk.web.runs.RunService;

/** The exercises of a class: pupils join and hand in what they solved, the teacher looks at it. */
final class PupilRoutes {
  private static final String CLASS = "/api/classes/{class}";
  private static final String PUPIL = CLASS + "/pupils/{name}";
  private static final int MOST_EXERCISES = 50;
  private static final int LONGEST_EXERCISE = 1000;

  private final RunService desk;

  PupilRoutes(RunService desk) {
    this.desk = desk;
  }

  List<Route> routes() {
    return List.of(
        Route.post(Role.GUEST, CLASS + "/pupils", this::join)
            .about(
                "Join a class under a name, to hand in what is solved in the lessons; with the key"
                    + " of that name, come back to it")
            .asks(JsonShapes.CLASS_KEY)
            .takes(JsonShape.object().must("name", JsonShape.text().signs(40)))
            .creates("key: to hand in under this name")
            .refuses(403),
        Route.delete(Role.GUEST, PUPIL, this::remove)
            .about(
                "Delete a pupil and all that was handed in under the name; the pupil may, and the"
                    + " teacher")
            .asks(JsonShapes.CLASS_KEY)
            .refuses(403),
        Route.post(Role.OWNER, PUPIL + "/release", this::release)
            .about(
                "The teacher lets whoever joins under this name next have it, for a browser that"
                    + " forgot its key")
            .asks(JsonShapes.CLASS_KEY),
        Route.put(Role.OWNER, CLASS + "/exercises", this::set)
            .about("The teacher chooses what the class is to solve")
            .asks(JsonShapes.CLASS_KEY)
            .takes(
                JsonShape.object()
                    .must(
                        "exercises",
                        JsonShape.list(
                                JsonShape.text()
                                    .about(
                                        "the address of a lesson behind #/learn/, such as"
                                            + " predict?seed=1"))
                            .items(50))),
        Route.get(Role.GUEST, CLASS + "/results", this::results)
            .about("What pupils have solved; the teacher sees all of them, a pupil the own results")
            .asks(JsonShapes.CLASS_KEY)
            .answers(
                "items: name, released (whether the name waits for whoever joins under it next),"
                    + " results: exercise, tries (until it was solved, or so far), solved, points"
                    + " of most in the best try, last (when)"),
        Route.post(Role.GUEST, CLASS + "/results", this::handIn)
            .about(
                "Hand in one try at an exercise, with the key of the name; it is on disk before the"
                    + " answer comes")
            .asks(JsonShapes.CLASS_KEY)
            .takes(
                JsonShape.object()
                    .must("name", JsonShape.text())
                    .must("exercise", JsonShape.text().signs(1000))
                    .may("solved", JsonShape.flag())
                    .may("points", JsonShape.integer())
                    .may("most", JsonShape.integer()))
            .answers("the pupil, as in items above")
            .refuses(403));
  }

  private ClassPupils pupils() {
    return desk.classes().pupils();
  }

  private static String id(Context request) {
    return request.pathParam("class");
  }

  private void join(Context request) {
    String name = RequestBody.of(request, "name").text("name");
    String key = pupils().join(id(request), CredentialsReader.ofClass(request), name);
    request.status(201);
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("key", key));
  }

  private void remove(Context request) {
    pupils().remove(id(request), CredentialsReader.ofClass(request), request.pathParam("name"));
    Responses.done(request);
  }

  private void release(Context request) {
    RequestBody.of(request);
    pupils().release(id(request), CredentialsReader.ofClass(request), request.pathParam("name"));
    Responses.done(request);
  }

  private void set(Context request) {
    List<String> exercises =
        RequestBody.of(request, "exercises")
            .texts("exercises", MOST_EXERCISES, LONGEST_EXERCISE)
            .orElseThrow(() -> new Mistake("The field exercises is missing."));
    desk.classes().set(id(request), CredentialsReader.ofClass(request), exercises);
    Responses.done(request);
  }

  private void results(Context request) {
    Responses.json(request, pupils().results(id(request), CredentialsReader.ofClass(request)));
  }

  private void handIn(Context request) {
    RequestBody body = RequestBody.of(request, "name", "exercise", "solved", "points", "most");
    ClassPupils.HandIn given =
        new ClassPupils.HandIn(
            body.text("name"),
            body.text("exercise"),
            body.truth("solved", false),
            (int) body.number("points", 0, 0, ClassPupils.MOST_POINTS),
            (int) body.number("most", 0, 0, ClassPupils.MOST_POINTS));
    Responses.json(
        request, pupils().handIn(id(request), CredentialsReader.ofClass(request), given));
  }
}
