package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that brings a file format along: no other class knows of it. */
class NewGameFormatTest {
  @TempDir Path data;

  private Cli run(String... args) {
    String[] all = Arrays.copyOf(args, args.length + 2);
    all[args.length] = "--data";
    all[args.length + 1] = data.toString();
    return Cli.run(all);
  }

  @Test
  void itsFilesAreImportedAndExported() throws IOException {
    Path file = Files.writeString(data.resolve("a-game"), "Pebbles 7: 3 1 3\n");
    Cli added = run("library", "import", file.toString(), "--json");
    assertThat(added.exit()).as(added.err()).isZero();
    assertThat(added.json().at("/items/0/format").asText()).isEqualTo("pebble");
    assertThat(run("library", "export", "1", "--format", "pebble").out())
        .isEqualTo("Pebbles 7: 3 1 3\n");
    assertThat(run("library", "export", "1", "--format", "x").err()).contains("pebble");
    Files.writeString(file, "Pebbles 7: 3 9\n");
    assertThat(run("library", "import", file.toString()).err())
        .startsWith("spielwerk: " + file + ": 'take9' is not a legal move");
  }
}
