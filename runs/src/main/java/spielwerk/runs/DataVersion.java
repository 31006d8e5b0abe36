package spielwerk.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.core.Text;

/**
 * The version of a data folder, in its file {@code version}. Whoever writes to a folder first
 * brings it to the version of this program, step by step; a folder of a newer program is refused,
 * since it may hold what this one would spoil. Folders of programs before 1.2 have no such file:
 * they are of version 1.
 */
public final class DataVersion {
  /** Brings a folder from one version to the next; may be done twice if it was interrupted. */
  @FunctionalInterface
  interface Step {
    void migrate(Path data) throws IOException;
  }

  private static final String FILE = "version";
  private static final int DIGITS = 9;

  /**
   * The first leads from version 1 to 2, and so on. From 1 to 2 only the file itself is new: runs,
   * tables and the library carry versions of their own and are read in their older forms too.
   */
  private static final DataVersion OURS = new DataVersion(List.of(data -> {}));

  private final List<Step> steps;

  DataVersion(List<Step> steps) {
    this.steps = steps;
  }

  /** The version of the folders that this program writes. */
  public static int ours() {
    return OURS.newest();
  }

  /**
   * To be called before anything is read.
   *
   * @param data need not exist
   * @throws Mistake if a newer program wrote it
   */
  public static void check(Path data) {
    OURS.versionOf(data);
  }

  /**
   * To be called before anything is written.
   *
   * @param data must exist
   * @throws Mistake if a newer program wrote it, or it cannot be written
   */
  public static void prepare(Path data) {
    OURS.bringUpToDate(data);
  }

  private int newest() {
    return steps.size() + 1;
  }

  int versionOf(Path data) {
    Path file = data.resolve(FILE);
    if (!Files.exists(file)) {
      return 1;
    }
    try {
      String text = Files.readString(file).trim();
      int version = Text.isNumber(text, DIGITS) ? Integer.parseInt(text) : 0;
      if (version < 1) {
        throw new Mistake(
            "%s does not hold the version of the data folder; %d is that of this program."
                .formatted(file, newest()));
      }
      if (version > newest()) {
        throw new Mistake(
            "The data folder %s is of version %d, and this program knows versions up to %d; use a newer Spielwerk, or another folder with --data."
                .formatted(data, version, newest()));
      }
      return version;
    } catch (IOException unreadable) {
      throw new Mistake(
          "%s cannot be read: %s.".formatted(file, Explanation.why(unreadable)), unreadable);
    }
  }

  void bringUpToDate(Path data) {
    int version = versionOf(data);
    if (version == newest() && Files.exists(data.resolve(FILE))) {
      return;
    }
    try {
      for (; version < newest(); version++) {
        steps.get(version - 1).migrate(data);
        write(data, version + 1);
      }
    } catch (IOException unwritable) {
      throw new Mistake(
          "The data folder %s cannot be written: %s; --data takes another one."
              .formatted(data, Explanation.why(unwritable)),
          unwritable);
    }
  }

  /** Written beside it, then moved: a kill leaves the old number or the new one. */
  private static void write(Path data, int version) throws IOException {
    Path draft = Files.createTempFile(data, FILE, ".new");
    try {
      Files.writeString(draft, version + "\n");
      Files.move(
          draft,
          data.resolve(FILE),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
