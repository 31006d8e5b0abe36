package spielwerk.cluster;

import java.io.Serializable;
import java.util.Map;

/**
 * What a worker needs to do pieces of one work.
 *
 * @param id tells it from all others
 * @param files for the names of files in the description those under which Spark has them
 * @param programs whether engines may start programs
 */
record Shipment(
    String id, String kind, byte[] description, Map<String, String> files, boolean programs)
    implements Serializable {}
