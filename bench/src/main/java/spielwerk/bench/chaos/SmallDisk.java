package spielwerk.bench.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A disk that can be filled up: a tmpfs where we may mount one (root on Linux). It has room for
 * whatever is played for hours; to be filled up it shrinks to little more than what lies on it.
 * Elsewhere the largest file is limited instead ({@code ulimit -f}), which the library reaches and
 * small files do not.
 */
final class SmallDisk implements AutoCloseable {
  private static final long ROOM = 4L << 30;
  private static final long LEFT = 1 << 20;
  private static final int CHUNK = 1 << 16;

  /** What lies there may grow just when the disk shrinks, which is refused then. */
  private static final int MOST_TRIES = 100;

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
    String size = "size=" + ROOM;
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
        ? "a tmpfs that is filled up"
        : "a limit on the size of files (ulimit -f), for no tmpfs could be mounted";
  }

  /** Whether the disk itself can be filled; otherwise the server is started with a limit. */
  boolean canFill() {
    return mounted;
  }

  /** Until nothing more fits on it. */
  void fill() {
    for (int tries = 0; tries < MOST_TRIES && !resize(used() + LEFT); tries++) {
      Thread.onSpinWait();
    }
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

  private boolean resize(long bytes) {
    return run("mount", "-o", "remount,size=" + bytes, folder.toString());
  }

  private long used() {
    try {
      FileStore disk = Files.getFileStore(folder);
      return disk.getTotalSpace() - disk.getUsableSpace();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  void free() {
    resize(ROOM);
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
