package spielwerk.core;

/** Reads the descriptions of one kind of {@link Work}; found by {@link java.util.ServiceLoader}. */
public interface WorkKind {
  String id();

  /**
   * The work of a description.
   *
   * @param catalogue where what it names is found
   */
  Work<?> read(byte[] description, Catalogue catalogue);
}
