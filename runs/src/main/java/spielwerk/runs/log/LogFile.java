package spielwerk.runs.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.LoggerFactory;
import spielwerk.core.Mistake;

/** The log of this process, in the data folder; Logback knows one per process. */
public final class LogFile {
  private static final List<String> LEVELS = List.of("error", "warn", "info", "debug");
  private static final String APPENDER = "file";

  private LogFile() {}

  /** Where the log of a data folder is. */
  public static Path in(Path data) {
    return data.resolve("log").resolve("spielwerk.log");
  }

  /**
   * Begins to log into the data folder. A folder that cannot be written to means no log.
   *
   * @param level error, warn, info or debug; libraries log only what is worth a warning, at debug
   *     their info messages too
   * @param subject what this process does, such as the name of a run; it stands in every line
   */
  public static void open(Path data, String level, String subject) {
    if (!LEVELS.contains(level)) {
      throw new Mistake(
          "--log " + level + " is not allowed; it takes " + String.join(", ", LEVELS) + ".");
    }
    LoggerContext context = context();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.detachAndStopAllAppenders();
    SharedFileAppender file = new SharedFileAppender(in(data), subject);
    file.setName(APPENDER);
    file.setContext(context);
    file.start();
    root.addAppender(file);
    root.setLevel(level.equals("error") ? Level.ERROR : Level.WARN);
    if (level.equals("debug")) {
      root.setLevel(Level.INFO);
    }
    context.getLogger("spielwerk").setLevel(Level.toLevel(level));
  }

  /** Whether this process logs into that data folder. */
  public static boolean isOpen(Path data) {
    return appender().filter(file -> file.path().equals(in(data))).isPresent();
  }

  /**
   * Logs an internal error with its stack trace.
   *
   * @param where it happened, in a few words
   * @return the number under which it is found in the log, for the user
   */
  public static String error(org.slf4j.Logger logger, String where, Throwable thrown) {
    String number = UUID.randomUUID().toString().substring(0, 8);
    logger.error("Internal error {}: {}", number, where, thrown);
    return number;
  }

  /** Whether what was logged last has reached the file. */
  public static boolean works() {
    return appender().filter(SharedFileAppender::works).isPresent();
  }

  private static Optional<SharedFileAppender> appender() {
    return Optional.ofNullable(
            context().getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).getAppender(APPENDER))
        .map(SharedFileAppender.class::cast);
  }

  /**
   * Another thread may be setting up SLF4J at this moment. Until it is done SLF4J hands out a
   * substitute; it holds this lock meanwhile.
   */
  private static LoggerContext context() {
    synchronized (LoggerFactory.class) {
      return (LoggerContext) LoggerFactory.getILoggerFactory();
    }
  }
}
