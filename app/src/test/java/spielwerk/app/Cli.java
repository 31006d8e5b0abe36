package spielwerk.app;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import spielwerk.app.terminal.Terminal;

/** The command line as a test types it: what came out, and the exit code. */
public record Cli(int exit, String out, String err) {
  /** A data folder that does not exist, so that no plugins of this machine take part. */
  private static final String DATA = "target/no-such-folder";

  public static Cli run(String... args) {
    return typing("", args);
  }

  /** Runs a command while somebody types lines. */
  static Cli typing(String input, String... args) {
    return run(input, false, args);
  }

  /** Runs a command while somebody presses Ctrl-C. */
  static Cli interrupted(String... args) {
    return run("", true, args);
  }

  private static Cli run(String input, boolean interrupted, String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    if (!all.isEmpty() && !all.get(0).startsWith("-") && !all.contains("--data")) {
      all.addAll(1, List.of("--data", DATA));
      if (all.get(0).equals("play")) {
        all.add(1, "--no-save"); // the folder shall go on not existing
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        Terminal.plain(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    if (interrupted) {
      terminal.interrupts().interrupt();
    }
    int exit = Main.run(all.toArray(String[]::new), terminal);
    return new Cli(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The one document on stdout; fails if there is anything else. */
  public JsonNode json() {
    return parse(out);
  }

  /** One JSON document; fails if there is anything else. */
  static JsonNode parse(String text) {
    try {
      return new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .readTree(text);
    } catch (JsonProcessingException notJson) {
      throw new AssertionError("not one JSON document: " + text, notJson);
    }
  }
}
