package spielwerk.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.bench.BenchResult;

class ForkedJvmTest {
  @Test
  void aBenchmarkMeasuredInAJvmOfItsOwnComesBackWhole() {
    BenchResult result =
        ForkedJvm.run(
            "spielwerk.app.Main",
            List.of(
                "bench",
                "games",
                "--only",
                "pebbles.playouts",
                "--same-jvm",
                "--quick",
                "--json",
                "--data",
                "target/no-such-folder"));
    assertThat(result.name()).isEqualTo("pebbles.playouts");
    assertThat(result.unit()).isEqualTo("1/s");
    assertThat(result.value()).isBetween(result.min(), result.max());
    assertThat(result.min()).isPositive();
    assertThat(result.detail()).isEqualTo("random games");
  }
}
