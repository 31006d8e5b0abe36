package spielwerk.web.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineInfo;
import spielwerk.core.Mistake;

/**
 * The jars that students hand in. A jar is code that would run on the teacher's machine, so it lies
 * apart, unopened by any class loader, until the teacher accepts it; only then does it go to the
 * plugins, where the workbench and its runs find it.
 */
final class ClassJars {
  private static final int LARGEST = 4 * 1024 * 1024;
  private static final String SERVICE = "META-INF/services/spielwerk.core.EngineMaker";

  private final Path waiting;
  private final Path plugins;

  ClassJars(Path data) {
    this.waiting = data.resolve("classes");
    this.plugins = data.resolve("plugins");
  }

  /** Lays a jar down to wait; none of its code is run. */
  void lay(String id, byte[] jar) {
    if (jar.length > LARGEST) {
      throw new Mistake("A jar may have 4 MB at most.");
    }
    try {
      Files.createDirectories(waiting);
      Path draft = waiting.resolve(id + ".draft");
      try {
        Files.write(draft, jar);
        check(draft);
        Files.move(draft, waiting(id), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Whether a jar of this name lies there unaccepted. */
  boolean waits(String id) {
    return !id.isEmpty() && Files.exists(waiting(id));
  }

  private static void check(Path file) {
    UnpackedJar.check(file);
    try (JarFile jar = new JarFile(file.toFile())) {
      if (jar.getEntry(SERVICE) != null) {
        return;
      }
    } catch (IOException broken) {
      throw new Mistake("This is not a jar: " + broken.getMessage() + ".", broken);
    }
    throw new Mistake("The jar brings no engine: " + SERVICE + " is missing in it.");
  }

  /**
   * Makes a jar one of the plugins, if it works beside those that are there.
   *
   * @param play told of everything with the new jar; throws if its engine cannot play
   * @throws Mistake if the jar cannot be loaded, or brings no engine of a name that is free
   */
  void accept(String id, Consumer<Catalogue> play) {
    try {
      Path trial = Files.createTempDirectory("spielwerk-jars");
      try {
        for (Path jar : jars()) {
          if (!jar.equals(accepted(id))) {
            Files.copy(jar, trial.resolve(jar.getFileName()));
          }
        }
        Set<String> before = ids(Catalogue.load(trial));
        Files.copy(waiting(id), trial.resolve(accepted(id).getFileName()));
        Catalogue all = Catalogue.load(trial);
        if (before.containsAll(ids(all))) {
          throw new Mistake(
              "The jar brings no engine of a new name; another jar has an engine or a class that is"
                  + " called the same.");
        }
        play.accept(all);
      } finally {
        clear(trial);
      }
      Files.createDirectories(plugins);
      Files.move(waiting(id), accepted(id), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Takes a jar away that waits. */
  void withdraw(String id) {
    delete(waiting(id));
  }

  /** Takes a jar away, accepted or not. */
  void forget(String id) {
    if (!id.isEmpty()) {
      delete(waiting(id));
      delete(accepted(id));
    }
  }

  private static void delete(Path jar) {
    try {
      Files.deleteIfExists(jar);
    } catch (IOException inUse) {
      throw new Mistake("The jar of the entry is in use and cannot be deleted now.", inUse);
    }
  }

  private List<Path> jars() throws IOException {
    if (!Files.isDirectory(plugins)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(plugins)) {
      return files.filter(file -> file.toString().endsWith(".jar")).toList();
    }
  }

  private static Set<String> ids(Catalogue catalogue) {
    Set<String> ids = new HashSet<>();
    catalogue.engines().stream().map(EngineInfo::id).forEach(ids::add);
    return ids;
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private Path waiting(String id) {
    return waiting.resolve(id + ".jar");
  }

  private Path accepted(String id) {
    return plugins.resolve("class-" + id + ".jar");
  }
}
