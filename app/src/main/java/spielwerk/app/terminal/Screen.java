package spielwerk.app.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the screen that a person may sit at.
 *
 * @param out whether what is printed goes there
 * @param err whether messages go there
 * @param windows whether the system is Windows
 * @param environment the variables of the environment
 */
record Screen(boolean out, boolean err, boolean windows, Map<String, String> environment) {
  /** Set by the windows that understand escape sequences without being asked to. */
  private static final List<String> UNDERSTANDING = List.of("WT_SESSION", "ANSICON", "TERM");

  static Screen ofThisProgram() {
    Path streams = Path.of("/proc/self/fd");
    boolean linux = Files.isDirectory(streams);
    // Java itself only knows whether input and output both are a person's
    boolean person = !linux && isPerson(System.console());
    return new Screen(
        linux ? isTerminal(streams.resolve("1")) : person,
        linux ? isTerminal(streams.resolve("2")) : person,
        System.getProperty("os.name", "").startsWith("Windows"),
        System.getenv());
  }

  /** Linux knows of every stream by itself. */
  private static boolean isTerminal(Path link) {
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** From Java 22 on there may be a console that is none, which is to be asked. */
  private static boolean isPerson(@Nullable Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException before) {
      return true;
    }
  }

  /** Whether lines of messages may be drawn over. */
  boolean isLive() {
    return err && understandsSequences();
  }

  /** Whether what is printed may have colours. */
  boolean hasColours() {
    return out && understandsSequences() && !environment.containsKey("NO_COLOR");
  }

  /**
   * How the screen reads what is printed: a console of Windows by its code page, which Java names
   * in one of two properties; all others as UTF-8.
   */
  Charset encoding(Properties system) {
    String named = system.getProperty("stdout.encoding", system.getProperty("sun.stdout.encoding"));
    return windows && out && named != null && Charset.isSupported(named)
        ? Charset.forName(named)
        : StandardCharsets.UTF_8;
  }

  private boolean understandsSequences() {
    return !"dumb".equals(environment.get("TERM"))
        && (!windows
            || "ON".equals(environment.get("ConEmuANSI"))
            || UNDERSTANDING.stream().anyMatch(environment::containsKey));
  }
}
