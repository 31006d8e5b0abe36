package spielwerk.bench;

import java.util.function.LongSupplier;

/** What is done over and over while it is measured. */
@FunctionalInterface
public interface Workload extends AutoCloseable {
  /**
   * Does some and returns how much; what it counts must depend on all it does, so that the compiler
   * cannot leave any of it out.
   */
  long run();

  @Override
  default void close() {}

  /** Work that needs something which is closed after it. */
  static Workload closing(Runnable close, LongSupplier work) {
    return new Workload() {
      @Override
      public long run() {
        return work.getAsLong();
      }

      @Override
      public void close() {
        close.run();
      }
    };
  }
}
