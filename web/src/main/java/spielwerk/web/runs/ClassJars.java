package spielwerk.web.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineMaker;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.JarIsolation;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Settings;
import spielwerk.runs.StorageFailure;

/**
 * The jars that students hand in. A jar is code that would run on the teacher's machine, so it lies
 * apart, unopened by any class loader, until the teacher accepts it; only then does it go to the
 * plugins, where the workbench and its runs find it. Its code runs only in processes of its own.
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

  /** Stores a jar until it is accepted; none of its code is run. */
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
      throw new StorageFailure("the jar could not be saved", failed);
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
    throw new Mistake("The jar contains no engine: " + SERVICE + " is missing in it.");
  }

  /**
   * Checks, in a process of its own, that a jar that waits brings an engine which can play.
   *
   * @param engine the text that names it
   * @throws Mistake if the jar cannot be used, or brings no engine of a name that is free
   */
  void check(String id, String engine, Game game, Catalogue others) {
    List<EngineMaker> brought = brought(waiting(id), others);
    List<String> names = names(brought);
    Set<String> taken = new HashSet<>();
    others.engines().forEach(info -> taken.add(info.id()));
    if (Files.exists(accepted(id))) { // the same student's, which this one replaces
      names(brought(accepted(id), others)).forEach(taken::remove);
    }
    if (taken.containsAll(names)) {
      throw new Mistake(
          "The jar contains no engine with a new name; another jar has an engine that is called the"
              + " same.");
    }
    String name = Name.parse(engine).id();
    EngineMaker maker =
        brought.stream()
            .filter(one -> one.info().id().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new Mistake(
                        "There is no engine '%s' in the jar; it brings %s."
                            .formatted(name, String.join(", ", names))));
    if (!maker.plays(game)) {
      throw new Mistake(name + " cannot play " + game.text() + ".");
    }
    Settings settings =
        new Settings(Name.parse(engine), maker.info().options(), maker.takesValues());
    try (Engine player = maker.make(game, settings, others)) {
      player.newGame(game, 0, game.traits().goal(), 0);
    } catch (Fault fault) {
      throw new Mistake("The engine of the jar failed: " + fault.getMessage() + ".", fault);
    }
  }

  private static List<EngineMaker> brought(Path jar, Catalogue catalogue) {
    return catalogue.services(JarIsolation.class).stream()
        .flatMap(isolation -> isolation.engines(jar).stream())
        .toList();
  }

  private static List<String> names(List<EngineMaker> makers) {
    return makers.stream().map(maker -> maker.info().id()).toList();
  }

  /** Makes a jar one of the plugins, which run in processes of their own. */
  void accept(String id) {
    try {
      Files.createDirectories(plugins);
      Files.move(waiting(id), accepted(id), StandardCopyOption.ATOMIC_MOVE);
      if (Files.exists(description(waiting(id)))) {
        Files.move(
            description(waiting(id)),
            description(accepted(id)),
            StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException failed) {
      throw new StorageFailure("the jar could not be accepted", failed);
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
      Files.deleteIfExists(description(jar));
    } catch (IOException inUse) {
      throw new Mistake("The jar of the entry is in use and cannot be deleted now.", inUse);
    }
  }

  /** What {@link JarIsolation} keeps beside a jar. */
  private static Path description(Path jar) {
    return jar.resolveSibling(jar.getFileName() + ".engines");
  }

  private Path waiting(String id) {
    return waiting.resolve(id + ".jar");
  }

  private Path accepted(String id) {
    return plugins.resolve(Catalogue.ISOLATED + id + ".jar");
  }
}
