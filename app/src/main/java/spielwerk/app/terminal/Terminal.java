package spielwerk.app.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import spielwerk.runs.text.TextStyle;

/**
 * Where a command reads and writes. Everything is UTF-8, whatever the machine's own encoding: JSON
 * must be, and terminals are, but for the consoles of Windows.
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
    return new Terminal(
        reader(in, StandardCharsets.UTF_8), out, err, false, false, Interrupts.none());
  }

  /** The program's own streams. */
  public static Terminal system(Interrupts interrupts) {
    Screen screen = Screen.ofThisProgram();
    Charset encoding = screen.encoding(System.getProperties());
    return new Terminal(
        reader(new FileInputStream(FileDescriptor.in), encoding),
        writer(FileDescriptor.out, encoding),
        writer(FileDescriptor.err, encoding),
        screen.isLive(),
        screen.hasColours(),
        interrupts);
  }

  private static BufferedReader reader(InputStream in, Charset encoding) {
    return new BufferedReader(new InputStreamReader(in, encoding));
  }

  private static PrintStream writer(FileDescriptor file, Charset encoding) {
    return new PrintStream(new FileOutputStream(file), true, encoding);
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
