package spielwerk.runs;

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
   * @param info nothing if the run cannot be read
   * @param done games or generations that are on disk
   * @param ended whether it said that nothing is left to do
   * @param fault why the run cannot be read, or empty
   */
  public record Item(String id, Optional<RunInfo> info, int done, boolean ended, String fault) {
    public boolean finished() {
      return ended
          || (info.isPresent() && done >= info.get().games() && !info.get().endsWithResult());
    }

    /** {@code finished}, {@code 7 of 100} or {@code unreadable}. */
    public String state() {
      return info.isEmpty()
          ? "unreadable"
          : finished() ? "finished" : done + " of " + info.get().games();
    }
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
          "Nothing can be written in " + folder + ": " + RunFolder.why(unwritable) + ".",
          unwritable);
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

  /** One run that cannot be read must not hide the others. */
  private static Item item(Path own) {
    String id = own.getFileName().toString();
    try {
      RunFolder folder = RunFolder.of(own);
      return new Item(id, Optional.of(folder.info()), folder.count(), folder.ended(), "");
    } catch (Mistake unreadable) {
      return new Item(id, Optional.empty(), 0, false, String.valueOf(unreadable.getMessage()));
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
      throw new Mistake(folder + " cannot be read: " + RunFolder.why(unreadable) + ".", unreadable);
    }
    found.sort(null);
    return found;
  }
}
