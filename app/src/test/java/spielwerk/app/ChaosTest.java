package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.bench.chaos.Chaos;
import spielwerk.bench.chaos.ChaosReport;
import spielwerk.core.Progress;

/** A minute of {@code chaos}, each fault at least once; {@code -Dchaos.minutes=10} for longer. */
class ChaosTest {
  private static final double MINUTES =
      Double.parseDouble(System.getProperty("chaos.minutes", "1"));

  @TempDir Path folder;

  @Test
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void everyAcknowledgedMoveAndEveryFinishedGameIsFoundOnce() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    List<String> program =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    ChaosReport report =
        new Chaos(17, folder.resolve("data"), program, Progress.NONE).minutes(MINUTES);
    assertThat(report.lost()).as("seed " + report.seed()).isEmpty();
    assertThat(report.faults()).hasSize(5);
    assertThat(report.moves()).isPositive();
    assertThat(report.finished()).isPositive();
  }

  @Test
  void aTimeThatCannotBeIsRefused() {
    assertThat(Cli.run("chaos", "--minutes", "0").err()).contains("--minutes 0.0 is not allowed");
    assertThat(Cli.run("chaos", "--rounds", "0").exit()).isEqualTo(2);
  }
}
