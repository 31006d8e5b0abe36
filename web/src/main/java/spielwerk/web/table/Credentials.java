package spielwerk.web.table;

import java.util.Set;

/**
 * Who asks, as far as a table or a class cares: somebody with some keys.
 *
 * @param owner whether it is the owner of the workbench, to whom belongs what has no key
 */
public record Credentials(Set<String> keys, boolean owner) {

  public Credentials {
    keys = Set.copyOf(keys);
  }

  /** Whether it holds a key; a lock without one opens to nobody. */
  public boolean has(String key) {
    return !key.isEmpty() && keys.contains(key);
  }
}
