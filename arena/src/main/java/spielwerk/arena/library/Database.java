package spielwerk.arena.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import spielwerk.core.Mistake;

/**
 * The connections to a library: one to write, used by one thread at a time, and a few to read,
 * which need not wait for who writes. What goes wrong becomes a sentence about the library.
 */
final class Database implements AutoCloseable {
  /** Something to do with the connection. */
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  /** So many may read at once; more wait for them. */
  private static final int READERS = 4;

  private final LibraryLocation place;
  private final Semaphore readers = new Semaphore(READERS);
  private final Deque<Connection> idle = new ConcurrentLinkedDeque<>();
  private @Nullable Connection open;

  Database(LibraryLocation place) {
    this.place = place;
  }

  LibraryLocation place() {
    return place;
  }

  <T> T read(Work<T> work) {
    readers.acquireUninterruptibly();
    try {
      Connection known = idle.poll();
      Connection connection = known == null || known.isClosed() ? place.connect() : known;
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

  /** All of it, or nothing. */
  synchronized <T> T write(Work<T> work) {
    try {
      Connection connection = connection();
      connection.setAutoCommit(false);
      try {
        T result = work.with(connection);
        connection.commit();
        return result;
      } catch (SQLException | RuntimeException | Error failed) {
        takeBack(connection, failed);
        throw failed;
      } finally {
        connection.setAutoCommit(true);
      }
    } catch (SQLException failed) {
      throw trouble(failed);
    }
  }

  private static void takeBack(Connection connection, Throwable failed) {
    try {
      connection.rollback();
    } catch (SQLException also) {
      failed.addSuppressed(also);
    }
  }

  private Connection connection() throws SQLException {
    Connection known = open;
    if (known == null || known.isClosed()) {
      known = place.connect();
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
      if (code == SQLiteErrorCode.SQLITE_FULL) {
        return new UncheckedIOException(
            "The disk is full: the library " + place.name() + " could not be written.",
            new IOException(failed));
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
