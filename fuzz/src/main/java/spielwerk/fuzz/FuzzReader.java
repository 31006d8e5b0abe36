package spielwerk.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import spielwerk.core.Fault;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;

/**
 * A reader that anybody can give anything to.
 *
 * @param about what the bytes are taken for
 */
public record FuzzReader(String name, String about, Target target) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long NANOS = 1_000_000_000;

  /** What is done with the bytes. */
  @FunctionalInterface
  public interface Target {
    void read(byte[] input) throws Exception;
  }

  /** Input that a reader did not cope with. */
  public static final class Find extends RuntimeException {
    Find(String what, Throwable cause) {
      super(what, cause);
    }

    Find(String what) {
      super(what);
    }
  }

  /**
   * Reads some bytes. They may be refused in one sentence; anything else that is thrown goes on to
   * the caller.
   *
   * @return the CPU time it took, in nanoseconds
   */
  public long read(byte[] input) {
    long before = THREADS.getCurrentThreadCpuTime();
    try {
      target.read(input);
    } catch (Mistake | NotFound | Fault refused) {
      // as it should be
    } catch (RuntimeException broken) {
      throw broken;
    } catch (Exception broken) {
      throw new Find("a checked exception got out", broken);
    }
    return THREADS.getCurrentThreadCpuTime() - before;
  }

  /**
   * Reads some bytes, which must not take more than a second; twice if it does, for the first time
   * classes may have been loaded and compiled.
   */
  void check(byte[] input) {
    long nanos = read(input);
    if (nanos > NANOS) {
      nanos = read(input);
    }
    if (nanos > NANOS) {
      throw new Find("it took " + nanos / 1_000_000 + " ms of CPU time");
    }
  }
}
