package spielwerk.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LiveTableTest {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final AtomicLong nanos = new AtomicLong();
  private final LiveTable table;

  LiveTableTest() {
    PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
    Terminal plain = Terminal.plain(new ByteArrayInputStream(new byte[0]), err, err);
    table =
        new LiveTable(
            new Terminal(plain.in(), err, err, true, false, plain.interrupts()), nanos::get);
  }

  private void later(double seconds) {
    nanos.addAndGet((long) (seconds * 1e9));
  }

  @Test
  void shortWorkIsQuiet() {
    later(1.9);
    table.show(() -> "a\nb");
    table.close();
    assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void theLinesAreDrawnOverAndWipedAway() {
    later(2.1);
    table.show(() -> "a\nb");
    table.show(() -> "too soon after the last");
    later(0.3);
    table.show(() -> "c\nd\ne");
    table.close();
    table.show(() -> "after the end");
    assertThat(written.toString(StandardCharsets.UTF_8))
        .isEqualTo("a\nb\n\u001b[2A\r\u001b[Jc\nd\ne\n\u001b[3A\r\u001b[J");
  }
}
