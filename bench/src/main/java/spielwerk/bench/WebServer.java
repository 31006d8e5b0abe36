package spielwerk.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A server in a process of its own, as people start it. */
record WebServer(Process process, Path data, String address) implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  static WebServer start() {
    return start(folder());
  }

  /**
   * @param data its folder, which goes with it
   */
  static WebServer start(Path data) {
    try {
      List<String> command = new ArrayList<>(program());
      command.addAll(List.of("serve", "--port", "0", "--json", "--data", data.toString()));
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      StringBuilder json = new StringBuilder();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        json.append(line);
        if (line.equals("}")) {
          String address = MAPPER.readTree(json.toString()).path("address").asText();
          return new WebServer(process, data, address);
        }
      }
      throw new IllegalStateException("the server ended before it answered");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** A folder for what is kept. */
  static Path folder() {
    try {
      return Files.createTempDirectory("spielwerk-bench");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Plays a match into a folder before any server looks at it; returns its run. */
  static String match(Path data, String game, String first, String second, int games) {
    List<String> command = new ArrayList<>(program());
    command.addAll(List.of("match", game, first, second, "--games", Integer.toString(games)));
    command.addAll(List.of("--seed", "1", "--data", data.toString()));
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.onExit().join();
      try (Stream<Path> runs = Files.list(data.resolve("runs"))) {
        return runs.findFirst().orElseThrow().getFileName().toString();
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The script that people type where there is one, else this very program. */
  private static List<String> program() {
    Path script = Path.of(System.getProperty("spielwerk.home", "/nowhere"), "spielwerk");
    if (Files.isExecutable(script)) {
      return List.of(script.toString());
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "spielwerk.app.Main"));
    return command;
  }

  /** Starts a table and returns its name. */
  String table(String game, String setup) {
    String person = "{\"kind\":\"person\",\"name\":\"bench\"}";
    String body =
        "{\"game\":\"%s\",\"setup\":\"%s\",\"seats\":[%s,%s]}"
            .formatted(game, setup, person, person);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + "api/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try {
      HttpResponse<String> reply =
          HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
      return MAPPER.readTree(reply.body()).path("id").asText();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", wanted);
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    process.onExit().join();
    try (Stream<Path> files = Files.walk(data)) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    } catch (IOException left) {
      // the system's folder for such files is emptied now and then
    }
  }
}
