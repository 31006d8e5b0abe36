package spielwerk.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.web.Workbench;

/** How the server does with fifty clients connected while an engine thinks. */
final class WebLoad implements AutoCloseable {
  private static final int CLIENTS = 50;
  private static final int MOVES = 30;

  /** A percentile of fewer answers would say nothing. */
  private static final int FEWEST = 200;

  private static final ObjectMapper MAPPER = new ObjectMapper();
  static final String PERSON = "{\"kind\":\"person\",\"name\":\"bench\"}";
  private static final String THINKER =
      "{\"kind\":\"engine\",\"engine\":\"mcts\",\"budget\":\"time=100s\"}";

  private final Path data;
  private final Workbench workbench;
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<InputStream> streams = new ArrayList<>();
  private volatile int wanted = Integer.MAX_VALUE;
  private volatile CountDownLatch heard = new CountDownLatch(0);

  WebLoad(Catalogue catalogue) {
    try {
      data = Files.createTempDirectory("spielwerk-bench");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    workbench = Workbench.start(catalogue.closed(), Workbench.Terms.local(0, data));
  }

  URI at(String path) {
    return URI.create("http://127.0.0.1:" + workbench.port() + path);
  }

  JsonNode send(String path, String body) {
    HttpRequest.Builder request = HttpRequest.newBuilder(at(path));
    if (!body.isEmpty()) {
      request
          .header("Content-Type", "application/json")
          .POST(HttpRequest.BodyPublishers.ofString(body));
    }
    try {
      HttpResponse<String> reply = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (reply.statusCode() >= 300) {
        throw new IllegalStateException(path + " was answered: " + reply.body());
      }
      return MAPPER.readTree(reply.body());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", ended);
    }
  }

  String table(String game, String... seats) {
    String body = "{\"game\":\"%s\",\"seats\":[%s]}".formatted(game, String.join(",", seats));
    return "/api/tables/" + send("/api/tables", body).path("id").asText();
  }

  /** A page that listens to a table, and reports when a game of the wanted length arrives. */
  private void listen(String table) throws IOException, InterruptedException {
    InputStream stream =
        http.send(
                HttpRequest.newBuilder(at(table + "/events")).build(),
                HttpResponse.BodyHandlers.ofInputStream())
            .body();
    streams.add(stream);
    Thread reader =
        new Thread(
            () -> {
              try (BufferedReader lines =
                  new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                  if (line.startsWith("data: ")
                      && MAPPER.readTree(line.substring(6)).path("length").asInt(-1) == wanted) {
                    heard.countDown();
                  }
                }
              } catch (IOException ended) {
                // the measurement is over
              }
            },
            "client");
    reader.setDaemon(true);
    reader.start();
  }

  private void connect(String table) {
    try {
      for (int i = 0; i < CLIENTS; i++) {
        listen(table);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", ended);
    }
  }

  @Override
  public void close() {
    workbench.close();
    streams.forEach(
        stream -> {
          try {
            stream.close();
          } catch (IOException ended) {
            // it is closed
          }
        });
    try (Stream<Path> files = Files.walk(data)) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    } catch (IOException left) {
      // the system's folder for such files is emptied now and then
    }
  }

  private static BenchResult percentile(String name, double[] millis, String detail) {
    return percentile(name, 95, millis, detail);
  }

  static BenchResult percentile(String name, int percent, double[] millis, String detail) {
    Arrays.sort(millis);
    double value = millis[(int) Math.ceil(percent / 100.0 * millis.length) - 1];
    return new BenchResult(name, value, "ms", 1, millis[0], millis[millis.length - 1], detail);
  }

  /** The 95th percentile of an answer. */
  record Answers(Catalogue catalogue) implements FigureBench {
    @Override
    public String name() {
      return "web.answer";
    }

    @Override
    public BenchResult measure(Harness harness) {
      try (WebLoad load = new WebLoad(catalogue)) {
        String table = load.table("othello", THINKER, PERSON);
        load.connect(table);
        List<String> paths =
            List.of(table, table + "/positions/0", "/api/games", "/api/tables", "/api/library");
        load.ask(paths, harness.warmUp().toMillis());
        double[] millis =
            load.ask(paths, harness.round().multipliedBy(harness.rounds()).toMillis());
        return percentile(
            name(),
            millis,
            "95th percentile of %d answers, %d clients receive an engine's advice; min and max of all"
                .formatted(millis.length, CLIENTS));
      }
    }
  }

  private double[] ask(List<String> paths, long forMillis) {
    List<Double> taken = new ArrayList<>();
    long end = System.nanoTime() + forMillis * 1_000_000;
    for (int i = 0; i < FEWEST || System.nanoTime() < end; i++) {
      long began = System.nanoTime();
      send(paths.get(i % paths.size()), "");
      taken.add((System.nanoTime() - began) / 1e6);
    }
    return taken.stream().mapToDouble(one -> one).toArray();
  }

  /** From sending a move to its arrival at the last of all clients. */
  record Updates(Catalogue catalogue) implements FigureBench {
    @Override
    public String name() {
      return "web.update";
    }

    @Override
    public BenchResult measure(Harness harness) {
      try (WebLoad load = new WebLoad(catalogue)) {
        load.table("othello", THINKER, PERSON); // somebody else's engine thinks meanwhile
        String table = load.table("othello", PERSON, PERSON);
        load.connect(table);
        double[] millis = new double[MOVES];
        int node = 0;
        for (int i = -5; i < MOVES; i++) { // the first are for warming up
          String position = table + "/positions/" + node;
          String move = load.send(position, "").path("legal").get(0).asText();
          load.heard = new CountDownLatch(CLIENTS);
          load.wanted = i + 6;
          long began = System.nanoTime();
          String body = "{\"node\":%d,\"move\":\"%s\"}".formatted(node, move);
          node = load.send(table + "/moves", body).path("node").asInt();
          if (!load.heard.await(20, TimeUnit.SECONDS)) {
            throw new IllegalStateException("not all clients received the move");
          }
          if (i >= 0) {
            millis[i] = (System.nanoTime() - began) / 1e6;
          }
        }
        return percentile(
            name(),
            millis,
            "95th percentile of %d moves, until the last of %d clients has read it; an engine thinks"
                .formatted(MOVES, CLIENTS));
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", ended);
      }
    }
  }
}
