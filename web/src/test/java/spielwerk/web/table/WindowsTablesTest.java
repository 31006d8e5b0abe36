package spielwerk.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.arena.library.Outbox;
import spielwerk.core.Catalogue;
import spielwerk.web.library.Libraries;

/** Tables on a file system with Windows' rules; the library needs a real one. */
class WindowsTablesTest {
  private static final Credentials OWNER = new Credentials(Set.of(), true);
  private static final TableSpec SPEC =
      new TableSpec("tictactoe", "", List.of(Chair.person("a"), Chair.person("b")), 0, 0);

  @TempDir Path real;

  @Test
  void aGameIsPlayedKeptAndFoundAgain() throws IOException {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      Path data = Files.createDirectories(windows.getPath("C:\\Users\\Jörg Müller\\.spielwerk"));
      String id;
      try (Opened opened = open(data)) {
        Table table = opened.tables.start(SPEC, false);
        id = table.id();
        int node = 0;
        for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
          table.play(OWNER, node, move);
          node++;
        }
      }
      try (Opened again = open(data)) {
        List<String> moves =
            again.tables.with(
                id, table -> table.game().record().moves().stream().map(String::valueOf).toList());
        assertThat(moves).containsExactly("a1", "b1", "a2", "b2", "a3");
        String reason =
            again.tables.with(id, table -> table.game().record().ending().reason().toString());
        assertThat(reason).isEqualTo("finished");
      }
      assertThat(new Outbox(data).folder()).as("all went to the library").isEmptyDirectory();
      try (Stream<Path> all = Files.walk(data)) {
        assertThat(all.map(Path::toString))
            .as("a table is one file, and nothing is left beside it")
            .anyMatch(name -> name.endsWith("\\" + id + ".json"))
            .noneMatch(name -> name.endsWith(".new"));
      }
    }
  }

  private record Opened(Tables tables, Libraries libraries) implements AutoCloseable {
    @Override
    public void close() {
      tables.close();
      libraries.close();
    }
  }

  private Opened open(Path data) {
    Library main = Library.open(LibraryLocation.file(real.resolve("library.db")));
    Libraries libraries = new Libraries(main, data);
    return new Opened(new Tables(Catalogue.load().closed(), data, libraries), libraries);
  }
}
