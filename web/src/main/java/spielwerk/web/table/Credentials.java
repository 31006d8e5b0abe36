package spielwerk.web.table;

import java.util.Set;

/** Who asks, as far as a table or a class cares: somebody with some keys in the hand. */
public record Credentials(Set<String> keys) {
  /** Somebody who just came along. */
  public static final Credentials EMPTY = new Credentials(Set.of());

  public Credentials {
    keys = Set.copyOf(keys);
  }

  /** Whether it holds a key; a lock without one opens to nobody. */
  public boolean has(String key) {
    return !key.isEmpty() && keys.contains(key);
  }
}
