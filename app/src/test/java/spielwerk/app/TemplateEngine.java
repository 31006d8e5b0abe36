package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import spielwerk.core.Engine;

/** Builds the engine that the guide offers to copy, as its build.sh does. */
final class TemplateEngine {
  private TemplateEngine() {}

  static void build(Path source, Path jar) throws IOException {
    Path classes = Files.createTempDirectory(jar.getParent().getParent(), "classes");
    List<String> args = new ArrayList<>(List.of("--release", "17", "-Xlint:all", "-Werror"));
    args.addAll(List.of("-proc:none", "-cp", core(), "-d", classes.toString()));
    files(source).map(Path::toString).filter(name -> name.endsWith(".java")).forEach(args::add);
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, said, said, args.toArray(String[]::new));
    assertThat(exit).as(said.toString(StandardCharsets.UTF_8)).isZero();
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Path folder : List.of(classes, source)) {
        for (Path path : files(folder).filter(f -> !f.toString().endsWith(".java")).toList()) {
          String name = folder.relativize(path).toString().replace(File.separatorChar, '/');
          out.putNextEntry(new ZipEntry(name));
          Files.copy(path, out);
          out.closeEntry();
        }
      }
    }
  }

  private static Stream<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList().stream();
    }
  }

  /** Where the contract lies: an engine needs nothing else. */
  private static String core() {
    try {
      return Path.of(Engine.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException wrong) {
      throw new IllegalStateException(wrong);
    }
  }
}
