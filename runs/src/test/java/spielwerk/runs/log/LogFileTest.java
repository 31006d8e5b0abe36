package spielwerk.runs.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.core.Mistake;

class LogFileTest {
  private static final Logger OURS = LoggerFactory.getLogger("spielwerk.Some");
  private static final Logger FOREIGN = LoggerFactory.getLogger("org.eclipse.Some");

  @TempDir Path data;

  private String log() throws IOException {
    Path file = LogFile.in(data);
    return Files.exists(file) ? Files.readString(file) : "";
  }

  @Test
  void aLineHasItsLevelAndWhatTheProcessDoes() throws IOException {
    LogFile.open(data, "info", "match-x");
    OURS.info("seen");
    OURS.debug("not seen");
    FOREIGN.info("not seen");
    FOREIGN.warn("heard");
    assertThat(log())
        .containsPattern("INFO +\\[\\d+ match-x] Some: seen\n")
        .contains("heard")
        .doesNotContain("not seen");
  }

  @Test
  void atErrorOnlyErrorsAreLogged() throws IOException {
    LogFile.open(data, "error", "x");
    OURS.warn("not seen");
    FOREIGN.warn("not seen");
    assertThat(log()).isEmpty();
    assertThatThrownBy(() -> LogFile.open(data, "loud", "x")).isInstanceOf(Mistake.class);
  }

  @Test
  void anErrorIsFoundByItsNumberWithItsStackTrace() throws IOException {
    LogFile.open(data, "info", "x");
    String number = LogFile.error(OURS, "somewhere", new IllegalStateException("loose"));
    assertThat(log()).contains(number, "somewhere", "loose", "at spielwerk.runs.log.LogFileTest");
    assertThat(LogFile.works()).isTrue();
  }

  @Test
  void theCoreLogsToTheSameFile() throws IOException {
    LogFile.open(data, "info", "x");
    System.getLogger("spielwerk.core.Some")
        .log(System.Logger.Level.WARNING, "crashed", new IllegalStateException("loose"));
    assertThat(log()).contains("WARN", "crashed", "loose");
  }

  @Test
  void anInterruptedThreadLogsToo() throws IOException {
    LogFile.open(data, "info", "x");
    Thread.currentThread().interrupt();
    OURS.info("stopping");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(log()).contains("stopping");
  }

  @Test
  void theFilesRollAndTheirTotalIsBounded() throws IOException {
    LogFile.open(data, "info", "x");
    String big = "y".repeat(600_000);
    for (int i = 0; i < 25; i++) {
      OURS.info("{} {}", i, big);
    }
    try (Stream<Path> files = Files.list(LogFile.in(data).getParent())) {
      assertThat(files.filter(file -> file.toString().contains("spielwerk.log"))).hasSize(5);
    }
    assertThat(log()).contains(" 24 y").hasSizeLessThan(2_000_000);
    assertThat(LogFile.in(data).resolveSibling("spielwerk.log.4")).exists();
  }

  @Test
  void whereNothingCanBeWrittenThereIsNoLog() throws IOException {
    Path file = Files.createFile(data.resolve("file"));
    LogFile.open(file, "info", "x");
    OURS.error("lost");
    assertThat(LogFile.works()).isFalse();
  }
}
