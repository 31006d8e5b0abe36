package spielwerk.runs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import spielwerk.core.Mistake;

/**
 * What people call a run and what they noted about it. It decides nothing, so it is in a file of
 * its own beside the spec and can be changed at any time.
 *
 * @param name one line, or empty
 * @param note some lines, or empty
 */
public record RunLabel(String name, String note) {
  static final String FILE = "label.json";

  public static final RunLabel NONE = new RunLabel("", "");

  public static final int LONGEST_NAME = 80;
  public static final int LONGEST_NOTE = 4000;

  public RunLabel {
    name = name.strip();
    note = note.strip();
    if (name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
      throw new Mistake(
          "The name of a run is one line of at most " + LONGEST_NAME + " characters.");
    }
    if (note.length() > LONGEST_NOTE) {
      throw new Mistake("A note has at most " + LONGEST_NOTE + " characters.");
    }
  }

  /** That of a folder; none if there is no file that can be read. */
  public static RunLabel of(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      if (!Files.exists(file) || Files.size(file) > 10L * (LONGEST_NAME + LONGEST_NOTE)) {
        return NONE;
      }
      JsonNode json = Json.mapper().readTree(Files.readAllBytes(file));
      return new RunLabel(json.path("name").asText(""), json.path("note").asText(""));
    } catch (IOException | Mistake unreadable) {
      return NONE;
    }
  }

  /** Writes it into a folder. */
  public void write(Path folder) {
    Path draft = folder.resolve(FILE + ".new");
    try {
      Files.writeString(
          draft,
          JsonNodeFactory.instance.objectNode().put("name", name).put("note", note).toString());
      Files.move(
          draft,
          folder.resolve(FILE),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new StorageFailure("the name of the run could not be saved", failed);
    }
  }
}
