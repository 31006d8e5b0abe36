package spielwerk.web.rooms;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;
import spielwerk.core.Missing;

/** Lines of the journal of a run. */
final class Lines {
  private static final ObjectReader JSON = new ObjectMapper().reader();

  private Lines() {}

  static JsonNode parse(String line, RunFolder run) {
    try {
      return JSON.readTree(line);
    } catch (JsonProcessingException broken) {
      throw new Mistake("The run " + run.id() + " is damaged: a line of it is no JSON.", broken);
    }
  }

  /**
   * One line, counted from 0.
   *
   * @param shown what the page calls it
   * @throws Missing if it is not there
   */
  static String line(RunFolder run, int number, int shown) {
    if (number >= 0 && Files.exists(run.ledger())) {
      try (Stream<String> lines = Files.lines(run.ledger())) {
        String line = lines.skip(number).findFirst().orElse("");
        if (line.endsWith("}")) {
          return line;
        }
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    throw new Missing("The run " + run.id() + " has no complete generation " + shown + ".");
  }
}
