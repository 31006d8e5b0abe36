package spielwerk.lab.reproduction;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.lab.Machine;
import spielwerk.runs.Json;

/**
 * Runs a quoted command as a user would, by the start script, and reads its answer.
 *
 * @param script the start script
 * @param data the data folder that the command uses
 */
public record CommandRun(Path script, Path data, Clock clock) {

  /**
   * Waits for the command; what it says of its progress goes to the terminal.
   *
   * @throws Mistake if there is no start script, or the command fails
   */
  public KeptOutput of(QuotedCommands.QuotedCommand quoted) {
    if (!Files.isExecutable(script)) {
      throw new Mistake("Commands are run by the start script, and there is none here.");
    }
    List<String> words = new ArrayList<>(List.of(script.toString()));
    words.addAll(List.of(quoted.command().split(" ")));
    words.addAll(List.of("--json", "--data", data.toString()));
    long begin = clock.millis();
    try {
      Process process =
          new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try {
        process.getOutputStream().close();
        JsonNode answer = Json.mapper().readTree(process.getInputStream());
        if (process.waitFor() != 0 || answer == null) {
          throw new Mistake("'%s' failed.".formatted(quoted.command()));
        }
        return new KeptOutput(
            quoted.command(),
            Machine.build(),
            clock.instant().toString(),
            Machine.kind(),
            (clock.millis() - begin) / 1000.0,
            answer);
      } finally {
        process.destroy();
      }
    } catch (IOException broken) {
      throw new Mistake("'%s' gave no JSON.".formatted(quoted.command()), broken);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new Mistake("'%s' was interrupted.".formatted(quoted.command()), wanted);
    }
  }
}
