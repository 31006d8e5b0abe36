package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.table.Advisors;
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
        Route.get(Role.GUEST, ADVISORS, this::list)
            .about("The engines that advise at a table")
            .answers("items: id, engine, budget"),
        Route.post(Role.GUEST, ADVISORS, this::add)
            .about("Add an engine as an advisor; it does nothing until it is asked")
            .takes(
                JsonShape.object()
                    .must("engine", JsonShape.text())
                    .may("budget", JsonShape.text().usually("time=2s")))
            .creates("id"),
        Route.delete(Role.GUEST, ADVISORS + "/{advisor}", this::remove).about("Remove an advisor"),
        Route.post(Role.GUEST, ADVISORS + "/{advisor}/ask", this::ask)
            .about("Ask about the position after any move; the answer comes as advice events")
            .takes(
                JsonShape.object()
                    .must("node", JsonShape.integer())
                    .may("every", JsonShape.flag().about("whether every legal move gets a value"))),
        Route.post(Role.GUEST, ADVISORS + "/{advisor}/stop", this::stop).about("Stop thinking"));
  }

  private void command(Context request, Consumer<Advisors> what) {
    TableRoutes.asked(
        tables,
        request,
        table -> {
          what.accept(table.advisors());
          return true;
        });
    Responses.done(request);
  }

  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    tables
        .with(request.pathParam("table"), table -> table.advisors().list())
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
    String id =
        TableRoutes.asked(
            tables,
            request,
            table -> {
              guests.check(request, engine, table);
              return table.advisors().add(engine, budget);
            });
    request.status(201);
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("id", id));
  }

  private void remove(Context request) {
    command(request, advisors -> advisors.remove(request.pathParam("advisor")));
  }

  private void ask(Context request) {
    RequestBody body = RequestBody.of(request, "node", "every");
    boolean every = body.truth("every", false);
    int node = body.number("node");
    command(request, advisors -> advisors.ask(request.pathParam("advisor"), node, every));
  }

  private void stop(Context request) {
    RequestBody.of(request);
    command(request, advisors -> advisors.stop(request.pathParam("advisor")));
  }
}
