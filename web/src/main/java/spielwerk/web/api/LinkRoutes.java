package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import spielwerk.web.table.Table;
import spielwerk.web.table.Tables;

/** Who may sit where: what a visitor may do, seats that are given away by a link. */
final class LinkRoutes {
  private static final String TABLE = "/api/tables/{table}";

  private final Tables tables;
  private final Reach reach;

  LinkRoutes(Tables tables, Reach reach) {
    this.tables = tables;
    this.reach = reach;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/server", this::server),
        Route.get(TABLE + "/rights", this::rights),
        Route.post(TABLE + "/claim", this::claim),
        Route.post(TABLE + "/seats/{seat}/invite", this::invite));
  }

  private Table table(Context request) {
    return tables.find(request.pathParam("table"));
  }

  /** Who reaches this has the token, so it may be told for links. */
  private void server(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("local", reach.local()).put("token", reach.token());
    ArrayNode addresses = json.putArray("addresses");
    reach.addresses().forEach(addresses::add);
    Answer.json(request, json);
  }

  private void rights(Context request) {
    Answer.json(request, table(request).rights(Hands.of(request)));
  }

  private void claim(Context request) {
    Body.of(request);
    if (!reach.alone()) {
      throw new Refused(
          403,
          "A table can be claimed only where the workbench was started for this machine alone.");
    }
    Answer.json(request, JsonNodeFactory.instance.objectNode().put("key", table(request).claim()));
  }

  private void invite(Context request) {
    Body.of(request);
    String key = table(request).invite(Hands.of(request), TableRoutes.number(request, "seat"));
    Answer.json(request, JsonNodeFactory.instance.objectNode().put("key", key));
  }
}
