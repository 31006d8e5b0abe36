package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.runs.DataVersion;

/** A data folder of an older program goes on being used; one of a newer program is left alone. */
class DataFoldersTest {
  private static final Path OLD_RUN = Path.of("src/test/resources/first-form-of-runs/match-old");

  @TempDir Path data;

  private Cli typing(String input, String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--data", data.toString()));
    return Cli.typing(input, all.toArray(String[]::new));
  }

  private Cli done(String... words) {
    Cli cli = typing("", words);
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli;
  }

  /** As version 1.0 left it: a run, a library without an index of positions, and no version. */
  @BeforeEach
  void fill() throws IOException, SQLException {
    Path run = Files.createDirectories(data.resolve("runs/match-old"));
    try (Stream<Path> files = Files.list(OLD_RUN)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, run.resolve(file.getFileName()));
      }
    }
    Cli game = typing("a1\nresign\n", "play", "tictactoe", "--seat", "human", "--seat", "negamax");
    assertThat(game.exit()).as(game.err()).isZero();
    library(
        "DROP TABLE positions",
        "ALTER TABLE numbers DROP COLUMN indexed",
        "DELETE FROM library_versions WHERE version = '2'");
    Files.deleteIfExists(data.resolve("version"));
  }

  private void library(String... statements) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("library.db"));
        Statement statement = connection.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    }
  }

  @Test
  void anOldOneIsBroughtUpToDateByTheServerAndNothingOfItIsLost() throws SQLException {
    Cli server = Cli.interrupted("serve", "--port", "0", "--data", data.toString());
    assertThat(server.exit()).as(server.err()).isZero();
    assertThat(data.resolve("version")).hasContent(DataVersion.ours() + "\n");
    assertThat(done("runs").out()).contains("match-old");
    assertThat(done("library", "list").out()).contains("tictactoe", "negamax");
    library("SELECT place FROM positions"); // there is such a table again
  }

  @Test
  void anOldOneCanBeLookedAtWithoutTheServer() {
    assertThat(done("runs", "match-old").out()).contains("tictactoe");
    assertThat(done("library", "list").out()).contains("tictactoe");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "runs",
        "resume match-old",
        "library list",
        "serve --port 0",
        "match nim random random --games 2"
      })
  void aNewerOneIsRefusedWithASentenceAndLeftAsItIs(String words) throws IOException {
    Files.writeString(data.resolve("version"), DataVersion.ours() + 1 + "\n");
    List<String> before = listing();
    Cli cli = typing("", words.split(" ", -1));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .startsWith("spielwerk: The data folder " + data + " is of version ")
        .contains("use a newer Spielwerk")
        .hasLineCount(1);
    assertThat(listing()).isEqualTo(before);
  }

  @Test
  void aNewerLibraryIsRefusedByItself() throws SQLException {
    done("library", "list");
    library("UPDATE library_versions SET version = '99' WHERE version = '2'");
    Cli cli = typing("", "library", "list");
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("is of version 99").contains("use a newer Spielwerk");
    assertThat(done("runs").out()).contains("match-old");
  }

  private List<String> listing() throws IOException {
    try (Stream<Path> files = Files.walk(data)) {
      List<String> all = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        FileTime time = Files.getLastModifiedTime(file);
        all.add(file + " " + (Files.isRegularFile(file) ? Files.size(file) + " " + time : ""));
      }
      return all;
    }
  }
}
