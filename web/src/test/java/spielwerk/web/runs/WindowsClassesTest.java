package spielwerk.web.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.NotFound;

/** Classes and what pupils hand in, on a file system with Windows' rules. */
class WindowsClassesTest {
  @Test
  void classesAndPupilsAreKeptFoundAndDeleted() throws IOException {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      Path data = Files.createDirectories(windows.getPath("C:\\Schule\\Daten der 9b"));
      ClassFiles classes = new ClassFiles(data.resolve("classes"));
      ClassTournament cup =
          new ClassTournament(
              "9b",
              "Klasse 9b: Spiele?",
              "connect4",
              2,
              "",
              "",
              List.of(),
              "",
              List.of(),
              "",
              List.of());
      classes.keep(cup);
      classes.keep(cup); // over the file that is there
      assertThat(classes.all()).containsExactly(cup);
      assertThat(classes.find("9b")).isEqualTo(cup);

      PupilFiles pupils = new PupilFiles(data.resolve("pupils"));
      Pupil pupil =
          new Pupil("p1", "Anna / <Ö>", "key", List.of())
              .tried("minimax/1", true, 1, 1, "2026-01-01T00:00:00Z");
      pupils.keep("9b", pupil);
      pupils.keep("9b", pupil);
      assertThat(pupils.all("9b")).containsExactly(pupil);
      assertThat(pupils.all("9")).isEmpty();
      pupils.delete("9b", pupil);
      assertThat(pupils.all("9b")).isEmpty();

      classes.delete("9b");
      assertThatThrownBy(() -> classes.find("9b")).isInstanceOf(NotFound.class);
    }
  }
}
