package spielwerk.runs.log;

import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Hands on to SLF4J what our own classes log by the JDK's means, which alone would print it. The
 * JDK itself asks for a logger whenever a program ends, and has to do without one: to load SLF4J
 * for it would make every command slower.
 */
public final class SystemLoggers extends System.LoggerFinder {
  @Override
  public System.Logger getLogger(String name, Module module) {
    return new ToSlf4j(name);
  }

  private record ToSlf4j(String name) implements System.Logger {
    @Override
    public String getName() {
      return name;
    }

    @Override
    public boolean isLoggable(Level level) {
      return name.startsWith("spielwerk.") && level.compareTo(Level.WARNING) >= 0;
    }

    @Override
    public void log(
        Level level, @Nullable ResourceBundle bundle, @Nullable String message, Throwable thrown) {
      if (isLoggable(level)) {
        LoggerFactory.getLogger(name).warn(message, thrown);
      }
    }

    @Override
    public void log(
        Level level, @Nullable ResourceBundle bundle, @Nullable String format, Object... values) {
      if (isLoggable(level)) {
        LoggerFactory.getLogger(name).warn(format, values);
      }
    }
  }
}
