import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Builds target/NAME.jar with nothing but a JDK, on every system: {@code java Build.java SPIELWERK
 * NAME}. SPIELWERK is the folder of a checkout that was built, or of an unpacked archive; NAME,
 * unless given, is that of this folder. With Maven: {@code mvn package}.
 */
final class Build {
  private Build() {}

  public static void main(String[] args) throws IOException, URISyntaxException {
    Path here =
        Path.of(Build.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .getParent();
    Path home = args.length > 0 ? Path.of(args[0]) : here.resolve("../../..");
    Optional<Path> lib =
        Stream.of(home.resolve("app/target/lib"), home.resolve("lib"))
            .filter(Build::holdsSpielwerk)
            .findFirst();
    if (lib.isEmpty()) {
      System.err.println(
          "There is no spielwerk-core in "
              + home
              + "; write: java Build.java SPIELWERK, the folder"
              + " of a Spielwerk that was built or unpacked.");
      System.exit(1);
    }
    Path target = here.resolve("target");
    delete(target);
    Path classes = Files.createDirectories(target.resolve("classes"));
    // which version of the contract it was made for: Spielwerk checks it when the jar is loaded
    Path manifest = Files.writeString(target.resolve("manifest"), "Spielwerk-Core: 1\n");
    List<String> words =
        new ArrayList<>(
            List.of("--release", "17", "-cp", jars(lib.get()), "-d", classes.toString()));
    words.addAll(files(here.resolve("src/main/java"), ".java"));
    run("javac", words);
    Path jar = target.resolve((args.length > 1 ? args[1] : here.getFileName()) + ".jar");
    run(
        "jar",
        List.of(
            "--create",
            "--file",
            jar.toString(),
            "--manifest",
            manifest.toString(),
            "-C",
            classes.toString(),
            ".",
            "-C",
            here.resolve("src/main/resources").toString(),
            "."));
    System.out.println(jar + " is ready; copy it into the folder plugins of your data folder");
  }

  private static boolean holdsSpielwerk(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("spielwerk-core-"));
    } catch (IOException none) {
      return false;
    }
  }

  /** Only the launcher of javac knows what a star means. */
  private static String jars(Path folder) throws IOException {
    return String.join(File.pathSeparator, files(folder, ".jar"));
  }

  private static List<String> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toString).filter(name -> name.endsWith(ending)).toList();
    }
  }

  private static void run(String tool, List<String> words) {
    int exit =
        ToolProvider.findFirst(tool)
            .orElseThrow(
                () -> new IllegalStateException("this Java has no " + tool + "; a JDK has"))
            .run(System.out, System.err, words.toArray(String[]::new));
    if (exit != 0) {
      System.exit(exit);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
