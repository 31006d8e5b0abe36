package spielwerk.app.terminal;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Several lines on a terminal that are drawn over as things change. They appear after two seconds,
 * so that short work stays quiet.
 */
public final class LiveTable implements AutoCloseable {
  private static final long SECOND = 1_000_000_000L;
  private static final int WIDTH = 100;

  private final Terminal terminal;
  private final LongSupplier nanos;
  private final long began;
  private long next = 2 * SECOND;
  private int drawn;

  public LiveTable(Terminal terminal) {
    this(terminal, System::nanoTime);
  }

  LiveTable(Terminal terminal, LongSupplier nanos) {
    this.terminal = terminal;
    this.nanos = nanos;
    this.began = nanos.getAsLong();
  }

  /** Draws the lines, if it is time to. */
  public synchronized void show(Supplier<String> text) {
    long now = nanos.getAsLong() - began;
    if (now < next) {
      return;
    }
    next = now + SECOND / 4;
    StringBuilder lines = new StringBuilder(wipe());
    for (String line : text.get().split("\n", -1)) {
      lines.append(line.length() > WIDTH ? line.substring(0, WIDTH) : line).append('\n');
      drawn++;
    }
    terminal.err().print(lines);
    terminal.err().flush();
  }

  /** Back to where the first line begins, and everything below away. */
  private String wipe() {
    String sequence = drawn == 0 ? "" : "\u001b[" + drawn + "A\r\u001b[J";
    drawn = 0;
    return sequence;
  }

  /** Wipes the lines away. */
  @Override
  public synchronized void close() {
    terminal.err().print(wipe());
    terminal.err().flush();
    next = Long.MAX_VALUE;
  }
}
