package spielwerk.bench.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A browser: plays one game after the other, and listens to the events of its table. */
final class ChaosClient implements Runnable {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"chaos\"}";
  private static final String ENGINE = "{\"kind\":\"engine\",\"engine\":\"random\"}";
  private static final List<String> GAMES = List.of("tictactoe", "nim", "connect4");
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final String address;
  private final ChaosLedger ledger;
  private final RandomGenerator random;
  private final HttpClient http = HttpClient.newHttpClient();
  private volatile boolean stopped;
  private volatile boolean interrupted;

  ChaosClient(String address, ChaosLedger ledger, RandomGenerator random) {
    this.address = address;
    this.ledger = ledger;
    this.random = random;
  }

  /** No more games are begun. */
  void stop() {
    stopped = true;
  }

  /** Not even the game under way goes on. */
  void interrupt() {
    interrupted = true;
  }

  @Override
  public void run() {
    while (!stopped) {
      try {
        play(open());
      } catch (IOException | Refused failed) {
        ledger.refused(failed instanceof Refused refused ? refused.status : 0);
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
      }
    }
  }

  private String open() throws IOException {
    String game = GAMES.get(random.nextInt(GAMES.size()));
    String other = random.nextBoolean() ? PERSON : ENGINE;
    String body = "{\"game\":\"%s\",\"seats\":[%s,%s]}".formatted(game, PERSON, other);
    String table = send("POST", "/api/tables", body).path("id").asText();
    ledger.opened(table);
    return table;
  }

  /** Plays a game to its end, through kills and refusals. */
  private void play(String table) {
    CompletableFuture<?> events = CompletableFuture.completedFuture("");
    String path = "/api/tables/" + table;
    while (!interrupted) {
      try {
        JsonNode state = send("GET", path, null);
        if (state.path("status").asText().equals("over")) {
          ledger.finished(table);
          break;
        }
        events = events.isDone() ? listen(path) : events;
        move(table, path, state);
      } catch (IOException | Refused failed) {
        ledger.refused(failed instanceof Refused refused ? refused.status : 0);
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
      }
    }
    events.cancel(true);
  }

  private void move(String table, String path, JsonNode state) throws IOException {
    int turn = state.path("turn").asInt();
    if (!state.path("seats").path(turn).path("kind").asText().equals("person")) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5)); // the engine moves
      return;
    }
    JsonNode legal = state.path("position").path("legal");
    String move = legal.get(random.nextInt(legal.size())).asText();
    int live = state.path("live").asInt();
    String body = "{\"node\":%d,\"move\":\"%s\"}".formatted(live, move);
    int node = send("POST", path + "/moves", body).path("node").asInt();
    ledger.moved(table, node, live, move);
  }

  /** Reads the events until one of the two ends it. */
  private CompletableFuture<?> listen(String path) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address + path + "/events")).build();
    return http.sendAsync(request, HttpResponse.BodyHandlers.discarding());
  }

  private JsonNode send(String method, String path, @Nullable String body) throws IOException {
    return send(http, address, method, path, body);
  }

  /** Asks a server, outside of any game. */
  static JsonNode get(String address, String path) throws IOException {
    return send(HttpClient.newHttpClient(), address, "GET", path, null);
  }

  private static JsonNode send(
      HttpClient http, String address, String method, String path, @Nullable String body)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .method(
                method,
                body == null
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    try {
      HttpResponse<String> reply = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (reply.statusCode() >= 300) {
        throw new Refused(reply.statusCode(), reply.body());
      }
      return MAPPER.readTree(reply.body());
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new IOException(wanted);
    }
  }

  /** The server answered with an error. */
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int status;

    Refused(int status, String answer) {
      super(status + " " + answer);
      this.status = status;
    }
  }
}
