package spielwerk.engines.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What {@link ProcessGroup} starts beside a program where there is no shell: a JVM of its own that
 * reads the number of a process, waits until nobody can write to it any more, and then ends that
 * process and all that descend from it.
 */
final class ProcessGuard {
  private ProcessGuard() {}

  /** The command that starts one, as small as a JVM can be. */
  static List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx16m",
        "-Xss256k",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-XX:-UsePerfData",
        "-cp",
        place().toString(),
        ProcessGuard.class.getName());
  }

  private static Path place() {
    try {
      return Path.of(
          ProcessGuard.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Takes no arguments. */
  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String number = in.readLine();
    Optional<ProcessHandle> program =
        number == null ? Optional.empty() : ProcessHandle.of(Long.parseLong(number));
    while (in.readLine() != null) {
      // nothing else is said
    }
    program.ifPresent(ProcessGuard::end);
  }

  private static void end(ProcessHandle program) {
    List<ProcessHandle> all = new ArrayList<>(program.descendants().toList());
    all.add(program);
    all.forEach(ProcessHandle::destroyForcibly);
  }
}
