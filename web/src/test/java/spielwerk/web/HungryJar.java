package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/** A jar with an engine that asks for more memory than Java gives in one piece. */
final class HungryJar {
  private static final String SOURCE =
      """
      import spielwerk.core.*;

      public final class Hungry implements EngineMaker {
        public EngineInfo info() {
          return EngineInfo.of("hungry", "Hungry", "Takes all memory.");
        }

        public boolean plays(Game game) {
          return true;
        }

        public Engine make(Game game, Settings settings, Catalogue catalogue) {
          long[] all = new long[Integer.MAX_VALUE];
          throw new IllegalStateException("there was room for " + all.length);
        }
      }
      """;

  private HungryJar() {}

  /** The folder of the jar. */
  static Path build(Path folder) throws IOException {
    Path source = folder.resolve("Hungry.java");
    Files.writeString(source, SOURCE);
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
    assertThat(exit).isZero();
    Path jars = Files.createDirectories(folder.resolve("jars"));
    try (JarOutputStream out =
        new JarOutputStream(Files.newOutputStream(jars.resolve("hungry.jar")))) {
      out.putNextEntry(new ZipEntry("META-INF/services/spielwerk.core.EngineMaker"));
      out.write("Hungry".getBytes(StandardCharsets.UTF_8));
      out.putNextEntry(new ZipEntry("Hungry.class"));
      Files.copy(folder.resolve("Hungry.class"), out);
    }
    return jars;
  }
}
