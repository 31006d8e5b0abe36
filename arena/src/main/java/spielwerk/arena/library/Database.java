package spielwerk.arena.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import spielwerk.core.Mistake;

/**
 * One connection, used by one thread at a time. What goes wrong becomes a sentence about the
 * library.
 */
final class Database implements AutoCloseable {
  /** Something to do with the connection. */
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  private final LibraryPlace place;
  private @Nullable Connection open;

  Database(LibraryPlace place) {
    this.place = place;
  }

  LibraryPlace place() {
    return place;
  }

  synchronized <T> T read(Work<T> work) {
    try {
      return work.with(connection());
    } catch (SQLException failed) {
      throw trouble(failed);
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
        return new Mistake(place.name() + " is no library: it is no database of SQLite.", failed);
      }
      if (code.name().startsWith("SQLITE_BUSY") || code == SQLiteErrorCode.SQLITE_LOCKED) {
        return new Mistake(
            "The library " + place.name() + " is being written by another program; try again.",
            failed);
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

  @Override
  public synchronized void close() {
    try {
      if (open != null) {
        open.close();
      }
    } catch (SQLException ignored) {
      // what was written was written when its transaction ended
    }
  }
}
