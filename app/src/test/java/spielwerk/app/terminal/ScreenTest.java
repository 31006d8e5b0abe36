package spielwerk.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ScreenTest {
  private static Screen unix(Map<String, String> environment) {
    return new Screen(true, true, false, environment);
  }

  private static Screen windows(Map<String, String> environment) {
    return new Screen(true, true, true, environment);
  }

  @Test
  void coloursAndProgressAreForPeopleOnly() {
    Screen piped = new Screen(false, true, false, Map.of("TERM", "xterm"));
    assertThat(piped.hasColours()).isFalse();
    assertThat(piped.isLive()).isTrue();
    Screen logged = new Screen(true, false, false, Map.of("TERM", "xterm"));
    assertThat(logged.hasColours()).isTrue();
    assertThat(logged.isLive()).isFalse();
    assertThat(Screen.ofThisProgram().hasColours()).as("tests have no screen").isFalse();
  }

  @Test
  void whoWantsNoColoursGetsNone() {
    Screen wanted = unix(Map.of("TERM", "xterm", "NO_COLOR", "1"));
    assertThat(wanted.hasColours()).isFalse();
    assertThat(wanted.isLive()).isTrue();
    Screen dumb = unix(Map.of("TERM", "dumb"));
    assertThat(dumb.hasColours()).isFalse();
    assertThat(dumb.isLive()).isFalse();
  }

  @Test
  void windowsThatWouldShowTheSequencesThemselvesGetNone() {
    assertThat(unix(Map.of()).hasColours()).isTrue();
    assertThat(windows(Map.of()).hasColours()).isFalse();
    assertThat(windows(Map.of()).isLive()).isFalse();
    assertThat(windows(Map.of("WT_SESSION", "6d1d")).hasColours()).isTrue();
    assertThat(windows(Map.of("WT_SESSION", "6d1d")).isLive()).isTrue();
    assertThat(windows(Map.of("ConEmuANSI", "ON")).hasColours()).isTrue();
    assertThat(windows(Map.of("ConEmuANSI", "OFF")).hasColours()).isFalse();
  }

  @Test
  void aConsoleOfWindowsIsWrittenToInItsCodePageAndEverythingElseInUtf8() {
    Properties system = new Properties();
    Screen console = windows(Map.of());
    assertThat(console.encoding(system)).isEqualTo(StandardCharsets.UTF_8);
    system.setProperty("sun.stdout.encoding", "cp850"); // Java 17 and 18
    assertThat(console.encoding(system)).isEqualTo(Charset.forName("IBM850"));
    system.setProperty("stdout.encoding", "windows-1252"); // later ones
    assertThat(console.encoding(system)).isEqualTo(Charset.forName("windows-1252"));
    assertThat(unix(Map.of()).encoding(system)).isEqualTo(StandardCharsets.UTF_8);
    Screen piped = new Screen(false, false, true, Map.of());
    assertThat(piped.encoding(system)).isEqualTo(StandardCharsets.UTF_8);
    system.setProperty("stdout.encoding", "cp65001");
    assertThat(console.encoding(system)).isEqualTo(StandardCharsets.UTF_8);
  }
}
