package spielwerk.runs;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.core.Name;

/** All runs of a data folder, each in a folder of its own, {@code runs/<id>}. */
public final class Runs {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  private static final Pattern ID_TIME = Pattern.compile("\\d{8}-\\d{6}.*$");

  private final Path data;
  private final Path folder;
  private final Clock clock;

  /**
   * @param clock tells when a run began; it decides its id and nothing else
   */
  public Runs(Path data, Clock clock) {
    this.data = data;
    this.folder = data.resolve("runs");
    this.clock = clock;
  }

  /**
   * A run in a list.
   *
   * @param run nothing if it cannot be read
   * @param extent how far it is
   * @param fault why the run cannot be read, or empty
   */
  public record Item(
      String id, Optional<RunFolder> run, RunFolder.Extent extent, boolean finished, String fault) {
    public Optional<RunInfo> info() {
      return run.map(RunFolder::info);
    }

    /** {@code finished}, {@code 7 of 100} or {@code unreadable}. */
    public String state() {
      return run.isEmpty() ? "unreadable" : finished ? "finished" : done() + " of " + total();
    }

    public int done() {
      return (int) extent.done();
    }

    public int total() {
      return (int) extent.total();
    }
  }

  /**
   * Makes the folder of a new run.
   *
   * @param game text that makes the game
   * @param games how many lines its journal will have, at most; 0 if that is not known
   * @param players who plays, or what learns
   * @param sync whether each line shall be safe from a loss of power too
   * @throws Mistake if the folder cannot be written
   */
  public Journal begin(
      RunType type, String game, int games, List<String> players, Object spec, boolean sync) {
    String gameId = Name.parse(game).id();
    return begin(type, gameId, gameId, games, players, spec, sync);
  }

  /**
   * Makes the folder of a new run that is not about one game.
   *
   * @param name the middle of its id
   */
  public Journal begin(
      RunType type,
      String name,
      String gameId,
      int games,
      List<String> players,
      Object spec,
      boolean sync) {
    String base = type.id() + "-" + name + "-" + TIME.format(clock.instant());
    RunInfo info =
        new RunInfo(
            RunInfo.SCHEMA,
            type.id(),
            gameId,
            games,
            type.unit(),
            players,
            type.needsResult(),
            clock.instant().toString(),
            Json.tree(spec));
    Path own = null;
    try {
      Files.createDirectories(folder);
      DataVersion.prepare(data);
      own = newFolder(base);
      return Journal.begin(own, info, sync);
    } catch (IOException unwritable) {
      leaveNothing(own);
      throw new Mistake(
          "Cannot write to " + folder + ": " + Explanation.why(unwritable) + ".", unwritable);
    }
  }

  private Path newFolder(String base) throws IOException {
    for (int number = 1; ; number++) {
      try {
        return Files.createDirectory(folder.resolve(number == 1 ? base : base + "-" + number));
      } catch (FileAlreadyExistsException taken) {
        // another run began in the same second
      }
    }
  }

  private static void leaveNothing(@Nullable Path own) {
    if (own == null) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(own)) {
      for (Path file : files) {
        Files.delete(file);
      }
      Files.delete(own);
    } catch (IOException ignored) {
      // the sentence about the first trouble says enough
    }
  }

  /** All runs, the latest first. Folders that are not runs are passed over. */
  public List<Item> list() {
    List<Item> items = new ArrayList<>();
    for (Path own : folders("")) {
      if (Files.isRegularFile(own.resolve(RunFolder.SPEC))) {
        items.add(item(own));
      }
    }
    items.sort(
        Comparator.comparing((Item item) -> item.info().map(RunInfo::began).orElse(""))
            .thenComparing(Item::id)
            .reversed());
    return items;
  }

  /** The runs of one kind that can be read, the latest first; their journals are not read. */
  public List<RunFolder> of(RunType type) {
    List<RunFolder> own = new ArrayList<>();
    for (Path path : folders(type.id() + "-")) {
      try {
        RunFolder run = RunFolder.of(path);
        if (run.info().kind().equals(type.id())) {
          own.add(run);
        }
      } catch (Mistake unreadable) {
        // the list of all runs says why
      }
    }
    own.sort(
        Comparator.comparing((RunFolder run) -> run.info().began())
            .thenComparing(RunFolder::id)
            .reversed());
    return own;
  }

  /** One run that cannot be read must not hide the others. */
  private static Item item(Path own) {
    String id = own.getFileName().toString();
    try {
      RunFolder folder = RunFolder.of(own);
      int lines = folder.count();
      return new Item(id, Optional.of(folder), folder.extent(lines), folder.finished(lines), "");
    } catch (Mistake unreadable) {
      RunFolder.Extent none = new RunFolder.Extent(0, 0, "");
      return new Item(id, Optional.empty(), none, false, String.valueOf(unreadable.getMessage()));
    }
  }

  /**
   * Opens a run to play on.
   *
   * @param id or the beginning of one that fits no other
   * @throws Mistake if there is no such run, or it is in use
   */
  public Journal open(String id, boolean sync) {
    return Journal.open(find(id), sync);
  }

  /**
   * Opens a run to look at it.
   *
   * @param id or the beginning of one that fits no other
   * @throws Mistake if there is no such run
   */
  public RunFolder look(String id) {
    return RunFolder.of(find(id));
  }

  /**
   * Deletes a run and all that it kept.
   *
   * @param id or the beginning of one that fits no other
   * @throws Mistake if there is no such run, or a program is at work on it
   */
  public String delete(String id) {
    Path own = find(id);
    if (LockOwner.alive(own.resolve(RunFolder.LOCK))) {
      throw new Mistake("The run " + own.getFileName() + " is running; stop it first.");
    }
    Path away = own.resolveSibling(".deleted-" + own.getFileName());
    try {
      Files.move(own, away); // at once, so that nobody finds half of it
      try (Stream<Path> files = Files.walk(away)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    } catch (IOException failed) {
      throw new Mistake(own + " cannot be deleted: " + Explanation.why(failed) + ".", failed);
    }
    return String.valueOf(own.getFileName());
  }

  private Path find(String id) {
    List<Path> found = folders(id);
    List<Path> exact =
        found.stream().filter(path -> path.getFileName().toString().equals(id)).toList();
    if (exact.size() == 1) {
      return exact.get(0);
    }
    if (found.size() == 1) {
      return found.get(0);
    }
    throw new Mistake(
        found.isEmpty()
            ? "There is no run '" + id + "' in " + folder + "; there are " + some(folders("")) + "."
            : "'" + id + "' matches several runs: " + some(found) + ".");
  }

  /** The latest ones; the time is the end of an id. */
  private static String some(List<Path> paths) {
    int most = 5;
    List<String> names =
        paths.stream()
            .map(path -> path.getFileName().toString())
            .sorted(Comparator.comparing(Runs::time).reversed())
            .limit(most)
            .toList();
    return names.isEmpty()
        ? "none"
        : String.join(", ", names) + (paths.size() > most ? ", .." : "");
  }

  private static String time(String id) {
    Matcher time = ID_TIME.matcher(id);
    return time.find() ? time.group() : "";
  }

  private List<Path> folders(String prefix) {
    List<Path> found = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return found;
    }
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, Files::isDirectory)) {
      all.forEach(
          path -> {
            if (path.getFileName().toString().startsWith(prefix)) {
              found.add(path);
            }
          });
    } catch (IOException unreadable) {
      throw new Mistake(
          folder + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
    found.sort(null);
    return found;
  }
}
