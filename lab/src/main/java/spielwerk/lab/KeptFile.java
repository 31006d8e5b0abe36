package spielwerk.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;

/** A result that is kept as one JSON document. */
public final class KeptFile {
  private KeptFile() {}

  /**
   * What is kept in a file, if it is there.
   *
   * @throws Mistake if it is damaged or cannot be read
   */
  public static <T> Optional<T> read(Path file, Class<T> type) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Json.reader(type).readValue(Files.readString(file)));
    } catch (JsonProcessingException broken) {
      throw new Mistake(file + " is damaged: " + Json.fault(broken) + ".", broken);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read.", unreadable);
    }
  }
}
