package spielwerk.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Predicate;

/** A client as others might write it: JSON over HTTP, and the stream of events. */
record Client(String base, HttpClient http) {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** An answer with its status. */
  record Reply(int status, JsonNode json) {
    String error() {
      return json.path("error").asText();
    }
  }

  static Client of(Workbench workbench) {
    return new Client("http://127.0.0.1:" + workbench.port(), HttpClient.newHttpClient());
  }

  Reply get(String path) {
    return send("GET", path, null);
  }

  Reply post(String path, String body) {
    return send("POST", path, body);
  }

  Reply send(String method, String path, String body, String... headers) {
    HttpRequest.BodyPublisher publisher =
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(base + path))
            .timeout(Duration.ofMinutes(5))
            .method(method, publisher);
    if (body != null) {
      request.header("Content-Type", "application/json");
    }
    for (int i = 0; i < headers.length; i += 2) {
      request.setHeader(headers[i], headers[i + 1]);
    }
    try {
      HttpResponse<String> reply = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      String text = reply.body();
      boolean json = text.startsWith("{");
      return new Reply(
          reply.statusCode(), json ? MAPPER.readTree(text) : MAPPER.createObjectNode());
    } catch (IOException broken) {
      throw new AssertionError(broken);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new AssertionError(ended);
    }
  }

  /** An answer that is not a JSON object, or is wanted as it is. */
  String text(String path) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(base + path)).build();
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException broken) {
      throw new AssertionError(broken);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new AssertionError(ended);
    }
  }

  String start(String game, String... seats) {
    Reply reply =
        post(
            "/api/tables",
            "{\"game\":\"" + game + "\",\"seats\":[" + String.join(",", seats) + "]}");
    if (reply.status() != 201) {
      throw new AssertionError(reply.json());
    }
    return "/api/tables/" + reply.json().path("id").asText();
  }

  /** Reads events until one of a name fulfils a condition, and returns its data. */
  JsonNode await(String table, String name, Predicate<JsonNode> wanted) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(base + table + "/events")).build();
    try {
      HttpResponse<InputStream> reply =
          http.send(request, HttpResponse.BodyHandlers.ofInputStream());
      try (InputStream stream = reply.body()) {
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        String event = "";
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.startsWith("event: ")) {
            event = line.substring(7);
          } else if (line.startsWith("data: ") && event.equals(name)) {
            JsonNode data = MAPPER.readTree(line.substring(6));
            if (wanted.test(data)) {
              return data;
            }
          }
        }
      }
      throw new AssertionError("the stream ended");
    } catch (IOException broken) {
      throw new AssertionError(broken);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new AssertionError(ended);
    }
  }
}
