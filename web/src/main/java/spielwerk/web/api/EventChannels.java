package spielwerk.web.api;

import spielwerk.core.NotFound;
import spielwerk.web.live.Channel;
import spielwerk.web.runs.RunService;
import spielwerk.web.table.Tables;

/**
 * The channels by their names: {@code /tables/ID}, {@code /runs}, {@code /runs/ID} and {@code
 * /classes/ID}, as the addresses of what they are about.
 */
final class EventChannels {
  private final Tables tables;
  private final RunService runs;

  EventChannels(Tables tables, RunService runs) {
    this.tables = tables;
    this.runs = runs;
  }

  /**
   * @throws NotFound if there is nothing of that name
   */
  Channel find(String name) {
    if (name.equals("/runs")) {
      return runs.watch().channel();
    }
    int at = name.indexOf('/', 1);
    String id = name.substring(at + 1);
    return switch (at < 0 ? "" : name.substring(0, at)) {
      case "/tables" -> tables.find(id).channel();
      case "/runs" -> runs.watch().channel(id);
      case "/classes" -> runs.classes().channel(id);
      default ->
          throw new NotFound(
              "There is no such channel; there are /tables/ID, /runs, /runs/ID and /classes/ID.");
    };
  }
}
