package spielwerk.app.terminal;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One line on stderr with the status of what is under way. It appears after two seconds, so that
 * short work stays quiet. On a terminal it is drawn over; elsewhere (a log) a new line comes now
 * and then.
 */
public final class StatusLine implements AutoCloseable {
  private static final long SECOND = 1_000_000_000L;
  private static final long QUIET = 2 * SECOND;
  private static final long REDRAW = SECOND / 5;
  private static final long LOG = 10 * SECOND;
  private static final int WIDTH = 78;

  private final Terminal terminal;
  private final LongSupplier nanos;
  private final long began;
  private long next;
  private boolean drawn;

  public StatusLine(Terminal terminal) {
    this(terminal, System::nanoTime);
  }

  StatusLine(Terminal terminal, LongSupplier nanos) {
    this.terminal = terminal;
    this.nanos = nanos;
    this.began = nanos.getAsLong();
    this.next = terminal.live() ? QUIET : LOG;
  }

  /** The widest text that is shown whole. */
  public int width() {
    return WIDTH;
  }

  /** Shows the status, if it is time to. */
  public synchronized void show(Supplier<String> text) {
    long now = nanos.getAsLong() - began;
    if (now < next) {
      return;
    }
    String line = text.get();
    String cut = line.length() > WIDTH ? line.substring(0, WIDTH - 2) + ".." : line;
    if (terminal.live()) {
      terminal.err().print("\r\u001b[K" + cut);
      terminal.err().flush();
      next = now + REDRAW;
      drawn = true;
    } else {
      terminal.err().println(cut);
      next = now + LOG;
    }
  }

  /** Wipes the line away. */
  @Override
  public synchronized void close() {
    if (drawn) {
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
      drawn = false;
    }
    next = Long.MAX_VALUE;
  }
}
