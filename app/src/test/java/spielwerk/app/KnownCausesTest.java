package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Explanation;

/** What goes wrong outside of the program, and how people are told. */
class KnownCausesTest {
  private static final String GAMES =
      "{\"game\":\"tictactoe\",\"players\":[\"Zoë\",\"Bob\"],\"moves\":[]}\n";

  @TempDir Path folder;

  private Cli typed(String... args) {
    return Cli.run(args);
  }

  private static void told(Cli cli, String... words) {
    assertThat(cli.exit()).as(cli.err()).isIn(1, 2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines()).as(cli.err()).hasSize(1);
    assertThat(cli.err())
        .contains(words)
        .doesNotContain("Exception")
        .doesNotContain("java.")
        .doesNotContain("Internal error");
  }

  private Path write(String name, String text, Charset charset) throws IOException {
    return Files.write(folder.resolve(name), text.getBytes(charset));
  }

  @ParameterizedTest
  @CsvSource({"ISO-8859-1, is Latin-1; save it as UTF-8", "UTF-16, is UTF-16; save it as UTF-8"})
  void aFileInAnotherEncodingIsNamedWithIt(String charset, String words) throws IOException {
    String yaml = "game: tictactoe\nplayers: [{name: Zoë, engine: random}, random]\n";
    Path file = write("cup.yaml", yaml, Charset.forName(charset));
    told(typed("tournament", file.toString()), file.toString(), words);
    if (charset.startsWith("ISO")) {
      Path games = write("games.jsonl", GAMES, StandardCharsets.ISO_8859_1);
      told(
          typed("library", "import", games.toString(), "--library", folder + "/l.db"),
          games.toString(),
          words);
      assertThat(folder.resolve("l.db"))
          .satisfiesAnyOf(
              none -> assertThat(none).doesNotExist(),
              empty ->
                  assertThat(typed("library", "list", "--library", empty.toString()).out())
                      .doesNotContain("Bob"));
    }
  }

  /** A comment with an umlaut is enough. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "match connect4 random random --games 2 --openings FILE",
        "match connect4 random alphabeta:depth=1,book=FILE --games 2",
        "match quickciv:rules=FILE random random --games 2",
        "match quickciv:map=FILE random random --games 2",
        "match connect4 random alphabeta:depth=1,eval=FILE --games 2",
        "puzzles fiveinarow --check --file FILE",
        "experiment run FILE",
      })
  void anEncodingIsNamedWhateverReadsTheFile(String command) throws IOException {
    Path file = write("text.yaml", "# Zo\u00eb\n", StandardCharsets.ISO_8859_1);
    told(
        typed(command.replace("FILE", file.toString()).split(" ")),
        file.toString(),
        "is Latin-1; save it as UTF-8");
  }

  private Path library() throws IOException {
    Path file = folder.resolve("games.db");
    Path games = folder.resolve("first.sgf");
    Files.writeString(games, "(;GM[4]FF[4]SZ[15];B[hh];W[hi];B[gh])");
    Cli cli = typed("library", "import", games.toString(), "--library", file.toString());
    assertThat(cli.exit()).as(cli.err()).isZero();
    return file;
  }

  @Test
  void aDamagedLibraryIsCalledDamaged() throws IOException {
    Path file = library();
    Files.deleteIfExists(folder.resolve("games.db-wal"));
    try (RandomAccessFile inside = new RandomAccessFile(file.toFile(), "rw")) {
      assertThat(inside.length()).isGreaterThan(8192);
      byte[] noise = new byte[(int) inside.length() - 4096];
      java.util.Arrays.fill(noise, (byte) 0x5A);
      inside.seek(4096); // the first page says that it is a database
      inside.write(noise);
    }
    told(typed("library", "list", "--library", file.toString()), file.toString(), "is damaged");
  }

  @Test
  void aLibraryThatAnotherProgramWritesIsCalledBusy() throws IOException, SQLException {
    Path file = library();
    Path games = folder.resolve("games.sgf");
    Files.writeString(games, "(;GM[4]FF[4]SZ[15];B[hh];W[hi];B[gg])");
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      told(
          typed("library", "import", games.toString(), "--library", file.toString()),
          file.toString(),
          "is being written by another program");
    }
  }

  @Test
  void aFileWithoutPermissionIsToldAsSuch() throws IOException {
    Path secret = write("secret.yaml", "game: tictactoe\n", StandardCharsets.UTF_8);
    assertThat(secret.toFile().setReadable(false)).isTrue();
    if (Files.isReadable(secret)) { // root reads everything
      assertThat(Explanation.why(new AccessDeniedException(secret.toString())))
          .isEqualTo("you have no permission for " + secret);
    } else {
      told(typed("tournament", secret.toString()), "you have no permission for " + secret);
    }
  }

  @Test
  void aFolderThatNobodyMayWriteToIsToldAsSuch() {
    Path system = Path.of("/sys");
    assumeTrue(Files.isDirectory(system));
    told(
        typed("match", "tictactoe", "random", "random", "--games", "2", "--data", "/sys"),
        "Cannot write to /sys",
        "permission");
  }

  @Test
  void aFullDiskIsCalledFull() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    try {
      Files.writeString(full, "something");
      throw new AssertionError("there was room");
    } catch (IOException real) {
      assertThat(Explanation.of(real)).isEqualTo(Optional.of("The disk is full."));
      assertThat(Explanation.of(new IllegalStateException(real))).contains("The disk is full.");
    }
  }

  @Test
  void aRunOnAFullDiskIsToldAsSuch() throws IOException, InterruptedException {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    Process mount =
        new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString())
            .redirectErrorStream(true)
            .start();
    mount.getInputStream().readAllBytes();
    assumeTrue(mount.waitFor() == 0, "only root makes a small disk");
    try {
      Cli cli =
          typed(
              "match",
              "tictactoe",
              "random",
              "random",
              "--games",
              "2000",
              "--data",
              disk + "/data");
      assertThat(cli.exit()).isEqualTo(1);
      assertThat(cli.err()).contains("the disk is full").doesNotContain("Exception");
    } finally {
      assertThat(new ProcessBuilder("umount", disk.toString()).start().waitFor()).isZero();
    }
  }
}
