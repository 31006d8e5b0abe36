package spielwerk.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.bench.ArenaBench;
import spielwerk.app.bench.Bench;
import spielwerk.app.bench.BenchGroup;
import spielwerk.app.bench.FiveInARowBench;
import spielwerk.app.bench.GamesBench;
import spielwerk.app.bench.Harness;
import spielwerk.app.bench.OthelloBench;
import spielwerk.app.bench.OwnJvm;
import spielwerk.app.bench.QuickCivBench;
import spielwerk.app.bench.QwixxBench;
import spielwerk.app.bench.Result;
import spielwerk.app.bench.SearchBench;
import spielwerk.app.bench.WebBench;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Json;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.text.Figures;
import spielwerk.runs.text.Table;

/** {@code spielwerk bench}: how fast it all is here. */
@Command(
    name = "bench",
    description = "Measure how fast Spielwerk is on this machine.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk bench",
      "  spielwerk bench games --quick",
      "  spielwerk bench games --only connect4.perft --json"
    })
public final class BenchCommand implements Callable<Integer> {
  private static final String PROGRAM = "spielwerk.app.Main";

  private final List<BenchGroup> groups =
      List.of(
          new GamesBench(),
          new SearchBench(),
          new FiveInARowBench(),
          new QwixxBench(),
          new ArenaBench(),
          new OthelloBench(),
          new QuickCivBench(),
          new WebBench());

  @Mixin private final Common common;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GROUP",
      description =
          "Only the benchmarks of this group: games, search, fiveinarow, qwixx, arena, othello,"
              + " quickciv, web.")
  private @Nullable String group;

  @Option(names = "--quick", description = "Short rounds: rough figures in little time.")
  private boolean quick;

  @Option(names = "--only", paramLabel = "NAME", description = "Only the benchmark of this name.")
  private @Nullable String only;

  @Option(
      names = "--same-jvm",
      description = "Measure all in one JVM, where they disturb each other; usually each has one.")
  private boolean sameJvm;

  public BenchCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  private record Entry(String group, Bench bench) {}

  @Override
  public Integer call() {
    List<Entry> entries = entries(common.catalogue());
    List<Result> results = new ArrayList<>();
    BooleanSupplier stop = common.terminal().interrupts()::wanted;
    try (ConsoleProgress progress = new ConsoleProgress("bench", common.terminal())) {
      for (Entry entry : entries) {
        progress.at(results.size(), entries.size(), entry.bench().name());
        results.add(measure(entry, entries.size() == 1));
        if (stop.getAsBoolean()) {
          break;
        }
      }
    }
    common.show(() -> Json.items(results.stream().map(Result::json).toList()), () -> text(results));
    return results.size() == entries.size() ? 0 : 1;
  }

  private List<Entry> entries(Catalogue catalogue) {
    List<Entry> entries = new ArrayList<>();
    for (BenchGroup one : groups) {
      if (group == null || group.equals(one.id())) {
        one.benches(catalogue).forEach(bench -> entries.add(new Entry(one.id(), bench)));
      }
    }
    if (group != null && groups.stream().noneMatch(one -> one.id().equals(group))) {
      throw new Mistake(
          "There is no group of benchmarks '"
              + group
              + "'; there are "
              + String.join(", ", groups.stream().map(BenchGroup::id).toList())
              + ".");
    }
    if (only == null) {
      return entries;
    }
    List<Entry> named =
        entries.stream().filter(entry -> entry.bench().name().equals(only)).toList();
    if (named.isEmpty()) {
      throw new Mistake(
          "There is no benchmark '"
              + only
              + "'; there are "
              + String.join(", ", entries.stream().map(entry -> entry.bench().name()).toList())
              + ".");
    }
    return named;
  }

  private Result measure(Entry entry, boolean alone) {
    if (sameJvm || alone) {
      return entry.bench().measure(quick ? Harness.QUICK : Harness.USUAL);
    }
    List<String> arguments = new ArrayList<>(List.of("bench", entry.group(), "--json"));
    arguments.addAll(List.of("--only", entry.bench().name(), "--same-jvm"));
    arguments.addAll(List.of("--data", common.data().toString()));
    if (quick) {
      arguments.add("--quick");
    }
    return OwnJvm.run(PROGRAM, arguments);
  }

  private String text(List<Result> results) {
    Table table = new Table("name", "median", "unit", "min", "max", "threads", "");
    for (Result result : results) {
      table.row(
          result.name(),
          Figures.rough(result.value()),
          result.unit(),
          Figures.rough(result.min()),
          Figures.rough(result.max()),
          String.valueOf(result.threads()),
          result.detail());
    }
    return table.text(common.terminal());
  }
}
