package spielwerk.arena;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;
import spielwerk.core.Name;

/** All runs of a data folder, each in a folder of its own, {@code runs/<id>}. */
public final class Runs {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  private static final Pattern ID_TIME = Pattern.compile("\\d{8}-\\d{6}.*$");

  private final Path folder;
  private final Clock clock;

  /**
   * @param clock tells when a run began; it decides its id and nothing else
   */
  public Runs(Path data, Clock clock) {
    this.folder = data.resolve("runs");
    this.clock = clock;
  }

  /**
   * How far a run is.
   *
   * @param done games or generations that are on disk
   */
  public record Item(String id, RunInfo info, int done) {
    public boolean finished() {
      return done >= info.games();
    }

    /** {@code finished} or {@code 7 of 100}. */
    public String state() {
      return finished() ? "finished" : done + " of " + info.games();
    }
  }

  /** Begins a match. */
  public Journal begin(MatchSpec spec, boolean sync) {
    return begin("match", spec.game(), spec.games(), spec, sync);
  }

  /**
   * Makes the folder of a new run.
   *
   * @param game text that makes the game
   * @param sync whether each game shall be safe from a loss of power too
   * @throws Mistake if the folder cannot be written
   */
  public Journal begin(String kind, String game, int games, Object spec, boolean sync) {
    String gameId = Name.parse(game).id();
    String base = kind + "-" + gameId + "-" + TIME.format(clock.instant());
    Path own = null;
    try {
      Files.createDirectories(folder);
      own = newFolder(base);
      return Journal.begin(own, RunInfo.of(kind, gameId, games, clock.instant(), spec), sync);
    } catch (IOException unwritable) {
      leaveNothing(own);
      throw new Mistake(
          "Nothing can be written in " + folder + ": " + Journal.why(unwritable) + ".", unwritable);
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

  /** All runs, the latest first. Folders that are none are passed over. */
  public List<Item> list() {
    List<Item> items = new ArrayList<>();
    for (Path own : folders("")) {
      if (Files.isRegularFile(own.resolve(Journal.SPEC))) {
        RunInfo info = Journal.info(own);
        items.add(new Item(own.getFileName().toString(), info, Journal.count(own, info)));
      }
    }
    items.sort(
        Comparator.comparing((Item item) -> item.info().began())
            .thenComparing(Item::id)
            .reversed());
    return items;
  }

  /**
   * Opens a run to play on.
   *
   * @param id or the beginning of one that fits no other
   * @throws Mistake if there is no such run, or it is in use
   */
  public Journal open(String id, boolean sync) {
    List<Path> found = folders(id);
    List<Path> exact =
        found.stream().filter(path -> path.getFileName().toString().equals(id)).toList();
    if (exact.size() == 1) {
      return Journal.open(exact.get(0), sync);
    }
    if (found.size() == 1) {
      return Journal.open(found.get(0), sync);
    }
    throw new Mistake(
        found.isEmpty()
            ? "There is no run '" + id + "' in " + folder + "; there are " + some(folders("")) + "."
            : "'" + id + "' fits several runs: " + some(found) + ".");
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
      throw new Mistake(folder + " cannot be read: " + Journal.why(unreadable) + ".", unreadable);
    }
    found.sort(null);
    return found;
  }
}
