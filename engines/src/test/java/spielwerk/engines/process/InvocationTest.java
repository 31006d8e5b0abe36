package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InvocationTest {
  @TempDir Path folder;

  @Test
  void onWindowsAProgramIsFoundWithoutItsEnding() throws IOException {
    List<String> endings = Invocation.endings("Windows 11", ".COM;.EXE;.BAT");
    assertThat(endings).containsExactly(".COM", ".EXE", ".BAT");
    assertThat(Invocation.endings("Windows Server 2022", null)).contains(".EXE");
    assertThat(Invocation.endings("Linux", ".EXE")).isEmpty();

    Path empty = Files.createDirectories(folder.resolve("empty"));
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Path engine = Files.createFile(bin.resolve("brain.EXE"));
    assertThat(engine.toFile().setExecutable(true)).isTrue();
    List<String> path = List.of("", empty.toString(), bin.toString());
    assertThat(Invocation.onThePath("brain", path, endings)).contains(engine);
    assertThat(Invocation.onThePath("brain.EXE", path, endings)).contains(engine);
    assertThat(Invocation.onThePath("brain", path, List.of())).isEmpty();
    assertThat(Invocation.onThePath("brains", path, endings)).isEmpty();
  }
}
