package spielwerk.app.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.bench.BenchResult;

/**
 * Runs a benchmark in a JVM of its own. In one JVM the second game makes the calls of the first
 * ones slower (a call site that has seen several classes is no longer inlined), so the order of
 * benchmarks would decide their results.
 */
public final class ForkedJvm {
  private ForkedJvm() {}

  /**
   * Starts the program and waits for its one result.
   *
   * @param mainClass the program
   * @param arguments that make it print this one result as the command {@code bench} does
   */
  public static BenchResult run(String mainClass, List<String> arguments) {
    List<String> command = new ArrayList<>(command(mainClass));
    command.addAll(arguments);
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try {
        process.getOutputStream().close();
        JsonNode item = new ObjectMapper().readTree(process.getInputStream()).at("/items/0");
        int code = process.waitFor();
        if (code != 0 || item.isMissingNode()) {
          throw new IllegalStateException("the benchmark ended with code " + code);
        }
        return result(item);
      } finally {
        process.destroy();
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", wanted);
    }
  }

  /** What starts a program as this one was started, to which its arguments are added. */
  public static List<String> command(String mainClass) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(mainClass);
    return command;
  }

  private static BenchResult result(JsonNode item) {
    return new BenchResult(
        item.get("name").asText(),
        item.get("value").asDouble(Double.NaN),
        item.get("unit").asText(),
        item.get("threads").asInt(),
        item.get("min").asDouble(Double.NaN),
        item.get("max").asDouble(Double.NaN),
        item.get("detail").asText());
  }
}
