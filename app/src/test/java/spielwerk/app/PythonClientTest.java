package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.app.command.ForkedJvm;
import spielwerk.core.Catalogue;
import spielwerk.web.Workbench;

/**
 * The client for Python, with the real Python and a real server; what it tests is in its folder.
 */
class PythonClientTest {
  private static final Path CLIENT = Path.of("..", "clients", "python");

  @TempDir Path data;

  private record Ended(int exit, String said) {}

  private static Ended python(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", "-B"));
    command.addAll(List.of(words));
    Process process =
        new ProcessBuilder(command).directory(CLIENT.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), said);
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return python("-c", "import sys; sys.exit(sys.version_info < (3, 8))").exit() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  @Test
  void matchesTrainingsAndTablesFromPython() throws Exception {
    assumeTrue(hasPython(), "needs Python 3.8 or newer");
    Workbench.Terms terms =
        new Workbench.Terms("127.0.0.1", 0, "secret", data, Optional.empty())
            .starting(ForkedJvm.command(Main.class.getName()));
    try (Workbench workbench = Workbench.start(Catalogue.load().closed(), terms)) {
      String address = "http://127.0.0.1:" + workbench.port();
      Ended ended = python("test_spielwerk.py", address, "secret");
      assertThat(ended.exit()).as(ended.said()).isZero();
      assertThat(ended.said()).contains("Ran 5 tests");
    }
  }
}
