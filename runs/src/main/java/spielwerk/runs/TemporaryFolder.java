package spielwerk.runs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder in which libraries with native code (SQLite, ONNX Runtime) unpack themselves, and
 * other short-lived files lie. The script that starts the program gives all programs of a user one
 * of their own, for what is killed leaves its files there: each program notes when it began, and
 * deletes what is older than all that still live.
 */
public final class TemporaryFolder {
  private static final String PREFIX = "spielwerk-";
  private static final String NOTE = ".pid";

  /** What systems say about the start of a process is not exact. */
  private static final long TOLERANCE_MILLIS = 2000;

  private TemporaryFolder() {}

  /** Sweeps the folder, if it is one of ours. */
  public static void sweep() {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    Path name = folder.getFileName();
    if (name != null && name.toString().startsWith(PREFIX)) {
      try {
        sweep(folder, ProcessHandle.current());
      } catch (IOException unwritable) {
        // files stay, which hurts nobody
      }
    }
  }

  /** Where what must outlive this program can lie: beside the folder that others sweep. */
  public static Path lasting() {
    return lasting(Path.of(System.getProperty("java.io.tmpdir")));
  }

  static Path lasting(Path temporary) {
    Path name = temporary.getFileName();
    Path above = temporary.getParent();
    return name != null && above != null && name.toString().startsWith(PREFIX) ? above : temporary;
  }

  static void sweep(Path folder, ProcessHandle self) throws IOException {
    Files.writeString(folder.resolve(self.pid() + NOTE), Long.toString(start(self)));
    long oldest = Long.MAX_VALUE;
    try (DirectoryStream<Path> notes = Files.newDirectoryStream(folder, "*" + NOTE)) {
      for (Path note : notes) {
        long began = living(note);
        if (began < 0) {
          Files.deleteIfExists(note);
        } else {
          oldest = Math.min(oldest, began);
        }
      }
    }
    List<Path> left = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      all.forEach(left::add);
    }
    for (Path path : left) {
      if (!path.toString().endsWith(NOTE)
          && Files.exists(path)
          && Files.getLastModifiedTime(path).toMillis() < oldest - TOLERANCE_MILLIS) {
        Leftovers.delete(path, new ArrayList<>());
      }
    }
  }

  /** When the process of a note began, or -1 if it has ended. */
  private static long living(Path note) {
    try {
      long began = Long.parseLong(Files.readString(note).strip());
      String pid = note.getFileName().toString().replace(NOTE, "");
      return ProcessHandle.of(Long.parseLong(pid))
          .filter(process -> Math.abs(start(process) - began) <= TOLERANCE_MILLIS)
          .map(process -> began)
          .orElse(-1L);
    } catch (IOException | NumberFormatException beingWritten) {
      return 0; // rather nothing is swept
    }
  }

  private static long start(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }
}
