package spielwerk.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;

class DataVersionTest {
  @TempDir Path data;

  @Test
  void anOldFolderIsBroughtUpToDateAndANewerOneRefusedWithASentence() throws IOException {
    DataVersion.check(data);
    assertThat(data).as("looking writes nothing").isEmptyDirectory();
    DataVersion.prepare(data);
    assertThat(data.resolve("version")).hasContent(DataVersion.ours() + "\n");
    assertThat(data).as("nothing is left beside").isDirectoryNotContaining("glob:**.new");
    DataVersion.prepare(data);
    DataVersion.check(data);

    int newer = DataVersion.ours() + 1;
    Files.writeString(data.resolve("version"), newer + "\n");
    for (Runnable use : List.<Runnable>of(this::look, this::write)) {
      assertThatThrownBy(use::run)
          .isInstanceOf(Mistake.class)
          .hasMessage(
              "The data folder %s is of version %d, and this program knows versions up to %d; use a newer Spielwerk, or another folder with --data."
                  .formatted(data, newer, DataVersion.ours()));
    }
    assertThat(data.resolve("version")).as("it is left alone").hasContent(newer + "\n");
  }

  private void look() {
    DataVersion.check(data);
  }

  private void write() {
    DataVersion.prepare(data);
  }

  @Test
  void whoIsInterruptedGoesOnWithTheStepThatIsMissing() {
    List<Integer> done = new ArrayList<>();
    List<DataVersion.Step> steps = new ArrayList<>();
    for (int step = 1; step <= 3; step++) {
      int number = step;
      steps.add(
          folder -> {
            if (number == 2 && !done.contains(0)) {
              done.add(0);
              throw new IOException("No space left on device");
            }
            done.add(number);
          });
    }
    DataVersion later = new DataVersion(steps);
    assertThatThrownBy(() -> later.bringUpToDate(data))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("the disk is full");
    assertThat(later.versionOf(data)).isEqualTo(2);
    later.bringUpToDate(data);
    later.bringUpToDate(data);
    assertThat(done).containsExactly(1, 0, 2, 3);
    assertThat(later.versionOf(data)).isEqualTo(4);
  }

  @Test
  void aFileThatHoldsNoVersionIsNamed() throws IOException {
    for (String text : List.of("", "two", "-1", "0", "99999999999999999999")) {
      Files.writeString(data.resolve("version"), text);
      assertThatThrownBy(this::look)
          .isInstanceOf(Mistake.class)
          .hasMessageContaining(data.resolve("version").toString());
    }
  }
}
