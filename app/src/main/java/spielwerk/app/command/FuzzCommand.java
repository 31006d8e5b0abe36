package spielwerk.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;
import spielwerk.fuzz.FuzzReader;
import spielwerk.fuzz.FuzzReaders;
import spielwerk.fuzz.FuzzRun;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextStyle;
import spielwerk.runs.text.TextTable;

/** {@code spielwerk fuzz}: whether a reader copes with whatever it is given. */
@Command(
    name = "fuzz",
    description = {
      "Give a reader of files or texts inputs that reach ever more of its code (by Jazzer), until it"
          + " throws an exception, takes more than a second or needs more than 512 MB. Without"
          + " arguments: list the readers."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk fuzz",
      "  spielwerk fuzz sgf --minutes 1",
      "  spielwerk fuzz --minutes 1            every reader, a minute each",
      "",
      "What was found is kept in fuzz/corpus, from where ./spielwerk test reads it again."
    })
public final class FuzzCommand implements Callable<Integer> {
  private static final double LONGEST = 24 * 60;

  @Mixin private final CommonOptions common;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "READER",
      description = "The reader; by default every one of them.")
  private @Nullable String reader;

  @Option(names = "--minutes", paramLabel = "N", description = "How long for each reader.")
  private @Nullable Double minutes;

  public FuzzCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    if (reader == null && minutes == null) {
      common.show(
          () -> JsonOutput.items(FuzzReaders.all().stream().map(FuzzCommand::json).toList()),
          FuzzCommand::list);
      return 0;
    }
    List<FuzzReader> readers =
        reader == null ? FuzzReaders.all() : List.of(FuzzReaders.find(reader));
    double each = minutes == null ? 1 : minutes;
    if (!(each > 0 && each <= LONGEST)) {
      throw new Mistake("--minutes " + each + " is not allowed; it takes more than 0 to 1440.");
    }
    if (!FuzzRun.isPossible()) {
      throw new Mistake(
          "Jazzer is not on the class path; ./spielwerk fuzz fetches it, if Maven can.");
    }
    List<FuzzRun.Outcome> outcomes = run(readers, Math.max(1, Math.round(each * 60)));
    common.show(
        () -> JsonOutput.items(outcomes.stream().map(FuzzCommand::json).toList()),
        () -> text(outcomes));
    boolean whole = outcomes.size() == readers.size();
    return whole && outcomes.stream().allMatch(outcome -> outcome.find().isEmpty()) ? 0 : 1;
  }

  private List<FuzzRun.Outcome> run(List<FuzzReader> readers, long seconds) {
    Path home = Path.of(System.getProperty("spielwerk.home", ""));
    List<String> jvm = ForkedJvm.command("");
    FuzzRun run =
        new FuzzRun(
            jvm.subList(0, jvm.size() - 1),
            home.resolve("fuzz").resolve("corpus"),
            common.data().resolve("fuzz"));
    List<FuzzRun.Outcome> outcomes = new ArrayList<>();
    try (ConsoleProgress progress = new ConsoleProgress("fuzz", common.terminal())) {
      for (FuzzReader each : readers) {
        progress.at(outcomes.size(), readers.size(), each.name());
        outcomes.add(run.run(each, seconds));
        if (common.terminal().interrupts().wanted()) {
          break;
        }
      }
    }
    return outcomes;
  }

  private static Map<String, Object> json(FuzzReader each) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("reader", each.name());
    json.put("about", each.about());
    return json;
  }

  private static Map<String, Object> json(FuzzRun.Outcome outcome) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("reader", outcome.reader());
    json.put("executions", outcome.executions());
    json.put("seconds", outcome.seconds());
    outcome.find().ifPresent(find -> json.put("find", find));
    return json;
  }

  private static String list() {
    TextTable table = new TextTable("reader", "reads");
    FuzzReaders.all().forEach(each -> table.row(each.name(), each.about()));
    return table.text(TextStyle.PLAIN);
  }

  private String text(List<FuzzRun.Outcome> outcomes) {
    TextTable table = new TextTable("reader", "executions", "seconds", "found");
    for (FuzzRun.Outcome outcome : outcomes) {
      table.row(
          outcome.reader(),
          NumberText.count(outcome.executions()),
          NumberText.count(Math.round(outcome.seconds())),
          outcome.find().orElse("nothing"));
    }
    return table.text(common.terminal());
  }
}
