package spielwerk.cluster;

import java.io.Serializable;
import java.util.Map;
import java.util.Optional;

/**
 * What a worker needs to do pieces of one work.
 *
 * @param id tells it from all others
 * @param files from the names of files in the description to those under which Spark has them
 * @param programs whether engines may start programs
 * @param java the Java of the driver
 */
record Shipment(
    String id,
    String kind,
    byte[] description,
    Map<String, String> files,
    boolean programs,
    int java)
    implements Serializable {

  Shipment with(Map<String, String> sent) {
    return new Shipment(id, kind, description, sent, programs, java);
  }

  /**
   * Why a worker may not do it: games are the same only with the same Java.
   *
   * @param own the Java of the worker
   */
  Optional<String> unfit(int own) {
    return own == java
        ? Optional.empty()
        : Optional.of(
            "it runs on Java %d, but the run was begun on Java %d; all machines need the same."
                .formatted(own, java));
  }
}
