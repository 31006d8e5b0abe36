package spielwerk.engines.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;

/**
 * The program to start.
 *
 * @param words the program, as a path that does not depend on a folder, and its arguments
 * @param folder where it runs
 */
record Invocation(List<String> words, Path folder) {
  Invocation {
    words = List.copyOf(words);
  }

  /**
   * The program that somebody named: a file, seen from the current folder, or a name that is found
   * on the PATH; a single text that is neither is split at its spaces into program and arguments.
   *
   * @param words not empty
   * @param folder where it is to run; empty for the current folder
   * @throws Mistake if there is no such program, or it cannot be started
   */
  static Invocation of(List<String> words, String folder) {
    List<String> divided = words;
    if (words.size() == 1 && words.get(0).contains(" ") && !Files.exists(path(words.get(0)))) {
      divided = List.of(words.get(0).trim().split("\\s+"));
    }
    List<String> all = new ArrayList<>(divided);
    all.set(0, program(divided.get(0)).toString());
    Path where = path(folder).toAbsolutePath().normalize();
    if (!Files.isDirectory(where)) {
      throw new Mistake("exec: cwd=" + folder + " is not allowed; there is no such folder.");
    }
    return new Invocation(all, where);
  }

  private static Path program(String name) {
    List<String> endings = endings(System.getProperty("os.name"), System.getenv("PATHEXT"));
    Path file = existing(path(name), endings);
    if (!Files.exists(file) && name.equals(String.valueOf(file.getFileName()))) {
      List<String> folders =
          List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1));
      return onThePath(name, folders, endings)
          .orElseThrow(
              () ->
                  new Mistake(
                      "There is no engine '"
                          + name
                          + "', neither as a file here nor as a command on the PATH."));
    }
    if (!Files.exists(file)) {
      throw new Mistake(
          "There is no engine " + name + "; exec takes a file, seen from the current folder.");
    }
    if (Files.isDirectory(file)) {
      throw new Mistake(name + " is a folder; exec takes the file of an engine in it.");
    }
    if (!Files.isExecutable(file)) {
      throw new Mistake(name + " may not be executed; chmod +x makes it a program.");
    }
    return file.toAbsolutePath();
  }

  static Optional<Path> onThePath(String name, List<String> folders, List<String> endings) {
    return folders.stream()
        .filter(folder -> !folder.isEmpty())
        .map(folder -> existing(path(folder).resolve(path(name)), endings))
        .filter(found -> Files.isRegularFile(found) && Files.isExecutable(found))
        .map(Path::toAbsolutePath)
        .findFirst();
  }

  /**
   * What the names of programs may end in without anybody typing it: on Windows .exe and others.
   */
  static List<String> endings(String system, @Nullable String pathext) {
    if (!system.startsWith("Windows")) {
      return List.of();
    }
    return List.of((pathext == null || pathext.isBlank() ? ".COM;.EXE" : pathext).split(";", -1));
  }

  /** A file as it was named, or with the first ending with which there is one. */
  private static Path existing(Path file, List<String> endings) {
    if (Files.exists(file) || file.getFileName() == null) {
      return file;
    }
    return endings.stream()
        .map(ending -> file.resolveSibling(file.getFileName() + ending))
        .filter(Files::exists)
        .findFirst()
        .orElse(file);
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException impossible) {
      throw new Mistake("'" + LastLines.cut(name) + "' cannot be the name of a file.", impossible);
    }
  }
}
