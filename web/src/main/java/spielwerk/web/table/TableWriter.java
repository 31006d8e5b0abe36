package spielwerk.web.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.runs.StorageFailure;

/**
 * Writes a table down after every change, before pages are notified. What could not be written has
 * not happened: the table is given up, and opened again as its file has it. Guarded by its table.
 */
final class TableWriter {
  private static final Logger LOG = LoggerFactory.getLogger(TableWriter.class);

  private final TableState tableState;
  private final TableServices house;
  private final Object lock;
  private final Runnable tell;
  private final Runnable halt;
  private volatile @Nullable StorageFailure failure;
  private boolean closed;

  /**
   * @param lock guards the table
   * @param tell notifies the pages
   * @param halt ends all that goes on at the table
   */
  TableWriter(
      TableState tableState, TableServices house, Object lock, Runnable tell, Runnable halt) {
    this.tableState = tableState;
    this.house = house;
    this.lock = lock;
    this.tell = tell;
    this.halt = halt;
  }

  /** Why the table was given up, if it was. */
  Optional<StorageFailure> failure() {
    return Optional.ofNullable(failure);
  }

  /**
   * Somebody changed something.
   *
   * @throws StorageFailure if it could not be written
   */
  void changed() {
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    // a table of which both times are the same has no move yet and is not listed
    boolean alike = now.toString().equals(tableState.created);
    tableState.changed = (alike ? now.plusMillis(1) : now).toString();
    write();
  }

  /** An engine moved or a flag fell: nobody waits for an answer. */
  void changedByItself() {
    try {
      changed();
    } catch (StorageFailure failed) {
      LOG.warn("table {}: {}", tableState.id, failed.getMessage());
    }
  }

  /** The game of a number is in the library. */
  void arrived(int number, long id) {
    synchronized (lock) {
      if (tableState.number == number && tableState.over()) {
        tableState.kept = id;
        write();
      }
    }
  }

  private void write() {
    save();
    tell.run();
  }

  /**
   * Writes the table, of which pages learn otherwise.
   *
   * @throws StorageFailure if it could not be written
   * @throws TableClosed if it was given up before
   */
  void save() {
    checkOpen();
    try {
      house.keeper().accept(tableState);
    } catch (StorageFailure failed) {
      halt.run();
      failure = failed;
      house.unsaved().accept(tableState.id);
      throw failed;
    }
  }

  /** From now on nothing is written: the file may belong to whoever opens the table again. */
  void close() {
    closed = true;
  }

  /** Whether the table can still be changed. */
  boolean isOpen() {
    return !closed && failure == null;
  }

  /**
   * @throws TableClosed if the table can be changed no more
   */
  void checkOpen() {
    if (!isOpen()) {
      throw new TableClosed();
    }
  }

  /**
   * A table that was closed shows how it stood then; one that could not be written must not be
   * shown, for it holds what did not happen.
   *
   * @throws TableClosed if it could not be written
   */
  void checkWritten() {
    if (failure != null) {
      throw new TableClosed();
    }
  }
}
