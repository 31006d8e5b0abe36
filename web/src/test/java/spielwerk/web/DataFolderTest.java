package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/** Who holds a data folder, and what killed programs leave in it. */
class DataFolderTest {
  @TempDir Path data;

  private Workbench start() {
    return Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
  }

  @Test
  void theSecondServerIsToldWhoHoldsTheFolderAndHowToLookAtIt() throws Exception {
    Process child = OutboxTest.server(data);
    try (var said = child.inputReader()) {
      String port = said.readLine();
      assertThatThrownBy(this::start)
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("is in use by another server: process " + child.pid() + ", since 2")
          .hasMessageContaining("at http://localhost:" + port + "/")
          .hasMessageContaining("./spielwerk serve --read-only --port 0 --data " + data)
          .hasMessageContaining("runs and library list take the same --data");
    } finally {
      child.destroyForcibly().waitFor();
    }
    start().close();
    start().close();
  }

  @Test
  void whatKilledProgramsLeftIsSweptUnlessItMayBeInUse() throws IOException {
    Path atWork = data.resolve("runs/match-nim-3");
    List<Path> left =
        List.of(
            data.resolve("tables/abc.json.new"),
            data.resolve("outbox/abc-0.new"),
            data.resolve("classes/abc.new"),
            data.resolve("runs/match-nim-1/spec.json.new"),
            data.resolve("runs/match-nim-2/.draft-123/index.html"),
            data.resolve("runs/.deleted-match-nim-4/spec.json"));
    List<Path> stay =
        List.of(
            data.resolve("runs/match-nim-2/spec.json"),
            data.resolve("tables/young.json.new"),
            atWork.resolve("spec.json"),
            atWork.resolve("result.json.new"),
            atWork.resolve("lock"));
    for (List<Path> all : List.of(left, stay)) {
      for (Path file : all) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
      }
    }
    ProcessHandle self = ProcessHandle.current();
    long began = self.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    Files.writeString(atWork.resolve("lock"), self.pid() + " " + began);
    FileTime old = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));
    for (Path file : left) {
      Files.setLastModifiedTime(file, old);
      Files.setLastModifiedTime(file.getParent(), old);
    }
    Files.setLastModifiedTime(atWork.resolve("result.json.new"), old);
    start().close();
    assertThat(left).noneMatch(Files::exists);
    assertThat(data.resolve("runs/match-nim-1")).doesNotExist();
    assertThat(data.resolve("runs/.deleted-match-nim-4")).doesNotExist();
    assertThat(stay).allMatch(Files::exists);
  }
}
