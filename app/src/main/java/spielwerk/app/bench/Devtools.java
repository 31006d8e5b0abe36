package spielwerk.app.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * A Chromium without a window, driven over its DevTools protocol: as much of it as measuring needs.
 */
final class Devtools implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Process process;
  private final Path profile;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicLong received = new AtomicLong();
  private String session = "";

  /** Where the system keeps Chromium, if it is there. */
  static Optional<Path> chromium() {
    return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts it with one empty page of the size of a desk's. */
  Devtools(Path chromium) {
    try {
      profile = Files.createTempDirectory("chromium");
      process =
          new ProcessBuilder(
                  List.of(
                      chromium.toString(),
                      "--headless",
                      "--no-sandbox",
                      "--disable-gpu",
                      "--disable-quic",
                      "--no-first-run",
                      "--disable-background-networking",
                      "--disable-component-update",
                      "--disable-sync",
                      "--window-size=1280,900",
                      "--user-data-dir=" + profile,
                      "--remote-debugging-port=0",
                      "about:blank"))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      socket =
          HttpClient.newHttpClient()
              .newWebSocketBuilder()
              .buildAsync(URI.create(address()), new Ear())
              .join();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    JsonNode targets = ask("Target.getTargets", MAPPER.createObjectNode());
    for (JsonNode target : targets.path("targetInfos")) {
      if (target.path("type").asText().equals("page")) {
        ObjectNode wanted = MAPPER.createObjectNode();
        wanted.put("targetId", target.path("targetId").asText()).put("flatten", true);
        session = ask("Target.attachToTarget", wanted).path("sessionId").asText();
        break;
      }
    }
    ask("Page.enable", MAPPER.createObjectNode());
    ask("Network.enable", MAPPER.createObjectNode());
  }

  /** Chromium says on its error stream where it listens. */
  private String address() throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      int at = line.indexOf("ws://");
      if (at >= 0) {
        Thread rest = new Thread(() -> lines.lines().forEach(ignored -> {}), "chromium");
        rest.setDaemon(true);
        rest.start();
        return line.substring(at).strip();
      }
    }
    throw new IOException("chromium ended before it listened");
  }

  /** Hears answers, and counts the bytes of what a page loads. */
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        hear(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  private void hear(String message) {
    try {
      JsonNode json = MAPPER.readTree(message);
      if (json.path("method").asText().equals("Network.loadingFinished")) {
        received.addAndGet(json.path("params").path("encodedDataLength").asLong());
      }
      CompletableFuture<JsonNode> waiting =
          json.has("id") ? asked.remove(json.path("id").asInt()) : null;
      if (waiting != null) {
        waiting.complete(json);
      }
    } catch (JsonProcessingException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  JsonNode ask(String method, ObjectNode parameters) {
    int id = count.incrementAndGet();
    ObjectNode json = MAPPER.createObjectNode().put("id", id).put("method", method);
    json.set("params", parameters);
    if (!session.isEmpty()) {
      json.put("sessionId", session);
    }
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    asked.put(id, answer);
    socket.sendText(json.toString(), true).join();
    try {
      JsonNode heard = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (heard.has("error")) {
        throw new IllegalStateException(method + ": " + heard.path("error"));
      }
      return heard.path("result");
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", wanted);
    } catch (ExecutionException | TimeoutException failed) {
      throw new IllegalStateException(method + " was not answered", failed);
    }
  }

  void open(String address) {
    ask("Page.navigate", MAPPER.createObjectNode().put("url", address));
  }

  /** What a script comes to; a promise is waited for. */
  JsonNode run(String script) {
    ObjectNode wanted = MAPPER.createObjectNode().put("expression", script);
    wanted.put("awaitPromise", true).put("returnByValue", true);
    JsonNode result = ask("Runtime.evaluate", wanted);
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(result.path("exceptionDetails").toString());
    }
    return result.path("result").path("value");
  }

  /**
   * Moves the mouse, or presses and lets go of its left button.
   *
   * @param kind mouseMoved, mousePressed or mouseReleased
   */
  void mouse(String kind, double x, double y) {
    ObjectNode wanted = MAPPER.createObjectNode().put("type", kind).put("x", x).put("y", y);
    wanted.put("button", "left").put("buttons", 1).put("clickCount", 1);
    ask("Input.dispatchMouseEvent", wanted);
  }

  /** Bytes that came over the wire since it was asked last. */
  long received() {
    return received.getAndSet(0);
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    } catch (IOException left) {
      // the system's folder for such files is emptied now and then
    }
  }
}
