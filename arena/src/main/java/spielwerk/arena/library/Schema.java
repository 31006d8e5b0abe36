package spielwerk.arena.library;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import spielwerk.core.Mistake;
import spielwerk.core.Text;

/**
 * The tables of a library. Flyway makes them and brings old ones up to date; it takes a while to
 * load, so it is asked only if something is to be done.
 */
final class Schema {
  /** The last migration that this program knows. */
  static final int VERSION = 2;

  private static final String HISTORY = "library_versions";
  private static final int TRIES = 5;

  /** Kept here: a logger that is garbage-collected loses its level and would log again. */
  private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

  private final Database database;

  Schema(Database database) {
    this.database = database;
  }

  /**
   * Makes or mends the tables where needed.
   *
   * @throws Mistake if they are of a newer program, or the database holds something else
   */
  void prepare() {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      int version = database.read(Schema::version);
      if (version > VERSION) {
        throw new Mistake(
            "The library "
                + name()
                + " is of version "
                + version
                + ", but this program knows versions up to "
                + VERSION
                + "; use a newer Spielwerk.");
      }
      if (version == VERSION) {
        return;
      }
      if (database.place().readOnly()) {
        throw new Mistake(
            "The library "
                + name()
                + " is of an older program and must be brought up to date first: open it once where"
                + " it may be written.");
      }
      if (version == 0 && database.read(Schema::holdsSomethingElse)) {
        throw new Mistake(name() + " is not a library: it is a database of something else.");
      }
      try {
        migrate();
      } catch (FlywayException failed) {
        if (attempt == TRIES - 1) { // before, perhaps another program was only quicker
          throw new Mistake(
              "The tables of the library " + name() + " cannot be created: " + failed.getMessage(),
              failed);
        }
      }
    }
    throw new IllegalStateException("migrated, but not to version " + VERSION);
  }

  private String name() {
    return database.place().name();
  }

  private static int version(Connection connection) throws SQLException {
    if (!tables(connection, HISTORY)) {
      return 0;
    }
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT version FROM " + HISTORY + " WHERE success")) {
      int version = 0;
      while (rows.next()) {
        String text = rows.getString(1);
        if (text != null && Text.isNumber(text, 9)) {
          version = Math.max(version, Integer.parseInt(text));
        }
      }
      return version;
    }
  }

  private static boolean holdsSomethingElse(Connection connection) throws SQLException {
    return !tables(connection, HISTORY) && tables(connection, "%");
  }

  private static boolean tables(Connection connection, String pattern) throws SQLException {
    DatabaseMetaData about = connection.getMetaData();
    String quoted = pattern.replace("_", about.getSearchStringEscape() + "_");
    try (ResultSet tables =
        about.getTables(
            connection.getCatalog(), connection.getSchema(), quoted, new String[] {"TABLE"})) {
      return tables.next();
    }
  }

  private void migrate() {
    FLYWAY.setLevel(Level.OFF);
    boolean file = database.place().isFile();
    Flyway.configure(Schema.class.getClassLoader())
        .dataSource(new Source(database))
        .table(HISTORY)
        .locations("classpath:spielwerk/arena/library/migrations")
        .placeholders(
            Map.of(
                "bytes", file ? "" : " COLLATE \"C\"",
                "compact", file ? " WITHOUT ROWID" : ""))
        .load()
        .migrate();
  }

  /** Connections for Flyway. */
  private record Source(Database database) implements DataSource {
    @Override
    public Connection getConnection() throws SQLException {
      return database.connect();
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
      return database.connect();
    }

    @Override
    public PrintWriter getLogWriter() throws SQLException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public void setLogWriter(PrintWriter out) throws SQLException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public void setLoginTimeout(int seconds) throws SQLException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public int getLoginTimeout() {
      return 0;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
      return false;
    }
  }
}
