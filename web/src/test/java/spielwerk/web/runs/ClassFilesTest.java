package spielwerk.web.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.runs.StorageFailure;

/** Files of classes and pupils that somebody wrote to by hand, or that cannot be written. */
class ClassFilesTest {
  private static final ClassTournament CUP =
      new ClassTournament(
          "good", "8b", "nim", 2, "free", "none", List.of(), "", List.of(), "key", List.of());
  private static final Pupil PUPIL = new Pupil("anna", "Anna", "key", List.of());

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "{}",
        "[]",
        "{\"id\":\"bad\",\"title\":\"8c\",\"entries\":[]}",
        "{\"id\":\"bad\",\"name\":\"B\",\"results\":[{}]}"
      })
  void aDamagedFileHidesNoOther(String text) throws IOException {
    ClassFiles classes = new ClassFiles(folder);
    classes.keep(CUP);
    Files.writeString(folder.resolve("bad.json"), text);
    assertThat(classes.all()).containsExactly(CUP);
    assertThatThrownBy(() -> classes.find("bad"))
        .isInstanceOf(Mistake.class)
        .hasMessage("The file of the class bad is damaged.");
    PupilFiles pupils = new PupilFiles(folder);
    pupils.keep("good", PUPIL);
    Files.writeString(folder.resolve("good-bad.json"), text);
    assertThat(pupils.all("good")).containsExactly(PUPIL);
  }

  @Test
  void aClassThatCannotBeSavedIsTold() throws IOException {
    Files.createDirectories(folder.resolve("good.new/in the way"));
    assertThatThrownBy(() -> new ClassFiles(folder).keep(CUP))
        .isInstanceOf(StorageFailure.class)
        .hasMessageStartingWith("The class could not be saved: ");
  }
}
