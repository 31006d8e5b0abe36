package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.table.Table;
import spielwerk.web.table.Tables;

/** An engine walks through the whole game of a table; and lines that engines propose. */
final class AnalysisRoutes {
  private static final String TABLE = "/api/tables/{table}";
  private static final int LONGEST_LINE = 200;

  private final Tables tables;
  private final GuestEngines guests;

  AnalysisRoutes(Tables tables, Catalogue catalogue) {
    this.tables = tables;
    this.guests = new GuestEngines(catalogue);
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, TABLE + "/analysis", this::look)
            .about("What is known of the positions of the game, and how far an analysis is")
            .answers("Analysis", JsonShape.named("Analysis")),
        Route.post(Role.GUEST, TABLE + "/analysis", this::start)
            .about(
                "Let an engine walk through the whole game in the background; what it found within the same budget before is not computed again")
            .takes(
                JsonShape.object()
                    .must("engine", JsonShape.text())
                    .may(
                        "budget",
                        JsonShape.text().about("for each position; time=300ms if missing"))),
        Route.delete(Role.GUEST, TABLE + "/analysis", this::cancel)
            .about("Cancel the analysis that is under way; what was found stays")
            .refuses(400),
        Route.post(Role.GUEST, TABLE + "/preview", this::preview)
            .about("The position at the end of a line, which changes nothing")
            .takes(JsonShapes._LINE)
            .answers("Position", JsonShape.named("Position")),
        Route.post(Role.GUEST, TABLE + "/lines", this::enter)
            .about("Enter a line as a variation; the game stays where it is")
            .takes(JsonShapes._LINE)
            .answers("node, the number of its last move"));
  }

  /** For those who may ask and leave at the table what they learn. */
  private <T> T written(Context request, Function<Table, T> what) {
    return TableRoutes.asked(
        tables,
        request,
        table -> {
          table.checkWriting(CredentialsReader.of(request));
          return what.apply(table);
        });
  }

  private void look(Context request) {
    ObjectNode json = TableRoutes.at(tables, request, table -> table.analyst().json());
    Responses.json(request, json);
  }

  private void start(Context request) {
    RequestBody body = RequestBody.of(request, "engine", "budget");
    Budget budget = Budget.parse(body.text("budget", "time=300ms"));
    String engine = body.text("engine");
    written(
        request,
        table -> {
          guests.check(request, engine, table);
          table.analyst().start(engine, budget);
          return true;
        });
    Responses.done(request);
  }

  private void cancel(Context request) {
    written(
        request,
        table -> {
          table.analyst().cancel();
          return true;
        });
    Responses.done(request);
  }

  private void preview(Context request) {
    RequestBody body = RequestBody.of(request, "node", "moves");
    List<String> moves = body.texts("moves", LONGEST_LINE);
    int node = body.number("node");
    ObjectNode json =
        TableRoutes.asked(tables, request, table -> table.lines().position(node, moves));
    Responses.json(request, json);
  }

  private void enter(Context request) {
    RequestBody body = RequestBody.of(request, "node", "moves");
    List<String> moves = body.texts("moves", LONGEST_LINE);
    int from = body.number("node");
    int node = written(request, table -> table.lines().enter(from, moves));
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("node", node));
  }
}
