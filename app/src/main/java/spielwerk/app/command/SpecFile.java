package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import spielwerk.core.Mistake;
import spielwerk.lab.Fields;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.runs.Runs;

/** The file that says what a long run is, and how such a run begins. */
record SpecFile(Common common, Path file, Fields fields) {
  /**
   * @throws Mistake if there is no such file, or it is no YAML
   */
  static SpecFile read(Common common, Path file) {
    if (!Files.exists(file)) {
      throw new Mistake("There is no file " + file + ".");
    }
    return new SpecFile(common, file, Fields.read(file));
  }

  /** Whether the file's own seed counts: it has one, and the command line has none. */
  boolean seeded() {
    return fields.has("seed") && common.seedIfGiven().isEmpty();
  }

  /** Where the run will be kept. */
  Runs runs() {
    Writable.check(common.data());
    return new Runs(common.data(), Clock.systemUTC());
  }

  /** The network that a text names: of a run, or a file as it is seen from the spec. */
  Path net(String text) {
    return new SavedNets(common.data()).find(text).orElseGet(() -> beside(text));
  }

  /** The folder of the run that a text names. */
  Path run(String text) {
    return new Runs(common.data(), Clock.systemUTC()).look(text).path();
  }

  private Path beside(String text) {
    try {
      Path path = file.toAbsolutePath().resolveSibling(text).normalize();
      if (Files.isRegularFile(path)) {
        return path;
      }
    } catch (InvalidPathException wrong) {
      // answered below
    }
    throw new Mistake(
        file
            + ": load names no network of a run, such as RUN or RUN/12, and no file: '"
            + text
            + "'.");
  }
}
