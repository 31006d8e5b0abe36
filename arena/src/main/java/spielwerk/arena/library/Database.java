package spielwerk.arena.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import spielwerk.core.Mistake;
import spielwerk.runs.StorageFailure;

/**
 * The connections to a library: one to write, used by one thread at a time, and a few to read,
 * which need not wait for who writes. What goes wrong becomes a sentence about the library.
 */
final class Database implements AutoCloseable {
  /** Something to do with the connection. */
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  /** How many may read at once; others wait for them. */
  private static final int READERS = 4;

  /** How long somebody waits for another program that writes. */
  private static final int BUSY_MILLIS = 10_000;

  /** What SQLite says of a full disk, depending on what it was about to write. */
  private static final Set<SQLiteErrorCode> FULL =
      EnumSet.of(
          SQLiteErrorCode.SQLITE_FULL,
          SQLiteErrorCode.SQLITE_IOERR_WRITE,
          SQLiteErrorCode.SQLITE_IOERR_SHMSIZE);

  private final LibraryLocation place;
  private final int busyMillis;
  private final Semaphore readers = new Semaphore(READERS);
  private final Deque<Connection> idle = new ConcurrentLinkedDeque<>();
  private @Nullable Connection open;

  Database(LibraryLocation place) {
    this(place, BUSY_MILLIS);
  }

  Database(LibraryLocation place, int busyMillis) {
    this.place = place;
    this.busyMillis = busyMillis;
  }

  LibraryLocation place() {
    return place;
  }

  /** A connection that is the caller's own. */
  Connection connect() throws SQLException {
    return place.connect(busyMillis);
  }

  <T> T read(Work<T> work) {
    readers.acquireUninterruptibly();
    try {
      Connection known = idle.poll();
      Connection connection = known == null || known.isClosed() ? connect() : known;
      try {
        return work.with(connection);
      } finally {
        idle.push(connection);
      }
    } catch (SQLException failed) {
      throw trouble(failed);
    } finally {
      readers.release();
    }
  }

  /**
   * All of it, or nothing. A connection on which something failed is not used again: the driver
   * believes it is in a transaction that never began, and would spoil the next one.
   */
  synchronized <T> T write(Work<T> work) {
    try {
      Connection connection = connection();
      try {
        connection.setAutoCommit(false);
        T result = work.with(connection);
        connection.setAutoCommit(true); // commit() would begin, and wait for, another transaction
        return result;
      } catch (SQLException | RuntimeException | Error failed) {
        open = null;
        close(connection); // which takes back what was not committed
        throw failed;
      }
    } catch (SQLException failed) {
      throw trouble(failed);
    }
  }

  private Connection connection() throws SQLException {
    Connection known = open;
    if (known == null || known.isClosed()) {
      known = connect();
      open = known;
    }
    return known;
  }

  private RuntimeException trouble(SQLException failed) {
    if (failed instanceof SQLiteException sqlite) {
      SQLiteErrorCode code = sqlite.getResultCode();
      if (code == SQLiteErrorCode.SQLITE_NOTADB) {
        return new Mistake(
            place.name() + " is not a library: it is not a database of SQLite.", failed);
      }
      if (code.name().startsWith("SQLITE_BUSY") || code == SQLiteErrorCode.SQLITE_LOCKED) {
        return new Mistake(
            "The library " + place.name() + " is being written by another program; try again.",
            failed);
      }
      if (code.name().startsWith("SQLITE_CORRUPT")) {
        return new Mistake(
            "The library "
                + place.name()
                + " is damaged; put a copy of it in its place, or move it away and a new one is"
                + " begun.",
            failed);
      }
      if (FULL.contains(code)) {
        return new StorageFailure(
            "the library " + place.name() + " could not be written",
            new IOException(StorageFailure.FULL, failed));
      }
      if (code.name().startsWith("SQLITE_IOERR")) {
        return new UncheckedIOException(
            "The library "
                + place.name()
                + " could not be read or written: the disk is full, damaged or was removed.",
            new IOException(failed));
      }
      if (code.name().startsWith("SQLITE_CANTOPEN") || code.name().startsWith("SQLITE_READONLY")) {
        return new Mistake(
            "The library " + place.name() + " cannot be opened for writing.", failed);
      }
    }
    String state = String.valueOf(failed.getSQLState());
    if (state.startsWith("08") || state.startsWith("28") || state.equals("3D000")) {
      return new Mistake(
          "The library " + place.name() + " cannot be reached: " + failed.getMessage() + ".",
          failed);
    }
    return new UncheckedIOException(
        "The library " + place.name() + " failed: " + failed.getMessage() + ".",
        new IOException(failed));
  }

  /** Waits until nobody reads or writes any more. */
  @Override
  public synchronized void close() {
    readers.acquireUninterruptibly(READERS);
    try {
      close(open);
      for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) {
        close(connection);
      }
    } finally {
      readers.release(READERS);
    }
  }

  private static void close(@Nullable Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException ignored) {
      // what was written was written when its transaction ended
    }
  }
}
