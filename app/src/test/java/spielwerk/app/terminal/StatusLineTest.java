package spielwerk.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StatusLineTest {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final AtomicLong nanos = new AtomicLong(77);

  private StatusLine line(boolean live) {
    PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
    Terminal plain = Terminal.plain(new ByteArrayInputStream(new byte[0]), err, err);
    return new StatusLine(
        new Terminal(plain.in(), err, err, live, false, plain.interrupts()), nanos::get);
  }

  private void later(double seconds) {
    nanos.addAndGet((long) (seconds * 1e9));
  }

  private String written() {
    return written.toString(StandardCharsets.UTF_8);
  }

  @Test
  void shortWorkIsQuiet() {
    StatusLine line = line(true);
    later(1.9);
    line.show(() -> "half");
    line.close();
    assertThat(written()).isEmpty();
  }

  @Test
  void onATerminalTheLineIsDrawnOverAndWipedAway() {
    StatusLine line = line(true);
    later(2.1);
    line.show(() -> "half");
    line.show(() -> "too soon after the last");
    later(0.3);
    line.show(() -> "most");
    line.close();
    line.show(() -> "after the end");
    assertThat(written()).isEqualTo("\r\u001b[Khalf\r\u001b[Kmost\r\u001b[K");
  }

  @Test
  void inALogThereIsALineNowAndThen() {
    StatusLine line = line(false);
    for (int i = 1; i <= 25; i++) {
      later(1);
      int second = i;
      line.show(() -> "second " + second);
    }
    line.close();
    assertThat(written().lines()).containsExactly("second 10", "second 20");
  }

  @Test
  void aLineIsNeverWiderThanATerminal() {
    StatusLine line = line(false);
    later(11);
    line.show(() -> "x".repeat(500));
    assertThat(written().strip()).hasSize(line.width()).endsWith("..");
  }
}
