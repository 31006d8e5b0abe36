package spielwerk.web.runs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.runs.StorageFailure;

/**
 * The Python scripts that pupils hand in, which speak JSON Lines. A script lies apart until the
 * teacher has read and accepted it; only then does it take the place from which it is started, so
 * what the teacher did not see is never run. Guarded by whoever uses it.
 */
final class ClassScripts {
  static final int LONGEST = 100_000;
  private static final String PYTHON = "python3";

  private final Path folder;

  ClassScripts(Path data) {
    this.folder = data.resolve("classes").toAbsolutePath();
  }

  /** The text of the engine that starts a script which was accepted. */
  String engine(String id) {
    return engine(accepted(id));
  }

  private static String engine(Path script) {
    return new Name("exec", List.of("lines", PYTHON, script.toString()), Map.of()).toString();
  }

  /** Stores a script until it is accepted. */
  void lay(String id, String text) {
    if (text.isBlank() || text.length() > LONGEST) {
      throw new Mistake("A script has 1 to " + LONGEST + " characters.");
    }
    try {
      Files.createDirectories(folder);
      Path draft = folder.resolve(id + ".py.new");
      Files.writeString(draft, text, StandardCharsets.UTF_8);
      Files.move(draft, waiting(id), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new StorageFailure("the script could not be saved", failed);
    }
  }

  /** What a script says: the one that waits, else the one that plays. */
  String text(String id) {
    try {
      return Files.readString(waits(id) ? waiting(id) : accepted(id), StandardCharsets.UTF_8);
    } catch (IOException gone) {
      throw new Mistake("The script is not there any more.", gone);
    }
  }

  boolean waits(String id) {
    return !id.isEmpty() && Files.exists(waiting(id));
  }

  /**
   * Starts a script that the teacher has read, and asks it to begin a game.
   *
   * @throws Mistake if it does not
   */
  void check(String id, Game game, Catalogue catalogue) {
    try (Engine player = catalogue.engine(engine(waiting(id)), game)) {
      try {
        player.newGame(game, 0, game.traits().goal(), 0);
      } catch (Fault fault) {
        List<String> said = player.lastWords();
        String last = said.isEmpty() ? "" : " (" + said.get(said.size() - 1) + ")";
        throw new Mistake("The script " + fault.getMessage() + last + ".", fault);
      }
    }
  }

  void accept(String id) {
    try {
      Files.move(waiting(id), accepted(id), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new StorageFailure("the script could not be accepted", failed);
    }
  }

  /** Takes a script away, accepted or not. */
  void forget(String id) {
    if (!id.isEmpty()) {
      try {
        Files.deleteIfExists(waiting(id));
        Files.deleteIfExists(accepted(id));
      } catch (IOException failed) {
        throw new StorageFailure("the script cannot be deleted", failed);
      }
    }
  }

  private Path waiting(String id) {
    return folder.resolve(id + ".waiting.py");
  }

  private Path accepted(String id) {
    return folder.resolve(id + ".py");
  }
}
