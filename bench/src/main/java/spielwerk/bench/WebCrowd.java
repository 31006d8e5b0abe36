package spielwerk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import spielwerk.core.Catalogue;

/**
 * How soon moves are answered while a whole school plays: 200 players, each of whom moves every two
 * seconds, and 1,000 pages that watch them.
 */
record WebCrowd(Catalogue catalogue, int percent) implements FigureBench {
  private static final int PLAYERS = 200;
  private static final int WATCHERS = 1000;
  private static final int PAUSE_MILLIS = 2000;

  /** Players whose requests are under way at the same time. */
  private static final int AT_ONCE = 32;

  @Override
  public String name() {
    return "web.crowd-" + percent;
  }

  /** Somebody who moves for both sides, and begins anew when the game is over. */
  private static final class Player {
    private final WebLoad load;
    private final Queue<Double> taken;
    private final String table;
    private int node;

    Player(WebLoad load, Queue<Double> taken) {
      this.load = load;
      this.taken = taken;
      this.table = load.table("othello", WebLoad.PERSON, WebLoad.PERSON);
    }

    void move() {
      var legal = load.send(table + "/positions/" + node, "").path("legal");
      if (legal.isEmpty()) {
        node = 0;
        load.send(table + "/continue", "{\"node\":0}");
        return;
      }
      String body = "{\"node\":%d,\"move\":\"%s\"}".formatted(node, legal.get(0).asText());
      long began = System.nanoTime();
      node = load.send(table + "/moves", body).path("node").asInt();
      taken.add((System.nanoTime() - began) / 1e6);
    }
  }

  @Override
  public BenchResult measure(Harness harness) {
    Queue<Double> taken = new ConcurrentLinkedQueue<>();
    ScheduledExecutorService threads = Executors.newScheduledThreadPool(AT_ONCE);
    try (WebLoad load = new WebLoad(catalogue);
        WebWatchers watchers = new WebWatchers()) {
      List<Player> players = new ArrayList<>();
      for (int i = 0; i < PLAYERS; i++) {
        players.add(new Player(load, taken));
      }
      for (int i = 0; i < WATCHERS; i++) {
        watchers.open(load.at(players.get(i % PLAYERS).table + "/events"));
      }
      watchers.awaitAll();
      for (int i = 0; i < PLAYERS; i++) {
        var unused =
            threads.scheduleAtFixedRate(
                players.get(i)::move,
                (long) i * PAUSE_MILLIS / PLAYERS,
                PAUSE_MILLIS,
                TimeUnit.MILLISECONDS);
      }
      TimeUnit.SECONDS.sleep(harness.quick() ? 5 : 10);
      taken.clear();
      TimeUnit.SECONDS.sleep(harness.quick() ? 10 : 60);
      threads.shutdownNow();
      if (!threads.awaitTermination(30, TimeUnit.SECONDS)) {
        throw new IllegalStateException("a move was not answered");
      }
      double[] millis = taken.stream().mapToDouble(one -> one).toArray();
      return WebLoad.percentile(
          name(),
          percent,
          millis,
          "%dth percentile of %d answers to moves; %d players move every %d s, %d watchers received %d MB"
              .formatted(
                  percent,
                  millis.length,
                  PLAYERS,
                  PAUSE_MILLIS / 1000,
                  WATCHERS,
                  watchers.bytes() >> 20));
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", ended);
    } finally {
      threads.shutdownNow();
    }
  }
}
