package spielwerk.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.List;
import spielwerk.core.NotFound;
import spielwerk.lab.ShippedSpecs;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunKinds;
import spielwerk.runs.report.Translation;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.runs.RunService;
import spielwerk.web.runs.SampleGame;
import spielwerk.web.table.Tables;

/** Runs that are made of generations: what ships to begin with, and each generation by itself. */
final class GenerationRoutes {
  private static final String GENERATION = "/api/runs/{run}/generations/{generation}";

  private final RunService runs;
  private final Tables tables;
  private final Path home;

  GenerationRoutes(RunService runs, Tables tables, Path home) {
    this.runs = runs;
    this.tables = tables;
    this.home = home;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/specs", this::specs)
            .about("The descriptions of trainings, evolutions and tunings that ship")
            .asks(
                Parameter.query(
                    "lang", JsonShape.text().usually("en"), "the language of the titles, en or de"))
            .answers("items: kind, name, title, yaml"),
        Route.get(Role.GUEST, "/api/specs/{kind}", this::form)
            .about("The fields of a kind of run, for a form")
            .answers(
                "kind, fields: name, type (integer, number, flag, choice, text, texts, part, list),"
                    + " about, usual, label, editor, example, least, most, choices, fields")
            .refuses(404),
        Route.get(Role.OWNER, "/api/runs/{run}/carryon", this::carryOn)
            .about(
                "The YAML of a new run that begins where this training, evolution or tuning stands")
            .answers("kind, yaml")
            .refuses(400),
        Route.get(Role.GUEST, GENERATION, request -> Responses.json(request, generation(request)))
            .about(
                "One generation of a training (sample games, squares played), an evolution"
                    + " (ranking, newcomers) or a tuning (individuals)")
            .answers("an object of the kind of run")
            .refuses(404),
        Route.post(Role.GUEST, GENERATION + "/open", this::open)
            .about("Put a sample game of a training on a table")
            .takes(JsonShape.object().must("sample", JsonShape.integer().about("from 0")))
            .creates("The whole table", JsonShape.named("Table"))
            .refuses(404));
  }

  private void specs(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    Translation words = Translation.of(Responses.language(request));
    for (ShippedSpecs.Spec spec : new ShippedSpecs(home).all()) {
      items
          .addObject()
          .put("kind", spec.kind())
          .put("name", spec.name())
          .put("title", words.say(spec.title()))
          .put("yaml", spec.yaml());
    }
    Responses.json(request, json);
  }

  /** The fields of a kind of run, for a form. */
  private void form(Context request) {
    String kind = request.pathParam("kind");
    SpecCodec<?> codec =
        RunKinds.of(runs.catalogue()).all().stream()
            .filter(known -> known.type().id().equals(kind))
            .findFirst()
            .flatMap(RunKind::codec)
            .orElseThrow(() -> new NotFound("There is no kind of run '" + kind + "'."));
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1).put("kind", kind);
    json.set("fields", codec.form());
    Responses.json(request, json);
  }

  private RunFolder run(Context request) {
    return runs.folder(request.pathParam("run"));
  }

  private void carryOn(Context request) {
    RunFolder run = run(request);
    Responses.json(
        request,
        JsonNodeFactory.instance
            .objectNode()
            .put("kind", run.info().kind())
            .put("yaml", runs.carryOn(run.id())));
  }

  private ObjectNode generation(Context request) {
    return runs.picture(request.pathParam("run"))
        .generation(TableRoutes.number(request, "generation"));
  }

  private void open(Context request) {
    int sample = RequestBody.of(request, "sample").number("sample");
    JsonNode moves = generation(request).path("samples").path(sample);
    if (!moves.isTextual()) {
      throw new NotFound("The generation has no sample " + sample + ".");
    }
    RunFolder run = run(request);
    request.status(201);
    Responses.json(
        request,
        tables
            .show(
                SampleGame.of(
                    run,
                    TableRoutes.number(request, "generation"),
                    moves.asText(),
                    runs.catalogue()))
            .json());
  }
}
