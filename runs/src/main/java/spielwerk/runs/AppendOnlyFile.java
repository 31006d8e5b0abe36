package spielwerk.runs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines that are only ever added. A line is written in one call to the operating system, so a
 * killed program leaves whole lines; whatever else cuts the last one short, it is dropped when the
 * file is opened again.
 */
public final class AppendOnlyFile implements AutoCloseable {
  private final Path path;
  private final boolean sync;
  private final FileChannel file;
  private @Nullable IOException failed;

  private AppendOnlyFile(Path path, boolean sync, FileChannel file) {
    this.path = path;
    this.sync = sync;
    this.file = file;
  }

  /**
   * Opens a file to add lines; it is made if it is not there.
   *
   * @param sync whether each line shall be safe from a loss of power too
   */
  public static AppendOnlyFile open(Path path, boolean sync) throws IOException {
    FileChannel file =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    AppendOnlyFile lines = new AppendOnlyFile(path, sync, file);
    try {
      lines.keep(Integer.MAX_VALUE);
      return lines;
    } catch (IOException unusable) {
      lines.close();
      throw unusable;
    }
  }

  /** The complete lines. */
  public List<String> lines() throws IOException {
    return Files.readAllLines(path, StandardCharsets.UTF_8);
  }

  /**
   * Adds a line.
   *
   * @throws IOException if the disk does not take it, now or before; all lines before are kept
   */
  public synchronized void append(String text) throws IOException {
    if (failed != null) {
      throw failed;
    }
    long before = file.position();
    try {
      writeFully(file, ByteBuffer.wrap((text + "\n").getBytes(StandardCharsets.UTF_8)));
      if (sync) {
        file.force(false);
      }
    } catch (IOException full) {
      failed = full;
      takeBack(before);
      throw full;
    }
  }

  /** Half a line shall not stay; if even that fails, the next opening drops it. */
  private void takeBack(long length) {
    try {
      file.truncate(length);
    } catch (IOException ignored) {
      // the next opening drops it
    }
  }

  /**
   * Drops the lines after the first ones.
   *
   * @return how many are left, fewer than wanted if there were not as many
   */
  public synchronized int keep(int count) throws IOException {
    Whole whole = Whole.of(path, count);
    if (whole.bytes() < file.size()) {
      file.truncate(whole.bytes());
    }
    file.position(whole.bytes());
    return whole.count();
  }

  static void writeFully(FileChannel file, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException ignored) {
      // every line was handed to the operating system when it was written
    }
  }

  /**
   * The lines of a file that end in a newline.
   *
   * @param bytes they take together
   */
  record Whole(int count, long bytes) {
    /** The first of them. */
    static Whole of(Path file, int most) throws IOException {
      int count = 0;
      long bytes = 0;
      long at = 0;
      byte[] chunk = new byte[1 << 16];
      try (InputStream in = Files.newInputStream(file)) {
        for (int read = in.read(chunk); read > 0; at += read, read = in.read(chunk)) {
          for (int i = 0; i < read && count < most; i++) {
            if (chunk[i] == '\n') {
              count++;
              bytes = at + i + 1;
            }
          }
        }
      }
      return new Whole(count, bytes);
    }
  }
}
