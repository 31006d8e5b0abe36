package spielwerk.core;

/** The line between a thinking engine and its caller. Called on the engine's thread. */
public interface Watch {
  /** Nobody watches. */
  Watch NONE = new Watch() {};

  /** Whether the engine should return what it has. */
  default boolean stop() {
    return false;
  }

  /** The advice as it would be now. */
  default void soFar(Advice advice) {}
}
