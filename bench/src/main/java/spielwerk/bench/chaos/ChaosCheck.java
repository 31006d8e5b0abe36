package spielwerk.bench.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.arena.library.Origin;
import spielwerk.arena.library.Outbox;

/** Looks for everything that was acknowledged when the storm is over. */
final class ChaosCheck {
  /** Games of each match that goes into the library: several batches. */
  static final int GAMES_A_RUN = 1300;

  private static final int PATIENCE_SECONDS = 60;

  private final ChaosLedger ledger;
  private final Path data;
  private final Map<String, JsonNode> tables = new HashMap<>();
  private final List<String> lost = new ArrayList<>();
  private int finished;

  ChaosCheck(ChaosLedger ledger, Path data) {
    this.ledger = ledger;
    this.data = data;
  }

  List<String> lost() {
    return lost;
  }

  /** Games that are over, also those whose last move was not acknowledged. */
  int finished() {
    return finished;
  }

  /** Waits until all games have gone to the library. */
  void awaitOutbox() {
    Outbox outbox = new Outbox(data);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!outbox.keys().isEmpty() && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
    }
    int left = outbox.keys().size();
    if (left > 0) {
      lost.add(left + " games still wait in the outbox.");
    }
  }

  /** All tables, by the server. */
  void tables(String address) {
    for (String table : ledger.tables()) {
      try {
        JsonNode found = ChaosClient.get(address, "/api/tables/" + table);
        tables.put(table, found);
        lost.addAll(ledger.missing(table, found));
        finished += over(found) ? 1 : 0;
      } catch (IOException | ChaosClient.Refused gone) {
        lost.add("Table " + table + " is gone: " + gone.getMessage());
      }
    }
  }

  private static boolean over(JsonNode table) {
    return table.path("status").asText().equals("over");
  }

  /** All games, in the file itself. */
  void library(Collection<String> runs) {
    Map<String, List<LibraryGame>> found = new HashMap<>();
    try (Library library = Library.open(LibraryLocation.file(data.resolve("library.db")))) {
      library.forEach(
          Filter.ALL,
          (id, game) ->
              found
                  .computeIfAbsent(
                      game.origin().map(Origin::run).orElse(""), run -> new ArrayList<>())
                  .add(game));
    }
    tables.forEach((id, table) -> game(id, table, found.getOrDefault("table-" + id, List.of())));
    for (String run : runs) {
      long games =
          found.getOrDefault(run, List.of()).stream()
              .mapToInt(game -> game.record().index())
              .distinct()
              .count();
      int all = found.getOrDefault(run, List.of()).size();
      if (games != GAMES_A_RUN || all != GAMES_A_RUN) {
        lost.add(
            "The library has %d games (%d different ones) of the run %s, not %d."
                .formatted(all, games, run, GAMES_A_RUN));
      }
    }
  }

  private void game(String id, JsonNode table, List<LibraryGame> games) {
    int wanted = over(table) ? 1 : 0;
    if (games.size() != wanted) {
      lost.add(
          "The game of table %s is %s, and %d times in the library."
              .formatted(id, table.path("status").asText(), games.size()));
      return;
    }
    if (wanted == 1 && games.get(0).record().moves().size() != table.path("length").asInt()) {
      lost.add("The game of table " + id + " has other moves in the library.");
    }
    if (wanted == 1 && table.path("library").asLong() == 0) {
      lost.add("Table " + id + " does not know its number in the library.");
    }
  }
}
