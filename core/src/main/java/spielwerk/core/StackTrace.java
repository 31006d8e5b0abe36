package spielwerk.core;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/** The stack trace of an engine's exception, short enough for the record of its game. */
public final class StackTrace {
  /** A stack overflow has thousands of lines that are all alike. */
  private static final int MOST_LINES = 40;

  private static final int LONGEST_LINE = 400;

  private StackTrace() {}

  /** From the exception down to where the referee called the engine; then its causes. */
  static List<String> lines(Throwable thrown) {
    return lines(thrown, Referee.class.getName());
  }

  /**
   * From the exception down to where an engine was called; then its causes.
   *
   * @param caller the name of the class that called it
   */
  public static List<String> lines(Throwable thrown, String caller) {
    StringWriter text = new StringWriter();
    try {
      thrown.printStackTrace(new PrintWriter(text));
    } catch (RuntimeException unspeakable) {
      return List.of(thrown.getClass().getName());
    }
    List<String> lines = new ArrayList<>();
    boolean ours = false;
    for (String line : text.toString().lines().toList()) {
      boolean frame = line.stripLeading().startsWith("at ");
      ours = frame && (ours || isOurs(line, caller));
      if (ours) {
        continue;
      }
      if (lines.size() == MOST_LINES) {
        lines.add("\t..");
        break;
      }
      lines.add(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + ".." : line);
    }
    return lines;
  }

  /** What lies below is the same for every engine. */
  private static boolean isOurs(String line, String caller) {
    return line.contains(caller + ".") || line.contains(EngineTimeout.class.getName() + ".");
  }
}
