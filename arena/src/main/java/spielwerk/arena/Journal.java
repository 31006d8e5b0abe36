package spielwerk.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;

/**
 * The folder of one run: {@code spec.json} says what is to be played, {@code games.jsonl} grows by
 * a line when a game ends, in the order in which they end (that of an evolution, {@code
 * generations.jsonl}, by a line with each generation). A line is written in one call to the
 * operating system, so a killed program leaves whole lines; whatever else cuts the last one short,
 * it is dropped when the run is opened again, and its game is played anew. A lock keeps two
 * programs from writing into the same run.
 */
public final class Journal implements Ledger, AutoCloseable {
  static final String SPEC = "spec.json";
  static final String GAMES = "games.jsonl";
  static final String GENERATIONS = "generations.jsonl";
  private static final String LOCK = "lock";

  private final Path folder;
  private final RunInfo info;
  private final boolean sync;
  private final FileChannel lock;
  private final FileChannel games;
  private final RecordJson json = new RecordJson();
  private @Nullable IOException broken;

  private Journal(Path folder, RunInfo info, boolean sync, FileChannel lock, FileChannel games) {
    this.folder = folder;
    this.info = info;
    this.sync = sync;
    this.lock = lock;
    this.games = games;
  }

  /** Writes the spec into an empty folder. */
  static Journal begin(Path folder, RunInfo info, boolean sync) throws IOException {
    Path draft = folder.resolve(SPEC + ".new");
    byte[] text = Json.writer(RunInfo.class).withDefaultPrettyPrinter().writeValueAsBytes(info);
    try (FileChannel file =
        FileChannel.open(draft, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      writeFully(file, ByteBuffer.wrap(text));
      file.force(true);
    }
    Files.move(draft, folder.resolve(SPEC), StandardCopyOption.ATOMIC_MOVE);
    return open(folder, sync);
  }

  /**
   * Opens a run to play on; a last line that was cut short is dropped.
   *
   * @throws Mistake if the folder is no run or in use
   */
  static Journal open(Path folder, boolean sync) {
    RunInfo info = info(folder);
    FileChannel lock = null;
    FileChannel games = null;
    try {
      lock = lock(folder);
      Path ledger = folder.resolve(info.ledger());
      games =
          FileChannel.open(
              ledger, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      long whole = wholeLines(ledger);
      if (whole < games.size()) {
        games.truncate(whole);
      }
      games.position(whole);
      return new Journal(folder, info, sync, lock, games);
    } catch (IOException unusable) {
      closeQuietly(games);
      closeQuietly(lock);
      throw new Mistake(folder + " cannot be written: " + why(unusable) + ".", unusable);
    }
  }

  private static FileChannel lock(Path folder) throws IOException {
    FileChannel file =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock held;
    try {
      held = file.tryLock();
    } catch (OverlappingFileLockException here) {
      held = null;
    } catch (IOException impossible) {
      file.close();
      throw impossible;
    }
    if (held == null) {
      file.close();
      throw new Mistake("The run " + folder.getFileName() + " is in use; wait until it has ended.");
    }
    return file;
  }

  static RunInfo info(Path folder) {
    Path file = folder.resolve(SPEC);
    try {
      RunInfo info = Json.reader(RunInfo.class).readValue(Files.readAllBytes(file));
      if (info == null || info.schema() != RunInfo.SCHEMA) {
        throw new Mistake(file + " is not of a form that is known here.");
      }
      return info;
    } catch (JsonProcessingException unreadable) {
      throw new Mistake(file + " is no spec of a run: " + Json.fault(unreadable) + ".", unreadable);
    } catch (NoSuchFileException none) {
      throw new Mistake(folder + " holds no run, for it has no " + SPEC + ".", none);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  /** How many games or generations a run has on disk. */
  static int count(Path folder, RunInfo info) {
    Path file = folder.resolve(info.ledger());
    if (!Files.exists(file)) {
      return 0;
    }
    try {
      return Lines.of(file).count();
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  private static long wholeLines(Path file) throws IOException {
    return Lines.of(file).bytes();
  }

  /**
   * The lines of a file that end in a newline.
   *
   * @param bytes they take together
   */
  private record Lines(int count, long bytes) {
    static Lines of(Path file) throws IOException {
      return of(file, Integer.MAX_VALUE);
    }

    /** The first of them. */
    static Lines of(Path file, int most) throws IOException {
      int count = 0;
      long bytes = 0;
      long at = 0;
      byte[] chunk = new byte[1 << 16];
      try (InputStream in = Files.newInputStream(file)) {
        for (int read = in.read(chunk); read > 0; at += read, read = in.read(chunk)) {
          for (int i = 0; i < read && count < most; i++) {
            if (chunk[i] == '\n') {
              count++;
              bytes = at + i + 1;
            }
          }
        }
      }
      return new Lines(count, bytes);
    }
  }

  /** The name of the run. */
  public String id() {
    return folder.getFileName().toString();
  }

  public Path folder() {
    return folder;
  }

  public RunInfo info() {
    return info;
  }

  /**
   * What is to be played, in the form of its kind.
   *
   * @throws Mistake if the run is of another kind
   */
  public <T> T spec(String kind, Class<T> form) {
    if (!info.kind().equals(kind)) {
      throw new Mistake("The run " + id() + " is no " + kind + " but a " + info.kind() + ".");
    }
    try {
      return Json.reader(form).readValue(info.spec());
    } catch (IOException wrong) {
      throw new Mistake(
          folder.resolve(SPEC) + " is no spec of a " + kind + ": " + Json.fault(wrong) + ".",
          wrong);
    }
  }

  /**
   * @throws Mistake at the first line that is no game, naming its number
   */
  @Override
  public void replay(Consumer<GameRecord> reader) {
    Path file = ledger();
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        reader.accept(json.read(line, "line " + number + " of " + file));
      }
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  /**
   * @throws UncheckedIOException if the disk does not take it; all games before are kept
   */
  @Override
  public void append(GameRecord game) {
    append(game.index(), json.write(game));
  }

  /**
   * Keeps a line of another kind of run.
   *
   * @param index of what the line tells
   * @throws UncheckedIOException if the disk does not take it; all lines before are kept
   */
  public void append(int index, String text) {
    byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
    long before = -1;
    try {
      if (broken != null) {
        throw broken;
      }
      before = games.position();
      writeFully(games, ByteBuffer.wrap(line));
      if (sync) {
        games.force(false);
      }
    } catch (IOException full) {
      broken = full;
      takeBack(before);
      throw new UncheckedIOException(
          info.unit()
              + " "
              + index
              + " could not be written to "
              + ledger()
              + " ("
              + why(full)
              + "); all "
              + info.unit().toLowerCase(Locale.ROOT)
              + "s before it are kept, and the run "
              + id()
              + " can be resumed.",
          full);
    }
  }

  /**
   * Forgets the lines after the first ones, where they are to be made anew.
   *
   * @return how many are left, fewer than wanted if there were not as many
   */
  public int keep(int count) {
    try {
      Lines kept = Lines.of(ledger(), count);
      games.truncate(kept.bytes());
      games.position(kept.bytes());
      return kept.count();
    } catch (IOException unusable) {
      throw new Mistake(ledger() + " cannot be written: " + why(unusable) + ".", unusable);
    }
  }

  private Path ledger() {
    return folder.resolve(info.ledger());
  }

  /** Half a line shall not stay; if even that fails, the next opening drops it. */
  private void takeBack(long length) {
    try {
      if (length >= 0) {
        games.truncate(length);
      }
    } catch (IOException ignored) {
      // said above
    }
  }

  private static void writeFully(FileChannel file, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  static String why(IOException problem) {
    if (problem instanceof FileSystemException on) {
      String reason = on.getReason() == null ? on.getClass().getSimpleName() : on.getReason();
      return on.getFile() + ", " + reason.replace("Exception", "");
    }
    return String.valueOf(problem.getMessage());
  }

  private static void closeQuietly(@Nullable FileChannel file) {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException ignored) {
      // every line was handed to the operating system when it was written
    }
  }

  @Override
  public void close() {
    closeQuietly(games);
    closeQuietly(lock);
  }
}
