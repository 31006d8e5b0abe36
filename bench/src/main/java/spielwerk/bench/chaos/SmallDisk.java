package spielwerk.bench.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A disk that can be filled up: a tmpfs where we may mount one (root on Linux). Elsewhere the
 * largest file is limited instead ({@code ulimit -f}), which the library reaches and small files do
 * not.
 */
final class SmallDisk implements AutoCloseable {
  private static final int MEGABYTES = 64;
  private static final int CHUNK = 1 << 16;

  private final Path folder;
  private final boolean mounted;

  private SmallDisk(Path folder, boolean mounted) {
    this.folder = folder;
    this.mounted = mounted;
  }

  static SmallDisk at(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    String size = "size=" + MEGABYTES + "m";
    return new SmallDisk(folder, run("mount", "-t", "tmpfs", "-o", size, "tmpfs", "" + folder));
  }

  private static boolean run(String... command) {
    try {
      Process process =
          new ProcessBuilder(List.of(command))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException impossible) {
      return false;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  String description() {
    return mounted
        ? "a tmpfs of " + MEGABYTES + " MB that is filled up"
        : "a limit on the size of files (ulimit -f), for no tmpfs could be mounted";
  }

  /** Whether the disk itself can be filled; otherwise the server is started with a limit. */
  boolean canFill() {
    return mounted;
  }

  /** Until nothing more fits on it. */
  void fill() {
    byte[] chunk = new byte[CHUNK];
    for (int size = CHUNK; size > 0; size /= 16) { // the last gaps too
      try (OutputStream out = Files.newOutputStream(folder.resolve("filler-" + size))) {
        while (true) {
          out.write(chunk, 0, size);
        }
      } catch (IOException full) {
        // as intended
      }
    }
  }

  void free() {
    try {
      for (int size = CHUNK; size > 0; size /= 16) {
        Files.deleteIfExists(folder.resolve("filler-" + size));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public void close() {
    if (mounted) {
      run("umount", "-l", folder.toString());
    }
  }
}
