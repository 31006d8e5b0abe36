package spielwerk.app.terminal;

import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Progress;

/** A bar on stderr with the time that is left. */
public final class ConsoleProgress implements Progress, AutoCloseable {
  private static final int REDRAW_MILLIS = 250;

  private final String task;
  private final StatusLine line;
  private @Nullable ProgressBar bar;

  public ConsoleProgress(String task, Terminal terminal) {
    this.task = task;
    this.line = new StatusLine(terminal);
  }

  @Override
  public void at(long done, long total, String note) {
    ProgressBar shown = bar;
    if (shown == null) {
      shown =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(total)
              .startsFrom(done, Duration.ZERO)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(REDRAW_MILLIS)
              .continuousUpdate()
              .setConsumer(new OnLine(line))
              .build();
      bar = shown;
    }
    shown.maxHint(total);
    shown.stepTo(done);
    shown.setExtraMessage(note);
  }

  @Override
  public void close() {
    line.close();
    if (bar != null) {
      bar.close();
    }
  }

  /** Draws the bar on our line, which knows when to be quiet. */
  private record OnLine(StatusLine line) implements ProgressBarConsumer {
    @Override
    public int getMaxRenderedLength() {
      return line.width();
    }

    @Override
    public void accept(String text) {
      line.show(text::stripTrailing);
    }

    @Override
    public void close() {
      line.close();
    }
  }
}
