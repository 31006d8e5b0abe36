package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.re2j.Pattern;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import spielwerk.core.NotFound;
import spielwerk.runs.report.Translation;
import spielwerk.web.lab.ExperimentCache;
import spielwerk.web.lab.ExperimentService;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.runs.RunService;

/** The experiments of the papers: their texts, running them, and their reports. */
final class ExperimentRoutes {
  private static final String EXPERIMENTS = "/api/experiments";
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,80}");
  private static final Pattern FILE =
      Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,80}\\.[a-z]{2,4}");
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "svg", "image/svg+xml",
          "csv", "text/csv; charset=utf-8",
          "md", "text/plain; charset=utf-8");

  /** A report brings its own style and pictures, does nothing, and may stand inside our page. */
  private static final String POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

  private final RunService runs;
  private final Path home;
  private final ExperimentCache experimentCache = new ExperimentCache();

  ExperimentRoutes(RunService runs, Path home) {
    this.runs = runs;
    this.home = home;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, EXPERIMENTS, this::list)
            .about("The experiments of the papers")
            .asks(
                Parameter.query(
                    "lang", JsonShape.text().usually("en"), "the language of the texts, en or de"))
            .answers(
                "items: name, title, about, kind, paper (found, source), looksAtRun, scales (name,"
                    + " report: when it was written, or empty)"),
        Route.get(Role.GUEST, EXPERIMENTS + "/underway", this::underway)
            .about(
                "Those that are being run, here or on the command line, and those that failed here")
            .answers("items: name, scale, began, done, total, note, or fault"),
        Route.post(Role.OWNER, EXPERIMENTS + "/{experiment}/run", this::start)
            .about("Run an experiment by a program of its own")
            .takes(
                JsonShape.object()
                    .must("scale", JsonShape.text().one("quick", "medium", "paper"))
                    .may(
                        "run",
                        JsonShape.text()
                            .about("the training to look at, instead of the one that ships"))),
        Route.post(Role.OWNER, EXPERIMENTS + "/{experiment}/stop", this::stop)
            .about("Stop an experiment; no report is written")
            .takes(JsonShape.object().must("scale", JsonShape.text())),
        Route.get(Role.GUEST, "/api/verdicts", this::verdicts)
            .about(
                "The findings of the papers with their verdicts, from the results that ship and"
                    + " one's own")
            .answers(
                "the findings, each with its claims: what the paper says, what was measured, how"
                    + " often, the interval and the verdict"),
        Route.get(Role.GUEST, "/api/reports/{report}/{file}", this::file)
            .about("A file of the report of an experiment")
            .answers("the file")
            .refuses(404));
  }

  private void list(Context request) {
    Responses.json(request, bench().list(Translation.of(Responses.language(request))));
  }

  private ExperimentService bench() {
    return new ExperimentService(home, runs, experimentCache);
  }

  private static String name(Context request) {
    String name = request.pathParam("experiment");
    if (!NAME.matcher(name).matches()) {
      throw new NotFound("There is no experiment of that name.");
    }
    return name;
  }

  private void underway(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    bench().underway().forEach(items::add);
    Responses.json(request, json);
  }

  private void verdicts(Context request) {
    Responses.json(request, bench().verdicts());
  }

  private void start(Context request) {
    RequestBody body = RequestBody.of(request, "scale", "run", "anew");
    bench()
        .start(name(request), body.text("scale"), body.text("run", ""), body.truth("anew", false));
    Responses.done(request);
  }

  private void stop(Context request) {
    bench().stop(name(request), RequestBody.of(request, "scale").text("scale"));
    Responses.done(request);
  }

  private void file(Context request) {
    String report = request.pathParam("report");
    String file = request.pathParam("file");
    String type = TYPES.get(file.substring(file.lastIndexOf('.') + 1));
    if (!NAME.matcher(report).matches() || !FILE.matcher(file).matches() || type == null) {
      throw new NotFound("There is no such report.");
    }
    byte[] bytes = bench().file(report, file);
    request.header("Content-Security-Policy", POLICY);
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Cache-Control", "no-store");
    request.contentType(type).result(bytes);
  }
}
