package spielwerk.app.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import spielwerk.app.terminal.Figures;
import spielwerk.app.terminal.Json;
import spielwerk.app.terminal.Table;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.RunInfo;
import spielwerk.arena.Runs;

/** {@code spielwerk runs}: what was run here, and how far it came. */
@Command(
    name = "runs",
    description = "List the runs in the data folder, the latest first, and how far they are.",
    footerHeading = "%nExamples:%n",
    footer = {"  spielwerk runs", "  spielwerk runs --json"})
public final class RunsCommand implements Callable<Integer> {
  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  @Mixin private final Common common;

  public RunsCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    common.threads();
    List<Runs.Item> runs = new Runs(common.data(), Clock.systemUTC()).list();
    common.show(
        () -> Json.items(runs.stream().map(RunsCommand::json).toList()),
        () -> runs.isEmpty() ? "There are no runs in " + common.data() + " yet." : text(runs));
    return 0;
  }

  private static Map<String, Object> json(Runs.Item run) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("id", run.id());
    item.put("kind", run.info().kind());
    item.put("game", run.info().game());
    item.put("engines", engines(run));
    item.put("done", run.done());
    item.put("games", run.info().games());
    item.put("state", run.state());
    item.put("date", run.info().began());
    return item;
  }

  private String text(List<Runs.Item> runs) {
    Table table = new Table("run", "began", "games", "engines");
    for (Runs.Item run : runs) {
      table.row(run.id(), date(run.info().began()), state(run), String.join(" - ", engines(run)));
    }
    return table.text(common.terminal());
  }

  private static String state(Runs.Item run) {
    return run.finished()
        ? Figures.count(run.info().games()) + ", finished"
        : Figures.count(run.done()) + " of " + Figures.count(run.info().games());
  }

  private static String date(String began) {
    return DATE.format(Instant.parse(began).atZone(ZoneId.systemDefault()));
  }

  /** Who plays, where a run says so. */
  private static List<String> engines(Runs.Item run) {
    List<String> names = new ArrayList<>();
    for (JsonNode engine : run.info().spec().path("engines")) {
      names.add(engine.asText());
    }
    if (run.info().kind().equals(RunInfo.EVOLVE)) {
      names.add(run.info().spec().path("player").asText());
    }
    return names;
  }
}
