package spielwerk.web.api;

import io.javalin.http.Context;
import java.util.List;
import spielwerk.web.table.Tables;

/** The stream of events of a table. */
final class EventRoutes {
  private final Tables tables;
  private final EventStreams streams;

  EventRoutes(Tables tables, EventStreams streams) {
    this.tables = tables;
    this.streams = streams;
  }

  List<Route> routes() {
    return List.of(Route.get("/api/tables/{table}/events", this::stream));
  }

  private void stream(Context request) throws InterruptedException {
    streams.send(request, tables.find(request.pathParam("table")).channel());
  }
}
