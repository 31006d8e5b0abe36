package spielwerk.core;

import java.nio.file.Path;
import java.util.List;

/**
 * Runs the engines of a jar that came from a stranger in processes of their own; none of its code
 * runs in this one. Found by {@link java.util.ServiceLoader}.
 */
public interface JarIsolation {
  /**
   * The makers of the engines that a jar brings.
   *
   * @throws Mistake if they cannot be used, with the reason
   */
  List<EngineMaker> engines(Path jar);
}
