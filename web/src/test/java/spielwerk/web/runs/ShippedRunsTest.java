package spielwerk.web.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.runs.Runs;

class ShippedRunsTest {
  @TempDir Path folder;

  @Test
  void aShippedRunIsThereOnceAndStaysAwayWhenItWasDeleted() throws IOException {
    Path home = folder.resolve("home");
    Path data = folder.resolve("data");
    Path run = Files.createDirectories(home.resolve("experiments/data/afternoon/nets"));
    Files.writeString(
        run.resolveSibling("spec.json"),
        "{\"schema\":1,\"kind\":\"train\",\"game\":\"nim\",\"games\":1,\"began\":\"\",\"spec\":{}}");
    Files.writeString(run.resolve("generation-000.net"), "x");
    ShippedRuns.offer(home, data);
    assertThat(data.resolve("runs/afternoon/nets/generation-000.net")).hasContent("x");
    ShippedRuns.offer(home, data);
    Runs runs = new Runs(data, Clock.systemUTC());
    assertThat(runs.list()).hasSize(1);
    runs.delete("afternoon");
    ShippedRuns.offer(home, data);
    assertThat(runs.list()).isEmpty();
    ShippedRuns.offer(folder.resolve("nowhere"), data);
  }
}
