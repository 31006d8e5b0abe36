package spielwerk.engines.process;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Reads lines that end in CR, LF or both, up to a longest one. */
final class LineReader {
  /** A line went on beyond the limit. */
  static final class TooLong extends IOException {
    TooLong(int longest) {
      super("a line of more than " + longest + " characters");
    }
  }

  private final Reader from;
  private final int longest;
  private boolean afterReturn;

  /**
   * @param from should be buffered
   */
  LineReader(Reader from, int longest) {
    this.from = from;
    this.longest = longest;
  }

  /**
   * The next line without its end, or null after the last one.
   *
   * @throws TooLong if it is too long; its rest is still unread
   */
  @Nullable String next() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = from.read(); ; c = from.read()) {
      if (c == '\n' && afterReturn) {
        afterReturn = false;
        continue;
      }
      afterReturn = c == '\r';
      if (c < 0) {
        return line.length() == 0 ? null : line.toString();
      }
      if (c == '\n' || c == '\r') {
        return line.toString();
      }
      if (line.length() == longest) {
        throw new TooLong(longest);
      }
      line.append((char) c);
    }
  }

  /** Passes over what is left of a line that was too long. */
  void skip() throws IOException {
    int c = from.read();
    while (c >= 0 && c != '\n' && c != '\r') {
      c = from.read();
    }
    afterReturn = c == '\r';
  }
}
