package spielwerk.runs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Follows a file that another program lengthens line by line: each look hands over the lines that
 * have come since the last one, and reads no byte twice. A last line that is not complete yet waits
 * for the next look.
 */
public final class FileTail {
  private static final int CHUNK = 1 << 16;

  private final Path file;
  private long position;
  private int lines;
  private long bytes;

  public FileTail(Path file) {
    this.file = file;
  }

  /** How many lines were handed over since the beginning of the file. */
  public int lines() {
    return lines;
  }

  /** How many bytes were read in all. */
  public long bytes() {
    return bytes;
  }

  /**
   * Looks.
   *
   * @param anew called first if the file has become shorter: what was handed over before is to be
   *     forgotten, and all lines come again
   * @param taker of each new line, without its end; none if they are only to be counted
   * @return whether anything came or was to be forgotten
   */
  public boolean look(Runnable anew, @Nullable Consumer<String> taker) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() == position) {
        return false;
      }
      boolean cut = channel.size() < position;
      if (cut) {
        position = 0;
        lines = 0;
        anew.run();
      }
      int before = lines;
      read(channel, taker);
      return cut || lines > before;
    } catch (NoSuchFileException notYet) {
      boolean gone = position > 0;
      if (gone) {
        position = 0;
        lines = 0;
        anew.run();
      }
      return gone;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Looks as {@link #look} does, only to count. */
  public void count() {
    look(() -> {}, null);
  }

  private void read(FileChannel channel, @Nullable Consumer<String> taker) throws IOException {
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long at = position;
    for (int read = channel.read(chunk, at); read > 0; read = channel.read(chunk, at)) {
      at += read;
      bytes += read;
      byte[] array = chunk.array();
      int from = 0;
      for (int i = 0; i < read; i++) {
        if (array[i] == '\n') {
          line.write(array, from, i - from);
          position += line.size() + 1;
          lines++;
          from = i + 1;
          if (taker != null) {
            taker.accept(line.toString(StandardCharsets.UTF_8));
          }
          line.reset();
        }
      }
      line.write(array, from, read - from);
      chunk.clear();
    }
    bytes -= line.size(); // an incomplete line is read again
  }
}
