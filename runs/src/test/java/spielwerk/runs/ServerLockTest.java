package spielwerk.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;

class ServerLockTest {
  @TempDir Path data;

  /** Windows lets nobody read what another program has locked. */
  @Test
  void whoHoldsTheFolderCanBeReadWhereLocksForbidReading() throws IOException {
    try (ServerLock held = ServerLock.hold(data);
        FileChannel other =
            FileChannel.open(data.resolve("server.lock"), StandardOpenOption.WRITE)) {
      held.reachedAt("http://localhost:7070/");
      assertThatThrownBy(() -> ServerLock.hold(data))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("process " + ProcessHandle.current().pid())
          .hasMessageContaining("at http://localhost:7070/");
      try (FileLock words = other.lock(0, 10_000, false)) {
        assertThat(words.isValid()).as("the words are not locked").isTrue();
      }
      assertThatThrownBy(other::tryLock)
          .as("programs of before lock all of the file")
          .isInstanceOf(OverlappingFileLockException.class);
    }
    ServerLock.hold(data).close();
  }
}
