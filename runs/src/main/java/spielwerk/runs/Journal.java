package spielwerk.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Explanation;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;

/**
 * The folder of one run, to be written: {@code spec.json} says what is to be done, {@code
 * games.jsonl} grows by a line when a game ends, in the order in which they end (that of an
 * evolution, {@code generations.jsonl}, by a line with each generation), {@code result.json} says
 * in the end how it came out. What a killed program did not write completely is done again when the
 * run is opened. A lock keeps two programs from writing into the same run.
 */
public final class Journal implements GameStore, AutoCloseable {
  public static final String GAMES = "games.jsonl";

  /** How often at most the disk is read or written, however often callers ask. */
  private static final long PAUSE_NANOS = 200_000_000;

  private final RunFolder folder;
  private final FileChannel lock;
  private final AppendOnlyFile lines;
  private final RecordJson json = new RecordJson();
  private final LiveGamesFile liveGamesFile;
  private volatile long looked = System.nanoTime() - PAUSE_NANOS;
  private volatile boolean stopWanted;
  private long progressed = looked;
  private RunFolder.@Nullable Extent extent;

  private Journal(RunFolder folder, FileChannel lock, AppendOnlyFile lines) {
    this.folder = folder;
    this.lock = lock;
    this.lines = lines;
    this.liveGamesFile = new LiveGamesFile(folder.path());
  }

  /** Writes the spec into an empty folder. */
  static Journal begin(Path folder, RunInfo info, boolean sync) throws IOException {
    byte[] text = Json.writer(RunInfo.class).withDefaultPrettyPrinter().writeValueAsBytes(info);
    writeWhole(folder.resolve(RunFolder.SPEC), text);
    return open(folder, sync);
  }

  /** Written beside it and then moved, so that there is never half of it. */
  private static void writeWhole(Path file, byte[] text) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            draft,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      AppendOnlyFile.writeFully(channel, ByteBuffer.wrap(text));
      channel.force(true);
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Opens a run to go on with it.
   *
   * @throws Mistake if the folder is not a run, or is in use
   */
  static Journal open(Path path, boolean sync) {
    RunFolder folder = RunFolder.of(path);
    FileChannel lock = null;
    try {
      lock = lock(path);
      LockOwner.write(lock);
      Path stop = path.resolve(RunFolder.STOP);
      if (!LockOwner.isThisProcess(stop)) { // else it was asked while it was starting
        Files.deleteIfExists(stop);
      }
      AppendOnlyFile lines = AppendOnlyFile.open(folder.journalFile(), sync);
      if (sync) {
        forceFolder(path);
      }
      return new Journal(folder, lock, lines);
    } catch (IOException unusable) {
      closeQuietly(lock);
      throw new Mistake(path + " cannot be written: " + Explanation.why(unusable) + ".", unusable);
    }
  }

  /**
   * Flushes the folder too, where the system allows it, so that new files survive a loss of power.
   */
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
      held = LockOwner.tryLock(file);
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
    if (!stopWanted && now - looked >= PAUSE_NANOS) {
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

  /** The same folder, to be read. */
  public RunFolder run() {
    return folder;
  }

  public RunInfo info() {
    return folder.info();
  }

  /**
   * What decides the run, in the form of its kind.
   *
   * @throws Mistake if the run is of another kind, or its spec is not of that form
   */
  public <T> T spec(RunType type, Class<T> form) {
    return folder.spec(type, form);
  }

  /**
   * @throws Mistake at the first line that is not a game, naming its number
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
    liveGamesFile.ended(game.index());
    append(game.index(), json.write(game));
  }

  @Override
  public void underWay(
      int index,
      List<String> seats,
      String setup,
      List<String> moves,
      List<GameRecord.Thought> thoughts) {
    liveGamesFile.at(index, seats, setup, moves, thoughts);
  }

  /**
   * Adds a line.
   *
   * @param index of what the line holds
   * @throws UncheckedIOException if the disk does not take it; all lines before are kept
   */
  public void append(int index, String text) {
    try {
      lines.append(text);
    } catch (IOException full) {
      String unit = info().unit();
      throw new UncheckedIOException(
          "%s%s %d could not be written to %s (%s); all %ss before it are kept, and the run %s can be resumed."
              .formatted(
                  Character.toUpperCase(unit.charAt(0)),
                  unit.substring(1),
                  index,
                  folder.journalFile(),
                  Explanation.why(full),
                  unit,
                  id()),
          full);
    }
  }

  /** Publishes how far a run is that does not count by lines. */
  public synchronized void progress(long done, long total, String note) {
    extent = new RunFolder.Extent(done, total, note);
    if (System.nanoTime() - progressed >= PAUSE_NANOS) {
      progressed = System.nanoTime();
      writeProgress();
    }
  }

  /** It is for the eye, so what cannot be written is left out. */
  private void writeProgress() {
    try {
      writeWhole(
          folder.path().resolve(RunFolder.PROGRESS),
          Json.writer(RunFolder.Extent.class).writeValueAsBytes(extent));
    } catch (IOException full) {
      // the next one may work
    }
  }

  /**
   * Records that nothing is left to do, and how it came out.
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
          "The result of the run %s could not be written (%s); all its %ss are kept, and it can be resumed."
              .formatted(id(), Explanation.why(full), info().unit()),
          full);
    }
  }

  /** What was passed to {@link #finish}, if the run has come that far. */
  public Optional<String> result() {
    return folder.result();
  }

  /** The lines that are there. */
  public List<String> lines() {
    try {
      return lines.lines();
    } catch (IOException unreadable) {
      throw new Mistake(
          folder.journalFile() + " cannot be read: " + Explanation.why(unreadable) + ".",
          unreadable);
    }
  }

  /**
   * Drops the lines after the first ones, where they are to be made anew.
   *
   * @return how many are left, fewer than wanted if there were not as many
   */
  public int keep(int count) {
    try {
      return lines.keep(count);
    } catch (IOException unusable) {
      throw new Mistake(
          folder.journalFile() + " cannot be written: " + Explanation.why(unusable) + ".",
          unusable);
    }
  }

  private static void closeQuietly(@Nullable FileChannel file) {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException ignored) {
      // it holds nothing that is not on disk
    }
  }

  @Override
  public void close() {
    liveGamesFile.close();
    if (extent != null) {
      writeProgress();
    }
    forgetWhoWasAsked();
    try {
      LockOwner.clear(lock);
    } catch (IOException ignored) {
      // then it looks held until this program ends
    }
    lines.close();
    closeQuietly(lock);
  }

  /**
   * That it was asked to stop stays; the same program may open it again and shall not stop then.
   */
  private void forgetWhoWasAsked() {
    Path stop = folder.path().resolve(RunFolder.STOP);
    if (LockOwner.isThisProcess(stop)) {
      try {
        Files.writeString(stop, "");
      } catch (IOException full) {
        // then it stops once more, when this program opens it again
      }
    }
  }
}
