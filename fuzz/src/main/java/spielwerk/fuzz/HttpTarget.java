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
          "/api/lessons",
          "/api/runs/check",
          "/api/specs",
          "/api/tally",
          "/api/classes");

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
    if (line.length < 2 || PATHS.stream().noneMatch(line[1]::startsWith)) {
      line = new String[] {"POST", "/api/paste"};
    }
    HttpResponse<String> answer = send(line[0], line[1], body);
    if (answer.statusCode() >= 500) {
      throw new FuzzReader.Find(line[0] + " " + line[1] + ": " + answer.body());
    }
    if (line[0].equals("POST") && line[1].equals("/api/tables") && answer.statusCode() < 300) {
      String table = Json.reader(JsonNode.class).readTree(answer.body()).path("id").asText();
      send("DELETE", "/api/tables/" + table, new byte[0]);
    }
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
