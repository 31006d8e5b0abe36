package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.runs.StorageFailure;
import spielwerk.web.library.Libraries;
import spielwerk.web.live.Channel;

/**
 * All tables: those that are open, and those whose files lie in the data folder. A table is opened
 * when somebody wants it; a restart finds all of them again.
 */
public final class Tables implements AutoCloseable {
  /** The refusal that whoever would write gets. */
  public static final String READ_ONLY =
      "This workbench only looks at the data folder (serve --read-only); nothing can be changed"
          + " here.";

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  /** Tables in memory may fill this part of it; those that nobody watches make room for others. */
  private static final int SHARE_OF_MEMORY = 8;

  /** Pause before a table that could not be written goes on. */
  private static final Duration RETRY = Duration.ofSeconds(2);

  private final Catalogue catalogue;
  private final TableFolder folder;
  private final Libraries libraries;
  private final EngineQueue queue;
  private final ScheduledExecutorService timer;
  private final TableServices house;
  private final GameArchiver archiver;
  private final long mostMemory;
  private final boolean readOnly;

  /**
   * The write time that the file of a table had when it was read, where another program writes it.
   */
  private final Map<String, Long> read = new HashMap<>();

  private final NewTables newTables;
  private final Map<String, Table> open = new HashMap<>();

  /**
   * @param catalogue where the games and engines come from that browsers name
   * @param data the folder in which a folder of tables lies or is made
   * @param libraries where finished games go; they stay open
   */
  public Tables(Catalogue catalogue, Path data, Libraries libraries) {
    this(catalogue, data, libraries, Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY, false);
  }

  /** Tables that another program plays at: they can be looked at, and follow what it writes. */
  public static Tables readOnly(Catalogue catalogue, Path data, Libraries libraries) {
    return new Tables(
        catalogue, data, libraries, Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY, true);
  }

  /**
   * @param mostMemory bytes for the tables in memory
   * @param readOnly whether nothing is written and no engine asked
   */
  Tables(Catalogue catalogue, Path data, Libraries libraries, long mostMemory, boolean readOnly) {
    this.catalogue = catalogue;
    this.folder = new TableFolder(data.resolve("tables"));
    this.libraries = libraries;
    this.mostMemory = mostMemory;
    this.readOnly = readOnly;
    this.newTables = new NewTables(catalogue, !readOnly);
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    this.queue = new EngineQueue(cores, System::nanoTime);
    this.timer = TableServices.newTimer();
    this.archiver = new GameArchiver(libraries, data, this::arrived);
    var unused = timer.scheduleWithFixedDelay(queue::check, 100, 100, TimeUnit.MILLISECONDS);
    EngineMemory memory = new EngineMemory(Runtime.getRuntime().maxMemory() / 2);
    this.house =
        new TableServices(catalogue, queue, memory, timer, readOnly, this::save, this::openAgain);
    if (readOnly) {
      var unusedPolling = timer.scheduleWithFixedDelay(this::follow, 1, 1, TimeUnit.SECONDS);
    } else {
      create(folder.folder());
      archiver.recover((table, number) -> TableFile.ended(file(table), number));
    }
  }

