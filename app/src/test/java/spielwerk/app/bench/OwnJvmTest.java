package spielwerk.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OwnJvmTest {
  @Test
  void aBenchmarkMeasuredInAJvmOfItsOwnComesBackWhole() {
    Result result =
        OwnJvm.run(
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
