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
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.bench.Bench;
import spielwerk.bench.BenchGroup;
import spielwerk.bench.BenchGroups;
import spielwerk.bench.BenchResult;
import spielwerk.bench.FigureBench;
import spielwerk.bench.Harness;
import spielwerk.bench.JmhRun;
import spielwerk.bench.RateBench;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.Cluster;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextTable;

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

  @Mixin private final CommonOptions common;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GROUP",
      description =
          "Only the benchmarks of this group: games, search, fiveinarow, qwixx, arena, othello,"
              + " quickciv, start, web, cluster.")
  private @Nullable String group;

  @Option(names = "--quick", description = "Short rounds: rough figures in little time.")
  private boolean quick;

  @Option(names = "--only", paramLabel = "NAME", description = "Only the benchmark of this name.")
  private @Nullable String only;

  @Option(
      names = "--same-jvm",
      description =
          "Measure all in one JVM, where they affect each other; by default each has its own.")
  private boolean sameJvm;

  public BenchCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  private record Entry(String group, Bench bench) {}

  @Override
  public Integer call() {
    List<Entry> entries = entries(common.catalogue());
    List<BenchResult> results = new ArrayList<>();
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
    common.show(
        () -> JsonOutput.items(results.stream().map(BenchResult::json).toList()),
        () -> text(results));
    return results.size() == entries.size() ? 0 : 1;
  }

  private List<Entry> entries(Catalogue catalogue) {
    List<Entry> entries = new ArrayList<>();
    for (BenchGroup one : BenchGroups.ALL) {
      if (group == null || group.equals(one.id())) {
        one.benches(catalogue).forEach(bench -> entries.add(new Entry(one.id(), bench)));
      }
    }
    if (group != null && BenchGroups.ALL.stream().noneMatch(one -> one.id().equals(group))) {
      throw new Mistake(
          "There is no group of benchmarks '"
              + group
              + "'; there are "
              + String.join(", ", BenchGroups.ALL.stream().map(BenchGroup::id).toList())
              + ".");
    }
    if (entries.isEmpty()) {
      Cluster.installed(); // says what is missing
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

  private BenchResult measure(Entry entry, boolean alone) {
    Harness harness = new Harness(quick, !sameJvm, common.data());
    if (entry.bench() instanceof RateBench rate) {
      return JmhRun.of(entry.group(), rate, harness);
    }
    if (entry.bench() instanceof FigureBench figure && (sameJvm || alone)) {
      return figure.measure(harness);
    }
    List<String> arguments = new ArrayList<>(List.of("bench", entry.group(), "--json"));
    arguments.addAll(List.of("--only", entry.bench().name(), "--same-jvm"));
    arguments.addAll(List.of("--data", common.data().toString()));
    if (quick) {
      arguments.add("--quick");
    }
    return ForkedJvm.run(PROGRAM, arguments);
  }

  private String text(List<BenchResult> results) {
    TextTable table = new TextTable("name", "median", "unit", "min", "max", "threads", "");
    for (BenchResult result : results) {
      table.row(
          result.name(),
          NumberText.rough(result.value()),
          result.unit(),
          NumberText.rough(result.min()),
          NumberText.rough(result.max()),
          String.valueOf(result.threads()),
          result.detail());
    }
    return table.text(common.terminal());
  }
}