  private static void create(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException impossible) {
      throw new Mistake(
          "The folder " + folder + " cannot be created; --data takes another place.", impossible);
    }
  }

  /** Pages that watch a table which another program plays at get what it has written since. */
  private void follow() {
    synchronized (open) {
      for (Table table : List.copyOf(open.values())) {
        if (table.channel().listeners() > 0) {
          try {
            find(table.id());
          } catch (RuntimeException unreadable) {
            LOG.warn("table {}: {}", table.id(), unreadable.getMessage());
          }
        }
      }
    }
  }

  /** The outbox, then the file by which a move stands, then the library. */
  private void save(TableState tableState) {
    if (readOnly) {
      throw new Mistake(READ_ONLY);
    }
    Optional<String> entry = archiver.prepare(tableState);
    try {
      TableFile.write(file(tableState.id), tableState);
    } catch (StorageFailure failed) {
      entry.ifPresent(archiver::withdraw);
      throw failed;
    }
    entry
        .flatMap(key -> archiver.send(key).filter(id -> tableState.kept != id))
        .ifPresent(id -> settle(tableState, entry.get(), id));
  }

  private void settle(TableState tableState, String key, long id) {
    tableState.kept = id;
    try {
      TableFile.write(file(tableState.id), tableState);
      archiver.settle(key);
    } catch (StorageFailure full) {
      archiver.resend(key); // the move stands; its number in the library is written later
    }
  }

  /** A game that nobody waited for is in the library. */
  private void arrived(String id, int number, long game) {
    synchronized (open) {
      if (open.containsKey(id) || Files.exists(file(id))) {
        find(id).writer().arrived(number, game);
      }
    }
  }

  /** A table could not be written: it goes on as its file has it, when the disk may have room. */
  private void openAgain(String id) {
    if (!timer.isShutdown()) {
      timer.schedule(() -> find(id), RETRY.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /**
   * A new table.
   *
   * @param hosted whether only who opens it, and whom they invite, may play
   * @throws Mistake if the game, its setup or an engine does not fit
   */
  public Table start(TableSpec spec, boolean hosted) {
    TableState tableState = newTables.start(spec);
    if (hosted) {
      tableState.keys.newHost();
    }
    TableFile.write(file(tableState.id), tableState);
    return open(tableState, new Channel());
  }

  /**
   * The next game of those who sit at a table, each one seat further; whoever asks later comes to
   * the same one. Keys of the old table are worth the same there, for the seats their holders have.
   *
   * @throws Mistake if the game is not over
   */
  public synchronized Table rematch(Credentials credentials, String id) {
    String there =
        with(
            id,
            played ->
                played.look(
                    tableState -> {
                      tableState.checkPart(credentials);
                      if (!tableState.over()) {
                        throw new Mistake("The game is not over yet.");
                      }
                      return tableState.next;
                    }));
    if (!there.isEmpty() && Files.exists(file(there))) {
      return find(there);
    }
    TableState next = newTables.start(with(id, played -> played.look(TableState::again)));
    next.keys = with(id, played -> played.look(tableState -> tableState.keys.further()));
    TableFile.write(file(next.id), next);
    Table table = open(next, new Channel()); // which may close the old one, to make room
    with(id, played -> played.change(tableState -> tableState.next = next.id));
    return table;
  }

  /**
   * A table at which a game of a library can be looked at and annotated.
   *
   * @param libraryName empty for the main one
   */
  public Table show(String libraryName, long id, boolean hosted) {
    LibraryGame kept =
        libraries
            .get(libraryName)
            .find(id)
            .orElseThrow(() -> new NotFound("There is no game " + id + " in the library."));
    TableState tableState = newTables.show(kept);
    tableState.kept = id;
    tableState.keptIn = libraryName;
    return open(tableState, hosted);
  }

  /** A table at which a game of a run can be looked at; what is said there goes to the library. */
  public Table show(LibraryGame game) {
    return open(newTables.show(game), false);
  }

  /** A table with a game from elsewhere; one that is not over can be played on. */
  public Table lay(LibraryGame game, boolean hosted) {
    synchronized (open) { // nobody may need the room before it has a file
      Table table = open(newTables.goOn(game), hosted);
      return readOnly ? table : table.change(written -> table);
    }
  }

  private Table open(TableState tableState, boolean hosted) {
    if (hosted) {
      tableState.keys.newHost();
    }
    return open(tableState, new Channel());
  }

  private Table open(TableState tableState, Channel channel) {
    Table table = new Table(tableState, house, channel);
    synchronized (open) {
      makeRoom();
      open.put(table.id(), table);
    }
    table.open();
    return table;
  }

  private void makeRoom() {
    long held = open.values().stream().mapToLong(Table::memory).sum();
    if (held < mostMemory) {
      return;
    }
    List<Table> idle =
        open.values().stream()
            .filter(table -> table.channel().listeners() == 0)
            .sorted(Comparator.comparing(Table::lastChange))
            .toList();
    for (Table table : idle) {
      if (held < mostMemory - mostMemory / 10) {
        break;
      }
      held -= table.memory();
      open.remove(table.id());
      table.close();
    }
    if (held >= mostMemory) {
      throw new Mistake("The open tables fill the memory; close some pages first.");
    }
  }

  /**
   * Does something at the table of a name, which is opened if need be. If the table is closed
   * before anything was done, to make room for others for instance, it is found again.
   *
   * @throws NotFound if there is none
   */
  public <T> T with(String id, Function<Table, T> what) {
    while (true) {
      try {
        return what.apply(find(id));
      } catch (TableClosed meanwhile) {
        // once more, at the table that has taken its place
      }
    }
  }

  /**
   * The table of a name, opened if need be; who changes it comes by {@link #with}.
   *
   * @throws NotFound if there is none
   */
  public Table find(String id) {
    synchronized (open) {
      Table table = open.get(id);
      if (table != null && table.writer().failure().isEmpty() && !isOutdated(id)) {
        return table;
      }
      if (!folder.holds(id)) {
        throw new NotFound("There is no table '" + shortened(id) + "'.");
      }
      read.put(id, folder.written(id));
      TableState tableState = TableFile.read(file(id), catalogue);
      if (table == null) {
        return open(tableState, new Channel());
      }
      tableState.trouble = table.writer().failure().map(Throwable::getMessage).orElse("");
      return open(tableState, table.channel());
    }
  }

  /** Whether another program has written a table since it was read; some have no file at all. */
  private boolean isOutdated(String id) {
    return readOnly && read.containsKey(id) && !Objects.equals(read.get(id), folder.written(id));
  }

  /** Forgets a table; a game in the library stays there. */
  public void delete(Credentials credentials, String id) {
    synchronized (open) {
      Table table = find(id);
      table.checkHost(credentials);
      open.remove(id);
      table.close();
      try {
        Files.deleteIfExists(file(id));
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  /** The tables that were changed last, the latest first; those without a move are not shown. */
  public List<ObjectNode> latest(int most, Predicate<String> wanted) {
    return folder.latest().stream()
        .filter(wanted)
        .map(this::card)
        .filter(card -> card != null && !card.path("changed").equals(card.path("created")))
        .limit(most)
        .toList();
  }

  private @Nullable ObjectNode card(String id) {
    synchronized (open) {
      Table table = isOutdated(id) ? null : open.get(id);
      if (table != null) {
        try {
          return table.look(TableJson::card);
        } catch (TableClosed unwritten) {
          // its file has how it stands
        }
      }
    }
    try {
      return TableFile.card(file(id), catalogue);
    } catch (Mistake damaged) {
      return null; // of a game that is not there any more, or half a file: the others still count
    }
  }

  private Path file(String id) {
    return folder.file(id);
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "..";
  }

  @Override
  public void close() {
    synchronized (open) {
      open.values().forEach(Table::close);
      open.clear();
    }
    archiver.close();
    timer.shutdownNow();
    queue.close();
  }
}
