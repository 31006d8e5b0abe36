package spielwerk.cluster;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.SparkFiles;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;

/**
 * The work that a worker has open: engines are made once and not for each pack. Work that nobody
 * does any more is closed when other work comes.
 */
final class OpenWork implements AutoCloseable {
  private static final Map<String, OpenWork> OPEN = new LinkedHashMap<>();

  private final Work<Object> work;
  private final Work.Pieces<Object> pieces;
  private int users;

  private OpenWork(Work<Object> work) {
    this.work = work;
    this.pieces = work.open();
  }

  /**
   * The work of a shipment.
   *
   * @throws Mistake if something that it names is not there
   */
  static synchronized OpenWork of(Shipment shipment) {
    OpenWork open = OPEN.get(shipment.id());
    if (open == null) {
      closeUnused();
      open = new OpenWork(read(shipment, catalogue(shipment)));
      OPEN.put(shipment.id(), open);
    }
    open.users++;
    return open;
  }

  /** What a worker has: what is in the jars that were sent, and the files that were. */
  private static Catalogue catalogue(Shipment shipment) {
    Catalogue all =
        Catalogue.of(OpenWork.class.getClassLoader())
            .naming(
                name ->
                    Optional.ofNullable(shipment.files().get(name))
                        .map(sent -> Path.of(SparkFiles.get(sent))));
    return shipment.programs() ? all : all.closed();
  }

  @SuppressWarnings("unchecked") // what a work reads is what it wrote
  static Work<Object> read(Shipment shipment, Catalogue catalogue) {
    for (WorkKind kind : catalogue.services(WorkKind.class)) {
      if (kind.id().equals(shipment.kind())) {
        return (Work<Object>) kind.read(shipment.description(), catalogue);
      }
    }
    throw new Mistake("There is no work '" + shipment.kind() + "'.");
  }

  private static void closeUnused() {
    for (Iterator<OpenWork> each = OPEN.values().iterator(); each.hasNext(); ) {
      OpenWork open = each.next();
      if (open.users == 0) {
        each.remove();
        open.pieces.close();
      }
    }
  }

  Work<Object> work() {
    return work;
  }

  Work.Pieces<Object> pieces() {
    return pieces;
  }

  /** One user less. */
  @Override
  public void close() {
    synchronized (OpenWork.class) {
      users--;
    }
  }
}
