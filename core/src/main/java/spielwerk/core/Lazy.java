package spielwerk.core;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is made when it is first wanted; other threads that want it meanwhile wait for it.
 */
final class Lazy<T extends Object> implements Supplier<T> {
  private final Supplier<T> maker;
  private @Nullable T made;

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public synchronized T get() {
    T known = made;
    if (known == null) {
      known = maker.get();
      made = known;
    }
    return known;
  }
}
