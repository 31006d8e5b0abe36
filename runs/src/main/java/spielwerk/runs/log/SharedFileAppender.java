package spielwerk.runs.log;

import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Appends to a file that several processes share: a server, the runs that it started, and those
 * begun on the command line. Logback's own appender rolls a file only for one process; the others
 * would go on writing to the one that was moved away. Here the file is locked and opened for each
 * event, which is cheap enough for a log that is not on any hot path.
 */
final class SharedFileAppender extends AppenderBase<ILoggingEvent> {
  private static final long LARGEST = 2_000_000;
  private static final int OLD_FILES = 4;

  private final Path path;
  private final PatternLayout layout = new PatternLayout();
  private volatile boolean works = true;

  SharedFileAppender(Path path, String subject) {
    this.path = path;
    layout.setPattern(
        "%d{yyyy-MM-dd HH:mm:ss.SSS} %-5level ["
            + ProcessHandle.current().pid()
            + " "
            + subject.replaceAll("[^\\w.-]", "_")
            + "] %logger{0}: %msg%replace( \\(%mdc{request}\\)){' \\(\\)', ''}%n");
  }

  Path path() {
    return path;
  }

  boolean works() {
    return works;
  }

  @Override
  public void start() {
    try {
      Files.createDirectories(path.getParent());
    } catch (IOException unwritable) {
      works = false;
    }
    layout.setContext(getContext());
    layout.start();
    super.start();
  }

  @Override
  protected void append(ILoggingEvent event) {
    byte[] text = layout.doLayout(event).getBytes(StandardCharsets.UTF_8);
    boolean interrupted = Thread.interrupted(); // an interrupted thread could not use a channel
    try {
      Path lock = path.resolveSibling("lock");
      try (FileChannel channel =
              FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          var held = channel.lock()) {
        if (held.isValid() && Files.exists(path) && Files.size(path) + text.length > LARGEST) {
          roll();
        }
        Files.write(path, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      }
      works = true;
    } catch (IOException unwritable) {
      works = false; // callers then go without a log
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void roll() throws IOException {
    for (int number = OLD_FILES; number > 0; number--) {
      Path younger = number == 1 ? path : numbered(number - 1);
      if (Files.exists(younger)) {
        Files.move(younger, numbered(number), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private Path numbered(int number) {
    return path.resolveSibling(path.getFileName() + "." + number);
  }
}
