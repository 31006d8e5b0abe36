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
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import spielwerk.core.Contract;
import spielwerk.core.Engine;
import spielwerk.games.fiveinarow.FiveInARow;

/** Builds what the guide offers to copy, as its build.sh does. */
final class TemplateJar {
  private TemplateJar() {}

  /**
   * @param project the folder of a template or of a copy of it
   */
  static void build(Path project, Path jar) throws IOException {
    Path classes = Files.createTempDirectory(jar.getParent().getParent(), "classes");
    compile(project.resolve("src/main/java"), classes);
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue(Contract.ATTRIBUTE, String.valueOf(Contract.VERSION));
    Path resources = project.resolve("src/main/resources");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      add(classes, out);
      add(resources, out);
    }
  }

  /** Fills a folder with jars like those of the program, as far as authors compile against them. */
  static void program(Path lib) throws IOException {
    Map<String, Class<?>> parts = Map.of("core", Engine.class, "games", FiveInARow.class);
    for (Map.Entry<String, Class<?>> part : parts.entrySet()) {
      Path from = Path.of(where(part.getValue()));
      Path jar = lib.resolve("spielwerk-" + part.getKey() + "-0.jar");
      if (Files.isRegularFile(from)) {
        Files.copy(from, jar);
      } else {
        try (OutputStream file = Files.newOutputStream(jar);
            JarOutputStream out = new JarOutputStream(file)) {
          add(from, out);
        }
      }
    }
  }

  private static void add(Path folder, JarOutputStream out) throws IOException {
    for (Path path : files(folder).toList()) {
      String name = folder.relativize(path).toString().replace(File.separatorChar, '/');
      out.putNextEntry(new ZipEntry(name));
      Files.copy(path, out);
      out.closeEntry();
    }
  }

  /** What an author needs is the contract, and the game whose states are read. */
  private static void compile(Path source, Path into) throws IOException {
    String classPath = where(Engine.class) + File.pathSeparator + where(FiveInARow.class);
    List<String> args = new ArrayList<>(List.of("--release", "17", "-Xlint:all", "-Werror"));
    args.addAll(List.of("-proc:none", "-cp", classPath, "-d", into.toString()));
    files(source).map(Path::toString).forEach(args::add);
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, said, said, args.toArray(String[]::new));
    assertThat(exit).as(said.toString(StandardCharsets.UTF_8)).isZero();
  }

  private static Stream<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList().stream();
    }
  }

  /** Where a class lies, as a folder or a jar. */
  private static String where(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException wrong) {
      throw new IllegalStateException(wrong);
    }
  }
}
