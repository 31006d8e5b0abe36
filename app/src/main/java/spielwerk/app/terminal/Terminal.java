package spielwerk.app.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import spielwerk.runs.text.TextStyle;

/**
 * Where a command reads and writes. Everything is UTF-8, whatever the machine's own encoding: JSON
 * must be, and terminals are.
 *
 * @param live whether a person watches {@code err}, so that lines may be drawn over
 * @param colours whether a person watches {@code out} and wants colours
 */
public record Terminal(
    BufferedReader in,
    PrintStream out,
    PrintStream err,
    boolean live,
    boolean colours,
    Interrupts interrupts)
    implements TextStyle {

  /** Streams that no person watches. */
  public static Terminal plain(InputStream in, PrintStream out, PrintStream err) {
    return new Terminal(reader(in), out, err, false, false, Interrupts.none());
  }

  /** The program's own streams. */
  public static Terminal system(Interrupts interrupts) {
    boolean plain = System.getenv("NO_COLOR") != null || "dumb".equals(System.getenv("TERM"));
    return new Terminal(
        reader(new FileInputStream(FileDescriptor.in)),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        isTerminal(2) && !"dumb".equals(System.getenv("TERM")),
        isTerminal(1) && !plain,
        interrupts);
  }

  private static BufferedReader reader(InputStream in) {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  private static PrintStream writer(FileDescriptor file) {
    return new PrintStream(new FileOutputStream(file), true, StandardCharsets.UTF_8);
  }

  /** Asks the system about one stream; Java itself only knows about all of them together. */
  private static boolean isTerminal(int stream) {
    Path link = Path.of("/proc/self/fd/" + stream);
    if (Files.isSymbolicLink(link)) {
      try {
        String target = Files.readSymbolicLink(link).toString();
        return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
      } catch (IOException unreadable) {
        return false;
      }
    }
    // elsewhere nobody can tell one stream from another, so nothing is drawn over
    return false;
  }

  @Override
  public String bold(String text) {
    return colours ? "\u001b[1m" + text + "\u001b[0m" : text;
  }

  @Override
  public String faint(String text) {
    return colours ? "\u001b[2m" + text + "\u001b[0m" : text;
  }
}
