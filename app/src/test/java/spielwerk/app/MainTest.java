package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
  @Test
  void withoutACommandItTellsHowToUseIt() {
    StringWriter out = new StringWriter();
    int exit = new CommandLine(new Main()).setOut(new PrintWriter(out)).execute();
    assertThat(exit).isZero();
    assertThat(out.toString()).startsWith("Usage: spielwerk");
  }
}
