package spielwerk.web.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finished runs that come with the program, so that there is something to look at before anything
 * was trained. Each is put among the runs once; whoever deletes it is rid of it.
 */
public final class ShippedRuns {
  private static final Logger LOG = LoggerFactory.getLogger(ShippedRuns.class);

  /** The names of those that were put there, in the folder of runs. */
  private static final String OFFERED = ".shipped";

  private ShippedRuns() {}

  /**
   * Copies those that were never copied. A disk that is full is no reason not to begin.
   *
   * @param home where the program is installed
   */
  public static void offer(Path home, Path data) {
    Path shipped = home.resolve("experiments/data");
    if (!Files.isDirectory(shipped)) {
      return;
    }
    Path runs = data.resolve("runs");
    try (Stream<Path> folders = Files.list(shipped)) {
      Files.createDirectories(runs);
      Path list = runs.resolve(OFFERED);
      List<String> offered = Files.exists(list) ? Files.readAllLines(list) : List.of();
      for (Path folder : folders.filter(one -> Files.exists(one.resolve("spec.json"))).toList()) {
        String name = folder.getFileName().toString();
        if (!offered.contains(name) && !Files.exists(runs.resolve(name))) {
          copy(folder, runs, name);
          Files.writeString(
              list,
              name + "\n",
              java.nio.file.StandardOpenOption.CREATE,
              java.nio.file.StandardOpenOption.APPEND);
        }
      }
    } catch (IOException failed) {
      LOG.warn("the runs that come with the program could not be copied: {}", failed.getMessage());
    }
  }

  /** Beside first, then moved to its place, so that nobody sees half of it. */
  private static void copy(Path from, Path runs, String name) throws IOException {
    Path beside = runs.resolve("." + name + ".new");
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path to = beside.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(to);
        } else if (!Files.exists(to) || Files.size(to) != Files.size(file)) {
          Files.deleteIfExists(to);
          Files.copy(file, to);
        }
      }
    }
    Files.move(beside, runs.resolve(name));
  }
}
