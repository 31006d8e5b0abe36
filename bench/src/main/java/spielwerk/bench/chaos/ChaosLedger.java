package spielwerk.bench.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** What the server has acknowledged, to be compared with what is found in the end. */
final class ChaosLedger {
  /** A move with its number and the number of the one before. */
  private record Acknowledged(int node, int parent, String move) {}

  private final Map<String, List<Acknowledged>> tables = new LinkedHashMap<>();
  private final Set<String> finished = new LinkedHashSet<>();
  private int moves;
  private int refused;
  private int full;

  synchronized void opened(String table) {
    tables.put(table, new ArrayList<>());
    notifyAll();
  }

  synchronized void moved(String table, int node, int parent, String move) {
    tables
        .computeIfAbsent(table, unknown -> new ArrayList<>())
        .add(new Acknowledged(node, parent, move));
    moves++;
    notifyAll();
  }

  synchronized void finished(String table) {
    finished.add(table);
    notifyAll();
  }

  /**
   * @param status 0 if there was no answer
   */
  synchronized void refused(int status) {
    refused++;
    full += status == 507 ? 1 : 0;
    notifyAll();
  }

  synchronized int moves() {
    return moves;
  }

  synchronized int refused() {
    return refused;
  }

  synchronized int full() {
    return full;
  }

  synchronized int games() {
    return finished.size();
  }

  synchronized List<String> tables() {
    return new ArrayList<>(tables.keySet());
  }

  /** Waits until something is so, but not for ever; every entry is a reason to look again. */
  synchronized boolean await(BooleanSupplier so, int seconds) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    try {
      while (!so.getAsBoolean()) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
          return false;
        }
        wait(left);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    return true;
  }

  /** What a table lacks of what was acknowledged, a sentence each. */
  synchronized List<String> missing(String table, JsonNode found) {
    List<String> lost = new ArrayList<>();
    Map<Integer, JsonNode> nodes = new HashMap<>();
    found.path("nodes").forEach(node -> nodes.put(node.path("id").asInt(), node));
    for (Acknowledged one : tables.getOrDefault(table, List.of())) {
      JsonNode node = nodes.get(one.node);
      if (node == null
          || node.path("parent").asInt() != one.parent
          || !node.path("move").asText().equals(one.move)) {
        lost.add(
            "Table %s lost the acknowledged move %d, %s.".formatted(table, one.node, one.move));
      }
    }
    if (finished.contains(table) && !found.path("status").asText().equals("over")) {
      lost.add("Table " + table + " was over and is being played again.");
    }
    return lost;
  }
}
