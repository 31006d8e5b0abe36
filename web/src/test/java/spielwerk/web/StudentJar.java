package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/** The engine of the guide as a student hands it in: renamed, compiled and packed. */
final class StudentJar {
  private static final Path TEMPLATE = Path.of("../docs/templates/engine/src/main/java/careful");
  private static final String MAKER = "public final class CarefulMaker implements EngineMaker {";

  private StudentJar() {}

  /**
   * @param name of the engine and its package, instead of {@code careful}; as soon as its code
   *     runs, it sets the property {@code ran.} with its name
   * @param folder for files on the way
   */
  static byte[] build(String name, Path folder) throws IOException {
    Path sources = Files.createDirectories(folder.resolve(name).resolve(name));
    List<String> args = new ArrayList<>(List.of("--release", "17", "-proc:none", "-cp"));
    args.add(System.getProperty("java.class.path"));
    for (Path file : files(TEMPLATE)) {
      String text = Files.readString(file);
      assertThat(text).contains("package careful;");
      String trap = " static { System.setProperty(\"ran." + name + "\", \"yes\"); }";
      Path copy = sources.resolve(file.getFileName());
      Files.writeString(
          copy,
          text.replace("package careful;", "package " + name + ";")
              .replace("\"careful\"", "\"" + name + "\"")
              .replace(MAKER, MAKER + trap));
      args.add(copy.toString());
    }
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, said, said, args.toArray(String[]::new));
    assertThat(exit).as(said.toString(StandardCharsets.UTF_8)).isZero();
    ByteArrayOutputStream jar = new ByteArrayOutputStream();
    try (JarOutputStream out = new JarOutputStream(jar)) {
      put(out, "META-INF/services/spielwerk.core.EngineMaker", name + ".CarefulMaker");
      for (Path file : files(sources)) {
        if (file.toString().endsWith(".class")) {
          out.putNextEntry(new ZipEntry(name + "/" + file.getFileName()));
          Files.copy(file, out);
        }
      }
    }
    return jar.toByteArray();
  }

  /** A jar with one text in it. */
  static byte[] with(String entry) throws IOException {
    ByteArrayOutputStream jar = new ByteArrayOutputStream();
    try (JarOutputStream out = new JarOutputStream(jar)) {
      put(out, entry, "nobody.Nobody");
    }
    return jar.toByteArray();
  }

  private static void put(JarOutputStream out, String entry, String text) throws IOException {
    out.putNextEntry(new ZipEntry(entry));
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    }
  }
}
