package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.table.Table;
import spielwerk.web.table.Tables;

/** Who may sit where: what a visitor may do, seats that are given away by a link. */
final class LinkRoutes {
  private static final String TABLE = "/api/tables/{table}";

  private final Tables tables;
  private final AccessSettings accessSettings;

  LinkRoutes(Tables tables, AccessSettings accessSettings) {
    this.tables = tables;
    this.accessSettings = accessSettings;
  }

  List<Route> routes() {
    return List.of(
        Route.post(Role.VISITOR, "/api/login", this::login)
            .about("Put a token into a cookie, which later requests carry")
            .takes(JsonShape.object().must("token", JsonShape.text()))
            .refuses(401),
        Route.get(Role.GUEST, "/api/server", this::server)
            .about("Who can reach the workbench, for links to seats, and who one is")
            .answers(
                "local (only this machine), token for links (empty if none is needed), addresses of"
                    + " this machine that others can use, readOnly (whether nothing can be"
                    + " changed), role (owner or guest), and for the owner ownerToken and machine"
                    + " (all addresses of this machine)"),
        Route.get(Role.GUEST, TABLE + "/rights", this::rights)
            .about("What the holder of these keys may do")
            .asks(JsonShapes.KEY)
            .answers("host, seats (those one may act for), alone (no other person plays)"),
        Route.post(Role.OWNER, TABLE + "/claim", this::claim)
            .about("Become the host, where only this machine reaches the workbench")
            .answers("key"),
        Route.post(Role.GUEST, TABLE + "/seats/{seat}/invite", this::invite)
            .about(
                "Give a seat away; the host gets the key for its link, and an older link stops working")
            .asks(JsonShapes.KEY)
            .answers("key")
            .refuses(403));
  }

  private <T> T at(Context request, Function<Table, T> what) {
    return tables.with(request.pathParam("table"), what);
  }

  /** A token comes from the fragment of a link, which no server and no proxy writes to a log. */
  private void login(Context request) {
    String token = RequestBody.of(request, "token").text("token");
    if (!accessSettings.login(request, token)) {
      throw new RequestRefused(
          401, "This link is not valid any more; ask for a new one where you got it.");
    }
    Responses.done(request);
  }

  /** Links carry the guests' token; the owner's own link to another device needs the owner's. */
  private void server(Context request) {
    Role role = CredentialsReader.role(request);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("local", accessSettings.local()).put("token", accessSettings.guestToken());
    json.put("readOnly", accessSettings.readOnly());
    json.put("role", role.name().toLowerCase(Locale.ROOT));
    if (role == Role.OWNER) {
      json.put("ownerToken", accessSettings.token());
      ArrayNode machine = json.putArray("machine");
      AccessSettings.machineAddresses().forEach(machine::add);
    }
    ArrayNode addresses = json.putArray("addresses");
    accessSettings.addresses().forEach(addresses::add);
    Responses.json(request, json);
  }

  private void rights(Context request) {
    ObjectNode json = at(request, table -> table.rights(CredentialsReader.of(request)));
    Responses.json(request, json);
  }

  private void claim(Context request) {
    RequestBody.of(request);
    if (!accessSettings.alone()) {
      throw new RequestRefused(
          403,
          "A table can be claimed only where the workbench was started for this machine alone.");
    }
    Responses.json(
        request, JsonNodeFactory.instance.objectNode().put("key", at(request, Table::claim)));
  }

  private void invite(Context request) {
    RequestBody.of(request);
    int seat = TableRoutes.number(request, "seat");
    String key = at(request, table -> table.invite(CredentialsReader.of(request), seat));
    Responses.json(request, JsonNodeFactory.instance.objectNode().put("key", key));
  }
}
