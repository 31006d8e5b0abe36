package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/**
 * A real PostgreSQL server of one's own, from binaries that come with Maven. Where it cannot be
 * started (it needs a user that is not root, or one without rights) its tests are passed over with
 * the reason, but not where a machine decides about the result.
 */
final class Postgres implements AutoCloseable {
  private @Nullable EmbeddedPostgres server;
  private int databases;

  /** An empty database. */
  LibraryLocation place() {
    EmbeddedPostgres running = server;
    if (running == null) {
      running = start();
      server = running;
    }
    String name = "library" + ++databases;
    try (Connection connection = running.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
    return LibraryLocation.of(running.getJdbcUrl("postgres", name));
  }

  private static EmbeddedPostgres start() {
    try {
      return EmbeddedPostgres.builder()
          .setServerConfig("fsync", "off")
          .setServerConfig("listen_addresses", "127.0.0.1")
          .start();
    } catch (IOException | RuntimeException impossible) {
      String reason = "PostgreSQL cannot be started here: " + impossible;
      if (System.getenv("CI") != null) {
        return fail(reason, impossible);
      }
      System.err.println(reason);
      return abort(reason);
    }
  }

  @Override
  public void close() throws IOException {
    if (server != null) {
      server.close();
    }
  }
}
