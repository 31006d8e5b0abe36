package spielwerk.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {
  @TempDir Path folder;

  @Test
  void whatIsOlderThanAllLivingProgramsIsSwept() throws Exception {
    Path old = Files.createDirectories(folder.resolve("onnxruntime-java1/lib"));
    Path young = Files.createDirectories(folder.resolve("onnxruntime-java2"));
    Path dead = Files.writeString(folder.resolve("999999999.pid"), "1000");
    FileTime before = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));
    Files.setLastModifiedTime(old.getParent(), before);
    TemporaryFolder.sweep(folder, ProcessHandle.current());
    assertThat(old.getParent()).doesNotExist();
    assertThat(young).exists();
    assertThat(dead).doesNotExist();
  }

  @Test
  void whatMustOutliveAProgramLiesWhereNobodySweeps() {
    assertThat(TemporaryFolder.lasting(Path.of("/tmp/spielwerk-1000"))).isEqualTo(Path.of("/tmp"));
    assertThat(TemporaryFolder.lasting(Path.of("/tmp"))).isEqualTo(Path.of("/tmp"));
  }

  @Test
  void whatALivingProgramMayHaveMadeStays() throws Exception {
    Process other = new ProcessBuilder("sleep", "600").start();
    try {
      Instant began = other.toHandle().info().startInstant().orElseThrow();
      TemporaryFolder.sweep(folder, other.toHandle());
      Path its = Files.createDirectories(folder.resolve("onnxruntime-java1"));
      Files.setLastModifiedTime(its, FileTime.from(began));
      TemporaryFolder.sweep(folder, ProcessHandle.current());
      assertThat(its).exists();
    } finally {
      other.destroyForcibly();
    }
  }
}
