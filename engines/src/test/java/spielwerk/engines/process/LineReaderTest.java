package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private static List<String> all(String text) throws IOException {
    LineReader lines = new LineReader(new StringReader(text), 10);
    List<String> all = new ArrayList<>();
    for (String line = lines.next(); line != null; line = lines.next()) {
      all.add(line);
    }
    return all;
  }

  @Test
  void anyEndOfLineWillDo() throws IOException {
    assertThat(all("a\nb\r\nc\rd")).containsExactly("a", "b", "c", "d");
    assertThat(all("a\r\rb\n\nc\r\n\r\n")).containsExactly("a", "", "b", "", "c", "");
    assertThat(all("")).isEmpty();
  }

  @Test
  void aLineBeyondTheLimitIsRefusedAndTheNextOneCanBeRead() throws IOException {
    assertThat(all("0123456789\n")).containsExactly("0123456789");
    for (String end : List.of("\n", "\r", "\r\n")) {
      LineReader lines = new LineReader(new StringReader("0123456789abc" + end + "next" + end), 10);
      assertThatThrownBy(lines::next).isInstanceOf(LineReader.TooLong.class);
      lines.skip();
      assertThat(lines.next()).isEqualTo("next");
    }
  }
}
