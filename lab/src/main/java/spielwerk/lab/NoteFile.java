package spielwerk.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Lines that are only ever added. Each is written in one call, so that a killed program leaves
 * whole lines; half of one, left by whatever else, is dropped when the file is opened.
 */
final class NoteFile {
  private final Path file;
  private final List<String> before;

  private NoteFile(Path file, List<String> before) {
    this.file = file;
    this.before = before;
  }

  static NoteFile open(Path file) {
    try {
      if (!Files.exists(file)) {
        return new NoteFile(file, List.of());
      }
      String text = Files.readString(file);
      int whole = text.lastIndexOf('\n') + 1;
      if (whole < text.length()) {
        Files.writeString(file, text.substring(0, whole));
      }
      return new NoteFile(file, text.substring(0, whole).lines().toList());
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  /** Those that were there when it was opened. */
  List<String> lines() {
    return before;
  }

  void append(String line) {
    try {
      Files.write(
          file,
          (line + "\n").getBytes(StandardCharsets.UTF_8),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }
}
