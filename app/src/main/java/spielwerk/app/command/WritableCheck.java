package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import spielwerk.core.Mistake;

/** Whether a run will find a place for its results, asked before it begins. */
final class WritableCheck {
  private WritableCheck() {}

  /**
   * Looks without touching anything.
   *
   * @param folder need not exist yet
   * @throws Mistake if nothing can be written there
   */
  static void check(Path folder) {
    Path there = folder.toAbsolutePath().normalize();
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    if (!Files.isDirectory(there) || !Files.isWritable(there)) {
      throw new Mistake(
          "Cannot write to the data folder " + folder + "; --data takes another one.");
    }
  }
}
