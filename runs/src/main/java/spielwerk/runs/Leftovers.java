package spielwerk.runs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What killed programs leave in a data folder: drafts that were to be moved to their place, reports
 * half written, runs half begun or half deleted. They are swept when a server starts, unless they
 * are so young that somebody may be writing them, or lie in a run that is at work.
 */
public final class Leftovers {
  /** Writing a draft takes milliseconds, a large report seconds. */
  private static final Duration YOUNG = Duration.ofMinutes(10);

  private static final String DRAFT = ".new";
  private static final String REPORT = ".draft-";
  private static final String DELETED = ".deleted-";

  private Leftovers() {}

  /**
   * Sweeps a data folder.
   *
   * @return what was deleted
   */
  public static List<Path> sweep(Path data) {
    List<Path> swept = new ArrayList<>();
    for (Path folder : list(data, Files::isDirectory)) {
      swept.addAll(sweepFolder(folder));
    }
    for (Path run : list(data.resolve("runs"), Files::isDirectory)) {
      if (LockOwner.alive(run.resolve(RunFolder.LOCK))) {
        continue;
      }
      boolean halfBegun = !Files.exists(run.resolve(RunFolder.SPEC)) && old(run);
      swept.addAll(sweepFolder(run));
      if (halfBegun && list(run, any -> true).isEmpty()) {
        delete(run, swept);
      }
    }
    return swept;
  }

  /** Sweeps one folder, but not those inside it. */
  public static List<Path> sweepFolder(Path folder) {
    List<Path> swept = new ArrayList<>();
    list(folder, path -> isLeftover(path) && old(path)).forEach(path -> delete(path, swept));
    return swept;
  }

  private static boolean isLeftover(Path path) {
    String name = path.getFileName().toString();
    return Files.isDirectory(path)
        ? name.startsWith(REPORT) || name.startsWith(DELETED)
        : name.endsWith(DRAFT);
  }

  /** Whether nobody has touched it for a while. */
  public static boolean old(Path path) {
    try {
      Instant changed = Files.getLastModifiedTime(path).toInstant();
      return changed.isBefore(Instant.now().minus(YOUNG));
    } catch (IOException gone) {
      return false;
    }
  }

  private static List<Path> list(Path folder, Predicate<Path> wanted) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, wanted::test)) {
      all.forEach(found::add);
    } catch (IOException none) {
      // where nothing can be read nothing is swept
    }
    return found;
  }

  /** Deletes something and all in it, as far as that is possible. */
  public static void delete(Path path, List<Path> swept) {
    try (Stream<Path> all = Files.walk(path)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(one);
      }
      swept.add(path);
    } catch (IOException held) {
      // the next start tries again
    }
  }
}
