package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.web.table.Advisors;
import spielwerk.web.table.Table;
import spielwerk.web.table.Tables;

/** Engines beside a board, asked about any move of the tree. */
final class AdvisorRoutes {
  private static final String ADVISORS = "/api/tables/{table}/advisors";

  private final Tables tables;
  private final GuestEngines guests;

  AdvisorRoutes(Tables tables, Catalogue catalogue) {
    this.tables = tables;
    this.guests = new GuestEngines(catalogue);
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, ADVISORS, this::list),
        Route.post(Role.GUEST, ADVISORS, this::add),
        Route.delete(Role.GUEST, ADVISORS + "/{advisor}", this::remove),
        Route.post(Role.GUEST, ADVISORS + "/{advisor}/ask", this::ask),
        Route.post(Role.GUEST, ADVISORS + "/{advisor}/stop", this::stop));
  }

  private Advisors advisors(Context request) {
    return tables.find(request.pathParam("table")).advisors();
  }

  /** For those who may ask. */
  private Advisors asked(Context request) {
    Table table = TableRoutes.find(tables, request);
    table.checkAsking(CredentialsReader.of(request));
    return table.advisors();
  }

  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    advisors(request)
        .list()
        .forEach(
            one -> {
              ObjectNode item = items.addObject();
              List.of("id", "engine", "budget").forEach(name -> item.put(name, one.get(name)));
            });
    Responses.json(request, json);
  }

  private void add(Context request) {
    RequestBody body = RequestBody.of(request, "engine", "budget");
    Budget budget = Budget.parse(body.text("budget", "time=2s"));
    String engine = body.text("engine");
    Advisors advisors = asked(request);
    guests.check(request, engine, tables.find(request.pathParam("table")));
    String id = advisors.add(engine, budget);
    request.status(201);
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("id", id));
  }

  private void remove(Context request) {
    asked(request).remove(request.pathParam("advisor"));
    Responses.done(request);
  }

  private void ask(Context request) {
    RequestBody body = RequestBody.of(request, "node", "every");
    boolean every = body.truth("every", false);
    asked(request).ask(request.pathParam("advisor"), body.number("node"), every);
    Responses.done(request);
  }

  private void stop(Context request) {
    RequestBody.of(request);
    asked(request).stop(request.pathParam("advisor"));
    Responses.done(request);
  }
}
