package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.core.Participant;
import spielwerk.runs.StorageFailure;
import spielwerk.web.library.Libraries;
import spielwerk.web.live.Channel;

/**
 * All tables: those that are open, and those whose files lie in the data folder. A table is opened
 * when somebody wants it; a restart finds all of them again.
 */
public final class Tables implements AutoCloseable {
  /** Tables in memory may fill this part of it; those that nobody watches make room for others. */
  private static final int SHARE_OF_MEMORY = 8;

  /** Pause before a table that could not be written goes on. */
  private static final Duration RETRY = Duration.ofSeconds(2);

  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  private static final String SUFFIX = ".json";

  private final Catalogue catalogue;
  private final Path folder;
  private final Libraries libraries;
  private final EngineQueue queue;
  private final ScheduledExecutorService timer;
  private final TableServices house;
  private final GameArchiver archiver;
  private final Map<String, Table> open = new HashMap<>();
  private final SecureRandom names = new SecureRandom();

  /**
   * @param catalogue where the games and engines come from that browsers name
   * @param data the folder in which a folder of tables lies or is made
   * @param libraries where finished games go; they stay open
   */
  public Tables(Catalogue catalogue, Path data, Libraries libraries) {
    this.catalogue = catalogue;
    this.folder = data.resolve("tables");
    this.libraries = libraries;
    try {
      Files.createDirectories(folder);
    } catch (IOException impossible) {
      throw new Mistake(
          "The folder " + folder + " cannot be created; --data takes another place.", impossible);
    }
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    this.queue = new EngineQueue(cores, System::nanoTime);
    this.timer = Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "clocks"));
    this.archiver = new GameArchiver(libraries, data, this::arrived);
    var unused = timer.scheduleWithFixedDelay(queue::check, 100, 100, TimeUnit.MILLISECONDS);
    EngineMemory memory = new EngineMemory(Runtime.getRuntime().maxMemory() / 2);
    this.house = new TableServices(catalogue, queue, memory, timer, this::save, this::openAgain);
    archiver.recover((table, number) -> TableFile.ended(file(table), number));
  }

  /** The outbox, then the file by which a move stands, then the library. */
  private void save(TableState tableState) {
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

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * A new table.
   *
   * @param hosted whether only who opens it, and whom they invite, may play
   * @throws Mistake if the game, its setup or an engine does not fit
   */
  public Table start(TableSpec spec, boolean hosted) {
    Game game = catalogue.game(spec.game());
    TableState tableState = new TableState(name(), game, spec, names.nextLong() >>> 16, now());
    if (hosted) {
      tableState.keys.newHost();
    }
    TableFile.write(file(tableState.id), tableState);
    return open(tableState, new Channel());
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
    TableState tableState = played(kept);
    tableState.kept = id;
    tableState.keptIn = libraryName;
    return open(tableState, hosted);
  }

  /** A table at which a game of a run can be looked at; what is said there goes to the library. */
  public Table show(LibraryGame game) {
    return open(played(game), false);
  }

  private TableState played(LibraryGame kept) {
    Game game = catalogue.game(kept.record().game());
    TableState tableState =
        sheet(kept, kept.players().stream().map(player -> chair(player, game)).toList());
    tableState.ending = kept.record().ending();
    return tableState;
  }

  /** A table with a game from elsewhere; one that is not over can be played on. */
  public Table lay(LibraryGame game, boolean hosted) {
    List<Chair> persons =
        game.players().stream().map(player -> Chair.person(player.name())).toList();
    TableState tableState = sheet(game, persons);
    Ending ending = game.record().ending();
    if (ending.shares().stream().anyMatch(share -> share > 0)) {
      tableState.ending = ending;
    }
    Table table = open(tableState, hosted);
    table.touch();
    return table;
  }

  private TableState sheet(LibraryGame kept, List<Chair> chairs) {
    Game game = catalogue.game(kept.record().game());
    TableSpec spec = new TableSpec(kept.record().game(), kept.record().setup(), chairs, 0, 0);
    TableState tableState = new TableState(name(), game, spec, kept.record().seed(), now());
    kept.tree().check(game, tableState.course.setup());
    tableState.live = tableState.tree().take(kept.tree());
    return tableState;
  }

  private Table open(TableState tableState, boolean hosted) {
    if (hosted) {
      tableState.keys.newHost();
    }
    return open(tableState, new Channel());
  }

  /** Engines of somewhere else, that cannot be made here, sit there by name. */
  private Chair chair(Participant player, Game game) {
    if (player.kind() == Participant.Kind.ENGINE) {
      try {
        catalogue.engine(player.name(), game).close();
        return Chair.engine(player.name());
      } catch (Mistake elsewhere) {
        return Chair.person(player.name());
      }
    }
    return Chair.person(player.name());
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
    long most = Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY;
    long held = open.values().stream().mapToLong(Table::memory).sum();
    if (held < most) {
      return;
    }
    List<Table> idle =
        open.values().stream()
            .filter(table -> table.channel().listeners() == 0)
            .sorted(
                Comparator.comparing((Table table) -> table.look(tableState -> tableState.changed)))
            .toList();
    for (Table table : idle) {
      if (held < most - most / 10) {
        break;
      }
      held -= table.memory();
      open.remove(table.id());
      table.close();
    }
    if (held >= most) {
      throw new Mistake("The tables that are open fill the memory; close some pages first.");
    }
  }

  /**
   * The table of a name, opened if need be.
   *
   * @throws NotFound if there is none
   */
  public Table find(String id) {
    synchronized (open) {
      Table table = open.get(id);
      if (table != null && table.writer().failure().isEmpty()) {
        return table;
      }
      if (!isName(id) || !Files.exists(file(id))) {
        throw new NotFound("There is no table '" + shortened(id) + "'.");
      }
      TableState tableState = TableFile.read(file(id), catalogue);
      if (table == null) {
        return open(tableState, new Channel());
      }
      tableState.trouble = table.writer().failure().map(Throwable::getMessage).orElse("");
      return open(tableState, table.channel());
    }
  }

  /** Forgets a table; a game in the library stays there. */
  public void delete(Credentials credentials, String id) {
    Table table = find(id);
    table.checkHost(credentials);
    synchronized (open) {
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
  public List<ObjectNode> latest(int most) {
    return files().stream()
        .map(this::card)
        .filter(card -> card != null && !card.path("changed").equals(card.path("created")))
        .limit(most)
        .toList();
  }

  private @Nullable ObjectNode card(Path file) {
    String id = file.getFileName().toString().replace(SUFFIX, "");
    synchronized (open) {
      Table table = open.get(id);
      if (table != null && table.writer().failure().isEmpty()) {
        return table.look(TableJson::card);
      }
    }
    try {
      return TableJson.card(TableFile.read(file, catalogue));
    } catch (Mistake damaged) {
      return null; // of a game that is not there any more, or half a file: the others still count
    }
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      Map<Path, Long> times = new HashMap<>();
      files
          .filter(file -> file.toString().endsWith(SUFFIX))
          .forEach(file -> times.put(file, file.toFile().lastModified()));
      return times.entrySet().stream()
          .sorted(
              Map.Entry.<Path, Long>comparingByValue()
                  .reversed()
                  .thenComparing(Map.Entry.comparingByKey()))
          .map(Map.Entry::getKey)
          .toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private Path file(String id) {
    return folder.resolve(id + SUFFIX);
  }

  /** A name becomes a file name, so it may hold nothing but letters and digits. */
  private static boolean isName(String id) {
    return id.matches("[a-z0-9]{1,20}");
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "..";
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      name.append(LETTERS.charAt(names.nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
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
