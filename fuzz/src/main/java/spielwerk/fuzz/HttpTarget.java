package spielwerk.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;
import spielwerk.web.Workbench;

/**
 * Requests to a workbench, such as {@code POST /api/paste} and then the body; an answer of 500 is a
 * find. What would go on in the background after its answer (analysis, runs) is left out.
 */
final class HttpTarget implements FuzzReader.Target {
  private static final List<String> PATHS =
      List.of(
          "/api/tables",
          "/api/paste",
          "/api/import",
          "/api/export",
          "/api/library",
          "/api/explorer",
          "/api/patterns",
          "/api/players",
          "/api/lessons",
          "/api/puzzles",
          "/api/games",
          "/api/engines",
          "/api/levels",
          "/api/login",
          "/api/runs",
          "/api/specs",
          "/api/reports",
          "/api/tally",
          "/api/classes");

  /** What goes on after its answer, or never ends. */
  private static final List<String> LASTING = List.of("/events", "/analysis", "/advisors");

  /** In the path it stands for a table that is opened for the request. */
  private static final String TABLE = "/api/tables/{table}";

  private static final byte[] NEW_TABLE =
      "{\"game\":\"connect4\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}"
          .getBytes(StandardCharsets.UTF_8);

  private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "DELETE");

  private final HttpClient client = HttpClient.newHttpClient();
  private final ReentrantLock starting = new ReentrantLock();
  private @Nullable Workbench workbench;

  @Override
  public void read(byte[] input) throws Exception {
    int end = 0;
    while (end < input.length && input[end] != '\n') {
      end++;
    }
    String[] line = new String(input, 0, end, StandardCharsets.UTF_8).split(" ", 2);
    byte[] body = end < input.length ? Arrays.copyOfRange(input, end + 1, input.length) : input;
    if (line.length < 2
        || !METHODS.contains(line[0])
        || PATHS.stream().noneMatch(line[1]::startsWith)
        || LASTING.stream().anyMatch(line[1]::contains)) {
      line = new String[] {"POST", "/api/paste"};
    }
    String table = line[1].startsWith(TABLE) ? id(send("POST", "/api/tables", NEW_TABLE)) : "";
    HttpResponse<String> answer = send(line[0], line[1].replace("{table}", table), body);
    if (answer.statusCode() >= 500) {
      throw new FuzzReader.Find(line[0] + " " + line[1] + ": " + answer.body());
    }
    if (line[0].equals("POST") && line[1].equals("/api/tables") && answer.statusCode() < 300) {
      table = id(answer);
    }
    if (!table.isEmpty()) {
      send("DELETE", "/api/tables/" + table, new byte[0]);
    }
  }

  private static String id(HttpResponse<String> answer) throws IOException {
    return Json.reader(JsonNode.class).readTree(answer.body()).path("id").asText();
  }

  private HttpResponse<String> send(String method, String path, byte[] body)
      throws IOException, InterruptedException {
    HttpRequest request;
    try {
      request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
              .header("Content-Type", "application/json")
              .method(method, HttpRequest.BodyPublishers.ofByteArray(body))
              .build();
    } catch (IllegalArgumentException noRequest) {
      throw new Mistake("No client can send this.", noRequest);
    }
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }

  /** The server is only started if something is sent to it. */
  private int port() {
    starting.lock();
    try {
      if (workbench == null) {
        workbench =
            Workbench.start(
                Catalogue.load().closed(), Workbench.Terms.local(0, FuzzReaders.folder()));
      }
      return workbench.port();
    } finally {
      starting.unlock();
    }
  }
}
