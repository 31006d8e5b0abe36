package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.javalin.http.Context;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
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
        Route.get(
            Role.GUEST,
            TABLE + "/analysis",
            request -> Responses.json(request, table(request).analyst().json())),
        Route.post(Role.GUEST, TABLE + "/analysis", this::start),
        Route.delete(Role.GUEST, TABLE + "/analysis", this::cancel),
        Route.post(Role.GUEST, TABLE + "/preview", this::preview),
        Route.post(Role.GUEST, TABLE + "/lines", this::enter));
  }

  private Table table(Context request) {
    return TableRoutes.find(tables, request);
  }

  /** The table, for those who may ask. */
  private Table asked(Context request) {
    Table table = table(request);
    table.checkAsking(CredentialsReader.of(request));
    return table;
  }

  /** The table, for those who may ask and leave there what they learn. */
  private Table written(Context request) {
    Table table = asked(request);
    table.checkWriting(CredentialsReader.of(request));
    return table;
  }

  private void start(Context request) {
    RequestBody body = RequestBody.of(request, "engine", "budget");
    Budget budget = Budget.parse(body.text("budget", "time=300ms"));
    String engine = body.text("engine");
    Table table = written(request);
    guests.check(request, engine, table);
    table.analyst().start(engine, budget);
    Responses.done(request);
  }

  private void cancel(Context request) {
    written(request).analyst().cancel();
    Responses.done(request);
  }

  private void preview(Context request) {
    RequestBody body = RequestBody.of(request, "node", "moves");
    List<String> moves = body.texts("moves", LONGEST_LINE);
    Responses.json(request, asked(request).lines().position(body.number("node"), moves));
  }

  private void enter(Context request) {
    RequestBody body = RequestBody.of(request, "node", "moves");
    List<String> moves = body.texts("moves", LONGEST_LINE);
    int node = written(request).lines().enter(body.number("node"), moves);
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("node", node));
  }
}
