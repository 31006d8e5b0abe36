package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Networks for other programs. */
class NetCommandTest {
  @TempDir Path folder;

  @Test
  void theNetworkThatShipsIsWrittenAndChecked() throws IOException {
    Path file = folder.resolve("othello.onnx");
    Cli cli = Cli.run("net", "export", file.toString(), "--json");
    assertThat(cli.exit()).isZero();
    JsonNode json = cli.json();
    assertThat(json.get("game").asText()).isEqualTo("othello");
    assertThat(json.get("positions").asInt()).isPositive();
    assertThat(json.get("difference").asDouble()).isBetween(0.0, 1e-3);
    assertThat(Files.size(file)).isGreaterThan(4 * json.get("parameters").asLong() / 2);
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).containsExactly(file);
    }
  }

  @Test
  void whatCannotBeWrittenIsOneSentence() throws IOException {
    Path file = Files.writeString(folder.resolve("old.onnx"), "old");
    refused("already there", "net", "export", file.toString());
    assertThat(file).hasContent("old");
    refused("No network ships for nim", "net", "export", "x.onnx", "--game", "nim");
    refused("'import'", "net", "import", "x.onnx");
    refused("not by both", "net", "export", "x.onnx", "--game", "othello", "--net", "y.net");
    refused("is not a network", "net", "export", "x.onnx", "--net", file.toString());
    refused("cannot be written", "net", "export", folder.resolve("no/x.onnx").toString());
  }

  private static void refused(String words, String... args) {
    Cli cli = Cli.run(args);
    assertThat(cli.err()).startsWith("spielwerk: ").contains(words);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.exit()).isEqualTo(2);
  }
}
