package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;
import spielwerk.runs.StorageFailure;

class SqliteLibraryTest extends LibraryContract {
  @TempDir Path folder;
  private int files;

  @Override
  LibraryLocation empty() {
    return LibraryLocation.file(folder.resolve("library" + files++ + ".db"));
  }

  @Test
  void aFileThatIsNoDatabaseIsRefusedAndLeftAsItIs() throws IOException {
    Path file = folder.resolve("letter.txt");
    Files.writeString(file, "Dear library,\n".repeat(100));
    assertThatThrownBy(() -> Library.open(LibraryLocation.file(file)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("letter.txt is not a library");
    assertThat(file).hasContent("Dear library,\n".repeat(100));
  }

  @Test
  void aPlaceThatCannotBeIsRefused() {
    assertThatThrownBy(() -> Library.open(LibraryLocation.file(folder)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("folder");
    assertThatThrownBy(() -> Library.open(LibraryLocation.file(folder.resolve("no/such.db"))))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> LibraryLocation.of("jdbc:mysql://x"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("jdbc:postgresql");
  }

  @Test
  void aPasswordIsNeverShown() {
    assertThat(LibraryLocation.of("jdbc:postgresql://h/db?user=u&password=secret&x=1").name())
        .doesNotContain("secret")
        .contains("user=u", "x=1");
    assertThat(LibraryLocation.of("jdbc:postgresql://u:secret@h/db").name())
        .doesNotContain("secret");
  }

  @Test
  void severalMayMakeAndFillALibraryAtOnce() throws Exception {
    LibraryLocation place = empty();
    ExecutorService crew = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Integer>> work = new ArrayList<>();
      for (int worker = 0; worker < 4; worker++) {
        int first = worker * 100;
        work.add(
            () -> {
              try (Library library = Library.open(place)) {
                int added = 0;
                for (int i = 0; i < 10; i++) {
                  int from = first + i * 10;
                  added +=
                      library
                          .add(
                              taker -> {
                                for (int k = 0; k < 10; k++) {
                                  taker.accept(Samples.made(from + k));
                                }
                              })
                          .added();
                }
                return added;
              }
            });
      }
      for (Future<Integer> done : crew.invokeAll(work)) {
        assertThat(done.get()).isEqualTo(100);
      }
    } finally {
      crew.shutdownNow();
    }
    try (Library library = Library.open(place)) {
      assertThat(library.count(Filter.ALL)).isEqualTo(400);
    }
  }

  @Test
  void aWriteThatFoundTheLibraryLockedLeavesTheNextOneWhole() throws Exception {
    LibraryLocation place = empty();
    Library.open(place).close();
    try (Database database = new Database(place, 1);
        Connection other = database.connect()) {
      other.setAutoCommit(false);
      assertThatThrownBy(() -> put(database, 1))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("is being written by another program");
      other.setAutoCommit(true);
      assertThat(put(database, 1)).isEqualTo(1);
      assertThatThrownBy(
              () ->
                  database.write(
                      connection -> {
                        put(connection, 2);
                        throw new SQLException("half done");
                      }))
          .hasMessageContaining("half done");
      assertThat(put(database, 3)).isEqualTo(2);
    }
    assertThat(count(place)).isEqualTo(2);
  }

  @Test
  void aFullDiskIsSaidInThoseWordsAndTheNextWriteIsWhole() {
    LibraryLocation place = empty();
    Library.open(place).close();
    try (Database database = new Database(place)) {
      assertThatThrownBy(
              () ->
                  database.write(
                      connection -> {
                        try (Statement limit = connection.createStatement()) {
                          limit.execute("PRAGMA max_page_count = 1"); // no more than there are
                        }
                        for (int i = 0; i < 1000; i++) {
                          put(connection, i);
                        }
                        return 0;
                      }))
          .isInstanceOf(StorageFailure.class)
          .hasMessageStartingWith("The disk is full: the library ");
      assertThat(put(database, 1)).isEqualTo(1);
    }
    assertThat(count(place)).isEqualTo(1);
  }

  private static long put(Database database, int index) {
    return database.write(connection -> put(connection, index));
  }

  private static long put(Connection connection, int index) throws SQLException {
    return new LibraryWriter(connection).put(Samples.made(index));
  }

  private static long count(LibraryLocation place) {
    try (Library library = Library.open(place)) {
      return library.count(Filter.ALL);
    }
  }

  @Test
  void othersCanWriteWhileALongImportGoesOn() {
    LibraryLocation place = empty();
    int games = 1600;
    try (Library library = Library.open(place);
        Library other = Library.open(place)) {
      List<Integer> passes = new ArrayList<>();
      Library.Added added =
          library.add(
              taker -> {
                passes.add(1);
                for (int i = 0; i < games; i++) {
                  taker.accept(Samples.made(i));
                  if (passes.size() == 2 && i % 700 == 650) {
                    other.put(Samples.made(games + i));
                  }
                }
              });
      assertThat(added.added()).isEqualTo(games);
      assertThat(library.count(Filter.ALL)).isEqualTo(games + 2);
    }
  }

  /** Adds games without end, saying so now and then, after a first addition that is whole. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) {
      try (Library library = Library.open(LibraryLocation.of(args[0]))) {
        library.add(
            taker -> {
              for (int i = 0; i < 50; i++) {
                taker.accept(Samples.made(i));
              }
            });
        library.add(
            taker -> {
              for (int i = 50; ; i++) {
                taker.accept(Samples.made(i));
                if (i % 500 == 0) {
                  System.out.println(i);
                }
              }
            });
      }
    }
  }

  @Test
  void killedWhileAddingItKeepsWhatWasWholeBefore() throws Exception {
    LibraryLocation place = empty();
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName(),
                place.name())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader said = child.inputReader(StandardCharsets.UTF_8)) {
      for (int i = 0; i < 3; i++) {
        assertThat(said.readLine()).isNotNull();
      }
    } finally {
      child.destroyForcibly().waitFor();
    }
    try (Library library = Library.open(place);
        Database database = new Database(place)) {
      assertThat(library.count(Filter.ALL)).isEqualTo(50);
      String sound =
          database.read(
              connection -> {
                var row = connection.createStatement().executeQuery("PRAGMA integrity_check");
                row.next();
                return row.getString(1);
              });
      assertThat(sound).isEqualTo("ok");
      assertThat(library.add(taker -> taker.accept(Samples.made(50))).added()).isEqualTo(1);
    }
  }
}
