package spielwerk.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Terminal;
import spielwerk.bench.chaos.Chaos;
import spielwerk.bench.chaos.ChaosReport;
import spielwerk.core.Mistake;
import spielwerk.runs.Leftovers;
import spielwerk.runs.TemporaryFolder;

/** {@code spielwerk chaos}: kills, full disks and locked libraries while people play. */
@Command(
    name = "chaos",
    description =
        "Break a server of its own on purpose while people play at it (kill -9, full disk, locked"
            + " library, imports, slow peers), then look for every acknowledged move and every"
            + " finished game.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk chaos --minutes 10",
      "  spielwerk chaos --rounds 5 --seed 7",
      "",
      "It uses a temporary folder and touches none of your data. Exit code 1 means that something",
      "was lost, or found twice."
    })
public final class ChaosCommand implements Callable<Integer> {
  private static final String PROGRAM = "spielwerk.app.Main";

  @Mixin private final CommonOptions common;

  @Option(names = "--minutes", paramLabel = "N", description = "How long (default 1).")
  private double minutes = 1;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "This many faults instead, however long they take.")
  private @Nullable Integer rounds;

  public ChaosCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    if (!(minutes > 0 && minutes <= 24 * 60)) {
      throw new Mistake(
          "--minutes " + minutes + " is not allowed; it takes more than 0, up to 1440.");
    }
    if (rounds != null && (rounds < 1 || rounds > 100_000)) {
      throw new Mistake("--rounds " + rounds + " is not allowed; it takes 1 to 100000.");
    }
    common.tellSeed();
    Path folder = folder();
    ChaosReport report = run(folder);
    if (report.lost().isEmpty()) {
      Leftovers.delete(folder, new ArrayList<>());
    }
    common.show(report::json, () -> text(report, folder.resolve(Chaos.KEPT)));
    return report.lost().isEmpty() ? 0 : 1;
  }

  private ChaosReport run(Path folder) {
    try (ConsoleProgress progress = new ConsoleProgress("chaos", common.terminal())) {
      Chaos chaos =
          new Chaos(common.seed(), folder.resolve("data"), ForkedJvm.command(PROGRAM), progress);
      return rounds == null ? chaos.minutes(minutes) : chaos.rounds(rounds);
    }
  }

  /** What was lost is kept there to be looked at, so no later program may sweep it. */
  private static Path folder() {
    try {
      return Files.createTempDirectory(TemporaryFolder.lasting(), "spielwerk-chaos");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static String text(ChaosReport report, Path kept) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%.0f s with seed %d: %s; the server was started %d times.",
            report.seconds(),
            report.seed(),
            report.faults().entrySet().stream()
                .map(fault -> fault.getKey() + " " + fault.getValue() + "x")
                .collect(Collectors.joining(", ")),
            report.starts()));
    lines.add("The full disk is " + report.disk() + ".");
    lines.add(
        "%d moves acknowledged, %d requests refused or unanswered; %d games ended at tables, %d came from runs."
            .formatted(report.moves(), report.refused(), report.finished(), report.imported()));
    lines.addAll(report.lost());
    lines.add(
        report.lost().isEmpty()
            ? "Every acknowledged move and every finished game was found, once."
            : "Something was lost, see above; the data and its log are in " + kept + ".");
    return String.join("\n", lines);
  }
}
