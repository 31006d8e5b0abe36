package spielwerk.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Makes the archive of classes that a start loads, which the JVM maps instead of reading jars: once
 * {@link TypicalStart} runs to name the classes, then a second JVM writes them down. The scripts
 * ask for it, since the archive holds the paths of the jars and fits one Java only. It holds Java's
 * own classes too, and those of jars that were compiled for a Java too old for the archives that a
 * running program writes.
 */
final class ClassArchive {
  private ClassArchive() {}

  /**
   * Takes one argument, the file to be written. If it cannot be made, an empty one is left, so that
   * not every start tries again, and the exit code is 1.
   */
  public static void main(String[] args) throws InterruptedException {
    Path archive = Path.of(args[0]).toAbsolutePath();
    System.exit(write(archive) ? 0 : 1);
  }

  private static boolean write(Path archive) throws InterruptedException {
    Path folder = Objects.requireNonNull(archive.getParent(), "no file");
    try {
      Files.createDirectories(folder);
      deleteFormer(archive, folder);
      Files.write(archive, new byte[0]);
      // named as the folder in which natives unpack, so that it is swept as at a usual start
      Path scratch = Files.createTempDirectory(folder, "spielwerk-");
      try {
        Path names = scratch.resolve("classes.txt");
        Path made = scratch.resolve("classes.jsa");
        boolean done =
            run(
                    scratch,
                    List.of("-XX:TieredStopAtLevel=1", "-XX:DumpLoadedClassList=" + names),
                    List.of(TypicalStart.class.getName(), scratch.resolve("data").toString()))
                && run(
                    scratch,
                    // objects of Java's own start are kept by this collector only
                    List.of(
                        "-XX:+UseG1GC",
                        "-Xshare:dump",
                        "-XX:SharedClassListFile=" + names,
                        "-XX:SharedArchiveFile=" + made),
                    List.of())
                && Files.exists(made);
        if (done) {
          Files.move(made, archive, StandardCopyOption.REPLACE_EXISTING);
        }
        return done;
      } finally {
        delete(scratch);
      }
    } catch (IOException impossible) {
      return false;
    }
  }

  /**
   * Those of former versions of the same installation; what an @ divides is installation and
   * version.
   */
  private static void deleteFormer(Path archive, Path folder) throws IOException {
    String name = archive.getFileName().toString();
    int end = name.indexOf('@');
    if (end < 0) {
      return;
    }
    try (Stream<Path> all = Files.list(folder)) {
      for (Path one : all.toList()) {
        if (one.getFileName().toString().startsWith(name.substring(0, end + 1))) {
          Files.delete(one);
        }
      }
    }
  }

  private static boolean run(Path scratch, List<String> options, List<String> program)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-Djava.io.tmpdir=" + scratch);
    command.add("-Dspielwerk.home=" + System.getProperty("spielwerk.home", ""));
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.addAll(program);
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    return process.waitFor() == 0;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
