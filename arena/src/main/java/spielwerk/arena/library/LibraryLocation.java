package spielwerk.arena.library;

import com.google.re2j.Pattern;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import spielwerk.core.Mistake;

/**
 * Where a library lies: a file of SQLite, or a PostgreSQL server.
 *
 * @param url for JDBC
 * @param name as people wrote it, without a password
 * @param readOnly whether nothing is written there, not even by mistake
 */
public record LibraryLocation(String url, String name, boolean readOnly) {
  private static final String SQLITE = "jdbc:sqlite:";
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);
  private static final String POSTGRES = "jdbc:postgresql:";
  private static final Pattern PASSWORD = Pattern.compile("(password=)[^&]*");
  private static final Pattern CREDENTIALS = Pattern.compile("(//[^/@:]*:)[^/@]*@");

  /**
   * A place that somebody named: {@code jdbc:postgresql://..}, {@code jdbc:sqlite:..} or a path.
   *
   * @throws Mistake if it is neither
   */
  public static LibraryLocation of(String text) {
    if (text.startsWith(POSTGRES)) {
      return new LibraryLocation(text, hidden(text), false);
    }
    if (text.startsWith(SQLITE)) {
      return of(text.substring(SQLITE.length()));
    }
    if (text.startsWith("jdbc:") || text.isBlank()) {
      throw new Mistake(
          "'"
              + text
              + "' is not a place for a library; write the path of a file or"
              + " jdbc:postgresql://host/database.");
    }
    try {
      return file(Path.of(text));
    } catch (InvalidPathException wrong) {
      throw new Mistake("'" + text + "' is not a path: " + wrong.getReason() + ".", wrong);
    }
  }

  public static LibraryLocation file(Path file) {
    return new LibraryLocation(SQLITE + file.toAbsolutePath(), file.toString(), false);
  }

  /** The same, only to be looked at. */
  public LibraryLocation lookedAt() {
    return new LibraryLocation(url, name, true);
  }

  /** The same text for the same library, wherever a program was started; without a password. */
  public String label() {
    return hidden(url);
  }

  private static String hidden(String url) {
    String plain = PASSWORD.matcher(url).replaceAll("$1***");
    return CREDENTIALS.matcher(plain).replaceAll("$1***@");
  }

  boolean isFile() {
    return url.startsWith(SQLITE);
  }

  private Path path() {
    return Path.of(url.substring(SQLITE.length()));
  }

  /** Whether there may be a library; a server answers only when it is asked. */
  public boolean exists() {
    return !isFile() || Files.exists(path());
  }

  /**
   * Opens it. Writing ahead lets others read while somebody writes; a writer waits for its turn at
   * the beginning of its transaction, when nothing is lost yet.
   *
   * @param busyMillis how long they wait
   */
  Connection connect(int busyMillis) throws SQLException {
    if (!isFile()) {
      Connection connection = DriverManager.getConnection(url);
      connection.setReadOnly(readOnly);
      return connection;
    }
    Path folder = path().getParent();
    if (Files.isDirectory(path()) || folder == null || !Files.isDirectory(folder)) {
      throw new Mistake(
          "The library "
              + name
              + " cannot be a file there: "
              + (Files.isDirectory(path()) ? "it is a folder." : "there is no such folder."));
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(busyMillis);
    if (readOnly) {
      config.setReadOnly(true);
      return config.createConnection(url);
    }
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.NORMAL);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.enforceForeignKeys(true);
    return patiently(config, busyMillis);
  }

  /**
   * Waits for others itself: when several open a new file at once, one of them changes its journal,
   * and SQLite refuses the others at once, whatever their timeout.
   */
  private Connection patiently(SQLiteConfig config, int busyMillis) throws SQLException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(busyMillis);
    while (true) {
      try {
        return config.createConnection(url);
      } catch (SQLiteException busy) {
        if (busy.getResultCode() != SQLiteErrorCode.SQLITE_BUSY || System.nanoTime() - end > 0) {
          throw busy;
        }
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }
}
