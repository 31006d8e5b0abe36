package spielwerk.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** This program as a program of its own, in a JVM of its own. */
final class OwnProgram {
  private OwnProgram() {}

  /** A script in a folder that starts a command of ours with a protocol. */
  static Path script(Path folder, String command, String protocol) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String classPath = System.getProperty("java.class.path");
    try {
      Path script = Files.createTempFile(folder, "pbrain-spielwerk", ".sh");
      Files.writeString(
          script,
          "#!/bin/sh\nexec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s %s%s\n"
              .formatted(
                  java,
                  classPath,
                  Main.class.getName(),
                  command,
                  " --protocol " + protocol + " --seed 1 --data '" + folder + "'"));
      if (!script.toFile().setExecutable(true)) {
        throw new IllegalStateException(script + " cannot be made a program");
      }
      return script;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
