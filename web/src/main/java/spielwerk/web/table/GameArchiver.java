package spielwerk.web.table;

import com.google.re2j.Pattern;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.arena.library.Origin;
import spielwerk.arena.library.Outbox;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.State;
import spielwerk.web.library.Libraries;

/**
 * Sends finished games to the library, and what is said of them later, through the outbox. An entry
 * is put there before the table's file is written, and sent after that: if the program is killed in
 * between, the file says whether the game ended ({@link #recover}). A library that is locked or
 * full is asked again until it has taken the entry.
 */
final class GameArchiver implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GameArchiver.class);
  private static final Pattern FRACTION = Pattern.compile("\\.\\d+Z");

  /** Pause before a library that did not take something is asked again. */
  private static final Duration RETRY = Duration.ofSeconds(2);

  /** How long a move waits for the number of its game; usually that takes some milliseconds. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final String EDIT = "-edit";

  private final Libraries libraries;
  private final Outbox outbox;
  private final Arrival arrival;
  private final Map<String, CompletableFuture<Long>> pending = new LinkedHashMap<>();
  private final ScheduledExecutorService sender =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "outbox");
            thread.setDaemon(true);
            return thread;
          });

  /** Something waits for a second attempt, so that nobody should wait for what comes behind it. */
  private volatile boolean late;

  /** Takes note that a game is in the library now. */
  interface Arrival {
    void arrived(String table, int number, long id);
  }

  /** Whether the file of a table says that its game of that number has ended. */
  interface Ended {
    boolean test(String table, int number);
  }

  GameArchiver(Libraries libraries, Path data, Arrival arrival) {
    this.libraries = libraries;
    this.outbox = new Outbox(data);
    this.arrival = arrival;
  }

  /** Sends what an earlier program left in the outbox, then whatever comes. */
  void recover(Ended ended) {
    for (String key : outbox.keys()) {
      if (isEnding(key) && !ended.test(table(key), number(key))) {
        outbox.remove(key); // killed before the last move was written, so it was not made
      } else {
        pending.put(key, abandoned());
      }
    }
    late = !pending.isEmpty();
    sender.scheduleWithFixedDelay(this::sendAll, 0, RETRY.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static boolean isEnding(String key) {
    return !key.startsWith(Outbox.TERMINAL) && !key.endsWith(EDIT);
  }

  private static String table(String key) {
    return key.substring(0, key.indexOf('-'));
  }

  private static int number(String key) {
    return Integer.parseInt(key.substring(key.indexOf('-') + 1));
  }

  private static CompletableFuture<Long> abandoned() {
    CompletableFuture<Long> nobody = new CompletableFuture<>();
    nobody.cancel(false);
    return nobody;
  }

  /**
   * Puts what the library should know of a table into the outbox, as it is about to be written to
   * its file.
   *
   * @return the key under which it can be sent; nothing if the library knows all already
   */
  Optional<String> prepare(TableState tableState) {
    Ending ending = tableState.ending;
    if (ending == null || tableState.live.ply == 0) {
      return Optional.empty(); // not a game yet
    }
    String key = tableState.id + "-" + tableState.number;
    if (tableState.kept > 0) {
      return tableState.changed.equals(tableState.filed)
          ? Optional.empty()
          : place(tableState.keptIn)
              .map(place -> put(key + EDIT, place, tableState.kept, game(tableState, ending)));
    }
    if (!tableState.filed.isEmpty()) {
      return Optional.empty(); // on its way; what is said meanwhile follows when it has arrived
    }
    tableState.filed = tableState.changed;
    return Optional.of(put(key, libraries.main().place(), 0, game(tableState, ending)));
  }

  private Optional<LibraryLocation> place(String name) {
    try {
      return Optional.of(libraries.get(name).place());
    } catch (Mistake gone) {
      return Optional.empty(); // somebody deleted that library
    }
  }

  private String put(String key, LibraryLocation place, long id, LibraryGame game) {
    outbox.put(new Outbox.Entry(key, place.label(), id, game));
    return key;
  }

  /** The file could not be written, so the game has not ended. */
  void withdraw(String key) {
    if (isEnding(key)) {
      outbox.remove(key);
    }
  }

  /**
   * Sends an entry.
   *
   * @return the number of the game if it has one now; whoever gets it calls {@link #settle}, else
   *     {@link Arrival} is called later
   */
  Optional<Long> send(String key) {
    CompletableFuture<Long> sent = late ? abandoned() : new CompletableFuture<>();
    synchronized (pending) {
      pending.put(key, sent);
    }
    sender.execute(() -> send(key, sent));
    try {
      return Optional.of(sent.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException busy) {
      late = true;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } catch (CancellationException | ExecutionException nobodyWaits) {
      return Optional.empty();
    }
    return sent.cancel(false) ? Optional.empty() : Optional.of(sent.join());
  }

  /** Sends an entry once more, later; nobody waits for it. */
  void resend(String key) {
    late = true;
    synchronized (pending) {
      pending.put(key, abandoned());
    }
  }

  /** What was sent is known to the table's file too. */
  void settle(String key) {
    outbox.find(key).ifPresent(outbox::settle);
  }

  private boolean send(String key, CompletableFuture<Long> sent) {
    try {
      Optional<Outbox.Entry> entry = outbox.find(key);
      if (entry.isPresent()) {
        Optional<Library> library = libraries.at(entry.get().library());
        if (library.isEmpty()) {
          return true; // a library from elsewhere: whoever opens it will find the game
        }
        arrived(entry.get(), Outbox.deliver(entry.get(), library.get()), sent);
      }
      synchronized (pending) {
        pending.remove(key, sent);
      }
      return true;
    } catch (RuntimeException failed) {
      LOG.warn("the library did not take {}; trying again: {}", key, failed.getMessage());
      late = true;
      synchronized (pending) {
        if (pending.remove(key, sent)) {
          pending.put(key, sent); // the others come first
        }
      }
      return false;
    }
  }

  private void arrived(Outbox.Entry entry, long id, CompletableFuture<Long> sent) {
    boolean waiting = sent.complete(id);
    if (isEnding(entry.key())) {
      if (waiting) {
        return; // for whoever waits does the rest
      }
      arrival.arrived(table(entry.key()), number(entry.key()), id);
    }
    outbox.settle(entry);
  }

  private void sendAll() {
    try {
      for (String key : outbox.keys()) {
        if (key.startsWith(Outbox.TERMINAL)) { // a program at the terminal could not deliver it
          synchronized (pending) {
            pending.computeIfAbsent(key, unknown -> abandoned());
          }
        }
      }
      Map<String, CompletableFuture<Long>> all;
      synchronized (pending) {
        all = new LinkedHashMap<>(pending);
      }
      for (Map.Entry<String, CompletableFuture<Long>> one : all.entrySet()) {
        if (!send(one.getKey(), one.getValue())) {
          return;
        }
      }
      late = false;
    } catch (RuntimeException failed) {
      LOG.warn("the outbox cannot be read: {}", failed.getMessage());
    }
  }

  /** What is not delivered yet stays in the outbox for the next start. */
  @Override
  public void close() {
    sender.shutdown();
    try {
      if (!sender.awaitTermination(RETRY.toMillis(), TimeUnit.MILLISECONDS)) {
        sender.shutdownNow();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** The game at a table as the library writes it, without choices that are pending. */
  static LibraryGame game(TableState tableState) {
    Ending unknown = Ending.unknown(tableState.chairs.size(), "no result");
    return game(tableState, tableState.ending == null ? unknown : tableState.ending);
  }

  private static LibraryGame game(TableState tableState, Ending ending) {
    VariationNode end = PendingChoices.open(tableState);
    State state = tableState.course.at(tableState.live).state();
    int seats = tableState.chairs.size();
    GameRecord record =
        new GameRecord(
            tableState.course.game().text(),
            tableState.course.setup().text(),
            tableState.course.game().traits().goal(),
            tableState.seed,
            tableState.number,
            tableState.chairs.stream().map(Chair::text).toList(),
            0,
            tableState.tree().path(end).stream().map(node -> node.move).toList(),
            ending,
            IntStream.range(0, seats).mapToObj(s -> state.over() ? state.points(s) : 0).toList(),
            List.of(),
            new GameRecord.Circumstances(
                FRACTION.matcher(tableState.changed).replaceFirst("Z"),
                IntStream.range(0, seats)
                    .mapToObj(s -> tableState.clocks.used(s) / 1000.0)
                    .toList(),
                List.of()));
    List<Participant> players = new ArrayList<>();
    for (Chair chair : tableState.chairs) {
      players.add(
          chair.isPerson()
              ? Participant.person(chair.name(), tableState.hinted)
              : Participant.engine(chair.engine()));
    }
    return new LibraryGame(
        RecordedThoughts.keep(tableState, record),
        players,
        Optional.of(new Origin("table-" + tableState.id, "table", "")),
        "",
        "",
        List.of(),
        tableState.tree().upTo(end));
  }
}
