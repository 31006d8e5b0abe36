package spielwerk.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;

/**
 * The folder of one run: {@code spec.json} says what is to be played, {@code games.jsonl} grows by
 * a line when a game ends, in the order in which they end (that of an evolution, {@code
 * generations.jsonl}, by a line with each generation), {@code result.json} says in the end how it
 * came out. A line is written in one call to the operating system, so a killed program leaves whole
 * lines; whatever else cuts the last one short, it is dropped when the run is opened again, and its
 * game is played anew. A lock keeps two programs from writing into the same run.
 */
public final class Journal implements Ledger, AutoCloseable {
  public static final String GAMES = "games.jsonl";
  public static final String GENERATIONS = "generations.jsonl";

  /** How often somebody who asks often is really answered. */
  private static final long LOOK_NANOS = 200_000_000;

  private final RunFolder folder;
  private final boolean sync;
  private final FileChannel lock;
  private final FileChannel games;
  private final RecordJson json = new RecordJson();
  private final UnderWay underWay;
  private @Nullable IOException broken;
  private volatile long looked = System.nanoTime() - LOOK_NANOS;
  private volatile boolean stopWanted;

  private Journal(RunFolder folder, boolean sync, FileChannel lock, FileChannel games) {
    this.folder = folder;
    this.sync = sync;
    this.lock = lock;
    this.games = games;
    this.underWay = new UnderWay(folder.path());
  }

  /** Writes the spec into an empty folder. */
  static Journal begin(Path folder, RunInfo info, boolean sync) throws IOException {
    byte[] text = Json.writer(RunInfo.class).withDefaultPrettyPrinter().writeValueAsBytes(info);
    writeWhole(folder.resolve(RunFolder.SPEC), text);
    return open(folder, sync);
  }

  /** Beside and then moved, so that there is never half of it. */
  private static void writeWhole(Path file, byte[] text) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            draft,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      writeFully(channel, ByteBuffer.wrap(text));
      channel.force(true);
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Opens a run to play on; a last line that was cut short is dropped.
   *
   * @throws Mistake if the folder is no run or in use
   */
  static Journal open(Path path, boolean sync) {
    RunFolder folder = RunFolder.of(path);
    FileChannel lock = null;
    FileChannel games = null;
    try {
      lock = lock(path);
      Holder.write(lock);
      Files.deleteIfExists(path.resolve(RunFolder.STOP));
      Path ledger = folder.ledger();
      games =
          FileChannel.open(
              ledger, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      long whole = RunFolder.Lines.of(ledger, Integer.MAX_VALUE).bytes();
      if (whole < games.size()) {
        games.truncate(whole);
      }
      games.position(whole);
      if (sync) {
        forceFolder(path);
      }
      return new Journal(folder, sync, lock, games);
    } catch (IOException unusable) {
      closeQuietly(games);
      closeQuietly(lock);
      throw new Mistake(path + " cannot be written: " + RunFolder.why(unusable) + ".", unusable);
    }
  }

  /** That the files are there at all shall be safe too, where the system lets us say so. */
  private static void forceFolder(Path path) {
    try (FileChannel entries = FileChannel.open(path, StandardOpenOption.READ)) {
      entries.force(true);
    } catch (IOException impossibleHere) {
      // not every system opens folders; those that do not keep their entries safe by themselves
    }
  }

  private static FileChannel lock(Path folder) throws IOException {
    FileChannel file =
        FileChannel.open(
            folder.resolve(RunFolder.LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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

  /**
   * Whether somebody else asked the run to stop, see {@link RunFolder#askToStop}. To be looked at
   * between games; cheap enough for short ones.
   */
  public boolean stopWanted() {
    long now = System.nanoTime();
    if (!stopWanted && now - looked >= LOOK_NANOS) {
      looked = now;
      stopWanted = Files.exists(folder.path().resolve(RunFolder.STOP));
    }
    return stopWanted;
  }

  /** The name of the run. */
  public String id() {
    return folder.id();
  }

  public Path folder() {
    return folder.path();
  }

  public RunInfo info() {
    return folder.info();
  }

  /**
   * What is to be played, in the form of its kind.
   *
   * @throws Mistake if the run is of another kind
   */
  public <T> T spec(String kind, Class<T> form) {
    return folder.spec(kind, form);
  }

  /**
   * @throws Mistake at the first line that is no game, naming its number
   */
  @Override
  public void replay(Consumer<GameRecord> reader) {
    folder.replay(reader);
  }

  /**
   * @throws UncheckedIOException if the disk does not take it; all games before are kept
   */
  @Override
  public void append(GameRecord game) {
    underWay.ended(game.index());
    append(game.index(), json.write(game));
  }

  @Override
  public void underWay(int index, List<String> seats, String setup, List<String> moves) {
    underWay.at(index, seats, setup, moves);
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
      String unit = info().unit();
      throw new UncheckedIOException(
          unit
              + " "
              + index
              + " could not be written to "
              + folder.ledger()
              + " ("
              + RunFolder.why(full)
              + "); all "
              + unit.toLowerCase(Locale.ROOT)
              + "s before it are kept, and the run "
              + id()
              + " can be resumed.",
          full);
    }
  }

  /**
   * Says that nothing is left to do, and how it came out.
   *
   * @param result a JSON document
   * @throws UncheckedIOException if the disk does not take it; the run can be resumed
   */
  public void finish(String result) {
    try {
      writeWhole(
          folder.path().resolve(RunFolder.RESULT),
          (result + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException full) {
      throw new UncheckedIOException(
          "The result of the run "
              + id()
              + " could not be written ("
              + RunFolder.why(full)
              + "); all its games are kept, and it can be resumed.",
          full);
    }
  }

  /** What {@link #finish} was told, if the run has come that far. */
  public Optional<String> result() {
    return folder.result();
  }

  /** The lines that are there, for a run of another kind than games. */
  public List<String> lines() {
    try {
      return Files.readAllLines(folder.ledger(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new Mistake(
          folder.ledger() + " cannot be read: " + RunFolder.why(unreadable) + ".", unreadable);
    }
  }

  /**
   * Forgets the lines after the first ones, where they are to be made anew.
   *
   * @return how many are left, fewer than wanted if there were not as many
   */
  public int keep(int count) {
    try {
      RunFolder.Lines kept = RunFolder.Lines.of(folder.ledger(), count);
      games.truncate(kept.bytes());
      games.position(kept.bytes());
      return kept.count();
    } catch (IOException unusable) {
      throw new Mistake(
          folder.ledger() + " cannot be written: " + RunFolder.why(unusable) + ".", unusable);
    }
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
    underWay.close();
    try {
      Holder.clear(lock);
    } catch (IOException ignored) {
      // then it looks held until this program ends
    }
    closeQuietly(games);
    closeQuietly(lock);
  }
}
