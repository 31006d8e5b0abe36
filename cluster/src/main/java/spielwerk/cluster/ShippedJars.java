package spielwerk.cluster;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;

/** The jars that workers need to play: those of the program without its page, and plugins. */
final class ShippedJars {
  /** Libraries that only the driver uses, or that Spark brings along. */
  private static final Set<String> STAY =
      Set.of(
          "flyway",
          "jakarta",
          "javalin",
          "jetty",
          "jline",
          "jmh",
          "jopt",
          "junit",
          "kotlin",
          "lit",
          "log4j",
          "logback",
          "picocli",
          "playwright",
          "postgresql",
          "progressbar",
          "pytorch",
          "reactive",
          "slf4j",
          "spielwerk-app",
          "spielwerk-bench",
          "spielwerk-fuzz",
          "spielwerk-web",
          "spielwerk-workshop",
          "sqlite",
          "ssr");

  private ShippedJars() {}

  /**
   * All of them. A folder of classes, as on the class path of a test, becomes a jar.
   *
   * @param spark the folder of Spark's own jars, which workers have
   * @param scratch a folder of our own
   */
  static List<String> all(String classPath, Path spark, Path plugins, Path scratch) {
    List<String> jars = new ArrayList<>();
    try {
      for (String each : classPath.split(File.pathSeparator, -1)) {
        Path entry = Path.of(each);
        if (Files.isDirectory(entry) && wanted(module(entry))) {
          jars.add(jar(entry, scratch.resolve("classes-" + jars.size() + ".jar")).toString());
        } else if (Files.isRegularFile(entry) && wanted(entry, spark)) {
          jars.add(entry.toAbsolutePath().toString());
        }
      }
      if (Files.isDirectory(plugins)) {
        try (DirectoryStream<Path> dropped = Files.newDirectoryStream(plugins, "*.jar")) {
          for (Path jar : dropped) {
            if (!jar.getFileName().toString().startsWith(Catalogue.ISOLATED)) {
              jars.add(underItsChecksum(jar, scratch).toString());
            }
          }
        }
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return jars;
  }

  /** Spark knows a jar by its name alone, and a plugin may be called like one of the program. */
  private static Path underItsChecksum(Path jar, Path scratch) throws IOException {
    Path copy = scratch.resolve(Freight.checksum(jar) + "-" + jar.getFileName());
    return Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
  }

  private static boolean wanted(String name) {
    return STAY.stream().noneMatch(name::startsWith);
  }

  private static boolean wanted(Path jar, Path spark) {
    String name = jar.getFileName().toString();
    boolean own = name.startsWith("spielwerk-");
    return wanted(name) && (own || !jar.toAbsolutePath().startsWith(spark.toAbsolutePath()));
  }

  /** The jar that the classes of MODULE/target/classes would be in. */
  private static String module(Path classes) {
    Path module = classes.toAbsolutePath().normalize().resolve("../..").normalize().getFileName();
    return "spielwerk-" + module;
  }

  private static Path jar(Path folder, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> all = Files.walk(folder)) {
      for (Path each : (Iterable<Path>) all.filter(Files::isRegularFile).sorted()::iterator) {
        out.putNextEntry(
            new JarEntry(folder.relativize(each).toString().replace(File.separatorChar, '/')));
        Files.copy(each, out);
        out.closeEntry();
      }
    }
    return jar;
  }
}
