package spielwerk.core;

/** The line between a thinking engine and whoever asked it. Called on the engine's thread. */
public interface Watch {
  /** Nobody watches. */
  Watch NONE = new Watch() {};

  /** Whether the engine shall return what it has. */
  default boolean stop() {
    return false;
  }

  /** The advice as it would be now. */
  default void soFar(Advice advice) {}
}
