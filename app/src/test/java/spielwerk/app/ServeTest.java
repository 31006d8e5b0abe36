package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeTest {
  @TempDir Path data;

  @Test
  void itTellsItsAddressAndEndsWhenInterrupted() {
    Cli cli = Cli.interrupted("serve", "--port", "0", "--data", data.toString());
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("http://localhost:");
    Cli json = Cli.interrupted("serve", "--port", "0", "--json", "--data", data.toString());
    assertThat(json.json().path("port").asInt()).isPositive();
  }

  @Test
  void aDrawnTokenStandsInTheAddress() {
    Cli cli = Cli.interrupted("serve", "--port", "0", "--token", "--data", data.toString());
    assertThat(cli.out()).containsPattern("\\?token=[A-Za-z0-9_-]{24} ");
  }

  @Test
  void othersAreNotLetInWithoutAToken() {
    Cli cli = Cli.run("serve", "--host", "0.0.0.0", "--data", data.toString());
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("--token");
    assertThat(Cli.run("serve", "--port", "70000", "--data", data.toString()).exit()).isEqualTo(2);
  }
}
