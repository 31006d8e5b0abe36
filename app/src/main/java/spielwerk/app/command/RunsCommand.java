package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunInfo;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunView;
import spielwerk.runs.Runs;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.ReportWriter;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextTable;

/** {@code spielwerk runs}: what was run here, and how far it came. */
@Command(
    name = "runs",
    description = {
      "List the runs in the data folder, latest first, with their progress; or show the state of one, even while it is running: a match, tournament, evolution, tuning, training or"
          + " experiment."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk runs",
      "  spielwerk runs --json",
      "  spielwerk runs match-connect4                   if no other run begins like this",
      "  spielwerk runs match-connect4 --report result   as a page, Markdown and CSV in result/",
      "  spielwerk runs train-othello --report course    losses, Elo, squares played, costs",
      "  spielwerk runs evolve-qwixx --delete            with all that it kept"
    })
public final class RunsCommand implements Callable<Integer> {
  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  @Mixin private final CommonOptions common;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "RUN",
      description = "Only this run: its name or the beginning of it.")
  private @Nullable String run;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write a report with tables, plots and games into this new folder.")
  private @Nullable Path report;

  @Option(names = "--delete", description = "Delete this run with all that it kept.")
  private boolean delete;

  public RunsCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    common.threads();
    Runs runs = new Runs(common.data(), Clock.systemUTC());
    if (run != null && delete) {
      if (report != null) {
        throw new Mistake("Give --report or --delete, not both.");
      }
      String deleted = runs.delete(run);
      common.show(() -> Map.of("deleted", deleted), () -> deleted + " is deleted");
      return 0;
    }
    if (run != null) {
      return one(runs.look(run));
    }
    if (delete) {
      throw new Mistake("--delete needs the name of a run; spielwerk runs lists them.");
    }
    if (report != null) {
      throw new Mistake("--report needs the name of a run; spielwerk runs lists them.");
    }
    List<Runs.Item> all = runs.list();
    common.show(
        () -> JsonOutput.items(all.stream().map(RunsCommand::json).toList()),
        () -> all.isEmpty() ? "There are no runs in " + common.data() + " yet." : text(all));
    return 0;
  }

  private int one(RunFolder folder) {
    Catalogue catalogue = common.catalogue();
    Path into = report;
    if (into != null && Files.exists(into)) {
      throw new Mistake("There is something at " + into + " already; --report takes a new folder.");
    }
    RunView view = RunKinds.of(catalogue).of(folder).look(folder, catalogue);
    Optional<Report> page = into == null ? Optional.empty() : Optional.of(view.report());
    RunLoop.show(
        common, view, folder.running() ? ClusterStatus.in(folder.path()) : Optional.empty());
    if (into != null) {
      new ReportWriter(page.orElseThrow()).into(into);
      common.terminal().err().println("report in " + into.resolve("index.html"));
    }
    return 0;
  }

  private static Map<String, Object> json(Runs.Item run) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("id", run.id());
    item.put("state", run.state());
    if (run.info().isEmpty()) {
      item.put("fault", run.fault());
      return item;
    }
    RunInfo info = run.info().get();
    item.put("kind", info.kind());
    item.put("game", info.game());
    item.put("engines", info.players());
    item.put("done", run.done());
    item.put("games", run.total());
    item.put("unit", info.unit());
    item.put("date", info.began());
    return item;
  }

  private String text(List<Runs.Item> runs) {
    TextTable table = new TextTable("run", "began", "done", "unit", "engines");
    for (Runs.Item run : runs) {
      table.row(
          run.id(),
          run.info().map(info -> date(info.began())).orElse(""),
          state(run),
          run.info().map(info -> info.unit() + "s").orElse(""),
          run.info().map(info -> String.join(" - ", info.players())).orElse(run.fault()));
    }
    return table.text(common.terminal());
  }

  private static String state(Runs.Item run) {
    return run.info().isEmpty()
        ? run.state()
        : run.finished()
            ? NumberText.count(run.done()) + ", finished"
            : NumberText.count(run.done()) + " of " + NumberText.count(run.total());
  }

  private static String date(String began) {
    try {
      return DATE.format(Instant.parse(began).atZone(ZoneId.systemDefault()));
    } catch (DateTimeParseException unknown) {
      return began;
    }
  }
}
