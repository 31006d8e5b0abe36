package spielwerk.runs;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who is at work on a run, written into its lock: others can see whether that program still lives
 * without touching the lock itself, which would get in the way of a program that wants it just
 * then. The time of its start tells it from a later one with the same number.
 */
final class LockOwner {
  /** What systems say about the start of a process is not exact. */
  private static final long TOLERANCE_MILLIS = 2000;

  /**
   * Which byte of the file is locked. Windows lets nobody read what is locked, so that lies far
   * behind the words; a program of before, which locked all of the file, and this one still keep
   * each other out.
   */
  private static final long LOCKED = 1L << 40;

  private LockOwner() {}

  /** Takes the lock, if nobody has it. */
  static @Nullable FileLock tryLock(FileChannel lock) throws IOException {
    try {
      return lock.tryLock(LOCKED, 1, false);
    } catch (OverlappingFileLockException here) {
      return null;
    }
  }

  static void write(FileChannel lock) throws IOException {
    write(lock, "");
  }

  /**
   * @param address where the program can be reached, or empty
   */
  static void write(FileChannel lock, String address) throws IOException {
    String words = words(ProcessHandle.current()) + (address.isEmpty() ? "" : " " + address);
    byte[] text = (words + "\n").getBytes(StandardCharsets.UTF_8);
    lock.truncate(0);
    lock.write(ByteBuffer.wrap(text), 0);
  }

  /** It left without being killed. */
  static void clear(FileChannel lock) throws IOException {
    lock.truncate(0);
  }

  /** A process as the lock names it. */
  static String words(ProcessHandle process) {
    return process.pid() + " " + start(process);
  }

  /** Whether a file names the process that asks. */
  static boolean isThisProcess(Path file) {
    try {
      return find(file).map(ProcessHandle.current()::equals).orElse(false);
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static long start(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  /** Which process that is, since when, and where it can be reached, as far as that is known. */
  static String describe(Path lock) {
    try {
      String[] words = Files.readString(lock).strip().split(" ", -1);
      Instant since =
          Instant.ofEpochMilli(Long.parseLong(words[1])).truncatedTo(ChronoUnit.SECONDS);
      return ": process %s, since %s%s"
          .formatted(words[0], since, words.length > 2 ? ", at " + words[2] : "");
    } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException unknown) {
      return "";
    }
  }

  static boolean alive(Path lock) {
    try {
      return find(lock).map(ProcessHandle::isAlive).orElse(false);
    } catch (IOException held) {
      return true; // some systems let nobody read what is locked
    }
  }

  /**
   * The process that a file names, if it is still there.
   *
   * @throws IOException if the file is there, but cannot be read
   */
  static Optional<ProcessHandle> find(Path file) throws IOException {
    try {
      String[] words = Files.readString(file).strip().split(" ", -1);
      if (words.length < 2) {
        return Optional.empty();
      }
      long began = Long.parseLong(words[1]);
      return ProcessHandle.of(Long.parseLong(words[0]))
          .filter(process -> began == 0 || Math.abs(start(process) - began) <= TOLERANCE_MILLIS);
    } catch (NoSuchFileException nobodyYet) {
      return Optional.empty();
    } catch (NumberFormatException old) {
      return Optional.empty();
    }
  }
}
